// Asks again whether a condition is impossible, of another solver than the one that has said so. Shares the
// formulas with the search, and nothing that it has learnt.
#pragma once

#include <optional>
#include <vector>

#include "check/accepted.h"
#include "logic/term_manager.h"
#include "solver/smt_solver.h"

namespace jury::check {

// By one solver; nothing when it does not agree in the time, or is not asked. `settings`: how it works.
std::optional<Accepted> impossible_by(solver::SolverKind kind, logic::TermManager& terms,
                                      const std::vector<logic::Term>& assumptions, logic::Term condition,
                                      const solver::SmtOptions& settings, solver::Seconds limit);

// The same for each case of the condition by itself: the disjuncts that it is made of, one after the other. All of them
// must be impossible.
std::optional<Accepted> impossible_by_cases(solver::SolverKind kind, logic::TermManager& terms,
                                            const std::vector<logic::Term>& assumptions, logic::Term condition,
                                            const solver::SmtOptions& settings, solver::Seconds limit);

// By Z3 or cvc5, whichever says so first; not by the one that `found` it. JURY_CHECKs that none has a model.
std::optional<Accepted> impossible_by_another(std::optional<solver::SolverKind> found, logic::TermManager& terms,
                                              const std::vector<logic::Term>& assumptions,
                                              logic::Term condition, solver::Seconds limit);

}  // namespace jury::check
