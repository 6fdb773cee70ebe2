#include "trace/scenario_text.h"

#include <array>
#include <cstdio>

namespace jury::trace {

using ir::Kind;

std::string to_text(const SnapshotValue& value) {
  switch (value.kind) {
    case Kind::Boolean:
      return value.bits.as_int() != 0 ? "Z1" : "Z0";
    case Kind::Byte:
      return "B" + std::to_string(static_cast<std::int8_t>(value.bits.as_int()));
    case Kind::Char:
      return "C" + std::to_string(static_cast<std::uint16_t>(value.bits.as_int()));
    case Kind::Short:
      return "S" + std::to_string(static_cast<std::int16_t>(value.bits.as_int()));
    case Kind::Int:
      return "I" + std::to_string(value.bits.as_int());
    case Kind::Float:
      return "F" + std::to_string(value.bits.as_int());
    case Kind::Long:
      return "J" + std::to_string(value.bits.as_long());
    case Kind::Double:
      return "D" + std::to_string(value.bits.as_long());
    case Kind::Void:
    case Kind::Reference:
      break;
  }
  return value.object < 0 ? "null" : "@" + std::to_string(value.object);
}

std::string escaped(std::u16string_view text) {
  std::string result = "\"";
  for (const char16_t unit : text) {
    if (unit > ' ' && unit < 127 && unit != '\\') {
      result += static_cast<char>(unit);
      continue;
    }
    std::array<char, 8> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "\\u%04x", static_cast<unsigned>(unit));
    result += buffer.data();
  }
  return result;
}

}  // namespace jury::trace
