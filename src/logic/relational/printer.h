// Relational logic as text in the syntax of .rel files, with only the parentheses that it needs.
// Relations and variables print by name; different ones of one name print the same.
#pragma once

#include <string>

#include "logic/relational/node.h"

namespace jury::logic::relational {

std::string to_string(const Node* node);
inline std::string to_string(Expression expression) { return to_string(expression.node()); }
inline std::string to_string(IntegerExpression integer) { return to_string(integer.node()); }
inline std::string to_string(Formula formula) { return to_string(formula.node()); }

}  // namespace jury::logic::relational
