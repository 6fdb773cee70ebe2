// A proof without bounds: loops are cut at their invariants, arrays of numbers have any length, quantifiers
// are kept for the solver, and the objects of the initial state are as many as there can be. Differs from the
// bounded check, which InspectJ describes: that one finds violations and covers everything else, this one
// only ever proves, for methods whose loops have invariants and whose state has no linked structures.
//
// What it finds is no counterexample (an invariant may just be too weak); it is told as the reason why there
// is no proof.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "check/accepted.h"
#include "engine/problem.h"

namespace jury::engine {

struct ModularAnswer {
  bool proved = false;
  std::optional<Reason> reason;  // why not; nothing: there was nothing to say about it
  std::optional<check::Accepted> accepted;  // of the second solver, when proved
  std::size_t loops = 0;     // that were cut
  std::vector<std::string> assumptions;
};

// One answer for each property, in their order.
std::vector<ModularAnswer> prove_modularly(const Problem& problem);

}  // namespace jury::engine
