#include "engine/bounded/modular_decision.h"

#include <unordered_set>

#include "check/impossible.h"
#include "support/diagnostics.h"

namespace jury::engine {

using logic::Term;
using solver::SolverKind;

namespace {

// Of one query, in units of the solver: about 20, 3 and 30 seconds of an idle core. Work and not time, so
// that what is proved does not depend on what else the machine does.
constexpr unsigned z3_work = 40'000'000;
constexpr unsigned z3_work_by_models = 6'000'000;
constexpr unsigned z3_work_for_contradictions = 2'000'000;
constexpr unsigned cvc5_work = 6'000'000;
constexpr double most_processor_seconds = 90;  // of all queries

solver::SmtOptions options(bool by_models) {
  solver::SmtOptions result;
  // Instantiation by patterns alone gives up early where there is no proof.
  result.model_based_instantiation = by_models;
  result.check_models = false;
  return result;
}

}  // namespace

std::optional<Term> ModularDecision::read(Term formula) {
  std::optional<Term> reading;
  try {
    reading = reading_.apply(formula);
  } catch (const Unsupported&) {
    // What was learnt of the symbols in it holds all the same.
  }
  for (const auto fact : reading_.take_facts()) assumptions_.push_back(fact);
  return reading;
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
  const auto remaining = limits_.remaining();
  return remaining ? solver::Seconds(*remaining) : solver::no_time_limit;
}

void ModularDecision::require_time() const {
  const double used = static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
  if (limits_.passed() || used > most_processor_seconds) throw OutOfTime();
}

bool ModularDecision::is_unsatisfiable(SolverKind kind, Term condition, bool by_models) {
  return is_unsatisfiable(kind, condition, by_models,
                          by_models ? z3_work_by_models : z3_work);
}

bool ModularDecision::is_unsatisfiable(SolverKind kind, Term condition, bool by_models, unsigned work) {
  auto settings = options(by_models);
  settings.work = work;
  const auto checker = solver::make_solver(kind, integers_, settings);
  for (const auto assumption : assumptions_) checker->add(assumption);
  checker->add(condition);
  return checker->check({}, patience()) == solver::Answer::unsatisfiable;
}

std::optional<ModularDecision::Answer> ModularDecision::excludes_over_integers(Term condition) {
  const auto reading = read(condition);
  if (!reading) return std::nullopt;
  if (!is_unsatisfiable(SolverKind::z3, *reading, false) && !is_unsatisfiable(SolverKind::z3, *reading, true))
    return std::nullopt;
  auto settings = options(false);
  settings.work = cvc5_work;
  auto confirmed =
      check::impossible_by(SolverKind::cvc5, integers_, assumptions_, *reading, settings, patience());
  if (!confirmed) {
    require_time();
    confirmed = check::impossible_by_cases(SolverKind::cvc5, integers_, assumptions_used(*reading), *reading,
                                           settings, patience());
  }
  return Answer{true, confirmed};
}

// By a proof of Z3, which need not have needed all of them; all, where it finds none this way. What contradicts some of
// the assumptions contradicts all.
std::vector<Term> ModularDecision::assumptions_used(Term condition) {
  auto settings = options(false);
  settings.work = z3_work;
  const auto finder = solver::make_solver(SolverKind::z3, integers_, settings);
  std::vector<Term> switches;
  for (const auto assumption : assumptions_) {
    switches.push_back(integers_.fresh_constant("used", integers_.boolean_sort()));
    finder->add(integers_.implies(switches.back(), assumption));
  }
  finder->add(condition);
  if (finder->check(switches, patience()) != solver::Answer::unsatisfiable) return assumptions_;
  const std::unordered_set<Term> core(finder->core().begin(), finder->core().end());
  std::vector<Term> used;
  for (std::size_t i = 0; i < switches.size(); ++i)
    if (core.count(switches[i]) > 0) used.push_back(assumptions_[i]);
  return used;
}

ModularDecision::Answer ModularDecision::excludes(Term condition) {
  if (condition.is_false()) return {true, ground_.recheck({condition})};
  require_time();
  if (const auto answer = excludes_over_integers(condition)) return *answer;
  if (!is_ground(condition) || ground_.check(condition) != Decision::Answer::unsatisfiable) return {};
  return {true, ground_.recheck({condition})};
}

bool ModularDecision::is_contradictory(Term condition) {
  if (condition.is_false()) return true;
  if (is_ground(condition) && !ground_.may_hold(condition)) return true;
  const auto reading = read(condition);
  return reading && (is_unsatisfiable(SolverKind::z3, *reading, false, z3_work_for_contradictions) ||
                     is_unsatisfiable(SolverKind::z3, *reading, true, z3_work_for_contradictions));
}

bool ModularDecision::may_hold(Term condition) {
  if (condition.is_true() || condition.is_false()) return condition.is_true();
  require_time();
  return !is_ground(condition) || ground_.may_hold(condition);
}

}  // namespace jury::engine
