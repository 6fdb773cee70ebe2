// The outermost structure of a class file (JVMS 4.1, 4.5, 4.6); attributes are read in *_attributes.cpp.
#include "classfile/class_reader.h"

#include <algorithm>
#include <cstdio>

#include "classfile/attribute_reader.h"
#include "classfile/descriptor.h"
#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

constexpr std::uint32_t magic = 0xcafebabe;
constexpr int most_parameter_words = 255;

std::string java_version_text(std::uint16_t major) {
  return std::to_string(major) + " (Java " + std::to_string(java_release(major)) + ")";
}

void read_header(ByteReader& reader, ClassFile& result) {
  if (reader.remaining() == 0) throw FormatError("not a class file: it is empty", 0);
  if (reader.remaining() < 4)
    throw FormatError("not a class file: only " + std::to_string(reader.remaining()) + " bytes", 0);
  const std::uint32_t found = reader.u4();
  if (found != magic) {
    char text[64];
    std::snprintf(text, sizeof text, "not a class file: starts with 0x%08x instead of 0x%08x", found, magic);
    throw FormatError(text, 0);
  }
  result.minor_version = reader.u2();
  result.major_version = reader.u2();
}

void check_version(const ClassFile& result) {
  const std::uint16_t major = result.major_version;
  if (major > newest_major_version) {
    throw FormatError("class file version " + java_version_text(major) + " is newer than " +
                          java_version_text(newest_major_version) + ", the newest this Jury reads",
                      6);
  }
  if (major < oldest_major_version) {
    throw FormatError("class file version " + std::to_string(major) + " is older than " +
                          std::to_string(oldest_major_version) + " (JDK 1.0.2), the oldest there is",
                      6);
  }
  if (major >= 56 && result.minor_version != 0 && result.minor_version != 0xffff) {
    throw FormatError("class file version " + std::to_string(major) + "." +
                          std::to_string(result.minor_version) + " does not exist",
                      4);
  }
}

class ClassReader {
 public:
  ClassReader(ByteReader& reader, ClassFile& result) : reader_(reader), result_(result) {}

  void read() {
    read_as_far_as_name();
    read_supertypes();
    read_fields();
    read_methods();
    read_attributes(reader_, {Place::Class, result_, &result_});
    if (reader_.remaining() > 0) {
      throw FormatError(std::to_string(reader_.remaining()) + " bytes follow the end of the class",
                        reader_.offset());
    }
    check_bootstrap_references();
  }

  void read_as_far_as_name() {
    read_header(reader_, result_);
    check_version(result_);
    result_.constants = read_constant_pool(reader_, result_.major_version);
    result_.access.bits = reader_.u2();
    result_.name = pool().class_name(reader_.u2());
    if (!is_internal_class_name(result_.name.view()))
      throw FormatError("the class is called " + result_.name.text());
  }

 private:
  const ConstantPool& pool() const { return result_.constants; }

  void read_supertypes() {
    result_.super_name = optional_class(reader_, pool());
    const bool may_lack_super = result_.is_module() || result_.name == "java/lang/Object";
    if (result_.super_name.empty() && !may_lack_super)
      throw FormatError("no superclass", reader_.offset() - 2);
    if (result_.super_name.view().starts_with('[')) throw FormatError("the superclass is an array");
    if (result_.is_interface() && result_.super_name != Symbol("java/lang/Object")) {
      throw FormatError("the superclass of an interface is not java.lang.Object", reader_.offset() - 2);
    }
    result_.interfaces = read_class_list(reader_, pool());
    for (const Symbol interface : result_.interfaces) {
      if (interface.view().starts_with('[')) throw FormatError("an array as interface");
    }
  }

  void read_fields() {
    const std::uint16_t entries = reader_.count(8);
    result_.fields.reserve(entries);
    for (int entry = 0; entry < entries; ++entry) {
      Field& field = result_.fields.emplace_back();
      const MemberIndices indices = read_member_header(field.access, field.name, field.descriptor);
      if (!pool().is(TextKind::UnqualifiedName, indices.name))
        throw FormatError("field without a proper name");
      if (!pool().is(TextKind::FieldDescriptor, indices.descriptor)) {
        throw FormatError("field " + one_line(field.name.view(), 150) + " without a proper descriptor");
      }
      try {
        read_attributes(reader_, {Place::Field, result_, &field, &field});
      } catch (const FormatError& error) {
        throw inside("field " + one_line(field.name.view(), 150), error);
      }
    }
    check_distinct(result_.fields, "field");
  }

  void read_methods() {
    const std::uint16_t entries = reader_.count(8);
    result_.methods.reserve(entries);
    for (int entry = 0; entry < entries; ++entry) {
      Method& method = result_.methods.emplace_back();
      const MemberIndices indices = read_member_header(method.access, method.name, method.descriptor);
      if (!pool().is(TextKind::MethodName, indices.name)) throw FormatError("method without a proper name");
      try {
        check_method_header(method, indices.descriptor);
        read_attributes(reader_, {Place::Method, result_, &method, nullptr, &method});
        check_method_body(method, indices.descriptor);
      } catch (const FormatError& error) {
        throw inside("method " + display_for_message(method.name.view(), method.descriptor.view()), error);
      }
    }
    check_distinct(result_.methods, "method");
  }

