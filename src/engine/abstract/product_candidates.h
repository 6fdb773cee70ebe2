// Candidates with products of two numbers, for violations that mention one: a number has moved by the product of two
// others, or by the sum of the first so many. Apart from the templates because questions with products are hard for the
// solvers: they are asked only where a product is.
#pragma once

#include <vector>

#include "engine/abstract/templates.h"

namespace jury::engine::abstract {

// Whether a condition has a product of two numbers that are not known.
bool mentions_product(const std::vector<logic::Term>& conditions);
std::vector<Candidate> product_candidates(logic::TermManager& terms, const encode::unbounded::Head& head);

}  // namespace jury::engine::abstract
