#include "replay/java_literal.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "support/unicode.h"

namespace jury::replay {

namespace {

using ir::Kind;

// The shortest digits that read back as the same number.
template <class Number>
std::string digits(Number value) {
  std::array<char, 64> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return {buffer.data(), end};
}

std::string real_literal(double value) {
  if (std::isnan(value)) return "Double.NaN";
  if (std::isinf(value)) return value < 0 ? "Double.NEGATIVE_INFINITY" : "Double.POSITIVE_INFINITY";
  return digits(value) + "d";
}

std::string real_literal(float value) {
  if (std::isnan(value)) return "Float.NaN";
  if (std::isinf(value)) return value < 0 ? "Float.NEGATIVE_INFINITY" : "Float.POSITIVE_INFINITY";
  return digits(value) + "f";
}

}  // namespace

std::string java_literal(Kind kind, trace::Value value) {
  switch (kind) {
    case Kind::Boolean:
      return value.as_int() != 0 ? "true" : "false";
    case Kind::Byte:
      return "(byte) " + std::to_string(static_cast<std::int8_t>(value.as_int()));
    case Kind::Char:
      return "(char) " + std::to_string(static_cast<std::uint16_t>(value.as_int()));
    case Kind::Short:
      return "(short) " + std::to_string(static_cast<std::int16_t>(value.as_int()));
    case Kind::Long:
      return std::to_string(value.as_long()) + "L";
    case Kind::Float:
      return real_literal(value.as_float());
    case Kind::Double:
      return real_literal(value.as_double());
    case Kind::Int:
    case Kind::Void:
    case Kind::Reference:
      break;
  }
  return std::to_string(value.as_int());
}

// Control characters as octal escapes: \u000a would end the line before Java reads the literal.
std::string java_literal(std::u16string_view text) {
  std::string result = "\"";
  for (const char16_t unit : text) {
    std::array<char, 8> buffer{};
    if (unit == '"' || unit == '\\')
      result += std::string("\\") + static_cast<char>(unit);
    else if (unit >= ' ' && unit < 127)
      result += static_cast<char>(unit);
    else if (unit < ' ')
      std::snprintf(buffer.data(), buffer.size(), "\\%03o", static_cast<unsigned>(unit));
    else
      std::snprintf(buffer.data(), buffer.size(), "\\u%04x", static_cast<unsigned>(unit));
    result += buffer.data();
  }
  return result + "\"";
}

std::string java_literal(std::string_view utf8) { return java_literal(std::u16string_view(from_utf8(utf8))); }

std::string java_literal(const trace::Choice& choice) {
  return choice.kind == Kind::Reference ? java_literal(std::u16string_view(choice.text))
                                        : java_literal(choice.kind, choice.value);
}

}  // namespace jury::replay
