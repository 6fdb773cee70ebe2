// Texts from class files inside messages: they may hold anything, a message is one readable line.
#pragma once

#include <string>
#include <string_view>

namespace jury::classfile {

// Modified UTF-8 -> UTF-8 without control characters, cut to a length people can read.
std::string one_line(std::string_view text, std::size_t longest = 500);

}  // namespace jury::classfile
