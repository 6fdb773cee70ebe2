// Standard input among the answers of an execution: each byte that is read is a free choice of its own kind.
#pragma once

#include <string>
#include <vector>

#include "trace/choices.h"

namespace jury::trace {

// No value of the program has this kind. The value is the byte, or -1 at the end of the input.
inline constexpr ir::Kind input_byte = ir::Kind::Void;

// The bytes up to the first end.
std::string input_among(const std::vector<Choice>& choices);
std::vector<Choice> without_input(const std::vector<Choice>& choices);
// Between quotation marks, with escapes for what cannot be printed.
std::string show_input(const std::string& bytes);

}  // namespace jury::trace
