// Looks for an execution that really throws ConcurrentModificationException, once the search has found that
// the abstraction allows one: the interpreter runs the entry on small inputs, in the order of their size.
// What it does not find stays undecided. The abstract counterexample itself is no guide to inputs: its call
// tree may be infeasible (shared/notes, trap 2).
#pragma once

#include <optional>
#include <string>

#include "engine/problem.h"

namespace jury::engine::pdr {

struct Execution {
  Counterexample counterexample;
  std::string file;
  int line = 0;
};

struct Attempts {
  std::optional<Execution> found;
  std::uint64_t runs = 0;
  bool caught = false;  // one was thrown, but the program caught it
};

Attempts concretise(const Problem& problem, Symbol exception, double seconds);

}  // namespace jury::engine::pdr
