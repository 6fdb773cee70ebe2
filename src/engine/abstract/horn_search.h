// Invariants from Horn clauses: the unfolding as a system of clauses over linear integers (linear_view.h),
// one relation per head, whose solution, if Spacer finds one, is a set of invariants that exclude what
// resists (encode/unbounded/unfolding.h, solver/horn_solver.h). They are candidates like those of the
// templates.
//
// A relation has the constants of its head and those constants from before it that matter later. A rule has
// the relation of the last head that was surely met and those of the calls after it; the earlier ones stand
// in what that head carries along. A head that was perhaps met makes two rules.
#pragma once

#include <vector>

#include "encode/unbounded/unfolding.h"
#include "engine/abstract/templates.h"
#include "solver/answer.h"

namespace jury::engine::abstract {

// What must not be reached, and how many of the uses come before it.
struct Target {
  logic::Term condition;
  std::size_t uses_before = 0;
};

struct HornResult {
  solver::Answer answer = solver::Answer::unknown;
  std::vector<std::vector<Candidate>> candidates;  // by head, after `unsatisfiable`
};

// `known`: invariants that hold, by head.
HornResult solve_horn(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
                      const std::vector<Target>& targets, const std::vector<std::vector<logic::Term>>& known,
                      double seconds);

}  // namespace jury::engine::abstract
