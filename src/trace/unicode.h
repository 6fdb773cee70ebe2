// Between UTF-16, the content of Java's strings, and the encodings outside.
#pragma once

#include <string>
#include <string_view>

namespace jury::trace {

// The class file's encoding of string constants: zero in two bytes, surrogates one by one. Malformed bytes are taken as Latin-1.
std::u16string from_modified_utf8(std::string_view bytes);
std::u16string from_utf8(std::string_view bytes);
// As Java writes text out: a surrogate without its partner becomes '?'.
std::string to_utf8(std::u16string_view text);

}  // namespace jury::trace
