// Reads the SMT-LIB text that printer.h writes, and hand-written text of the same fragment (tests use it a
// lot).
//
// Handles let, quantifiers with :pattern, chained and n-ary uses of the left-associative operators, and the
// script commands declare-sort, declare-fun, declare-const and assert; set-*, check-sat, get-* and exit are
// skipped. Not handled: define-fun, push and pop, datatypes, reals, strings. Mistakes are UserErrors with
// line and column.
#pragma once

#include <string_view>
#include <vector>

#include "logic/term_manager.h"

namespace jury::logic {

// Symbols must be known to the manager already.
Term parse_term(TermManager& manager, std::string_view text);
// The assertions of a script, which declares its symbols.
std::vector<Term> parse_script(TermManager& manager, std::string_view text);

}  // namespace jury::logic
