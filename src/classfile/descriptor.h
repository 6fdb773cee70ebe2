// Field and method descriptors (JVMS 4.3), the names the format allows (JVMS 4.2), and how both are shown to
// people. Parsing never throws: a malformed text gives an empty optional. Generic signatures are not parsed
// here; they only serve printing.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/symbol.h"

namespace jury::classfile {

enum class BaseType : std::uint8_t { Boolean, Byte, Char, Short, Int, Long, Float, Double, Reference, Void };

// One type of a descriptor: element type and number of array dimensions.
struct FieldType {
  BaseType base = BaseType::Int;  // of the innermost element; Void only as a return type
  std::uint8_t dimensions = 0;
  Symbol class_name;  // internal name, when base is Reference

  bool is_array() const { return dimensions > 0; }
  bool is_reference() const { return is_array() || base == BaseType::Reference; }
  bool is_void() const { return base == BaseType::Void; }
  // Words on the operand stack or in local variables: 0, 1 or 2.
  int words() const;
  std::string descriptor() const;
  std::string display() const;  // "java.util.Map[]"
  bool operator==(const FieldType&) const = default;
};

struct MethodDescriptor {
  std::vector<FieldType> parameters;
  FieldType return_type;

  int parameter_words() const;  // without the receiver
  bool operator==(const MethodDescriptor&) const = default;
};

std::optional<FieldType> parse_field_descriptor(std::string_view text);
std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text);

// Checks alone, without building anything.
bool is_field_descriptor(std::string_view text);
bool is_method_descriptor(std::string_view text);
// Words the parameters take, without the receiver; nothing when malformed.
std::optional<int> parameter_words(std::string_view method_descriptor);

bool is_unqualified_name(std::string_view text);     // of a field or local variable
bool is_method_name(std::string_view text);          // also <init> and <clinit>
bool is_internal_class_name(std::string_view text);  // java/lang/Object
bool is_class_constant_name(std::string_view text);  // that, or the descriptor of an array

// What a text may serve as: a set of bits.
enum class TextKind : std::uint16_t {
  UnqualifiedName = 1,
  MethodName = 2,
  ClassName = 4,      // internal form
  ClassConstant = 8,  // that, or the descriptor of an array
  FieldDescriptor = 16,
  MethodDescriptor = 32,
};

struct TextKinds {
  std::uint16_t bits = 0;
  std::uint16_t parameter_words = 0;  // of a method descriptor

  bool has(TextKind kind) const { return (bits & static_cast<std::uint16_t>(kind)) != 0; }
};

// All of the questions above at once, for a text that will be asked about often.
TextKinds classify_text(std::string_view text);

// java/util/Map$Entry -> java.util.Map$Entry; [I -> int[]. Anything else is returned as it is.
std::string display_class_name(std::string_view internal_name);
// java.util.Map$Entry or java/util/Map$Entry -> java/util/Map$Entry
std::string internal_class_name(std::string_view display_name);
// name and descriptor as in Java: "indexOf(java.lang.String, int)"; a constructor as "<init>(...)"
std::string display_method(std::string_view name, std::string_view descriptor);
std::string display_descriptor(std::string_view field_descriptor);
// The classes that a descriptor or generic signature names; a member of a generic class, `Lp/Outer<TT;>.Inner;`,
// only by the outer one.
void visit_class_names(std::string_view signature, const std::function<void(std::string_view)>& visit);
// The package part, "java/util"; empty for the unnamed package.
std::string_view package_of(std::string_view internal_name);

}  // namespace jury::classfile
