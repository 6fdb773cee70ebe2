#include "solver/smt_solver.h"

#include <algorithm>

#include "logic/evaluator.h"
#include "logic/printer.h"
#include "solver/blasting_solver.h"
#include "solver/cvc5_solver.h"
#include "solver/z3_solver.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Term;

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return Seconds(std::chrono::steady_clock::now() - start).count();
}

// Up to this depth an ordinary stack is enough for the recursion in back ends.
constexpr std::uint32_t ordinary_depth = 1000;

std::string shortened(const std::string& text) {
  return text.size() <= 200 ? text : text.substr(0, 200) + "...";
}

}  // namespace

void SmtSolver::push() {
  do_push();
  cuts_.push_back(false);
  scopes_.push_back(assertions_.size());
  has_model_ = false;
}

void SmtSolver::pop() {
  JURY_CHECK(!scopes_.empty(), "pop without push");
  do_pop();
  if (cuts_.back()) limiter_.forget();
  cuts_.pop_back();
  assertions_.resize(scopes_.back());
  scopes_.pop_back();
  has_model_ = false;
}

void SmtSolver::add(Term formula) {
  JURY_CHECK(formula.sort().is_boolean(), "only formulas can be asserted");
  has_model_ = false;
  if (formula.is_true()) return;
  symbols_.add(formula);
  do_add(shallow(formula));
  assertions_.push_back(formula);
  ++statistics_.assertions;
  statistics_.asserted_terms = symbols_.term_count();
}

Term SmtSolver::shallow(Term formula) {
  if (!needs_shallow_terms() || symbols_.depth() <= ordinary_depth) return formula;
  if (symbols_.depth() > depth_limit())
    throw Unsupported("the formula is nested too deeply for " + std::string(name()));
  std::vector<Term> definitions;
  const Term result = limiter_.apply(formula, &definitions);
  for (const Term definition : definitions) do_add(definition);
  if (!definitions.empty() && !cuts_.empty()) cuts_.back() = true;
  return result;
}

Answer SmtSolver::check(std::span<const Term> assumptions, Seconds limit) {
  const auto start = std::chrono::steady_clock::now();
  model_.reset();
  has_model_ = false;
  core_.clear();
  set_reason({});
  const Answer answer = check_unmeasured(assumptions, Deadline(limit));
  return finish(answer, seconds_since(start));
}

Answer SmtSolver::check_unmeasured(std::span<const Term> assumptions, const Deadline& deadline) {
  assumptions_.clear();
  for (const Term assumption : assumptions) {
    JURY_CHECK(assumption.sort().is_boolean(), "only formulas can be assumed");
    if (assumption.is_false()) return core_.push_back(assumption), Answer::unsatisfiable;
    if (!assumption.is_true()) assumptions_.push_back(assumption);
  }
  if (interrupted()) return reason_unknown_ = "interrupted", Answer::unknown;
  if (deadline.passed()) return set_reason(std::string(time_limit), true), Answer::unknown;
  for (const Term assumption : assumptions_) symbols_.add(assumption);
  std::vector<Term> passed;
  for (const Term assumption : assumptions_) passed.push_back(shallow(assumption));
  const Answer answer = do_check(passed, deadline);
  if (answer == Answer::unsatisfiable) read_core(passed);
  if (answer == Answer::unknown && interrupted()) set_reason("interrupted");
  if (answer == Answer::unknown && !interrupted() && deadline.passed())
    set_reason(std::string(time_limit), true);
  if (answer != Answer::satisfiable || !options_.check_models) return answer;
  const std::optional<Term> wrong = read_model();
  if (!wrong) return answer;
  reason_unknown_ = "wrong model: it falsifies " + shortened(to_string(*wrong));
  model_.reset();
  ++statistics_.rejected_models;
  return Answer::unknown;
}

void SmtSolver::read_core(const std::vector<Term>& passed) {
  logic::TermSet failed;
  for (const Term assumption : do_core()) failed.insert(assumption, 1);
  for (std::size_t i = 0; i < passed.size(); ++i)
    if (failed.contains(passed[i])) core_.push_back(assumptions_[i]);
}

Answer SmtSolver::finish(Answer answer, double seconds) {
  ++statistics_.calls;
  statistics_.seconds += seconds;
  switch (answer) {
    case Answer::satisfiable:
      ++statistics_.satisfiable;
      has_model_ = true;
      break;
    case Answer::unsatisfiable:
      ++statistics_.unsatisfiable;
      break;
    case Answer::unknown:
      ++statistics_.unknown;
      break;
  }
  return answer;
}

std::optional<Term> SmtSolver::read_model() {
  const auto start = std::chrono::steady_clock::now();
  model_ = do_model(symbols_);
  logic::Evaluator evaluator(*model_);
  const auto is_false = [&](Term term) { return evaluator.evaluate_boolean(term) == false; };
  std::optional<Term> wrong;
  for (const auto* list : {&assumptions_, &assertions_}) {
    const auto found = std::ranges::find_if(*list, is_false);
    if (found != list->end()) wrong = *found;
  }
  statistics_.model_seconds += seconds_since(start);
  return wrong;
}

const logic::Model& SmtSolver::model() {
  JURY_CHECK(has_model_, "no model: the last answer was not satisfiable, or the assertions changed since");
  if (!model_ && read_model()) {
    ++statistics_.rejected_models;
    throw Unsupported(std::string(name()) + " gave a model that does not satisfy the formula");
  }
  return *model_;
}

void SmtSolver::interrupt() {
  interrupted_ = true;
  do_interrupt();
}

void SmtSolver::resume() {
  do_resume();
  interrupted_ = false;
}

std::unique_ptr<SmtSolver> make_solver(SolverKind kind, logic::TermManager& manager,
                                       const SmtOptions& options) {
  switch (kind) {
    case SolverKind::z3:
      return std::make_unique<Z3Solver>(manager, options);
    case SolverKind::cvc5:
      return std::make_unique<Cvc5Solver>(manager, options);
    case SolverKind::blasting:
      break;
  }
  return std::make_unique<BlastingSolver>(manager, options);
}

}  // namespace jury::solver
