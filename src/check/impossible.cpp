#include "check/impossible.h"

#include "check/acceptance.h"
#include "support/diagnostics.h"

namespace jury::check {

namespace {

solver::Answer ask(solver::SmtSolver& solver, const std::vector<logic::Term>& assumptions,
                   logic::Term condition, solver::Seconds limit) {
  for (const auto assumption : assumptions) solver.add(assumption);
  solver.add(condition);
  return solver.check({}, limit);
}

Accepted by_simplification() { return Acceptance::by("simplification", true); }

}  // namespace

std::optional<Accepted> impossible_by(solver::SolverKind kind, logic::TermManager& terms,
                                      const std::vector<logic::Term>& assumptions, logic::Term condition,
                                      const solver::SmtOptions& settings, solver::Seconds limit) {
  if (condition.is_false()) return by_simplification();
  const auto solver = solver::make_solver(kind, terms, settings);
  if (ask(*solver, assumptions, condition, limit) != solver::Answer::unsatisfiable) return std::nullopt;
  return Acceptance::by(std::string(solver->name()));
}

std::optional<Accepted> impossible_by_another(std::optional<solver::SolverKind> found, logic::TermManager& terms,
                                              const std::vector<logic::Term>& assumptions,
                                              logic::Term condition, solver::Seconds limit) {
  if (condition.is_false()) return by_simplification();
  const solver::Deadline deadline(limit);
  for (const auto kind : {solver::SolverKind::z3, solver::SolverKind::cvc5}) {
    if (kind == found) continue;
    const auto solver = solver::make_solver(kind, terms);
    const auto answer = ask(*solver, assumptions, condition, deadline.remaining());
    if (answer == solver::Answer::unsatisfiable) return Acceptance::by(std::string(solver->name()));
    JURY_CHECK(answer != solver::Answer::satisfiable, "two solvers disagree");
  }
  return std::nullopt;
}

}  // namespace jury::check
