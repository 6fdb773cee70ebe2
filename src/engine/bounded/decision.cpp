#include "engine/bounded/decision.h"

#include <algorithm>

#include "check/impossible.h"
#include "support/diagnostics.h"

namespace jury::engine {

using logic::Term;
using solver::Answer;
using solver::SolverKind;

namespace {

// For a question with quantifiers: what Z3 does not find soon it mostly does not find.
constexpr solver::Seconds quantifier_patience(10);

// Most of what is asked here has no answer: 1.5 times faster than the default on proofs of heap invariants.
solver::SmtOptions blasting_options() {
  solver::SmtOptions options;
  options.sat.preset = "unsat";
  return options;
}

}  // namespace

Decision::Decision(logic::TermManager& terms, const Limits& limits)
    : terms_(terms),
      limits_(limits),
      float_tables_(terms),
      blasting_(solver::make_solver(SolverKind::blasting, terms, blasting_options())) {}

void Decision::assume(Term formula) {
  formula = float_tables_.apply(formula);
  if (formula.is_true()) return;
  assumptions_.push_back(formula);
  if (general_) general_->add(formula);
  if (!formula.is_ground()) {
    is_quantified_ = true;
    return;
  }
  try {
    if (blasting_) blasting_->add(formula);
  } catch (const Unsupported&) {
    blasting_.reset();
  }
}

// Without the assumptions that have quantifiers; nothing where it cannot express something.
std::optional<Answer> Decision::ask_blasting(Term condition, solver::Seconds limit) {
  if (!blasting_ || !condition.is_ground()) return std::nullopt;
  try {
    last_ = blasting_.get();
    return blasting_->check({condition}, limit);
  } catch (const Unsupported&) {
    return std::nullopt;  // floats or arrays: for Z3
  }
}

Answer Decision::ask_general(Term condition, solver::Seconds limit) {
  if (!general_) {
    general_ = solver::make_solver(SolverKind::z3, terms_);
    for (const auto assumption : assumptions_) general_->add(assumption);
  }
  last_ = general_.get();
  const bool has_quantifiers = is_quantified_ || !condition.is_ground();
  return general_->check({condition}, has_quantifiers ? std::min(limit, quantifier_patience) : limit);
}

Answer Decision::ask(Term condition, solver::Seconds limit) {
  condition = float_tables_.apply(condition);
  if (condition.is_false()) return Answer::unsatisfiable;
  const auto answer = ask_blasting(condition, limit);
  if (answer && (!is_quantified_ || *answer == Answer::unsatisfiable)) return *answer;
  return ask_general(condition, limit);
}

Answer Decision::check(Term condition) {
  const auto remaining = limits_.remaining();
  const auto limit =
      remaining ? solver::Seconds(*remaining / static_cast<double>(questions_)) : solver::no_time_limit;
  const auto answer = ask(condition, limit);
  if (answer != Answer::unknown) return answer;
  const bool has_quantifiers = is_quantified_ || !condition.is_ground();
  const bool is_users_limit = last_->timed_out() && limit <= quantifier_patience;
  if (has_quantifiers && !is_users_limit)
    reason_ = {ReasonKind::TooHard, "a quantifier is too hard for it"};
  else if (last_->timed_out())
    reason_ = {ReasonKind::Time};
  else
    reason_ = {ReasonKind::NoAnswer, last_->reason_unknown()};
  return answer;
}

// Wishes that are in the way are given up, all of a core at once. Floats, which go to Z3, are not wished
// about.
bool Decision::prefer(Term condition, std::vector<Term> wishes) {
  constexpr int most_calls = 20;
  constexpr double patience = 5;  // seconds for a call; most take none
  if (!blasting_ || last_ != blasting_.get() || wishes.empty()) return true;
  for (int call = 0; call < most_calls && !limits_.passed(); ++call) {
    std::vector<Term> assumed{float_tables_.apply(condition)};
    assumed.insert(assumed.end(), wishes.begin(), wishes.end());
    const auto answer = blasting_->check(assumed, solver::Seconds(patience));
    if (answer == Answer::satisfiable) return true;
    if (answer == Answer::unknown) break;
    const auto core = blasting_->core();
    std::erase_if(wishes, [&](Term wish) { return std::find(core.begin(), core.end(), wish) != core.end(); });
  }
  return check(condition) == Answer::satisfiable;
}

bool Decision::may_hold(Term condition) {
  if (condition.is_true() || condition.is_false()) return condition.is_true();
  if (limits_.passed()) throw OutOfTime();
  constexpr double patience = 1;
  const solver::Seconds limit(std::min(patience, limits_.remaining().value_or(patience)));
  condition = float_tables_.apply(condition);
  const auto answer = ask_blasting(condition, limit);
  // Quantifiers cost more than what they would prune.
  if (answer || is_quantified_ || !condition.is_ground()) return answer != Answer::unsatisfiable;
  return ask_general(condition, limit) != Answer::unsatisfiable;
}

logic::Value Decision::value(Term term) {
  if (!last_) return logic::Value::default_of(term.sort());
  const auto value = logic::Evaluator(last_->model()).evaluate(term);
  return value ? *value : logic::Value::default_of(term.sort());
}

std::uint64_t Decision::calls() const {
  return (blasting_ ? blasting_->statistics().calls : 0) + (general_ ? general_->statistics().calls : 0);
}

std::optional<check::Accepted> Decision::recheck(const std::vector<Term>& conditions) {
  const Term any = float_tables_.apply(terms_.disjunction(conditions));
  const bool z3_found_it = general_ && last_ == general_.get();
  return check::impossible_by_another(z3_found_it ? std::optional(SolverKind::z3) : std::nullopt, terms_,
                                      assumptions_, any, solver::Seconds(limits_.remaining().value_or(60)));
}

}  // namespace jury::engine
