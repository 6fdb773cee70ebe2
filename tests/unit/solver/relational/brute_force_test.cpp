// The model finder against trying every instance. JURY_RANDOM_PROBLEMS sets how many (default 2,000);
// JURY_RANDOM_SEED sets the first seed.
#include <gtest/gtest.h>

#include <cstdlib>

#include "logic/relational/printer.h"
#include "random_problem.h"
#include "solver/relational/model_finder.h"

namespace jury::solver::relational {
namespace {

using testing_support::RandomProblem;

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

std::string describe(const RandomProblem& problem) {
  std::string text = std::to_string(problem.bounds().width().bits()) + " bits\n";
  for (const auto& bound : problem.bounds().all()) {
    text += bound.relation->name + ": " + bound.lower.to_string(problem.bounds().universe()) + " .. " +
            bound.upper.to_string(problem.bounds().universe());
    for (const auto& slot : bound.slots)
      text += " slot " + problem.bounds().universe().to_string(slot.pattern) +
              (slot.required ? " required " : " ") + std::to_string(slot.least) + ".." +
              std::to_string(slot.greatest);
    text += "\n";
  }
  for (const auto& formula : problem.formulas()) text += to_string(formula) + "\n";
  return text;
}

Answer solve(const RandomProblem& problem, bool symmetries, bool skolemise) {
  ModelFinderOptions options;
  options.break_symmetries = symmetries;
  options.skolemise = skolemise;
  ModelFinder finder(problem.bounds(), options);
  for (const auto& formula : problem.formulas()) finder.add(formula);
  return finder.solve();
}

std::size_t enumerate(const RandomProblem& problem) {
  ModelFinderOptions options;
  options.break_symmetries = false;
  ModelFinder finder(problem.bounds(), options);
  for (const auto& formula : problem.formulas()) finder.add(formula);
  std::size_t count = 0;
  for (Answer answer = finder.solve(); answer == Answer::satisfiable; answer = finder.next()) ++count;
  return count;
}

TEST(BruteForce, AgreesOnRandomProblems) {
  const std::uint64_t first = from_environment("JURY_RANDOM_SEED", 1);
  const std::uint64_t count = from_environment("JURY_RANDOM_PROBLEMS", 2000);
  std::size_t satisfiable = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const RandomProblem problem(seed);
    const bool expected = problem.satisfiable(problem.formulas());
    satisfiable += expected ? 1 : 0;
    const Answer answer = expected ? Answer::satisfiable : Answer::unsatisfiable;
    ASSERT_EQ(solve(problem, true, true), answer) << "seed " << seed << "\n" << describe(problem);
    ASSERT_EQ(solve(problem, false, seed % 2 == 0), answer) << "seed " << seed << "\n" << describe(problem);
    if (seed % 10 == 0) {
      ASSERT_EQ(enumerate(problem), problem.count_instances()) << "seed " << seed << "\n"
                                                               << describe(problem);
    }
  }
  EXPECT_GT(satisfiable * 5, count) << "the problems are too hard to satisfy to test much";
  EXPECT_LT(satisfiable, count * 9 / 10) << "the problems are too easy to satisfy to test much";
  RecordProperty("satisfiable", static_cast<int>(satisfiable));
}

// Patterns for all integers mean the same as listing them.
TEST(BruteForce, BothEvaluatorsAgree) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const RandomProblem problem(seed);
    problem.for_each_instance([&](const logic::relational::Instance& instance) {
      for (const auto& formula : problem.formulas())
        EXPECT_EQ(problem.holds(instance, formula, true), problem.holds(instance, formula, false))
            << "seed " << seed << "\n"
            << describe(problem) << instance.to_string(problem.bounds().universe());
      return !testing::Test::HasFailure();
    });
    ASSERT_FALSE(HasFailure());
  }
}

TEST(BruteForce, CoresAreUnsatisfiableAndMinimal) {
  std::size_t cores = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    RandomProblem problem(seed);
    ModelFinder finder(problem.bounds());
    for (const auto& formula : problem.formulas()) finder.add_conjuncts(problem.builder(), formula);
    if (finder.solve() != Answer::unsatisfiable) continue;
    ++cores;
    std::vector<logic::relational::Formula> core;
    for (const FormulaId id : finder.minimal_core()) core.push_back(finder.formula(id));
    ASSERT_FALSE(problem.satisfiable(core)) << "seed " << seed << "\n" << describe(problem);
    for (std::size_t left_out = 0; left_out < core.size(); ++left_out) {
      std::vector<logic::relational::Formula> rest = core;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(left_out));
      ASSERT_TRUE(problem.satisfiable(rest))
          << "seed " << seed << " without " << to_string(core[left_out]) << "\n"
          << describe(problem);
    }
  }
  EXPECT_GT(cores, 50u);
}

}  // namespace
}  // namespace jury::solver::relational
