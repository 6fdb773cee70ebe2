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

constexpr std::size_t most_cases = 16;

// A conjunction with a disjunction in it as one conjunction for each disjunct; the condition alone where it has none, or
// too many. Their disjunction is the condition.
std::vector<logic::Term> cases_of(logic::TermManager& terms, logic::Term condition) {
  std::vector<std::vector<logic::Term>> cases(1);
  std::vector<logic::Term> open{condition};
  while (!open.empty()) {
    const auto part = open.back();
    open.pop_back();
    if (part.kind() == logic::Kind::logical_and) {
      open.insert(open.end(), part.children().begin(), part.children().end());
      continue;
    }
    const bool splits = part.kind() == logic::Kind::logical_or && cases.size() * part.size() <= most_cases;
    const std::vector<logic::Term> choices =
        splits ? std::vector<logic::Term>(part.children().begin(), part.children().end()) : std::vector{part};
    std::vector<std::vector<logic::Term>> more;
    for (const auto& one : cases)
      for (const auto choice : choices) {
        more.push_back(one);
        more.back().push_back(choice);
      }
    cases = std::move(more);
  }
  std::vector<logic::Term> result;
  for (const auto& one : cases) result.push_back(terms.conjunction(one));
  return result;
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

std::optional<Accepted> impossible_by_cases(solver::SolverKind kind, logic::TermManager& terms,
                                            const std::vector<logic::Term>& assumptions, logic::Term condition,
                                            const solver::SmtOptions& settings, solver::Seconds limit) {
  const solver::Deadline deadline(limit);
  std::optional<Accepted> result;
  for (const auto one : cases_of(terms, condition)) {
    const auto accepted = impossible_by(kind, terms, assumptions, one, settings, deadline.remaining());
    if (!accepted) return std::nullopt;
    if (!result || result->is_trivial()) result = accepted;
  }
  return result;
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
