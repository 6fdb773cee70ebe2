// Reads .rel files: relational properties of methods in the logic of Karun (figure 3-2) as Alloy users
// write it. The grammar is in docs/user/relational-properties.md. A syntax error is a UserError that says
// where it is and what was expected there. Meaning is given by rel_resolver.h.
#pragma once

#include <string>
#include <string_view>

#include "spec/rel_syntax.h"

namespace jury::spec {

RelFile parse_rel(std::string_view text, const std::string& file);
RelFile read_rel_file(const std::string& path);

// A single formula, relation or integer expression: what tests and interactive uses need.
RelTermPointer parse_rel_term(std::string_view text, const std::string& file);

}  // namespace jury::spec
