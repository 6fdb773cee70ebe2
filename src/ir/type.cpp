#include "ir/type.h"

#include <algorithm>
#include <array>

#include "support/diagnostics.h"

namespace jury::ir {

namespace {

struct KindInfo {
  Kind kind;
  char letter;
  std::string_view name;
};

constexpr std::array kinds{
    KindInfo{Kind::Void, 'V', "void"},     KindInfo{Kind::Boolean, 'Z', "boolean"},
    KindInfo{Kind::Byte, 'B', "byte"},     KindInfo{Kind::Char, 'C', "char"},
    KindInfo{Kind::Short, 'S', "short"},   KindInfo{Kind::Int, 'I', "int"},
    KindInfo{Kind::Long, 'J', "long"},     KindInfo{Kind::Float, 'F', "float"},
    KindInfo{Kind::Double, 'D', "double"}, KindInfo{Kind::Reference, 'L', "reference"},
};
static_assert(kinds.size() == static_cast<std::size_t>(Kind::Reference) + 1);
static_assert([] {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (static_cast<std::size_t>(kinds[i].kind) != i) return false;
  return true;
}());

const KindInfo& info(Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }

// The length of the field descriptor (or 'V') that starts `text`.
std::size_t descriptor_length(std::string_view text) {
  const auto dimensions = std::min(text.find_first_not_of('['), text.size());
  JURY_CHECK(dimensions < text.size(), "malformed descriptor " + std::string(text));
  if (text[dimensions] != 'L') return dimensions + 1;
  const auto end = text.find(';', dimensions);
  JURY_CHECK(end != std::string_view::npos, "malformed descriptor " + std::string(text));
  return end + 1;
}

}  // namespace

std::string_view name_of(Kind kind) { return info(kind).name; }

Type Type::object() {
  static const Symbol name("java/lang/Object");
  return reference(name);
}

Type Type::array_of(const Type& element) { return reference(Symbol("[" + element.descriptor())); }

Type Type::from_descriptor(std::string_view descriptor) {
  JURY_CHECK(!descriptor.empty(), "empty descriptor");
  if (descriptor[0] == '[') return reference(Symbol(descriptor));
  if (descriptor[0] == 'L') return reference(Symbol(descriptor.substr(1, descriptor.size() - 2)));
  for (const auto& entry : kinds)
    if (entry.letter == descriptor[0]) return primitive(entry.kind);
  internal_error(__FILE__, __LINE__, "malformed descriptor " + std::string(descriptor));
}

Type Type::element() const {
  JURY_CHECK(is_array(), "element type of " + display());
  return from_descriptor(name.view().substr(1));
}

std::string Type::descriptor() const {
  if (!is_reference()) return std::string(1, info(kind).letter);
  if (is_array()) return name.text();
  return "L" + (name.empty() ? "java/lang/Object" : name.text()) + ";";
}

std::string Type::display() const {
  if (!is_reference()) return std::string(info(kind).name);
  if (name.empty()) return "null";
  if (is_array()) return element().display() + "[]";
  return display_class(name.view());
}

Signature Signature::from_descriptor(std::string_view descriptor) {
  Signature signature;
  JURY_CHECK(!descriptor.empty() && descriptor[0] == '(', "malformed descriptor " + std::string(descriptor));
  descriptor.remove_prefix(1);
  while (!descriptor.empty() && descriptor[0] != ')') {
    const auto length = descriptor_length(descriptor);
    signature.parameters.push_back(Type::from_descriptor(descriptor.substr(0, length)));
    descriptor.remove_prefix(length);
  }
  JURY_CHECK(!descriptor.empty(), "malformed method descriptor");
  signature.result = Type::from_descriptor(descriptor.substr(1));
  return signature;
}

std::string Signature::descriptor() const {
  std::string text = "(";
  for (const auto& parameter : parameters) text += parameter.descriptor();
  return text + ")" + result.descriptor();
}

std::string display_class(std::string_view internal_name) {
  std::string text(internal_name);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

}  // namespace jury::ir
