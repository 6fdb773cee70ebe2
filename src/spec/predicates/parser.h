// Reads .pred and .prop files. The grammar is in docs/user/predicates.md. A syntax error is a UserError that
// says where it is and what was expected there.
//
// One formula per line; it goes on in the next line inside of parentheses, after an operator, and before
// and, or, implies, iff.
#pragma once

#include "spec/predicates/syntax.h"

namespace jury::spec::predicates {

std::vector<Predicate> parse_predicates(std::string_view text, const std::string& file);
std::vector<Predicate> read_predicates(const std::string& path);
std::vector<Property> parse_properties(std::string_view text, const std::string& file);
std::vector<Property> read_properties(const std::string& path);
// A single formula.
ExpressionPointer parse_formula(std::string_view text, const std::string& file);

}  // namespace jury::spec::predicates
