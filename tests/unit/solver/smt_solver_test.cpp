// What every SmtSolver promises: models, cores, scopes, limits, interruption, distrust of models, depth.
#include "solver/smt_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "../logic/declarations.h"
#include "logic/evaluator.h"
#include "solver/blasting_solver.h"
#include "support/diagnostics.h"

namespace jury::solver {
namespace {

using logic::Kind;
using logic::Term;
using logic::TermManager;

class EverySolver : public ::testing::TestWithParam<SolverKind> {
 protected:
  EverySolver() { logic::declare_symbols(manager); }
  Term term(const char* text) { return logic::parse_term(manager, text); }
  std::unique_ptr<SmtSolver> make(const SmtOptions& options = {}) {
    return make_solver(GetParam(), manager, options);
  }

  // More pigeons than holes: hopeless for resolution within any limit here.
  void add_hard(SmtSolver& solver) {
    constexpr int holes = 14;
    const auto in = [&](int pigeon, int hole) {
      return manager.constant("in_" + std::to_string(pigeon) + "_" + std::to_string(hole),
                              manager.boolean_sort());
    };
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
      std::vector<Term> some;
      for (int hole = 0; hole < holes; ++hole) {
        some.push_back(in(pigeon, hole));
        for (int other = 0; other < pigeon; ++other)
          solver.add(manager.negation(manager.conjunction(in(pigeon, hole), in(other, hole))));
      }
      solver.add(manager.disjunction(some));
    }
  }

  TermManager manager;
};

std::string solver_name(const ::testing::TestParamInfo<SolverKind>& parameter) {
  const char* const names[] = {"Z3", "Cvc5", "Blasting"};
  return names[static_cast<int>(parameter.param)];
}

INSTANTIATE_TEST_SUITE_P(All, EverySolver,
                         ::testing::Values(SolverKind::z3, SolverKind::cvc5, SolverKind::blasting),
                         solver_name);

TEST_P(EverySolver, GivesModels) {
  const auto solver = make();
  solver->add(term("(= (bvadd x y) #x10)"));
  solver->add(term("(bvult x y)"));
  ASSERT_EQ(solver->check(), Answer::satisfiable);
  logic::Evaluator evaluator(solver->model());
  EXPECT_EQ(evaluator.evaluate_boolean(term("(and (= (bvadd x y) #x10) (bvult x y))")), true);
  EXPECT_EQ(solver->statistics().calls, 1U);
  EXPECT_EQ(solver->statistics().satisfiable, 1U);
  EXPECT_EQ(solver->statistics().assertions, 2U);
  EXPECT_GT(solver->statistics().asserted_terms, 4U);
}

TEST_P(EverySolver, GivesCores) {
  const auto solver = make();
  solver->add(term("(=> p (bvult x y))"));
  solver->add(term("(=> q (bvult y x))"));
  EXPECT_EQ(solver->check({term("p"), term("r"), term("q")}), Answer::unsatisfiable);
  std::vector<Term> core = solver->core();
  std::ranges::sort(core);
  EXPECT_EQ(core, (std::vector<Term>{term("p"), term("q")}));
  EXPECT_EQ(solver->check({term("p"), term("(not q)")}), Answer::satisfiable);
}

TEST_P(EverySolver, TakesAnyFormulaAsAssumption) {
  const auto solver = make();
  solver->add(term("(bvult x #x10)"));
  const Term large = term("(bvult #x20 (bvadd x y))"), small = term("(= y #x01)");
  EXPECT_EQ(solver->check({large}), Answer::satisfiable);
  EXPECT_EQ(solver->check({large, small, term("(or p q)")}), Answer::unsatisfiable);
  EXPECT_EQ(solver->core(), (std::vector<Term>{large, small}));
  solver->push();
  EXPECT_EQ(solver->check({term("(bvult #x20 (bvadd x z))"), term("(= z #x01)")}), Answer::unsatisfiable);
  solver->pop();
  EXPECT_EQ(solver->check({term("(bvult #x20 (bvadd x z))"), term("(= z #x01)")}), Answer::unsatisfiable);
  EXPECT_EQ(solver->check({term("(bvult #x20 (bvadd x z))")}), Answer::satisfiable);
}

TEST_P(EverySolver, ValuesAsAssumptions) {
  const auto solver = make();
  EXPECT_EQ(solver->check({manager.true_term()}), Answer::satisfiable);
  EXPECT_EQ(solver->check({term("p"), manager.false_term()}), Answer::unsatisfiable);
  EXPECT_EQ(solver->core(), std::vector<Term>{manager.false_term()});
  solver->add(manager.false_term());
  EXPECT_EQ(solver->check({term("p")}), Answer::unsatisfiable);
  EXPECT_TRUE(solver->core().empty());
}

TEST_P(EverySolver, ScopesEnd) {
  const auto solver = make();
  solver->add(term("(bvult x #x05)"));
  solver->push();
  solver->add(term("(bvult #x07 x)"));
  EXPECT_EQ(solver->check(), Answer::unsatisfiable);
  solver->pop();
  EXPECT_EQ(solver->check(), Answer::satisfiable);
  EXPECT_EQ(solver->assertions().size(), 1U);
  EXPECT_THROW(solver->pop(), InternalError);
}

TEST_P(EverySolver, NoModelWithoutAnAnswer) {
  const auto solver = make();
  EXPECT_THROW(solver->model(), InternalError);
  ASSERT_EQ(solver->check(), Answer::satisfiable);
  solver->model();
  solver->add(term("p"));
  EXPECT_THROW(solver->model(), InternalError);
}

TEST_P(EverySolver, TimeLimitsHold) {
  const auto solver = make();
  add_hard(*solver);
  const Deadline deadline(Seconds(30));
  EXPECT_EQ(solver->check({}, Seconds(0.3)), Answer::unknown);
  EXPECT_EQ(solver->reason_unknown(), "time limit");
  EXPECT_FALSE(deadline.passed());
  EXPECT_EQ(solver->check({}, Seconds(0)), Answer::unknown);
  EXPECT_EQ(solver->check({term("p"), manager.false_term()}, Seconds(0.3)), Answer::unsatisfiable);
}

TEST_P(EverySolver, WorkLimitsHold) {
  if (GetParam() == SolverKind::blasting) return;  // has none
  SmtOptions options;
  options.work = 50000;
  const auto solver = make(options);
  add_hard(*solver);
  EXPECT_EQ(solver->check(), Answer::unknown);
  const auto easy = make(options);
  easy->add(term("p"));
  EXPECT_EQ(easy->check({term("(not p)")}), Answer::unsatisfiable);
}

TEST_P(EverySolver, CanBeInterrupted) {
  const auto solver = make();
  add_hard(*solver);
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    solver->interrupt();
  });
  const Deadline deadline(Seconds(30));
  EXPECT_EQ(solver->check({}, Seconds(60)), Answer::unknown);
  other.join();
  EXPECT_FALSE(deadline.passed());
  EXPECT_EQ(solver->reason_unknown(), "interrupted");
  EXPECT_EQ(solver->check(), Answer::unknown);
  solver->resume();
  EXPECT_EQ(solver->check({}, Seconds(0.1)), Answer::unknown);
  EXPECT_EQ(solver->reason_unknown(), "time limit");
}

