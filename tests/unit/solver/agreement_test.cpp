// The evaluator, Z3, cvc5 and the bit-blaster must agree on random terms, simplified or not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "../logic/term_generator.h"
#include "logic/evaluator.h"
#include "solver/bit_blaster.h"
#include "solver/smt_solver.h"
#include "support/diagnostics.h"

namespace jury::solver {
namespace {

using logic::Evaluator;
using logic::GeneratorOptions;
using logic::Kind;
using logic::Model;
using logic::Term;
using logic::TermGenerator;
using logic::TermManager;

// More rounds from the environment, for a long run by hand.
int rounds(int usual) {
  const char* factor = std::getenv("JURY_TEST_ROUNDS");
  return factor == nullptr ? usual : usual * std::atoi(factor);
}

// Whether "the constants have these values and the term has another one" is satisfiable, as it should not be.
Answer check_value(SolverKind kind, TermManager& manager, Term term, const Model& model) {
  const auto value = Evaluator(model).evaluate(term);
  const auto solver = make_solver(kind, manager);
  try {
    for (const Term constant : logic::free_constants(term))
      solver->add(manager.equal(constant, manager.value(*model.value(constant.function()))));
    solver->add(manager.make(Kind::logical_not, {manager.make(Kind::equal, {term, manager.value(*value)})}));
  } catch (const Unsupported&) {
    return Answer::unknown;
  }
  return solver->check({}, Seconds(20));
}

// Checks random terms of these theories; returns how many the solver decided.
int compare_with_evaluator(SolverKind kind, const GeneratorOptions& options, int count, bool rewriting) {
  std::mt19937 random(static_cast<unsigned>(kind) + 10);
  int decided = 0;
  for (int round = 0; round < count; ++round) {
    TermManager manager;
    manager.set_rewriting(rewriting);
    TermGenerator generator(manager, random, options);
    const Term term = generator.generate(generator.random_sort(), 1 + round % 4);
    const Model model = generator.random_model(term);
    const Answer answer = check_value(kind, manager, term, model);
    decided += answer == Answer::unsatisfiable;
    if (answer != Answer::satisfiable) continue;
    const auto fails = [&](Term t) { return check_value(kind, manager, t, model) == Answer::satisfiable; };
    const Term smallest = shrink(term, fails);
    ADD_FAILURE() << to_string(smallest) << "\nis " << Evaluator(model).evaluate(smallest)->to_string()
                  << " by evaluation, something else by the solver, in\n"
                  << model.to_string();
    break;
  }
  return decided;
}

GeneratorOptions without_symbols() {
  GeneratorOptions options;
  options.functions = options.quantifiers = false;
  return options;
}

GeneratorOptions bits_only() {
  GeneratorOptions options = without_symbols();
  options.integers = options.arrays = options.floats = false;
  return options;
}

TEST(Agreement, Z3WithTheEvaluator) {
  const int count = rounds(200);
  EXPECT_GT(compare_with_evaluator(SolverKind::z3, without_symbols(), count, false), count * 9 / 10);
}

TEST(Agreement, Cvc5WithTheEvaluator) {
  const int count = rounds(150);
  GeneratorOptions options = without_symbols();
  options.java_floats = true;
  options.arrays = false;  // cvc5 has no constant arrays of terms, and no two different ones in one formula
  EXPECT_GT(compare_with_evaluator(SolverKind::cvc5, options, count, false), count * 9 / 10);
}

TEST(Agreement, BlastingWithTheEvaluator) {
  const int count = rounds(2000);
  EXPECT_EQ(compare_with_evaluator(SolverKind::blasting, bits_only(), count, false), count);
  EXPECT_EQ(compare_with_evaluator(SolverKind::blasting, bits_only(), count, true), count);
}

struct Verdicts {
  Answer answers[3] = {Answer::unknown, Answer::unknown, Answer::unknown};
  bool contradict() const {
    bool sat = false, unsat = false;
    for (const Answer answer : answers) {
      sat |= answer == Answer::satisfiable;
      unsat |= answer == Answer::unsatisfiable;
    }
    return sat && unsat;
  }
};

Answer ask(SolverKind kind, TermManager& manager, const std::vector<Term>& assertions) {
  const auto solver = make_solver(kind, manager);
  try {
    for (const Term assertion : assertions) solver->add(assertion);
  } catch (const Unsupported&) {
    return Answer::unknown;
  }
  const Answer answer = solver->check({}, Seconds(10));
  EXPECT_EQ(solver->statistics().rejected_models, 0U) << solver->reason_unknown() << "\n"
                                                      << to_script(assertions);
  return answer;
}

Verdicts ask_all(TermManager& manager, const std::vector<Term>& assertions) {
  Verdicts verdicts;
  for (const SolverKind kind : {SolverKind::z3, SolverKind::cvc5, SolverKind::blasting})
    verdicts.answers[static_cast<int>(kind)] = ask(kind, manager, assertions);
  return verdicts;
}

void compare_solvers(const GeneratorOptions& options, int count, int depth, unsigned seed, int* sat,
                     int* unsat) {
  std::mt19937 random(seed);
  for (int round = 0; round < count; ++round) {
    TermManager manager;
    TermGenerator generator(manager, random, options);
    std::vector<Term> assertions;
    for (int i = 0; i < 3; ++i) assertions.push_back(generator.boolean(depth));
    const Verdicts verdicts = ask_all(manager, assertions);
    ASSERT_FALSE(verdicts.contradict()) << to_script(assertions);
    for (const Answer answer : verdicts.answers) {
      *sat += answer == Answer::satisfiable;
      *unsat += answer == Answer::unsatisfiable;
    }
  }
}

TEST(Agreement, SolversOnBitVectors) {
  int sat = 0, unsat = 0;
  const int count = rounds(50);
  compare_solvers(bits_only(), count, 4, 21, &sat, &unsat);
  EXPECT_EQ(sat + unsat, 3 * count) << "every solver decides these";
  EXPECT_GT(unsat, count / 10);
}

TEST(Agreement, SolversOnFunctionsAndQuantifiers) {
  int sat = 0, unsat = 0;
  const int count = rounds(50);
  GeneratorOptions options = bits_only();
  options.functions = options.quantifiers = true;
  compare_solvers(options, count, 3, 22, &sat, &unsat);
  EXPECT_GT(sat + unsat, count);
}

TEST(Agreement, SolversOnArraysAndIntegers) {
  int sat = 0, unsat = 0;
  const int count = rounds(40);
  GeneratorOptions options;
  options.nonlinear = false;
  options.floats = false;  // solvers may take minutes to search for floats
  options.quantifiers = false;
  compare_solvers(options, count, 3, 23, &sat, &unsat);
  EXPECT_GT(sat + unsat, count);
}

// Cores of one solver are unsatisfiable for another, and assumptions do not outlive their check.
TEST(Agreement, CoresAreUnsatisfiable) {
  std::mt19937 random(31);
  int cores = 0;
  for (int round = 0; round < rounds(50); ++round) {
    TermManager manager;
    TermGenerator generator(manager, random, bits_only());
    const Term fact = generator.boolean(3);
    std::vector<Term> assumptions;
    for (int i = 0; i < 6; ++i) assumptions.push_back(generator.boolean(2));
    for (const SolverKind kind : {SolverKind::z3, SolverKind::cvc5, SolverKind::blasting}) {
      const auto solver = make_solver(kind, manager);
      solver->add(fact);
      if (solver->check(assumptions, Seconds(5)) != Answer::unsatisfiable) continue;
      ++cores;
      std::vector<Term> core = solver->core();
      for (const Term member : core) ASSERT_NE(std::ranges::find(assumptions, member), assumptions.end());
      core.push_back(fact);
      const SolverKind other = kind == SolverKind::blasting ? SolverKind::z3 : SolverKind::blasting;
      ASSERT_EQ(ask(other, manager, core), Answer::unsatisfiable) << solver->name() << "\n"
                                                                  << to_script(core);
      ASSERT_EQ(solver->check({}, Seconds(5)), ask(other, manager, {fact})) << solver->name();
    }
  }
  EXPECT_GT(cores, 10);
}

// Random pushes, pops, assertions and checks on one solver against fresh solvers on what is asserted.
TEST(Agreement, IncrementalUseIsLikeFreshSolvers) {
  std::mt19937 random(41);
  for (int round = 0; round < rounds(10); ++round) {
    TermManager manager;
    TermGenerator generator(manager, random, bits_only());
    std::vector<std::unique_ptr<SmtSolver>> solvers;
    for (const SolverKind kind : {SolverKind::z3, SolverKind::cvc5, SolverKind::blasting})
      solvers.push_back(make_solver(kind, manager));
    for (int step = 0; step < 20; ++step) {
      const Term formula = generator.boolean(3), assumption = generator.boolean(2);
      const unsigned action = random() % 4;
      for (const auto& solver : solvers) {
        if (action == 0) solver->push();
        if (action == 1 && solver->level() > 0) solver->pop();
        if (action == 2) solver->add(formula);
      }
      if (action != 3) continue;
      std::vector<Term> all = solvers[0]->assertions();
      all.push_back(assumption);
      const Answer expected = ask(SolverKind::blasting, manager, all);
      for (const auto& solver : solvers) ASSERT_EQ(solver->check({assumption}), expected) << solver->name();
    }
  }
}

}  // namespace
}  // namespace jury::solver
