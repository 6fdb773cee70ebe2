// The string encoding of class files (JVMS 4.4.7): UTF-8 in which U+0000 takes two bytes and characters
// beyond U+FFFF are two surrogates of three bytes each. Symbols of class files hold these bytes.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace jury::classfile {

bool is_modified_utf8(std::span<const unsigned char> bytes);
// The UTF-16 code units a Java String has. The text must be well formed.
std::u16string to_utf16(std::string_view modified_utf8);
// Ordinary UTF-8 for printing; lone surrogates and malformed bytes become U+FFFD. A text that is ordinary
// UTF-8 already stays as it is, so that paths and names may be mixed in a message.
std::string to_utf8(std::string_view modified_utf8);
std::string from_utf16(std::u16string_view code_units);

}  // namespace jury::classfile
