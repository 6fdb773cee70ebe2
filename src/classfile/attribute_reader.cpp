// The table of attributes, the loop over them, and the readers of the short ones.
#include "classfile/attribute_reader.h"

#include <bitset>
#include <string>
#include <unordered_map>

#include "classfile/descriptor.h"

namespace jury::classfile {

namespace {

void read_constant_value(ByteReader& reader, const AttributeTarget& target);
void read_exceptions(ByteReader& reader, const AttributeTarget& target);
void read_inner_classes(ByteReader& reader, const AttributeTarget& target);
void read_enclosing_method(ByteReader& reader, const AttributeTarget& target);
void read_synthetic(ByteReader& reader, const AttributeTarget& target);
void read_signature(ByteReader& reader, const AttributeTarget& target);
void read_source_file(ByteReader& reader, const AttributeTarget& target);
void read_source_debug_extension(ByteReader& reader, const AttributeTarget& target);
void read_deprecated(ByteReader& reader, const AttributeTarget& target);
void read_bootstrap_methods(ByteReader& reader, const AttributeTarget& target);
void read_method_parameters(ByteReader& reader, const AttributeTarget& target);
void read_nest_host(ByteReader& reader, const AttributeTarget& target);
void read_nest_members(ByteReader& reader, const AttributeTarget& target);
void read_record(ByteReader& reader, const AttributeTarget& target);
void read_permitted_subclasses(ByteReader& reader, const AttributeTarget& target);

constexpr std::uint8_t places(std::initializer_list<Place> list) {
  std::uint8_t set = 0;
  for (const Place place : list) set = static_cast<std::uint8_t>(set | static_cast<std::uint8_t>(place));
  return set;
}

constexpr std::uint8_t on_class = places({Place::Class});
constexpr std::uint8_t on_field = places({Place::Field});
constexpr std::uint8_t on_method = places({Place::Method});
constexpr std::uint8_t on_code = places({Place::Code});
constexpr std::uint8_t on_member = places({Place::Class, Place::Field, Place::Method});
constexpr std::uint8_t on_declaration = on_member | places({Place::RecordComponent});

struct AttributeRow {
  std::string_view name;
  std::uint16_t since;  // major version
  std::uint8_t allowed;
  bool repeatable;
  void (*read)(ByteReader&, const AttributeTarget&);
};

constexpr AttributeRow attribute_table[] = {
    {"ConstantValue", 45, on_field, false, read_constant_value},
    {"Code", 45, on_method, false, read_code},
    {"StackMapTable", 50, on_code, false, read_stack_map},
    {"Exceptions", 45, on_method, false, read_exceptions},
    {"InnerClasses", 45, on_class, false, read_inner_classes},
    {"EnclosingMethod", 49, on_class, false, read_enclosing_method},
    {"Synthetic", 45, on_member, true, read_synthetic},
    {"Signature", 49, on_declaration, false, read_signature},
    {"SourceFile", 45, on_class, false, read_source_file},
    {"SourceDebugExtension", 49, on_class, false, read_source_debug_extension},
    {"LineNumberTable", 45, on_code, true, read_line_numbers},
    {"LocalVariableTable", 45, on_code, true, read_local_variables},
    {"LocalVariableTypeTable", 49, on_code, true, read_local_variable_types},
    {"Deprecated", 45, on_member, true, read_deprecated},
    {"RuntimeVisibleAnnotations", 49, on_declaration, false, read_visible_annotations},
    {"RuntimeInvisibleAnnotations", 49, on_declaration, false, read_invisible_annotations},
    {"RuntimeVisibleParameterAnnotations", 49, on_method, false, read_visible_parameter_annotations},
    {"RuntimeInvisibleParameterAnnotations", 49, on_method, false, read_invisible_parameter_annotations},
    {"RuntimeVisibleTypeAnnotations", 52, on_declaration | on_code, false, read_visible_type_annotations},
    {"RuntimeInvisibleTypeAnnotations", 52, on_declaration | on_code, false, read_invisible_type_annotations},
    {"AnnotationDefault", 49, on_method, false, read_annotation_default},
    {"BootstrapMethods", 51, on_class, false, read_bootstrap_methods},
    {"MethodParameters", 52, on_method, false, read_method_parameters},
    {"Module", 53, on_class, false, read_module},
    {"ModulePackages", 53, on_class, false, read_module_packages},
    {"ModuleMainClass", 53, on_class, false, read_module_main_class},
    {"NestHost", 55, on_class, false, read_nest_host},
    {"NestMembers", 55, on_class, false, read_nest_members},
    {"Record", 60, on_class, false, read_record},
    {"PermittedSubclasses", 61, on_class, false, read_permitted_subclasses},
};
constexpr std::size_t attribute_count = std::size(attribute_table);
static_assert(attribute_count == 30, "the attributes of JVMS table 4.7-A");

const AttributeRow* find_row(Symbol name, const AttributeTarget& target) {
  static const auto rows = [] {
    std::unordered_map<Symbol, const AttributeRow*> map;
    for (const AttributeRow& row : attribute_table) map.emplace(Symbol(row.name), &row);
    return map;
  }();
  const auto found = rows.find(name);
  if (found == rows.end()) return nullptr;
  const AttributeRow* row = found->second;
  const bool applies = (row->allowed & static_cast<std::uint8_t>(target.place)) != 0 &&
                       target.class_file.major_version >= row->since;
  return applies ? row : nullptr;
}

void read_one_attribute(ByteReader& reader, const AttributeTarget& target,
                        std::bitset<attribute_count>& seen) {
  const std::size_t offset = reader.offset();
  const Symbol name = target.pool().utf8(reader.u2());
  const std::uint32_t length = reader.u4();
  const AttributeRow* row = find_row(name, target);
  if (row == nullptr) {
    reader.skip(length);
    auto& unknown = target.place == Place::Code ? target.code->unknown : target.common->unknown;
    unknown.push_back({name, length});
    return;
  }
  const auto number = static_cast<std::size_t>(row - attribute_table);
  if (seen[number] && !row->repeatable) {
    throw FormatError("second " + name.text() + " attribute", offset);
  }
  seen.set(number);
  try {
    const ByteReader::Window window(reader, length);
    row->read(reader, target);
    if (reader.remaining() > 0) {
      throw FormatError(std::to_string(reader.remaining()) + " bytes shorter than its declared length",
                        reader.offset());
    }
  } catch (const FormatError& error) {
    throw inside("attribute " + name.text(), error);
  }
}

void read_constant_value(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t index = reader.u2();
  const ConstantTag tag = target.pool().tag(index);
  const std::string& descriptor = target.field->descriptor.text();
  const auto fits = [&] {
    switch (descriptor.front()) {
      case 'I':
      case 'S':
      case 'C':
      case 'B':
      case 'Z':
        return tag == ConstantTag::Integer;
      case 'J':
        return tag == ConstantTag::Long;
      case 'F':
        return tag == ConstantTag::Float;
      case 'D':
        return tag == ConstantTag::Double;
      default:
        return tag == ConstantTag::String && descriptor == "Ljava/lang/String;";
    }
  };
  // JVMS 4.7.2: the virtual machine ignores it on a field that is not static.
  if (!target.field->is_static()) return;
  if (!fits()) {
    throw FormatError("a " + std::string(tag_name(tag)) + " for a field of type " +
                      display_descriptor(descriptor));
  }
  target.field->constant_value = index;
}

void read_exceptions(ByteReader& reader, const AttributeTarget& target) {
  target.method->exceptions = read_class_list(reader, target.pool());
}

void read_inner_classes(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t entries = reader.count(8);
  target.class_file.inner_classes.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    InnerClass inner;
    inner.inner = target.pool().class_name(reader.u2());
    inner.outer = optional_class(reader, target.pool());
    inner.name = optional_utf8(reader, target.pool());
    inner.access.bits = reader.u2();
    target.class_file.inner_classes.push_back(inner);
  }
}

void read_enclosing_method(ByteReader& reader, const AttributeTarget& target) {
  EnclosingMethod enclosing;
  enclosing.class_name = target.pool().class_name(reader.u2());
  const std::uint16_t index = reader.u2();
  if (index != 0) {
    const NameAndType named = target.pool().name_and_type(index);
    if (!named.descriptor.view().starts_with('(')) throw FormatError("names a field instead of a method");
    enclosing.method_name = named.name;
    enclosing.method_descriptor = named.descriptor;
  }
  target.class_file.enclosing_method = enclosing;
}

void read_synthetic(ByteReader&, const AttributeTarget& target) { target.common->synthetic = true; }

void read_signature(ByteReader& reader, const AttributeTarget& target) {
  target.common->signature = target.pool().utf8(reader.u2());
}

void read_source_file(ByteReader& reader, const AttributeTarget& target) {
  target.class_file.source_file = target.pool().utf8(reader.u2());
}

void read_source_debug_extension(ByteReader& reader, const AttributeTarget& target) {
  const auto bytes = reader.take(reader.remaining());
  target.class_file.source_debug_extension.assign(bytes.begin(), bytes.end());
}

void read_deprecated(ByteReader&, const AttributeTarget& target) { target.common->deprecated = true; }

void check_loadable(const ConstantPool& pool, std::uint16_t index) {
  switch (const ConstantTag tag = pool.tag(index)) {
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Long:
    case ConstantTag::Double:
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodHandle:
    case ConstantTag::MethodType:
    case ConstantTag::Dynamic:
      return;
    case ConstantTag::Unusable:
    case ConstantTag::Utf8:
    case ConstantTag::Fieldref:
    case ConstantTag::Methodref:
    case ConstantTag::InterfaceMethodref:
    case ConstantTag::NameAndType:
    case ConstantTag::InvokeDynamic:
    case ConstantTag::Module:
    case ConstantTag::Package:
      throw FormatError("argument is constant " + std::to_string(index) + ", a " +
                        std::string(tag_name(tag)) + ", which cannot be loaded");
  }
}

void read_bootstrap_methods(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t entries = reader.count(4);
  target.class_file.bootstrap_methods.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    BootstrapMethod bootstrap;
    bootstrap.method_handle = reader.u2();
    target.pool().at(bootstrap.method_handle, ConstantTag::MethodHandle);
    const std::uint16_t arguments = reader.count(2);
    bootstrap.arguments.reserve(arguments);
    for (int argument = 0; argument < arguments; ++argument) {
      bootstrap.arguments.push_back(reader.u2());
      check_loadable(target.pool(), bootstrap.arguments.back());
    }
    target.class_file.bootstrap_methods.push_back(std::move(bootstrap));
  }
}

