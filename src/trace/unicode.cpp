#include "trace/unicode.h"

#include <cstdint>

namespace jury::trace {

namespace {

constexpr bool is_high(char32_t unit) { return unit >= 0xd800 && unit < 0xdc00; }
constexpr bool is_low(char32_t unit) { return unit >= 0xdc00 && unit < 0xe000; }

std::uint32_t byte_at(std::string_view bytes, std::size_t index) { return static_cast<unsigned char>(bytes[index]); }

bool is_continuation(std::string_view bytes, std::size_t index) {
  return index < bytes.size() && (byte_at(bytes, index) & 0xc0) == 0x80;
}

// The code point at `index`, which is moved past it.
char32_t decode(std::string_view bytes, std::size_t& index) {
  const std::uint32_t first = byte_at(bytes, index);
  const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
  for (int i = 1; i <= more; ++i)
    if (!is_continuation(bytes, index + static_cast<std::size_t>(i))) return byte_at(bytes, index++);
  constexpr std::uint32_t masks[] = {0xff, 0x1f, 0x0f, 0x07};
  char32_t code = first & masks[more];
  ++index;
  for (int i = 0; i < more; ++i) code = (code << 6) | (byte_at(bytes, index++) & 0x3f);
  return code;
}

void append_utf8(std::string& bytes, char32_t code) {
  const auto put = [&](char32_t value) { bytes.push_back(static_cast<char>(value)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xc0 | (code >> 6));
  } else {
    if (code < 0x10000) {
      put(0xe0 | (code >> 12));
    } else {
      put(0xf0 | (code >> 18));
      put(0x80 | ((code >> 12) & 0x3f));
    }
    put(0x80 | ((code >> 6) & 0x3f));
  }
  put(0x80 | (code & 0x3f));
}

}  // namespace

std::u16string from_utf8(std::string_view bytes) {
  std::u16string text;
  text.reserve(bytes.size());
  for (std::size_t index = 0; index < bytes.size();) {
    const char32_t code = decode(bytes, index);
    if (code < 0x10000) {
      text.push_back(static_cast<char16_t>(code));
    } else {
      text.push_back(static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10)));
      text.push_back(static_cast<char16_t>(0xdc00 + ((code - 0x10000) & 0x3ff)));
    }
  }
  return text;
}

// Its two peculiarities, C0 80 and encoded surrogates, are what `decode` does anyway.
std::u16string from_modified_utf8(std::string_view bytes) { return from_utf8(bytes); }

std::string to_utf8(std::u16string_view text) {
  std::string bytes;
  bytes.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char32_t unit = text[i];
    if (is_high(unit) && i + 1 < text.size() && is_low(text[i + 1]))
      append_utf8(bytes, 0x10000 + ((unit - 0xd800) << 10) + (text[++i] - 0xdc00));
    else
      append_utf8(bytes, is_high(unit) || is_low(unit) ? U'?' : unit);
  }
  return bytes;
}

}  // namespace jury::trace
