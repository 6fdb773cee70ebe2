// Checks invariants of the heads of loops and recursive methods against an unfolding, with a fresh solver of
// another kind than the search uses and in a fresh manager: every edge into every head keeps the head's
// invariants, and no excluded condition can hold. Nothing is assumed that comes later than what is checked
// (unfolding.h). Shares nothing with the search that found them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "check/accepted.h"
#include "encode/unbounded/unfolding.h"

namespace jury::check {

struct InvariantCheck {
  bool valid = false;
  std::optional<Accepted> accepted;  // when valid
  std::string reason;  // what was not confirmed
  std::size_t queries = 0;
};

// What must not be possible, and how many of the uses come before it (those may be assumed).
struct Excluded {
  logic::Term condition;
  std::size_t uses_before = 0;
};

// `invariants`: by head.
InvariantCheck check_invariants(const encode::unbounded::Unfolding& unfolding,
                                const std::vector<std::vector<logic::Term>>& invariants,
                                std::vector<Excluded> excluded, double seconds);

}  // namespace jury::check
