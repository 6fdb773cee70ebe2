// Triggers for quantifiers over arrays: where the quantified fact is looked at. Solvers take only plain terms
// as triggers, so an array that is made of stores and choices is triggered by the arrays underneath.
#pragma once

#include <vector>

#include "logic/term_manager.h"

namespace jury::encode::unbounded {

// For "forall variable: body" from terms such as select(a, variable); those that cannot trigger are left out.
std::vector<logic::Term> patterns_of(logic::TermManager& terms, const std::vector<logic::Term>& triggers);
// The formula with quantifiers that have no triggers, for places where it is negated.
logic::Term without_patterns(logic::TermManager& terms, logic::Term formula);

}  // namespace jury::encode::unbounded
