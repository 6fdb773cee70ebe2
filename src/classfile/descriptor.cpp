// One scanner over descriptors, which the checks and the parsers share.
#include "classfile/descriptor.h"

#include <algorithm>

namespace jury::classfile {

namespace {

constexpr int most_dimensions = 255;

struct BaseTypeRow {
  BaseType type;
  char letter;
  std::string_view keyword;
  int words;
};

constexpr BaseTypeRow base_types[] = {
    {BaseType::Boolean, 'Z', "boolean", 1}, {BaseType::Byte, 'B', "byte", 1},
    {BaseType::Char, 'C', "char", 1},       {BaseType::Short, 'S', "short", 1},
    {BaseType::Int, 'I', "int", 1},         {BaseType::Long, 'J', "long", 2},
    {BaseType::Float, 'F', "float", 1},     {BaseType::Double, 'D', "double", 2},
    {BaseType::Reference, 'L', "", 1},      {BaseType::Void, 'V', "void", 0},
};
static_assert(std::size(base_types) == static_cast<std::size_t>(BaseType::Void) + 1);

const BaseTypeRow& row(BaseType type) { return base_types[static_cast<std::size_t>(type)]; }

const BaseTypeRow* row_of_letter(char letter) {
  for (const BaseTypeRow& candidate : base_types) {
    if (candidate.letter == letter) return &candidate;
  }
  return nullptr;
}

// One type as a piece of text; nothing is allocated.
struct TypeToken {
  BaseType base = BaseType::Void;
  int dimensions = 0;
  std::string_view class_name;

  int words() const { return dimensions > 0 ? 1 : row(base).words; }
  FieldType build() const {
    return {base, static_cast<std::uint8_t>(dimensions),
            base == BaseType::Reference ? Symbol(class_name) : Symbol()};
  }
};

// Takes one type off the front of a descriptor. Void counts as a type only when `void_allowed`.
bool take_type(std::string_view& text, TypeToken& token, bool void_allowed) {
  token = TypeToken();
  while (!text.empty() && text.front() == '[') {
    if (++token.dimensions > most_dimensions) return false;
    text.remove_prefix(1);
  }
  const BaseTypeRow* found = text.empty() ? nullptr : row_of_letter(text.front());
  if (found == nullptr) return false;
  text.remove_prefix(1);
  token.base = found->type;
  if (found->type == BaseType::Void) return void_allowed && token.dimensions == 0;
  if (found->type != BaseType::Reference) return true;
  const std::size_t end = text.find(';');
  if (end == std::string_view::npos) return false;
  token.class_name = text.substr(0, end);
  text.remove_prefix(end + 1);
  return is_internal_class_name(token.class_name);
}

// Calls `parameter` for each parameter and `result` for the return type; false when malformed.
template <typename OnParameter, typename OnResult>
bool scan_method(std::string_view text, OnParameter parameter, OnResult result) {
  if (text.empty() || text.front() != '(') return false;
  text.remove_prefix(1);
  TypeToken token;
  while (!text.empty() && text.front() != ')') {
    if (!take_type(text, token, false)) return false;
    parameter(token);
  }
  if (text.empty()) return false;
  text.remove_prefix(1);
  if (!take_type(text, token, true) || !text.empty()) return false;
  result(token);
  return true;
}

}  // namespace

int FieldType::words() const { return is_array() ? 1 : row(base).words; }

std::string FieldType::descriptor() const {
  std::string text(dimensions, '[');
  text += row(base).letter;
  if (base == BaseType::Reference) text += class_name.text() + ";";
  return text;
}

std::string FieldType::display() const {
  std::string text(row(base).keyword);
  if (base == BaseType::Reference) text = display_class_name(class_name.view());
  for (int dimension = 0; dimension < dimensions; ++dimension) text += "[]";
  return text;
}

int MethodDescriptor::parameter_words() const {
  int words = 0;
  for (const FieldType& parameter : parameters) words += parameter.words();
  return words;
}

std::optional<FieldType> parse_field_descriptor(std::string_view text) {
  TypeToken token;
  if (!take_type(text, token, false) || !text.empty()) return std::nullopt;
  return token.build();
}

std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text) {
  MethodDescriptor parsed;
  const bool well_formed = scan_method(
      text, [&](const TypeToken& token) { parsed.parameters.push_back(token.build()); },
      [&](const TypeToken& token) { parsed.return_type = token.build(); });
  if (!well_formed) return std::nullopt;
  return parsed;
}

