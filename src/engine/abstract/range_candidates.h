// Candidates about parts of arrays, from what resists. A violation that depends on one element (`a[i] <= a[i + 1]`
// at the i of a loop that looks at all of them) is a claim about every element; each loop before it has dealt with a
// part of them, which its own numbers delimit. So the atoms over elements in what resists are claimed of all places
// between two numbers of a head, alone or where a flag has one of its values; and where they compare elements of one
// array, so is order: within a part, between two parts, of a part and one place.
//
// Atoms are taken over from head to head by what their terms stand for (a variable, a slot of a family). Differs from
// templates.h, which knows no goal and so can afford the simplest parts only. Arrays of arrays are not looked at.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/abstract/templates.h"

namespace jury::engine::abstract {

// By head. `resisting`: conditions that could not be excluded.
std::vector<std::vector<Candidate>> range_candidates(logic::TermManager& terms,
                                                     const encode::unbounded::Unfolding& unfolding,
                                                     const std::vector<logic::Term>& resisting);

}  // namespace jury::engine::abstract