TEST_P(EverySolver, ModelsOnDemand) {
  SmtOptions options;
  options.check_models = false;
  const auto solver = make(options);
  solver->add(term("(bvult x y)"));
  ASSERT_EQ(solver->check(), Answer::satisfiable);
  EXPECT_EQ(solver->statistics().model_seconds, 0);
  logic::Evaluator evaluator(solver->model());
  EXPECT_EQ(evaluator.evaluate_boolean(term("(bvult x y)")), true);
}

// 100,000 levels of connectives.
TEST_P(EverySolver, DeepTerms) {
  const auto solver = make();
  Term chain = term("p");
  for (int i = 0; i < 100000; ++i) {
    const Term guard = manager.constant("g" + std::to_string(i % 1000), manager.boolean_sort());
    chain = i % 2 == 0 ? manager.if_then_else(guard, chain, term("q"))
                       : manager.negation(manager.conjunction(chain, guard));
  }
  if (GetParam() == SolverKind::cvc5) {
    EXPECT_THROW(solver->add(chain), Unsupported);
    return;
  }
  solver->add(chain);
  EXPECT_NE(solver->check({}, Seconds(2)), Answer::unsatisfiable) << "the last guard decides";
  EXPECT_NE(solver->check({manager.negation(chain)}, Seconds(2)), Answer::satisfiable);
}

// A solver whose model does not satisfy the formula is not believed.
class LyingSolver final : public SmtSolver {
 public:
  using SmtSolver::SmtSolver;
  std::string_view name() const override { return "liar"; }

 protected:
  void do_push() override {}
  void do_pop() override {}
  void do_add(Term) override {}
  Answer do_check(std::span<const Term>, const Deadline&) override { return Answer::satisfiable; }
  logic::Model do_model(const logic::SymbolCollector&) override { return {}; }
  std::vector<Term> do_core() override { return {}; }
  void do_interrupt() override {}
};

TEST(SmtSolver, WrongModelsBecomeUnknown) {
  TermManager manager;
  logic::declare_symbols(manager);
  LyingSolver solver(manager, {});
  solver.add(logic::parse_term(manager, "(= x #x00)"));
  EXPECT_EQ(solver.check(), Answer::satisfiable);
  EXPECT_EQ(solver.check({logic::parse_term(manager, "(= y #x01)")}), Answer::unknown);
  EXPECT_EQ(solver.reason_unknown(), "wrong model: it falsifies (= y #x01)");
  solver.add(logic::parse_term(manager, "(= x #x01)"));
  EXPECT_EQ(solver.check(), Answer::unknown);
  EXPECT_EQ(solver.statistics().rejected_models, 2U);
  SmtOptions options;
  options.check_models = false;
  LyingSolver careless(manager, options);
  careless.add(logic::parse_term(manager, "(= x #x01)"));
  EXPECT_EQ(careless.check(), Answer::satisfiable);
  EXPECT_THROW(careless.model(), Unsupported);
}