bool is_field_descriptor(std::string_view text) {
  TypeToken token;
  return take_type(text, token, false) && text.empty();
}

bool is_method_descriptor(std::string_view text) { return parameter_words(text).has_value(); }

std::optional<int> parameter_words(std::string_view method_descriptor) {
  int words = 0;
  const bool well_formed = scan_method(
      method_descriptor, [&](const TypeToken& token) { words += token.words(); }, [](const TypeToken&) {});
  if (!well_formed) return std::nullopt;
  return words;
}

bool is_unqualified_name(std::string_view text) {
  return !text.empty() && text.find_first_of(".;[/") == std::string_view::npos;
}

bool is_method_name(std::string_view text) {
  if (text == "<init>" || text == "<clinit>") return true;
  return !text.empty() && text.find_first_of(".;[/<>") == std::string_view::npos;
}

bool is_internal_class_name(std::string_view text) {
  char before = '/';  // so that an empty part at the front is refused
  for (const char character : text) {
    if (character == '.' || character == ';' || character == '[') return false;
    if (character == '/' && before == '/') return false;
    before = character;
  }
  return before != '/';
}

bool is_class_constant_name(std::string_view text) {
  return text.starts_with('[') ? is_field_descriptor(text) : is_internal_class_name(text);
}

TextKinds classify_text(std::string_view text) {
  TextKinds kinds;
  const auto add = [&](bool holds, TextKind kind) {
    if (holds) kinds.bits = static_cast<std::uint16_t>(kinds.bits | static_cast<std::uint16_t>(kind));
  };
  const bool class_name = is_internal_class_name(text);
  const bool field_descriptor = is_field_descriptor(text);
  add(is_unqualified_name(text), TextKind::UnqualifiedName);
  add(is_method_name(text), TextKind::MethodName);
  add(class_name, TextKind::ClassName);
  add(class_name || (field_descriptor && text.front() == '['), TextKind::ClassConstant);
  add(field_descriptor, TextKind::FieldDescriptor);
  if (const auto words = parameter_words(text)) {
    add(true, TextKind::MethodDescriptor);
    kinds.parameter_words = static_cast<std::uint16_t>(std::min(*words, 0xffff));
  }
  return kinds;
}

std::string display_class_name(std::string_view internal_name) {
  if (internal_name.starts_with('[')) return display_descriptor(internal_name);
  std::string text(internal_name);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

std::string internal_class_name(std::string_view display_name) {
  std::string text(display_name);
  std::replace(text.begin(), text.end(), '.', '/');
  return text;
}

std::string display_method(std::string_view name, std::string_view descriptor) {
  const auto parsed = parse_method_descriptor(descriptor);
  std::string text(name);
  if (!parsed) return text + std::string(descriptor);
  text += "(";
  for (std::size_t index = 0; index < parsed->parameters.size(); ++index) {
    if (index > 0) text += ", ";
    text += parsed->parameters[index].display();
  }
  return text + ")";
}

std::string display_descriptor(std::string_view field_descriptor) {
  const auto parsed = parse_field_descriptor(field_descriptor);
  return parsed ? parsed->display() : std::string(field_descriptor);
}

void visit_class_names(std::string_view signature, const std::function<void(std::string_view)>& visit) {
  for (std::size_t at = 0; at < signature.size(); ++at) {
    if (signature[at] != 'L' && signature[at] != 'T') continue;  // what stands between such a letter and "<;"
    const auto end = signature.find_first_of("<;", at);
    if (end == std::string_view::npos) return;
    if (signature[at] == 'L') visit(signature.substr(at + 1, end - at - 1));
    at = end;
  }
}

std::string_view package_of(std::string_view internal_name) {
  const std::size_t slash = internal_name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : internal_name.substr(0, slash);
}

}  // namespace jury::classfile
