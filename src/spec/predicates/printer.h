// Formulas, predicates and properties as text that parses back to the same tree. Java's notation where it
// says the same: o.f, a[i], a.length is alength(arrlen, a).
#pragma once

#include <string>

#include "spec/predicates/syntax.h"

namespace jury::spec::predicates {

std::string to_text(const Expression& expression);
std::string to_text(const Context& context);      // "[method C.m]"
std::string to_text(const Predicate& predicate);  // with its line range, without its context
std::string place_of(const Property& property);   // "[at C.m:12]"

}  // namespace jury::spec::predicates
