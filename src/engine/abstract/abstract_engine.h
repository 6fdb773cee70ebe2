// The abstraction engine (J2BP and APF): proofs for all executions of a whole program with collections,
// predicates found automatically.
//
// First the program is unrolled (that decides every program of fixed size); a violation
// that the interpreter confirms refutes, an unrolling that is complete proves. Otherwise the program is cut
// at its loops (encode/unbounded), invariants are sought among templates, and when they exclude every
// violation, they are checked again by another solver (check/loop_invariants) before the answer is `proved`.
//
// A main is checked, or a static method of numbers, texts and arrays of numbers, from any state. For other entries
// the answer is what unrolling gives, when it is complete, and otherwise undecided.
#pragma once

#include <span>

#include "engine/problem.h"

namespace jury::engine {

class AbstractEngine : public Engine {
 public:
  // What --without may name.
  static std::span<const std::string_view> parts();
  // Whether loops and recursion can be cut, so that there is more than unrolling.
  static bool can_cut(const Problem& problem);
  std::vector<Result> run(const Problem& problem) override;
};

}  // namespace jury::engine
