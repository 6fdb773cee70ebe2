// The program of J2BP: for every step and every predicate that it may change, a table that gives the
// predicate's new value for each cube over the predicates that matter. Printed as text.
//
// Three prunings spare questions to the solver, and can be left out to see what they are worth:
//   conflicts    cubes with literals that exclude each other (x = 3 and x = 5) are no states at all
//   aliases      a cube with not m = m2 need not tell what is known of m2, when the step changes m
//   temporaries  a cube that leaves a temporary without one of its values tells nothing
// Differs from J2BP: a cube that is spared for its aliases gets the answer of the same cube without the
// literals about the other map, which follows from fewer premises; one without a temporary's value gives an
// unknown value. Of many predicates that matter the nearest ones are taken.
#pragma once

#include "engine/abstract/boolean/decisions.h"

namespace jury::engine::abstract {

struct BooleanProgramOptions {
  bool conflicts = true;
  bool aliases = true;
  bool temporaries = true;
  std::size_t most_literals = 6;  // of a cube
  std::function<bool()> out_of_time;
};

struct BooleanProgramStatistics {
  std::uint64_t methods = 0;
  std::uint64_t updates = 0;  // of a predicate by a step
  std::uint64_t cubes = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t aliases = 0;
  std::uint64_t temporaries = 0;
  std::uint64_t cut = 0;  // updates for which not all predicates that matter were taken
};

// The methods that the entry reaches, one after the other. Throws Unsupported.
std::string boolean_program(StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                            const BooleanProgramOptions& options, BooleanProgramStatistics& statistics);

}  // namespace jury::engine::abstract
