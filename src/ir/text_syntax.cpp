// How names, types, numbers and strings are written in the text of the IR.
#include "ir/text_syntax.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <unordered_set>

#include "ir/descriptor_walk.h"

namespace jury::ir::syntax {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

using WordSet = std::unordered_set<std::string_view>;

// A local of such a name is quoted.
const WordSet& reserved_for_locals() {
  static const WordSet words = [] {
    WordSet set{"null", "class", "new", "new_array", "call", "operate", "catch", "static", "float", "double"};
    for (std::size_t i = 0; i < unary_count; ++i) set.insert(name_of(static_cast<UnaryOperator>(i)));
    return set;
  }();
  return words;
}

// A class of such a name is quoted.
const WordSet& reserved_for_classes() {
  static const WordSet words = [] {
    WordSet set{"null", "descriptor"};
    for (std::size_t i = 0; i < kind_count; ++i) set.insert(name_of(static_cast<Kind>(i)));
    for (const auto& flag : class_flags) set.insert(flag.name);
    for (const auto& flag : field_flags) set.insert(flag.name);
    for (const auto& flag : method_flags) set.insert(flag.name);
    return set;
  }();
  return words;
}

bool is_reserved(std::string_view name, NameSort sort) {
  switch (sort) {
    case NameSort::Local:
      return reserved_for_locals().contains(name);
    case NameSort::Class:
      return reserved_for_classes().contains(name);
    case NameSort::Member:
      break;
  }
  return false;
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// A code point that a terminal shows as one would expect: no controls, no line breaks, nothing that
// reorders text.
bool is_printable(char32_t point) {
  if (point < 0xA0) return point >= 0x20 && point < 0x7F;
  const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
  const bool layout = (point >= 0x200B && point <= 0x200F) || (point >= 0x2028 && point <= 0x202E) ||
                      (point >= 0x2060 && point <= 0x206F) || point == 0xFEFF;
  return !surrogate && !layout && point <= 0x10FFFF;
}

// The length of the printable character that starts `text`, or 0.
std::size_t printable_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return is_printable(first) ? 1 : 0;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  char32_t point = first & (0xFF >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) != 0x80) return 0;
    point = (point << 6) | (byte & 0x3F);
  }
  const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
  return !overlong && is_printable(point) ? length : 0;
}

bool consists_of_name_bytes(std::string_view name, bool slashes) {
  for (std::size_t i = 0; i < name.size();) {
    if (!is_name_byte(name[i]) && !(slashes && name[i] == '/')) return false;
    const auto length = printable_length(name.substr(i));
    if (length == 0) return false;
    i += length;
  }
  return !name.empty();
}

bool is_bare(std::string_view name, NameSort sort) {
  if (name.empty() || is_digit(name[0]) || is_reserved(name, sort)) return false;
  if (sort == NameSort::Member && (name == "<init>" || name == "<clinit>")) return true;
  if (sort == NameSort::Local && name[0] == '%') return consists_of_name_bytes(name.substr(1), false);
  return consists_of_name_bytes(name, sort == NameSort::Class);
}

void append_escape(std::string& out, char byte) {
  if (byte == '\n') {
    out += "\\n";
  } else if (byte == '\t') {
    out += "\\t";
  } else {
    out += "\\x";
    out += hex_digits[static_cast<unsigned char>(byte) >> 4];
    out += hex_digits[static_cast<unsigned char>(byte) & 15];
  }
}

void append_hex(std::string& out, std::uint64_t value) {
  char buffer[16];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, 16).ptr;
  out.append("0x").append(buffer, end);
}

// The shortest decimal text that reads back as the same number.
template <class Number>
void append_finite(std::string& out, Number value) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  const std::string_view text(buffer, static_cast<std::size_t>(end - buffer));
  out += text;
  if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
}

template <class Bits, class Number>
void append_special(std::string& out, std::string_view sort, Number value) {
  out += sort;
  out += ':';
  if (std::isinf(value))
    out += value < 0 ? "-infinity" : "infinity";
  else if (const auto bits = std::bit_cast<Bits>(value);
           bits == std::bit_cast<Bits>(std::numeric_limits<Number>::quiet_NaN()))
    out += "nan";
  else
    append_hex(out, bits);
}

}  // namespace

bool is_name_byte(char byte) {
  const auto code = static_cast<unsigned char>(byte);
  return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || is_digit(byte) || byte == '_' ||
         byte == '$' || code >= 0x80;
}

void append_name(std::string& out, std::string_view name, NameSort sort) {
  if (is_bare(name, sort))
    out += name;
  else
    append_quoted(out, name, '`');
}

void append_quoted(std::string& out, std::string_view text, char quote) {
  out += quote;
  for (std::size_t i = 0; i < text.size();) {
    const auto length = printable_length(text.substr(i));
    if (length == 0) {
      append_escape(out, text[i++]);
      continue;
    }
    if (text[i] == quote || text[i] == '\\') out += '\\';
    out += text.substr(i, length);
    i += length;
  }
  out += quote;
}

void append_class_name(std::string& out, Symbol name) {
  const auto text = name.view();
  if (!text.starts_with('[')) return append_name(out, text, NameSort::Class);
  if (field_descriptor_length(text) != text.size()) return append_quoted(out, text, '`');
  const auto dimensions = text.find_first_not_of('[');
  append_type(out, Type::from_descriptor(text.substr(dimensions)));
  for (std::size_t i = 0; i < dimensions; ++i) out += "[]";
}

void append_type(std::string& out, const Type& type) {
  if (!type.is_reference())
    out += name_of(type.kind);
  else if (type.name.empty())
    out += "null";
  else
    append_class_name(out, type.name);
}

void append_member(std::string& out, Symbol owner, Symbol name, std::optional<Symbol> context) {
  if (context != owner) {
    append_class_name(out, owner);
    out += '.';
  }
  append_name(out, name.view(), NameSort::Member);
}

void append_method(std::string& out, Symbol owner, Symbol name, Symbol descriptor,
                   std::optional<Symbol> context) {
  if (!is_method_descriptor(descriptor.view())) {
    out += "descriptor ";
    append_quoted(out, descriptor.view(), '"');
    out += ' ';
    return append_member(out, owner, name, context);
  }
  const auto signature = Signature::from_descriptor(descriptor.view());
  append_type(out, signature.result);
  out += ' ';
  append_member(out, owner, name, context);
  const char* separator = "";
  out += '(';
  for (const auto& parameter : signature.parameters) {
    out += separator;
    append_type(out, parameter);
    separator = ", ";
  }
  out += ')';
}

void append_float(std::string& out, float value) {
  if (!std::isfinite(value)) return append_special<std::uint32_t>(out, "float", value);
  append_finite(out, value);
  out += 'f';
}

void append_double(std::string& out, double value) {
  if (!std::isfinite(value)) return append_special<std::uint64_t>(out, "double", value);
  append_finite(out, value);
}

void append_flags(std::string& out, std::uint16_t flags, std::span<const FlagName> names) {
  for (const auto& flag : names) {
    if (!(flags & flag.bit)) continue;
    out.append(flag.name).append(" ");
    flags = static_cast<std::uint16_t>(flags & ~flag.bit);
  }
  if (flags == 0) return;
  append_hex(out, flags);
  out += ' ';
}

}  // namespace jury::ir::syntax
