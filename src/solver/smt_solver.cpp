#include "solver/smt_solver.h"

#include <algorithm>

#include "logic/evaluator.h"
#include "logic/printer.h"
#include "solver/blasting_solver.h"
#include "solver/cvc5_solver.h"
#include "solver/deep_stack.h"
#include "solver/z3_solver.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Term;

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return Seconds(std::chrono::steady_clock::now() - start).count();
}

// Back ends recurse on terms; up to this depth an ordinary stack is enough for them.
constexpr std::uint32_t ordinary_depth = 2000;
constexpr std::size_t stack_per_level = 8192;

std::string shortened(const std::string& text) {
  return text.size() <= 200 ? text : text.substr(0, 200) + "...";
}

}  // namespace

template <typename Call>
void SmtSolver::call_backend(Call call) {
  if (symbols_.depth() <= ordinary_depth) return call();
  run_on_stack((std::size_t{8} << 20) + symbols_.depth() * stack_per_level, call);
}

void SmtSolver::push() {
  call_backend([&] { do_push(); });
  scopes_.push_back(assertions_.size());
  has_model_ = false;
}

void SmtSolver::pop() {
  JURY_CHECK(!scopes_.empty(), "pop without push");
  call_backend([&] { do_pop(); });
  assertions_.resize(scopes_.back());
  scopes_.pop_back();
  has_model_ = false;
}

void SmtSolver::add(Term formula) {
  JURY_CHECK(formula.sort().is_boolean(), "only formulas can be asserted");
  has_model_ = false;
  if (formula.is_true()) return;
  symbols_.add(formula);
  call_backend([&] { do_add(formula); });
  assertions_.push_back(formula);
  ++statistics_.assertions;
  statistics_.asserted_terms = symbols_.term_count();
}

Answer SmtSolver::check(std::span<const Term> assumptions, Seconds limit) {
  const auto start = std::chrono::steady_clock::now();
  model_.reset();
  has_model_ = false;
  core_.clear();
  reason_unknown_.clear();
  return finish(check_unmeasured(assumptions, Deadline(limit)), seconds_since(start));
}

Answer SmtSolver::check_unmeasured(std::span<const Term> assumptions, const Deadline& deadline) {
  assumptions_.clear();
  for (const Term assumption : assumptions) {
    JURY_CHECK(assumption.sort().is_boolean(), "only formulas can be assumed");
    if (assumption.is_false()) return core_.push_back(assumption), Answer::unsatisfiable;
    if (!assumption.is_true()) assumptions_.push_back(assumption);
  }
  if (interrupted()) return reason_unknown_ = "interrupted", Answer::unknown;
  if (deadline.passed()) return reason_unknown_ = "time limit", Answer::unknown;
  for (const Term assumption : assumptions_) symbols_.add(assumption);
  Answer answer = Answer::unknown;
  call_backend([&] {
    answer = do_check(assumptions_, deadline);
    if (answer == Answer::unsatisfiable) core_ = do_core();
  });
  if (answer == Answer::unknown && interrupted()) reason_unknown_ = "interrupted";
  if (answer == Answer::unknown && !interrupted() && deadline.passed()) reason_unknown_ = "time limit";
  if (answer != Answer::satisfiable || !options_.check_models) return answer;
  const std::optional<Term> wrong = read_model();
  if (!wrong) return answer;
  reason_unknown_ = "wrong model: it falsifies " + shortened(to_string(*wrong));
  model_.reset();
  ++statistics_.rejected_models;
  return Answer::unknown;
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
  call_backend([&] { model_ = do_model(symbols_); });
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
