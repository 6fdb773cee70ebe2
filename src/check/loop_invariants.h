// Checks invariants of loop heads against an unfolding, with a fresh solver of another kind than the search
// uses and in a fresh manager: every edge into every head keeps the head's invariants, and no excluded
// condition can hold. Shares nothing with the search that found them.
#pragma once

#include <string>
#include <vector>

#include "encode/unbounded/unfolding.h"

namespace jury::check {

struct InvariantCheck {
  bool valid = false;
  std::string solver;
  std::string reason;  // what was not confirmed
  std::size_t queries = 0;
};

// `invariants`: by head. `excluded`: what must not be possible.
InvariantCheck check_invariants(const encode::unbounded::Unfolding& unfolding,
                                const std::vector<std::vector<logic::Term>>& invariants,
                                const std::vector<logic::Term>& excluded, double seconds);

}  // namespace jury::check
