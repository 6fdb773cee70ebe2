#include "check/loop_invariants.h"

#include <algorithm>
#include <chrono>

#include "check/acceptance.h"
#include "encode/unbounded/patterns.h"
#include "logic/substitution.h"
#include "logic/transfer.h"
#include "solver/smt_solver.h"

namespace jury::check {

namespace {

using encode::unbounded::Unfolding;
using logic::Term;
using solver::Answer;
using Clock = std::chrono::steady_clock;

class Checker {
 public:
  Checker(const Unfolding& unfolding, const std::vector<std::vector<Term>>& invariants, double seconds)
      : unfolding_(unfolding),
        invariants_(invariants),
        end_(Clock::now() +
             std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))) {}

  InvariantCheck run(std::vector<Excluded> excluded) {
    assume();
    result_.valid = true;
    exclude_contradiction();
    for (std::size_t head = 0; head < unfolding_.heads.size() && result_.valid; ++head) check_head(head);
    // What was excluded helps to exclude what comes later, and only that.
    std::stable_sort(excluded.begin(), excluded.end(),
                     [](const Excluded& a, const Excluded& b) { return a.uses_before < b.uses_before; });
    for (const auto& one : excluded)
      if (result_.valid) exclude(transfer_.apply(one.condition), one.uses_before);
    if (result_.valid) result_.accepted = Acceptance::by(asked_z3_ ? "cvc5 and z3" : "cvc5");
    return result_;
  }

 private:
  void assume() {
    for (const auto fact : unfolding_.facts) facts_.push_back(transfer_.apply(fact));
    for (const auto& use : unfolding_.uses) {
      std::vector<Term> constants, values;
      for (const auto constant : unfolding_.heads[use.head].constants)
        constants.push_back(transfer_.apply(constant));
      for (const auto value : use.values) values.push_back(transfer_.apply(value));
      logic::Substitution there(terms_, constants, values);
      std::vector<Term> here;
      for (const auto invariant : invariants_[use.head])
        here.push_back(there.apply(at_use(use, transfer_.apply(invariant))));
      assumed_.push_back(terms_.implies(transfer_.apply(use.condition), terms_.conjunction(here)));
    }
  }

  // Triggers serve where the constants stand for themselves.
  Term at_use(const encode::unbounded::Use& use, Term invariant) {
    const bool plain = std::all_of(use.values.begin(), use.values.end(),
                                   [](Term value) { return value.kind() == logic::Kind::constant; });
    return plain ? invariant : encode::unbounded::without_patterns(terms_, invariant);
  }

  // Facts and invariants that contradict each other would confirm anything.
  void exclude_contradiction() {
    for (const auto kind : {solver::SolverKind::cvc5, solver::SolverKind::z3}) {
      if (ask(kind, terms_.true_term(), unfolding_.uses.size(), 1) != Answer::unsatisfiable) continue;
      result_.valid = false;
      result_.reason = "the invariants contradict each other";
    }
  }

  void check_head(std::size_t index) {
    const auto& head = unfolding_.heads[index];
    if (invariants_[index].empty()) return;
    std::vector<Term> constants;
    for (const auto constant : head.constants) constants.push_back(transfer_.apply(constant));
    for (std::size_t edge = 0; edge < head.edges.size(); ++edge) {
      std::vector<Term> values;
      for (const auto value : head.edges[edge].values) values.push_back(transfer_.apply(value));
      logic::Substitution at_edge(terms_, constants, values);
      for (const auto invariant : invariants_[index]) {
        const Term kept =
            at_edge.apply(encode::unbounded::without_patterns(terms_, transfer_.apply(invariant)));
        const Term broken =
            terms_.conjunction(transfer_.apply(head.edges[edge].condition), terms_.negation(kept));
        if (!require(broken, head.edges[edge].uses_before, describe(head, edge))) return;
      }
    }
  }

  static std::string describe(const encode::unbounded::Head& head, std::size_t edge) {
    const auto place =
        head.method ? head.method->display() + ", line " + std::to_string(head.position.line) : "a method";
    switch (head.kind) {
      case encode::unbounded::HeadKind::Loop:
        return (edge == 0 ? "entry of the loop in " : "an iteration of the loop in ") + place;
      case encode::unbounded::HeadKind::Entry:
        return "a call of " + place;
      case encode::unbounded::HeadKind::Exit:
        return "a return from " + place;
    }
    return place;
  }

  // Once confirmed, it helps to confirm the others.
  void exclude(Term condition, std::size_t uses) {
    if (!require(condition, uses, "an excluded condition")) return;
    const Term lemma = terms_.negation(condition);
    facts_.push_back(lemma);
    for (auto* solver : {cvc5_.get(), z3_.get()})
      if (solver) solver->add(lemma);
  }

  // The formula has no model: by cvc5, and where it finds no answer in time by a Z3 of its own.
  bool require(Term formula, std::size_t uses, const std::string& what) {
    if (formula.is_false()) return true;
    ++result_.queries;
    for (const double patience : {0.2, 5.0}) {
      if (ask(solver::SolverKind::cvc5, formula, uses, patience) == Answer::unsatisfiable) return true;
      if (ask(solver::SolverKind::z3, formula, uses, patience) != Answer::unsatisfiable) continue;
      asked_z3_ = true;
      return true;
    }
    result_.valid = false;
    result_.reason = what;
    return false;
  }

  Answer ask(solver::SolverKind kind, Term formula, std::size_t uses, double most) {
    const double left = std::chrono::duration<double>(end_ - Clock::now()).count();
    if (left <= 0) return Answer::unknown;
    auto& there = kind == solver::SolverKind::cvc5 ? cvc5_ : z3_;
    if (!there) {
      solver::SmtOptions options;
      options.model_based_instantiation = false;
      options.check_models = false;
      there = make_solver(kind, terms_, options);
      for (const auto fact : facts_) there->add(fact);
    }
    there->push();
    for (std::size_t use = 0; use < uses; ++use) there->add(assumed_[use]);
    there->add(formula);
    const auto answer = there->check({}, solver::Seconds(std::min(most, left)));
    // After a limit cvc5 is not used again: it may be left in no good state.
    if (answer == Answer::unknown)
      there.reset();
    else
      there->pop();
    return answer;
  }

  const Unfolding& unfolding_;
  const std::vector<std::vector<Term>>& invariants_;
  Clock::time_point end_;
  logic::TermManager terms_;
  logic::Transfer transfer_{terms_};
  std::vector<Term> facts_;
  std::vector<Term> assumed_;  // by use
  std::unique_ptr<solver::SmtSolver> cvc5_;
  std::unique_ptr<solver::SmtSolver> z3_;
  bool asked_z3_ = false;  // where cvc5 found no answer
  InvariantCheck result_;
};

}  // namespace

InvariantCheck check_invariants(const Unfolding& unfolding, const std::vector<std::vector<Term>>& invariants,
                                std::vector<Excluded> excluded, double seconds) {
  return Checker(unfolding, invariants, seconds).run(std::move(excluded));
}

}  // namespace jury::check
