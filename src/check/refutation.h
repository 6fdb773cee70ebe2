// That clauses have no model, confirmed without trusting a SAT solver: one searches for a proof, and each step
// of the proof is checked (check/rup_proof.h). What found the answer before, and how, does not matter.
#pragma once

#include <optional>
#include <string>

#include "check/accepted.h"
#include "solver/answer.h"

namespace jury::check {

// `dimacs`: the clauses (solver::SatSolver::to_dimacs). Nothing: there is a model, no proof was found and checked
// in the time, or a step of it does not follow.
std::optional<Accepted> have_no_model(const std::string& dimacs, solver::Seconds limit);

}  // namespace jury::check
