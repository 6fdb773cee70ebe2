// Reads the pool in two steps: the entries as they stand in the file, then every reference between them,
// which may point forwards.
#include "classfile/constant_pool.h"

#include <algorithm>
#include <string>

#include "classfile/byte_reader.h"
#include "classfile/descriptor.h"
#include "classfile/format_error.h"
#include "classfile/message.h"
#include "support/unicode.h"

namespace jury::classfile {

namespace {

struct TagRow {
  ConstantTag tag;
  std::string_view name;
  std::uint16_t since;  // major version
};

constexpr TagRow tag_rows[] = {
    {ConstantTag::Unusable, "unusable entry", 0xffff},
    {ConstantTag::Utf8, "Utf8", 45},
    {ConstantTag::Integer, "Integer", 45},
    {ConstantTag::Float, "Float", 45},
    {ConstantTag::Long, "Long", 45},
    {ConstantTag::Double, "Double", 45},
    {ConstantTag::Class, "Class", 45},
    {ConstantTag::String, "String", 45},
    {ConstantTag::Fieldref, "Fieldref", 45},
    {ConstantTag::Methodref, "Methodref", 45},
    {ConstantTag::InterfaceMethodref, "InterfaceMethodref", 45},
    {ConstantTag::NameAndType, "NameAndType", 45},
    {ConstantTag::MethodHandle, "MethodHandle", 51},
    {ConstantTag::MethodType, "MethodType", 51},
    {ConstantTag::Dynamic, "Dynamic", 55},
    {ConstantTag::InvokeDynamic, "InvokeDynamic", 51},
    {ConstantTag::Module, "Module", 53},
    {ConstantTag::Package, "Package", 53},
};
static_assert(std::size(tag_rows) == 18, "17 tags of JVMS table 4.4-A and the unusable entry");

const TagRow* find_tag(std::uint8_t value) {
  for (const TagRow& row : tag_rows) {
    if (static_cast<std::uint8_t>(row.tag) == value) return &row;
  }
  return nullptr;
}

constexpr int most_parameter_words = 255;  // JVMS 4.3.3

std::string quoted(Symbol text) { return "'" + one_line(text.view(), 100) + "'"; }

class PoolReader {
 public:
  PoolReader(ByteReader& reader, std::uint16_t major_version)
      : reader_(reader), major_version_(major_version) {}

  std::vector<Constant> read() {
    const std::uint16_t size = reader_.u2();
    if (size == 0) throw FormatError("constant pool count is 0", reader_.offset() - 2);
    // No entry is smaller than three bytes, so this is never more than the file allows.
    constants_.reserve(std::min<std::size_t>(size, reader_.remaining() / 3 + 2));
    offsets_.reserve(constants_.capacity());
    add(Constant(), reader_.offset());
    while (constants_.size() < size) read_entry(size);
    for (index_ = 1; index_ < size; ++index_) resolve(constants_[index_]);
    for (index_ = 1; index_ < size; ++index_) check(constants_[index_]);
    return std::move(constants_);
  }

 private:
  void add(Constant constant, std::size_t offset) {
    constants_.push_back(constant);
    offsets_.push_back(offset);
  }

  void read_entry(std::uint16_t size) {
    const std::size_t offset = reader_.offset();
    try {
      const Constant constant = read_constant();
      const bool takes_two = constant.tag == ConstantTag::Long || constant.tag == ConstantTag::Double;
      if (takes_two && constants_.size() + 1 == size) {
        throw FormatError("an eight-byte constant cannot be the last", offset);
      }
      add(constant, offset);
      if (takes_two) add(Constant(), offset);
    } catch (const FormatError& error) {
      throw inside("constant " + std::to_string(constants_.size()), error);
    }
  }

