// Explores the abstract states of a program on the fly (APF): at each step the predicates get new
// values, and control splits only where a condition cannot be told. A state that a weaker one covers is not
// followed again. Method calls are followed; their variables are components of their own, so recursion is
// refused.
#pragma once

#include "engine/abstract/boolean/decisions.h"

namespace jury::engine::abstract {

struct ExplorerOptions {
  bool subsumption = true;  // off: only equal states are matched
  bool split = false;  // a predicate that a step leaves open is taken to be true and to be false (J2BP)
  bool lazy = true;    // predicates have a value only where they are meant to (their lines, their method)
  std::size_t states = 100'000;
  std::function<bool()> out_of_time;
};

struct AbstractViolation {
  Symbol exception;
  std::vector<std::pair<std::string, std::uint32_t>> path;  // method and line, from main on
};

struct Exploration {
  bool complete = false;
  std::string reason;                         // when it is not
  std::vector<AbstractViolation> violations;  // one per exception class and place
  std::uint64_t states = 0;
};

Exploration explore(StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                    const ExplorerOptions& options);

}  // namespace jury::engine::abstract
