// Checks and conversions, character by character; plain ASCII is checked eight bytes at a time.
#include "support/unicode.h"

#include <cstdint>
#include <cstring>

namespace jury {

namespace {

bool is_continuation(unsigned char byte) { return (byte & 0xc0) == 0x80; }

// Length of the well-formed character at `index`, 0 when there is none.
template <typename Bytes>
std::size_t character_length(const Bytes& bytes, std::size_t index) {
  const std::size_t left = bytes.size() - index;
  const auto at = [&](std::size_t distance) { return static_cast<unsigned char>(bytes[index + distance]); };
  const unsigned char lead = at(0);
  if (lead != 0 && lead < 0x80) return 1;
  if ((lead & 0xe0) == 0xc0) {
    if (left < 2 || !is_continuation(at(1))) return 0;
    // Two bytes are for U+0000 and for U+0080 upwards.
    return lead >= 0xc2 || (lead == 0xc0 && at(1) == 0x80) ? 2 : 0;
  }
  if ((lead & 0xf0) == 0xe0) {
    if (left < 3 || !is_continuation(at(1)) || !is_continuation(at(2))) return 0;
    return lead > 0xe0 || at(1) >= 0xa0 ? 3 : 0;
  }
  return 0;
}

char16_t decode(std::string_view text, std::size_t index, std::size_t length) {
  const auto at = [&](std::size_t distance) { return static_cast<unsigned char>(text[index + distance]); };
  if (length == 1) return at(0);
  if (length == 2) return static_cast<char16_t>((at(0) & 0x1f) << 6 | (at(1) & 0x3f));
  return static_cast<char16_t>((at(0) & 0x0f) << 12 | (at(1) & 0x3f) << 6 | (at(2) & 0x3f));
}

bool is_high_surrogate(char16_t unit) { return unit >= 0xd800 && unit < 0xdc00; }
bool is_low_surrogate(char16_t unit) { return unit >= 0xdc00 && unit < 0xe000; }

char32_t pair_value(char16_t high, char16_t low) {
  return 0x10000 + ((char32_t{high} - 0xd800) << 10) + (char32_t{low} - 0xdc00);
}

// The character of ordinary UTF-8 at `index`, which is moved past it.
char32_t decode_utf8(std::string_view text, std::size_t& index) {
  const auto at = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
  const unsigned char lead = at(index);
  const std::size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
  for (std::size_t i = 1; i <= more; ++i)
    if (index + i >= text.size() || !is_continuation(at(index + i))) return at(index++);
  constexpr unsigned char masks[] = {0xff, 0x1f, 0x0f, 0x07};
  char32_t point = lead & masks[more];
  ++index;
  for (std::size_t i = 0; i < more; ++i) point = point << 6 | (at(index++) & 0x3f);
  return point;
}

void append_utf8(std::string& text, char32_t point) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (point >> shift & 0x3f)); };
  if (point < 0x80) {
    text += static_cast<char>(point);
  } else if (point < 0x800) {
    text += static_cast<char>(0xc0 | point >> 6);
    tail(0);
  } else if (point < 0x10000) {
    text += static_cast<char>(0xe0 | point >> 12);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xf0 | point >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

bool is_ordinary_four_bytes(std::string_view text) {
  if (text.size() != 4 || (static_cast<unsigned char>(text[0]) & 0xf8) != 0xf0) return false;
  for (std::size_t index = 1; index < 4; ++index) {
    if (!is_continuation(static_cast<unsigned char>(text[index]))) return false;
  }
  return true;
}

// Bytes of what is printed as one character: one of Java's, a pair of surrogates, four bytes of ordinary
// UTF-8, or one byte that makes no sense.
std::size_t printed_length(std::string_view text, std::size_t index) {
  if (text[index] == 0 || is_ordinary_four_bytes(text.substr(index, 4))) return text[index] == 0 ? 1 : 4;
  const std::size_t length = character_length(text, index);
  if (length != 3 || !is_high_surrogate(decode(text, index, 3)) || index + 6 > text.size())
    return length == 0 ? 1 : length;
  const bool pair = character_length(text, index + 3) == 3 && is_low_surrogate(decode(text, index + 3, 3));
  return pair ? 6 : 3;
}

void append_printed(std::string& text, std::string_view character) {
  if (character.size() == 4 || character == std::string_view("\0", 1)) {
    text += character;
    return;
  }
  if (character.size() == 6) {
    append_utf8(text, pair_value(decode(character, 0, 3), decode(character, 3, 3)));
    return;
  }
  const std::size_t length = character_length(character, 0);
  const char16_t unit = length == 0 ? u'\ufffd' : decode(character, 0, length);
  append_utf8(text, is_high_surrogate(unit) || is_low_surrogate(unit) ? U'\ufffd' : unit);
}

bool eight_plain_bytes(const unsigned char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  const std::uint64_t low = 0x0101010101010101U;
  const std::uint64_t high = 0x8080808080808080U;
  return (((word - low) | word) & high) == 0;  // no byte above 0x7f, none zero
}

}  // namespace

bool is_modified_utf8(std::span<const unsigned char> bytes) {
  std::size_t index = 0;
  while (index < bytes.size()) {
    if (bytes.size() - index >= 8 && eight_plain_bytes(bytes.data() + index)) {
      index += 8;
      continue;
    }
    const std::size_t length = character_length(bytes, index);
    if (length == 0) return false;
    index += length;
  }
  return true;
}

std::u16string from_modified_utf8(std::string_view modified_utf8) {
  std::u16string units;
  units.reserve(modified_utf8.size());
  for (std::size_t index = 0; index < modified_utf8.size();) {
    const std::size_t length = character_length(modified_utf8, index);
    units += length == 0 ? u'\ufffd' : decode(modified_utf8, index, length);
    index += length == 0 ? 1 : length;
  }
  return units;
}

std::string printable(std::string_view modified_utf8) {
  std::string text;
  text.reserve(modified_utf8.size());
  for (std::size_t index = 0; index < modified_utf8.size();) {
    const std::size_t length = printed_length(modified_utf8, index);
    append_printed(text, modified_utf8.substr(index, length));
    index += length;
  }
  return text;
}

std::string to_modified_utf8(std::u16string_view code_units) {
  std::string text;
  text.reserve(code_units.size());
  for (const char16_t unit : code_units) {
    if (unit == 0) {
      text += "\xc0\x80";
    } else {
      append_utf8(text, unit);
    }
  }
  return text;
}

std::u16string from_utf8(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  for (std::size_t index = 0; index < text.size();) {
    const char32_t point = decode_utf8(text, index);
    if (point < 0x10000) {
      units += static_cast<char16_t>(point);
    } else {
      units += static_cast<char16_t>(0xd800 + ((point - 0x10000) >> 10));
      units += static_cast<char16_t>(0xdc00 + ((point - 0x10000) & 0x3ff));
    }
  }
  return units;
}

std::string to_utf8(std::u16string_view units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    const char16_t unit = units[i];
    if (is_high_surrogate(unit) && i + 1 < units.size() && is_low_surrogate(units[i + 1]))
      append_utf8(text, pair_value(unit, units[++i]));
    else
      append_utf8(text, is_high_surrogate(unit) || is_low_surrogate(unit) ? U'?' : unit);
  }
  return text;
}

}  // namespace jury