void read_method_parameters(ByteReader& reader, const AttributeTarget& target) {
  const std::uint8_t entries = reader.count1(4);
  target.method->parameters.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    MethodParameter parameter;
    parameter.name = optional_utf8(reader, target.pool());
    parameter.access.bits = reader.u2();
    target.method->parameters.push_back(parameter);
  }
}

void read_nest_host(ByteReader& reader, const AttributeTarget& target) {
  target.class_file.nest_host = target.pool().class_name(reader.u2());
}

void read_nest_members(ByteReader& reader, const AttributeTarget& target) {
  target.class_file.nest_members = read_class_list(reader, target.pool());
}

void read_permitted_subclasses(ByteReader& reader, const AttributeTarget& target) {
  target.class_file.permitted_subclasses = read_class_list(reader, target.pool());
}

void read_record(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t entries = reader.count(6);
  auto& components = target.class_file.record.emplace();
  components.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    RecordComponent& component = components.emplace_back();
    const std::uint16_t name = reader.u2();
    const std::uint16_t descriptor = reader.u2();
    component.name = target.pool().utf8(name);
    component.descriptor = target.pool().utf8(descriptor);
    if (!target.pool().is(TextKind::UnqualifiedName, name))
      throw FormatError("component without a proper name");
    if (!target.pool().is(TextKind::FieldDescriptor, descriptor)) {
      throw FormatError("component " + component.name.text() + " without a proper descriptor");
    }
    read_attributes(reader, {Place::RecordComponent, target.class_file, &component});
  }
}

}  // namespace

void read_attributes(ByteReader& reader, const AttributeTarget& target) {
  std::bitset<attribute_count> seen;
  const std::uint16_t entries = reader.count(6);
  for (int entry = 0; entry < entries; ++entry) read_one_attribute(reader, target, seen);
}

Symbol optional_utf8(ByteReader& reader, const ConstantPool& pool) {
  const std::uint16_t index = reader.u2();
  return index == 0 ? Symbol() : pool.utf8(index);
}

Symbol optional_class(ByteReader& reader, const ConstantPool& pool) {
  const std::uint16_t index = reader.u2();
  return index == 0 ? Symbol() : pool.class_name(index);
}

std::vector<Symbol> read_class_list(ByteReader& reader, const ConstantPool& pool) {
  const std::uint16_t entries = reader.count(2);
  std::vector<Symbol> names;
  names.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) names.push_back(pool.class_name(reader.u2()));
  return names;
}

}  // namespace jury::classfile