  struct MemberIndices {
    std::uint16_t name;
    std::uint16_t descriptor;
  };

  MemberIndices read_member_header(AccessFlags& access, Symbol& name, Symbol& descriptor) {
    access.bits = reader_.u2();
    const std::uint16_t name_index = reader_.u2();
    name = pool().utf8(name_index);
    const std::uint16_t descriptor_index = reader_.u2();
    descriptor = pool().utf8(descriptor_index);
    return {name_index, descriptor_index};
  }

  void check_method_header(Method& method, std::uint16_t descriptor) {
    if (!pool().is(TextKind::MethodDescriptor, descriptor))
      throw FormatError("not a method descriptor", reader_.offset() - 2);
    if (method.name == "<clinit>" && method.descriptor == "()V" && result_.major_version < 51) {
      // JVMS 2.9.2: before version 51 the flag was not needed.
      method.access.bits |= static_cast<std::uint16_t>(AccessFlag::Static);
    }
    if (argument_words(method, descriptor) > most_parameter_words) {
      throw FormatError("more than 255 words of arguments", reader_.offset() - 2);
    }
    if (method.name == "<init>" && (method.is_static() || !method.descriptor.view().ends_with(")V"))) {
      throw FormatError("a constructor is neither static nor has a result", reader_.offset() - 6);
    }
    if (method.name == "<clinit>" && (!method.is_static() || method.descriptor != Symbol("()V"))) {
      throw FormatError("a class initialiser is static and has neither parameters nor a result",
                        reader_.offset() - 6);
    }
  }

  void check_method_body(const Method& method, std::uint16_t descriptor) {
    const bool bodiless = method.is_native() || method.is_abstract();
    if (bodiless && method.code) throw FormatError("a native or abstract method has code", reader_.offset());
    if (!bodiless && !method.code) throw FormatError("no code", reader_.offset());
    if (method.code && argument_words(method, descriptor) > method.code->max_locals) {
      throw FormatError("the arguments do not fit " + std::to_string(method.code->max_locals) +
                        " local variables");
    }
  }

  // With the receiver.
  int argument_words(const Method& method, std::uint16_t descriptor) const {
    return pool().at(descriptor).kinds.parameter_words + (method.is_static() ? 0 : 1);
  }

  // JVMS 4.5, 4.6: no two with one name and descriptor.
  template <typename Member>
  void check_distinct(const std::vector<Member>& members, const char* kind) {
    std::vector<std::pair<const void*, const void*>> keys;
    keys.reserve(members.size());
    for (const Member& member : members)
      keys.emplace_back(member.name.identity(), member.descriptor.identity());
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) == keys.end()) return;
    throw FormatError(std::string("two ") + kind + "s have one name and descriptor", reader_.offset());
  }

  // The attribute comes last in the file, so the pool could not be checked against it before.
  void check_bootstrap_references() {
    for (std::uint16_t index = 1; index < pool().size(); ++index) {
      const Constant& constant = pool().at(index);
      if (constant.tag != ConstantTag::Dynamic && constant.tag != ConstantTag::InvokeDynamic) continue;
      if (constant.first >= result_.bootstrap_methods.size()) {
        throw FormatError("constant " + std::to_string(index) + " (" + std::string(tag_name(constant.tag)) +
                          "): bootstrap method " + std::to_string(constant.first) + " of " +
                          std::to_string(result_.bootstrap_methods.size()));
      }
    }
  }

  ByteReader& reader_;
  ClassFile& result_;
};

[[noreturn]] void report(const std::string& origin, const FormatError& error, const ByteReader& reader) {
  const std::size_t offset = error.offset().value_or(reader.offset());
  throw UserError(one_line(origin + ": " + error.what()) + " (at byte " + std::to_string(offset) + ")");
}

}  // namespace

ClassFile read_class(std::span<const unsigned char> bytes, std::string origin) {
  ClassFile result;
  result.origin = std::move(origin);
  ByteReader reader(bytes);
  try {
    ClassReader(reader, result).read();
  } catch (const FormatError& error) {
    report(result.origin, error, reader);
  }
  return result;
}

std::string read_class_name(std::span<const unsigned char> bytes, const std::string& origin) {
  ClassFile result;
  ByteReader reader(bytes);
  try {
    ClassReader(reader, result).read_as_far_as_name();
  } catch (const FormatError& error) {
    report(origin, error, reader);
  }
  return result.name.text();
}

int Code::line_at(std::uint32_t offset) const {
  const auto after =
      std::upper_bound(lines.begin(), lines.end(), offset,
                       [](std::uint32_t wanted, const LineNumber& entry) { return wanted < entry.start; });
  return after == lines.begin() ? 0 : std::prev(after)->line;
}

const Method* ClassFile::find_method(Symbol method_name, Symbol method_descriptor) const {
  for (const Method& method : methods) {
    if (method.name == method_name && method.descriptor == method_descriptor) return &method;
  }
  return nullptr;
}

const Field* ClassFile::find_field(Symbol field_name, Symbol field_descriptor) const {
  for (const Field& field : fields) {
    if (field.name == field_name && field.descriptor == field_descriptor) return &field;
  }
  return nullptr;
}

}  // namespace jury::classfile