  Constant read_constant() {
    const std::size_t offset = reader_.offset();
    const std::uint8_t value = reader_.u1();
    const TagRow* row = find_tag(value);
    if (row == nullptr || row->tag == ConstantTag::Unusable) {
      throw FormatError("unknown constant tag " + std::to_string(value), offset);
    }
    if (major_version_ < row->since) {
      throw FormatError("a " + std::string(row->name) + " needs class file version " +
                            std::to_string(row->since) + ", this one is " + std::to_string(major_version_),
                        offset);
    }
    Constant constant;
    constant.tag = row->tag;
    read_operands(constant);
    return constant;
  }

  void read_operands(Constant& constant) {
    switch (constant.tag) {
      case ConstantTag::Unusable:
        return;
      case ConstantTag::Utf8:
        constant.text = read_text();
        constant.kinds = classify_text(constant.text.view());
        return;
      case ConstantTag::Integer:
      case ConstantTag::Float:
        constant.bits = reader_.u4();
        return;
      case ConstantTag::Long:
      case ConstantTag::Double:
        constant.bits = reader_.u8();
        return;
      case ConstantTag::Class:
      case ConstantTag::String:
      case ConstantTag::MethodType:
      case ConstantTag::Module:
      case ConstantTag::Package:
        constant.first = reader_.u2();
        return;
      case ConstantTag::MethodHandle:
        constant.first = reader_.u1();
        constant.second = reader_.u2();
        return;
      case ConstantTag::Fieldref:
      case ConstantTag::Methodref:
      case ConstantTag::InterfaceMethodref:
      case ConstantTag::NameAndType:
      case ConstantTag::Dynamic:
      case ConstantTag::InvokeDynamic:
        constant.first = reader_.u2();
        constant.second = reader_.u2();
        return;
    }
  }

