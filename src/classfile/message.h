// Texts from class files inside messages: they may hold anything, a message is one readable line.
#pragma once

#include <string>
#include <string_view>

namespace jury::classfile {

// Modified or ordinary UTF-8 -> UTF-8 without control characters, cut to a length people can read.
std::string one_line(std::string_view text, std::size_t longest = 500);

// A method as Java writes it, cut. Takes no longer for a hostile descriptor than for a usual one.
std::string display_for_message(std::string_view method_name, std::string_view descriptor);

}  // namespace jury::classfile