class SmtTheories : public ::testing::TestWithParam<SolverKind> {
 protected:
  SmtTheories() { logic::declare_symbols(manager); }
  Term term(const char* text) { return logic::parse_term(manager, text); }
  TermManager manager;
};

INSTANTIATE_TEST_SUITE_P(Both, SmtTheories, ::testing::Values(SolverKind::z3, SolverKind::cvc5), solver_name);

TEST_P(SmtTheories, FunctionsAndQuantifiers) {
  SmtOptions options;
  options.finite_model_find = true;
  const auto solver = make_solver(GetParam(), manager, options);
  solver->add(term("(forall ((e U)) (not (R e e)))"));
  solver->add(term("(forall ((e U) (g U) (l U)) (=> (and (R e g) (R g l)) (R e l)))"));
  solver->add(term("(R u v)"));
  solver->add(term("(P (f u))"));
  solver->add(term("(not (P (f v)))"));
  ASSERT_EQ(solver->check({}, Seconds(20)), Answer::satisfiable) << solver->reason_unknown();
  const auto& model = solver->model();
  logic::Evaluator evaluator(model);
  for (const Term assertion : solver->assertions()) EXPECT_EQ(evaluator.evaluate_boolean(assertion), true);
  EXPECT_GE(model.domain_size(manager.uninterpreted_sort("U")), 2U);
  EXPECT_EQ(solver->check({term("(R v u)")}, Seconds(20)), Answer::unsatisfiable);
}

TEST_P(SmtTheories, PatternsAreAccepted) {
  const auto solver = make_solver(GetParam(), manager);
  solver->add(term("(forall ((e U)) (! (= (f (f e)) e) :pattern ((f e))))"));
  solver->add(term("(not (= (f (f (f (f u)))) u))"));
  EXPECT_EQ(solver->check({}, Seconds(20)), Answer::unsatisfiable);
}

TEST_P(SmtTheories, IntegersAndArrays) {
  const auto solver = make_solver(GetParam(), manager);
  solver->add(term("(and (< i j) (< j (+ i 2)) (= (select A x) #x07) (= (select (store A y #x01) x) #x01))"));
  ASSERT_EQ(solver->check({}, Seconds(20)), Answer::satisfiable) << solver->reason_unknown();
  logic::Evaluator evaluator(solver->model());
  EXPECT_EQ(evaluator.evaluate_boolean(term("(and (= x y) (= j (+ i 1)))")), true);
  EXPECT_EQ(solver->check({term("(not (= x y))")}), Answer::unsatisfiable);
}

TEST_P(SmtTheories, DeepApplications) {
  SmtOptions options;
  options.check_models = false;  // Z3 needs quadratic time to give a function with so many entries
  const auto solver = make_solver(GetParam(), manager, options);
  const logic::Function function = manager.find_function("f");
  Term chain = term("u");
  for (int i = 0; i < 15000; ++i) chain = manager.apply(function, {chain});
  solver->add(manager.equal(chain, term("v")));
  EXPECT_NE(solver->check({}, Seconds(20)), Answer::unsatisfiable);
}

TEST_P(SmtTheories, DivisionByZeroIsDefined) {
  const auto solver = make_solver(GetParam(), manager);
  solver->add(term("(= j 0)"));
  solver->add(term("(or (not (= (div i j) 0)) (not (= (mod i j) i)))"));
  EXPECT_EQ(solver->check({}, Seconds(20)), Answer::unsatisfiable);
}

TEST_P(SmtTheories, JavaConversions) {
  const auto solver = make_solver(GetParam(), manager);
  // A float that is not NaN, whose int differs from every small one: it saturates.
  solver->add(
      term("(and (fp.lt ((_ to_fp 8 24) RNE #x7fffff80) c) (not (= ((_ java.to_sbv 32) c) #x7fffffff)))"));
  EXPECT_EQ(solver->check({}, Seconds(30)), Answer::unsatisfiable);
  const auto other = make_solver(GetParam(), manager);
  other->add(term("(and (fp.isNaN c) (not (= ((_ java.to_sbv 32) c) #x00000000)))"));
  EXPECT_EQ(other->check({}, Seconds(30)), Answer::unsatisfiable);
  const auto third = make_solver(GetParam(), manager);
  third->add(term("(and (fp.isNaN c) (not (= (java.to_bits c) #x7fc00000)))"));
  EXPECT_EQ(third->check({}, Seconds(30)), Answer::unsatisfiable);
}

TEST(SmtSolver, BlastingRefusesWhatItCannotDo) {
  TermManager manager;
  logic::declare_symbols(manager);
  BlastingSolver solver(manager, {});
  for (const char* text :
       {"(= (select A x) y)", "(P u)", "(< i j)", "(fp.lt a b)", "(forall ((e (_ BitVec 8))) (= e x))"})
    EXPECT_THROW(solver.add(logic::parse_term(manager, text)), Unsupported) << text;
  solver.add(logic::parse_term(manager, "(= x y)"));
  EXPECT_EQ(solver.check(), Answer::satisfiable);
}

}  // namespace
}  // namespace jury::solver
