// Builds class files byte by byte for the tests: well-formed ones with any constant or attribute, and bad
// ones that no compiler writes.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace jury::classfile {

// Big-endian bytes.
class Bytes {
 public:
  Bytes& u1(unsigned value) {
    bytes_.push_back(static_cast<unsigned char>(value));
    return *this;
  }
  Bytes& u2(unsigned value) { return u1(value >> 8 & 0xff).u1(value & 0xff); }
  Bytes& u4(std::uint32_t value) { return u2(value >> 16).u2(value & 0xffff); }
  Bytes& u8(std::uint64_t value) {
    return u4(static_cast<std::uint32_t>(value >> 32)).u4(static_cast<std::uint32_t>(value));
  }
  Bytes& text(std::string_view value) {
    for (const char character : value) u1(static_cast<unsigned char>(character));
    return *this;
  }
  Bytes& append(const Bytes& other) {
    for (const unsigned char byte : other.bytes_) u1(byte);
    return *this;
  }
  const std::vector<unsigned char>& get() const { return bytes_; }
  std::size_t size() const { return bytes_.size(); }

 private:
  std::vector<unsigned char> bytes_;
};

// A class `Test extends java/lang/Object` to which constants, fields, methods and attributes are added.
// The public members may be changed before build().
class ClassBytes {
 public:
  std::uint32_t magic = 0xcafebabe;
  std::uint16_t minor = 0;
  std::uint16_t major = 61;
  std::uint16_t access = 0x0021;
  std::uint16_t this_class = 0;
  std::uint16_t super_class = 0;
  std::vector<std::uint16_t> interfaces;

  ClassBytes() {
    this_class = class_constant("Test");
    super_class = class_constant("java/lang/Object");
  }

  // Adds a constant as raw bytes, with the number of indices it takes; returns its index.
  std::uint16_t constant(const Bytes& bytes, int indices = 1) {
    pool_.append(bytes);
    const std::uint16_t index = next_constant_;
    next_constant_ = static_cast<std::uint16_t>(next_constant_ + indices);
    return index;
  }
  std::uint16_t utf8(std::string_view text) {
    return constant(Bytes().u1(1).u2(static_cast<unsigned>(text.size())).text(text));
  }
  std::uint16_t integer(std::int32_t value) {
    return constant(Bytes().u1(3).u4(static_cast<std::uint32_t>(value)));
  }
  std::uint16_t class_constant(std::string_view name) { return reference(7, utf8(name)); }
  std::uint16_t string(std::string_view text) { return reference(8, utf8(text)); }
  std::uint16_t reference(unsigned tag, unsigned index) { return constant(Bytes().u1(tag).u2(index)); }
  std::uint16_t pair(unsigned tag, unsigned first, unsigned second) {
    return constant(Bytes().u1(tag).u2(first).u2(second));
  }
  std::uint16_t name_and_type(std::string_view name, std::string_view descriptor) {
    const unsigned first = utf8(name);
    return pair(12, first, utf8(descriptor));
  }
  // Tag 9, 10 or 11.
  std::uint16_t member(unsigned tag, std::string_view owner, std::string_view name,
                       std::string_view descriptor) {
    const unsigned first = class_constant(owner);
    return pair(tag, first, name_and_type(name, descriptor));
  }
  std::uint16_t method_handle(unsigned kind, unsigned index) {
    return constant(Bytes().u1(15).u1(kind).u2(index));
  }

  Bytes attribute(std::string_view name, const Bytes& content) {
    return Bytes().u2(utf8(name)).u4(static_cast<std::uint32_t>(content.size())).append(content);
  }
  Bytes code(const Bytes& instructions, const std::vector<Bytes>& attributes = {},
             const std::vector<Bytes>& handlers = {}, unsigned max_stack = 4, unsigned max_locals = 4) {
    Bytes content;
    content.u2(max_stack)
        .u2(max_locals)
        .u4(static_cast<std::uint32_t>(instructions.size()))
        .append(instructions);
    content.append(list(handlers)).append(list(attributes));
    return attribute("Code", content);
  }
  void field(unsigned flags, std::string_view name, std::string_view descriptor,
             const std::vector<Bytes>& attributes = {}) {
    fields_.push_back(member_bytes(flags, name, descriptor, attributes));
  }
  void method(unsigned flags, std::string_view name, std::string_view descriptor,
              const std::vector<Bytes>& attributes = {}) {
    methods_.push_back(member_bytes(flags, name, descriptor, attributes));
  }
  void class_attribute(std::string_view name, const Bytes& content) {
    attributes_.push_back(attribute(name, content));
  }

  // A two-byte count and the entries.
  static Bytes list(const std::vector<Bytes>& entries) {
    Bytes bytes;
    bytes.u2(static_cast<unsigned>(entries.size()));
    for (const Bytes& entry : entries) bytes.append(entry);
    return bytes;
  }
  static Bytes indices(std::initializer_list<unsigned> values) {
    Bytes bytes;
    bytes.u2(static_cast<unsigned>(values.size()));
    for (const unsigned value : values) bytes.u2(value);
    return bytes;
  }

  std::vector<unsigned char> build() const {
    Bytes bytes;
    bytes.u4(magic).u2(minor).u2(major).u2(next_constant_).append(pool_);
    bytes.u2(access).u2(this_class).u2(super_class).u2(static_cast<unsigned>(interfaces.size()));
    for (const std::uint16_t interface : interfaces) bytes.u2(interface);
    bytes.append(list(fields_)).append(list(methods_)).append(list(attributes_));
    return bytes.get();
  }

 private:
  Bytes member_bytes(unsigned flags, std::string_view name, std::string_view descriptor,
                     const std::vector<Bytes>& attributes) {
    Bytes bytes;
    bytes.u2(flags).u2(utf8(name)).u2(utf8(descriptor)).append(list(attributes));
    return bytes;
  }

  Bytes pool_;
  std::uint16_t next_constant_ = 1;
  std::vector<Bytes> fields_;
  std::vector<Bytes> methods_;
  std::vector<Bytes> attributes_;
};

}  // namespace jury::classfile
