// The constant pool of a class file (JVMS 4.4): every tag to Java 25, with references already checked and
// names resolved to symbols. A pool made by read_constant_pool() is consistent: each reference has the right
// tag, class names and descriptors are well formed, and no accessor of a checked index can fail.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/descriptor.h"
#include "support/symbol.h"

namespace jury::classfile {

class ByteReader;

enum class ConstantTag : std::uint8_t {
  Unusable = 0,  // index 0, and the index after a Long or Double
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Fieldref = 9,
  Methodref = 10,
  InterfaceMethodref = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

std::string_view tag_name(ConstantTag tag);

// How a method handle behaves (JVMS table 5.4.3.5-A).
enum class ReferenceKind : std::uint8_t {
  GetField = 1,
  GetStatic = 2,
  PutField = 3,
  PutStatic = 4,
  InvokeVirtual = 5,
  InvokeStatic = 6,
  InvokeSpecial = 7,
  NewInvokeSpecial = 8,
  InvokeInterface = 9,
};

struct NameAndType {
  Symbol name;
  Symbol descriptor;
};

// A field or method named by an instruction or a method handle.
struct MemberReference {
  Symbol owner;  // internal class name; an array descriptor for methods of arrays
  Symbol name;
  Symbol descriptor;
  bool in_interface = false;  // named by an InterfaceMethodref
};

struct MethodHandleConstant {
  ReferenceKind kind;
  MemberReference member;
};

// Dynamic and InvokeDynamic. The index is into ClassFile::bootstrap_methods, and lies inside it.
struct DynamicConstant {
  std::uint16_t bootstrap_method = 0;
  Symbol name;
  Symbol descriptor;
};

struct Constant {
  ConstantTag tag = ConstantTag::Unusable;
  std::uint16_t first = 0;   // first index of a reference; bootstrap method; reference kind
  std::uint16_t second = 0;  // second index of a reference
  TextKinds kinds;           // of Utf8: what it may serve as; of NameAndType: of its descriptor
  std::uint64_t bits = 0;    // of Integer, Float, Long, Double
  Symbol text;               // of Utf8; of the Utf8 that Class, String, MethodType, Module, Package name
};

// Accessors throw FormatError for an index that is out of range or has another tag.
class ConstantPool {
 public:
  ConstantPool() : constants_(1) {}
  explicit ConstantPool(std::vector<Constant> constants) : constants_(std::move(constants)) {}

  // One more than the largest index.
  std::uint16_t size() const { return static_cast<std::uint16_t>(constants_.size()); }
  ConstantTag tag(std::uint16_t index) const { return at(index).tag; }
  const Constant& at(std::uint16_t index) const;
  const Constant& at(std::uint16_t index, ConstantTag expected) const;

  Symbol utf8(std::uint16_t index) const { return at(index, ConstantTag::Utf8).text; }
  // What a Utf8 may serve as. Found out once, when the pool is read: one text may be named very often.
  bool is(TextKind kind, std::uint16_t utf8_index) const {
    return at(utf8_index, ConstantTag::Utf8).kinds.has(kind);
  }
  // Internal name (java/lang/Object) or array descriptor ([I, [Ljava/lang/Object;).
  Symbol class_name(std::uint16_t index) const { return at(index, ConstantTag::Class).text; }
  // Modified UTF-8, as in the file.
  Symbol string(std::uint16_t index) const { return at(index, ConstantTag::String).text; }
  Symbol method_type(std::uint16_t index) const { return at(index, ConstantTag::MethodType).text; }
  Symbol module_name(std::uint16_t index) const { return at(index, ConstantTag::Module).text; }
  Symbol package_name(std::uint16_t index) const { return at(index, ConstantTag::Package).text; }

  std::int32_t integer(std::uint16_t index) const {
    return static_cast<std::int32_t>(at(index, ConstantTag::Integer).bits);
  }
  std::int64_t long_integer(std::uint16_t index) const {
    return static_cast<std::int64_t>(at(index, ConstantTag::Long).bits);
  }
  float single_float(std::uint16_t index) const {
    return std::bit_cast<float>(static_cast<std::uint32_t>(at(index, ConstantTag::Float).bits));
  }
  double double_float(std::uint16_t index) const {
    return std::bit_cast<double>(at(index, ConstantTag::Double).bits);
  }

  NameAndType name_and_type(std::uint16_t index) const;
  MemberReference field(std::uint16_t index) const;
  MemberReference method(std::uint16_t index) const;  // Methodref or InterfaceMethodref
  MethodHandleConstant method_handle(std::uint16_t index) const;
  DynamicConstant dynamic(std::uint16_t index) const;  // Dynamic or InvokeDynamic
  // Words the arguments take, without the receiver: of a Methodref, InterfaceMethodref or InvokeDynamic.
  int parameter_words(std::uint16_t index) const {
    return at(at(index).second, ConstantTag::NameAndType).kinds.parameter_words;
  }

 private:
  MemberReference member(const Constant& constant) const;

  std::vector<Constant> constants_;
};

// Reads constant_pool_count and the pool; throws FormatError. References to bootstrap methods are checked
// later, by read_class, once that attribute has been read.
ConstantPool read_constant_pool(ByteReader& reader, std::uint16_t major_version);

}  // namespace jury::classfile
