// The bounded engine (InspectJ, and past it): symbolic execution of the entry with everything it calls, loops
// and recursion unrolled, one query per property. A violation that the interpreter confirms refutes; without
// one the answer is `proved` when no bound was reached, `bounded` when one was, `undecided` when something
// could not be followed.
//
// A main starts from a fresh JVM, any other method from any state within the bounds that satisfies its
// precondition and the invariants.
#pragma once

#include "engine/problem.h"

namespace jury::engine {

class BoundedEngine : public Engine {
 public:
  static constexpr std::uint32_t smallest = 2;
  // The bound of loops and objects to start with, where those that are asked for are larger.
  explicit BoundedEngine(std::uint32_t first = smallest) : first_(first) {}
  std::vector<Result> run(const Problem& problem) override;

 private:
  std::uint32_t first_;
};

}  // namespace jury::engine