  Symbol read_text() {
    const std::uint16_t length = reader_.u2();
    const std::size_t offset = reader_.offset();
    const auto bytes = reader_.take(length);
    if (!is_modified_utf8(bytes)) throw FormatError("not modified UTF-8", offset);
    return Symbol(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
  }

  // First pass: names of the constants that name one text; kind of descriptor of each NameAndType.
  void resolve(Constant& constant) {
    switch (constant.tag) {
      case ConstantTag::Class:
        constant.text = text(constant.first);
        if (!is(TextKind::ClassConstant, constant.first))
          fail(quoted(constant.text) + " is not a class name");
        return;
      case ConstantTag::String:
        constant.text = text(constant.first);
        return;
      case ConstantTag::MethodType:
        constant.text = text(constant.first);
        if (!is(TextKind::MethodDescriptor, constant.first))
          fail(quoted(constant.text) + " is not a method descriptor");
        return;
      case ConstantTag::Module:
        constant.text = text(constant.first);
        if (constant.text.empty()) fail("empty module name");
        return;
      case ConstantTag::Package:
        constant.text = text(constant.first);
        if (!is(TextKind::ClassName, constant.first)) fail(quoted(constant.text) + " is not a package name");
        return;
      case ConstantTag::NameAndType:
        resolve_name_and_type(constant);
        return;
      case ConstantTag::Unusable:
      case ConstantTag::Utf8:
      case ConstantTag::Integer:
      case ConstantTag::Float:
      case ConstantTag::Long:
      case ConstantTag::Double:
      case ConstantTag::Fieldref:
      case ConstantTag::Methodref:
      case ConstantTag::InterfaceMethodref:
      case ConstantTag::MethodHandle:
      case ConstantTag::Dynamic:
      case ConstantTag::InvokeDynamic:
        return;
    }
  }

  void resolve_name_and_type(Constant& constant) {
    const Symbol name = text(constant.first);
    const Symbol descriptor = text(constant.second);
    constant.kinds = constants_[constant.second].kinds;
    if (descriptor.view().starts_with('(')) {
      if (!is(TextKind::MethodDescriptor, constant.second))
        fail(quoted(descriptor) + " is not a method descriptor");
      if (!is(TextKind::MethodName, constant.first)) fail(quoted(name) + " is not a method name");
    } else {
      if (!is(TextKind::FieldDescriptor, constant.second)) fail(quoted(descriptor) + " is not a descriptor");
      if (!is(TextKind::UnqualifiedName, constant.first)) fail(quoted(name) + " is not a field name");
    }
  }

  // Second pass: constants that refer to constants the first pass has made sense of.
  void check(const Constant& constant) {
    switch (constant.tag) {
      case ConstantTag::Fieldref:
        target(constant.first, ConstantTag::Class);
        described(constant.second, TextKind::FieldDescriptor);
        return;
      case ConstantTag::Methodref:
      case ConstantTag::InterfaceMethodref:
        check_method(constant);
        return;
      case ConstantTag::MethodHandle:
        check_method_handle(constant);
        return;
      case ConstantTag::Dynamic:
        described(constant.second, TextKind::FieldDescriptor);
        return;
      case ConstantTag::InvokeDynamic: {
        const Symbol name = described(constant.second, TextKind::MethodDescriptor);
        if (name.view().starts_with('<')) fail("invokedynamic cannot name " + quoted(name));
        return;
      }
      case ConstantTag::Unusable:
      case ConstantTag::Utf8:
      case ConstantTag::Integer:
      case ConstantTag::Float:
      case ConstantTag::Long:
      case ConstantTag::Double:
      case ConstantTag::Class:
      case ConstantTag::String:
      case ConstantTag::NameAndType:
      case ConstantTag::MethodType:
      case ConstantTag::Module:
      case ConstantTag::Package:
        return;
    }
  }

  void check_method(const Constant& constant) {
    target(constant.first, ConstantTag::Class);
    const Symbol name = described(constant.second, TextKind::MethodDescriptor);
    if (constants_[constant.second].kinds.parameter_words > most_parameter_words)
      fail("more than 255 words of arguments");
    if (!name.view().starts_with('<')) return;
    if (!(name == "<init>" && constant.tag == ConstantTag::Methodref)) fail("cannot name " + quoted(name));
    const Symbol descriptor = text(constants_[constant.second].second);
    if (!descriptor.view().ends_with(")V")) fail("<init> with a result: " + quoted(descriptor));
  }

  void check_method_handle(const Constant& constant) {
    if (!(constant.first >= 1 && constant.first <= 9))
      fail("unknown kind of method handle " + std::to_string(constant.first));
    const auto kind = static_cast<ReferenceKind>(constant.first);
    const Constant& referred = any_target(constant.second);
    if (!handle_accepts(kind, referred.tag))
      fail("a method handle of kind " + std::to_string(constant.first) + " cannot refer to a " +
           std::string(tag_name(referred.tag)));
    if (referred.tag == ConstantTag::Fieldref) return;
    const bool constructor = text(target(referred.second, ConstantTag::NameAndType).first) == "<init>";
    if (!(constructor == (kind == ReferenceKind::NewInvokeSpecial)))
      fail("a method handle of kind " + std::to_string(constant.first) +
           (constructor ? " cannot refer to a constructor" : " must refer to a constructor"));
  }

  bool handle_accepts(ReferenceKind kind, ConstantTag tag) const {
    switch (kind) {
      case ReferenceKind::GetField:
      case ReferenceKind::GetStatic:
      case ReferenceKind::PutField:
      case ReferenceKind::PutStatic:
        return tag == ConstantTag::Fieldref;
      case ReferenceKind::InvokeVirtual:
      case ReferenceKind::NewInvokeSpecial:
        return tag == ConstantTag::Methodref;
      case ReferenceKind::InvokeStatic:
      case ReferenceKind::InvokeSpecial:
        return tag == ConstantTag::Methodref ||
               (tag == ConstantTag::InterfaceMethodref && major_version_ >= 52);
      case ReferenceKind::InvokeInterface:
        return tag == ConstantTag::InterfaceMethodref;
    }
    return false;
  }

  const Constant& any_target(std::uint16_t index) {
    if (!(index > 0 && index < constants_.size()))
      fail("refers to constant " + std::to_string(index) + ", the pool ends at " +
           std::to_string(constants_.size() - 1));
    return constants_[index];
  }

  const Constant& target(std::uint16_t index, ConstantTag expected) {
    const Constant& found = any_target(index);
    if (found.tag != expected)
      fail("refers to constant " + std::to_string(index) + ", a " + std::string(tag_name(found.tag)) +
           " instead of a " + std::string(tag_name(expected)));
    return found;
  }

  // The index must be one of a Utf8.
  bool is(TextKind kind, std::uint16_t index) const { return constants_[index].kinds.has(kind); }

  Symbol text(std::uint16_t index) { return target(index, ConstantTag::Utf8).text; }

  // The name in a NameAndType that has to describe a field or a method.
  Symbol described(std::uint16_t index, TextKind kind) {
    const Constant& found = target(index, ConstantTag::NameAndType);
    if (!found.kinds.has(kind))
      fail("refers to constant " + std::to_string(index) + ", which does not describe a " +
           (kind == TextKind::FieldDescriptor ? "field" : "method"));
    return constants_[found.first].text;
  }

  [[noreturn]] void fail(const std::string& message) const {
    throw FormatError("constant " + std::to_string(index_) + " (" +
                          std::string(tag_name(constants_[index_].tag)) + "): " + message,
                      offsets_[index_]);
  }

  ByteReader& reader_;
  std::uint16_t major_version_;
  std::vector<Constant> constants_;
  std::vector<std::size_t> offsets_;  // in the file, for messages
  std::size_t index_ = 0;             // of the constant being checked
};

}  // namespace

std::string_view tag_name(ConstantTag tag) {
  const TagRow* row = find_tag(static_cast<std::uint8_t>(tag));
  return row == nullptr ? "unknown constant" : row->name;
}

const Constant& ConstantPool::at(std::uint16_t index) const {
  if (index == 0 || index >= constants_.size()) {
    throw FormatError("constant " + std::to_string(index) + " does not exist, the pool ends at " +
                      std::to_string(constants_.size() - 1));
  }
  return constants_[index];
}

const Constant& ConstantPool::at(std::uint16_t index, ConstantTag expected) const {
  const Constant& found = at(index);
  if (found.tag != expected) {
    throw FormatError("constant " + std::to_string(index) + " is a " + std::string(tag_name(found.tag)) +
                      " instead of a " + std::string(tag_name(expected)));
  }
  return found;
}

NameAndType ConstantPool::name_and_type(std::uint16_t index) const {
  const Constant& constant = at(index, ConstantTag::NameAndType);
  return {utf8(constant.first), utf8(constant.second)};
}

MemberReference ConstantPool::member(const Constant& constant) const {
  const NameAndType named = name_and_type(constant.second);
  return {class_name(constant.first), named.name, named.descriptor,
          constant.tag == ConstantTag::InterfaceMethodref};
}

MemberReference ConstantPool::field(std::uint16_t index) const {
  return member(at(index, ConstantTag::Fieldref));
}

MemberReference ConstantPool::method(std::uint16_t index) const {
  const Constant& constant = at(index);
  if (constant.tag == ConstantTag::InterfaceMethodref) return member(constant);
  return member(at(index, ConstantTag::Methodref));
}

MethodHandleConstant ConstantPool::method_handle(std::uint16_t index) const {
  const Constant& constant = at(index, ConstantTag::MethodHandle);
  const Constant& referred = at(constant.second);
  const bool is_field = referred.tag == ConstantTag::Fieldref;
  return {static_cast<ReferenceKind>(constant.first),
          is_field ? field(constant.second) : method(constant.second)};
}

DynamicConstant ConstantPool::dynamic(std::uint16_t index) const {
  const Constant& found = at(index);
  const Constant& constant =
      found.tag == ConstantTag::Dynamic ? found : at(index, ConstantTag::InvokeDynamic);
  const NameAndType named = name_and_type(constant.second);
  return {constant.first, named.name, named.descriptor};
}

ConstantPool read_constant_pool(ByteReader& reader, std::uint16_t major_version) {
  return ConstantPool(PoolReader(reader, major_version).read());
}

}  // namespace jury::classfile
