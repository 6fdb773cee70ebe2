// Predicates from what still resists: the atoms of the violation's path condition that speak of a head's
// state, and their combinations with templates that alone are not invariants
// (weakest-precondition predicates, after the templates). The path condition at a head is the weakest precondition
// of the blocks behind it, so its atoms are those that the violation depends on.
#pragma once

#include <vector>

#include "engine/abstract/templates.h"

namespace jury::engine::abstract {

// `resisting`: conditions that could not be excluded. `dropped`: templates of the head that are not
// invariants.
std::vector<Candidate> refine(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
                              std::size_t head, const std::vector<logic::Term>& resisting,
                              const std::vector<logic::Term>& dropped);

}  // namespace jury::engine::abstract
