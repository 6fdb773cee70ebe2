// Terms as SMT-LIB text: for dumps, for debugging and for re-checking with other programs.
//
// Shared subterms are printed once, bound by `let`; those with variables inside the innermost quantifier that
// uses them. What SMT-LIB lacks is printed in its style: (element S 3) for elements of models, java.to_sbv
// and java.to_bits for Java's conversions. A symbol that needs quoting is quoted; |, \ and % in it become
// %7C, %5C, %25. parser.h reads all of it back.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "logic/term.h"

namespace jury::logic {

std::string to_string(Term term);
// The symbol as it stands in the text, quoted when necessary.
std::string quoted_symbol(std::string_view name);
// Declarations of all sorts and symbols, the assertions and (check-sat).
std::string to_script(std::span<const Term> assertions);

}  // namespace jury::logic
