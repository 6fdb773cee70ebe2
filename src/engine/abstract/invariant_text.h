// Invariants as people read them, and what templates take from the program's text.
#pragma once

#include <string>
#include <vector>

#include "encode/unbounded/unfolding.h"

namespace jury::engine::abstract {

std::string place_of(const encode::unbounded::Head& head);
// One per line; "true" for none.
std::string text_of(logic::TermManager& terms, const std::vector<logic::Term>& invariants);
// Integers that the program compares with, the smaller ones first.
std::vector<logic::Term> bounds_in(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding);

}  // namespace jury::engine::abstract
