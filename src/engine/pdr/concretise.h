// Looks for an execution that really throws the exception, once the search has found that the abstraction
// allows one: the interpreter runs the entry on small inputs, in the order of their size. What it does not
// find stays undecided. The abstract counterexample itself is no guide to inputs: its call tree may be
// infeasible.
#pragma once

#include "engine/concrete/runner.h"

namespace jury::engine::pdr {

struct Attempts {
  std::optional<concrete::Execution> found;
  std::uint64_t runs = 0;
  bool caught = false;     // one was thrown, but the program caught it
  bool timed_out = false;  // not all were tried that could be
};

Attempts concretise(const Problem& problem, Symbol exception, double seconds);

}  // namespace jury::engine::pdr
