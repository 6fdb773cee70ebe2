// The encodings of text that meet in Jury:
//   UTF-16          the content of a Java String
//   modified UTF-8  string constants and names in class files (JVMS 4.4.7), and the Symbols that hold them:
//   U+0000 takes two
//                   bytes, characters beyond U+FFFF are two surrogates of three bytes each
//   UTF-8           everything outside: files, arguments, output
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace jury {

bool is_modified_utf8(std::span<const unsigned char> bytes);
// Malformed bytes become U+FFFD; the class reader lets none pass.
std::u16string from_modified_utf8(std::string_view text);
std::string to_modified_utf8(std::u16string_view text);
// Modified UTF-8 as ordinary UTF-8 for printing; lone surrogates and malformed bytes become U+FFFD. A text
// that is ordinary UTF-8 already stays as it is, so that paths and names may be mixed in a message.
std::string printable(std::string_view modified_utf8);

// Malformed bytes are taken as Latin-1.
std::u16string from_utf8(std::string_view text);
// As Java writes text out: a surrogate without its partner becomes '?'.
std::string to_utf8(std::u16string_view text);

}  // namespace jury
