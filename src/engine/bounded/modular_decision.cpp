#include "engine/bounded/modular_decision.h"

#include <unordered_set>

#include "support/diagnostics.h"

namespace jury::engine {

using logic::Term;
using solver::SolverKind;

namespace {

constexpr double longest_query = 20;  // seconds

solver::SmtOptions options() {
  solver::SmtOptions result;
  // Whether there is a model does not matter; instantiation by patterns gives up early where there is one.
  result.model_based_instantiation = false;
  result.check_models = false;
  return result;
}

}  // namespace

std::optional<Term> ModularDecision::read(Term formula) {
  try {
    const Term reading = reading_.apply(formula);
    for (const auto fact : reading_.take_facts()) assumptions_.push_back(fact);
    return reading;
  } catch (const Unsupported&) {
    reading_.take_facts();
    return std::nullopt;
  }
}

void ModularDecision::assume(Term formula) {
  if (formula.is_true()) return;
  if (const auto reading = read(formula)) assumptions_.push_back(*reading);
  if (is_ground(formula)) ground_.assume(formula);
}

// Without quantifiers and arrays.
bool ModularDecision::is_ground(Term formula) {
  if (!formula.is_ground()) return false;
  std::unordered_set<Term> seen{formula};
  std::vector<Term> open{formula};
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (term.sort().kind() == logic::SortKind::array || term.kind() == logic::Kind::apply) return false;
    for (const Term child : term.children())
      if (seen.insert(child).second) open.push_back(child);
  }
  return true;
}

solver::Seconds ModularDecision::patience() const {
  return solver::Seconds(std::min(longest_query, limits_.remaining().value_or(longest_query)));
}

bool ModularDecision::is_unsatisfiable(SolverKind kind, Term condition) {
  const auto checker = solver::make_solver(kind, integers_, options());
  for (const auto assumption : assumptions_) checker->add(assumption);
  checker->add(condition);
  return checker->check({}, patience()) == solver::Answer::unsatisfiable;
}

std::optional<ModularDecision::Answer> ModularDecision::excludes_over_integers(Term condition) {
  const auto reading = read(condition);
  if (!reading || !is_unsatisfiable(SolverKind::z3, *reading)) return std::nullopt;
  return Answer{true, is_unsatisfiable(SolverKind::cvc5, *reading) ? "cvc5" : ""};
}

ModularDecision::Answer ModularDecision::excludes(Term condition) {
  if (condition.is_false()) return {true, "simplification"};
  if (limits_.passed()) throw OutOfTime();
  if (const auto answer = excludes_over_integers(condition)) return *answer;
  if (!is_ground(condition) || ground_.check(condition) != Decision::Answer::unsatisfiable) return {};
  return {true, ground_.recheck({condition})};
}

bool ModularDecision::may_hold(Term condition) {
  if (condition.is_true() || condition.is_false()) return condition.is_true();
  if (limits_.passed()) throw OutOfTime();
  return !is_ground(condition) || ground_.may_hold(condition);
}

}  // namespace jury::engine
