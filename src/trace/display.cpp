#include "trace/display.h"

#include <cmath>
#include <sstream>

#include "program/unknown_class.h"
#include "support/unicode.h"
#include "trace/choices.h"
#include "trace/outcome.h"

namespace jury::trace {

namespace {

using ir::Kind;

constexpr std::size_t longest_text = 60;

std::string show_real(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  std::ostringstream text;
  text.precision(17);
  text << value;
  return text.str();
}

// As it stands between quotes.
std::string escaped(char16_t character) {
  switch (character) {
    case u'\n':
      return "\\n";
    case u'\r':
      return "\\r";
    case u'\t':
      return "\\t";
    case u'\\':
      return "\\\\";
    case u'"':
      return "\\\"";
    case u'\'':
      return "'";
    default:
      break;
  }
  if (character >= 0x20 && character < 0x7f) return {static_cast<char>(character)};
  constexpr const char* digits = "0123456789abcdef";
  std::string text = "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += digits[(character >> shift) & 15];
  return text;
}

}  // namespace

std::string show_primitive(Kind kind, Value value) {
  switch (kind) {
    case Kind::Boolean:
      return value.as_int() ? "true" : "false";
    case Kind::Char: {
      const auto character = static_cast<char16_t>(value.as_int());
      return character == u'\'' ? "'\\''" : "'" + escaped(character) + "'";
    }
    case Kind::Byte:
    case Kind::Short:
    case Kind::Int:
      return std::to_string(value.as_int());
    case Kind::Long:
      return std::to_string(value.as_long()) + "L";
    case Kind::Float:
      return show_real(value.as_float()) + "f";
    case Kind::Double:
      return show_real(value.as_double());
    case Kind::Void:
    case Kind::Reference:
      break;
  }
  return "?";
}

std::string show_choice(const Choice& choice) {
  return choice.kind == Kind::Reference ? show_text(choice.text) : show_primitive(choice.kind, choice.value);
}

std::string show_text(std::u16string_view text) {
  std::string shown = "\"";
  for (const char16_t character : text.substr(0, longest_text)) shown += escaped(character);
  return shown + (text.size() > longest_text ? "\"..." : "\"");
}

std::string show_exception(const Outcome& outcome) {
  if (!outcome.has_message) return outcome.exception_class;
  std::u16string shown;
  for (const char16_t character : from_utf8(outcome.message)) {
    const bool is_control = character < 0x20 || (character >= 0x7f && character < 0xa0);
    shown += is_control || character >= 0xfffe ? from_utf8(escaped(character)) : std::u16string(1, character);
  }
  return outcome.exception_class + ": " + to_utf8(shown);
}

const std::string& ObjectNames::name(const Object* object, std::string_view class_name) {
  std::string& name = names_[object];
  if (name.empty()) {
    const auto type = program::shown_type(class_name);
    const std::string simple(type.substr(type.find_last_of(".$") + 1));
    name = simple + "#" + std::to_string(++counters_[simple]);
  }
  return name;
}

}  // namespace jury::trace
