#include "solver/sat_solver.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/diagnostics.h"

namespace jury::solver {
namespace {

// n+1 pigeons in n holes: unsatisfiable, and slow for resolution from about n = 11.
void add_pigeonhole(SatSolver& solver, int holes) {
  std::vector<std::vector<int>> in(holes + 1, std::vector<int>(holes));
  for (auto& row : in)
    for (int& variable : row) variable = solver.new_variable();
  for (const auto& row : in) solver.add_clause(row);
  for (int hole = 0; hole < holes; ++hole)
    for (int i = 0; i <= holes; ++i)
      for (int j = 0; j < i; ++j) solver.add_clause({-in[i][hole], -in[j][hole]});
}

TEST(SatSolver, AnswersWithModelAndCore) {
  SatSolver solver;
  const int a = solver.new_variable(), b = solver.new_variable(), c = solver.new_variable();
  solver.add_clause({-a, b});
  ASSERT_EQ(solver.solve({a}), Answer::satisfiable);
  EXPECT_TRUE(solver.value(a));
  EXPECT_TRUE(solver.value(b));
  EXPECT_FALSE(solver.value(-b));
  ASSERT_EQ(solver.solve({c, a, -b}), Answer::unsatisfiable);
  EXPECT_TRUE(solver.failed(a));
  EXPECT_TRUE(solver.failed(-b));
  EXPECT_FALSE(solver.failed(c));
  ASSERT_EQ(solver.solve(), Answer::satisfiable);
  solver.add_clause({a});
  solver.add_clause({-b});
  EXPECT_EQ(solver.solve(), Answer::unsatisfiable);
}

TEST(SatSolver, VariablesWithoutClausesHaveAValue) {
  SatSolver solver;
  const int a = solver.new_variable();
  ASSERT_EQ(solver.solve(), Answer::satisfiable);
  EXPECT_NE(solver.value(a), solver.value(-a));
}

TEST(SatSolver, TimeLimitEndsAQueryAndTheNextOneWorks) {
  SatSolver solver;
  const int guard = solver.new_variable();
  add_pigeonhole(solver, 5);
  EXPECT_EQ(solver.solve({guard}), Answer::unsatisfiable);
  SatSolver hard;
  add_pigeonhole(hard, 16);
  const Deadline deadline(Seconds(20));
  EXPECT_EQ(hard.solve({}, Seconds(0.05)), Answer::unknown);
  EXPECT_EQ(hard.reason_unknown(), "time limit");
  EXPECT_FALSE(deadline.passed());
  EXPECT_EQ(hard.statistics().queries, 1U);
}

TEST(SatSolver, ConflictLimitEndsOneQueryOnly) {
  SatSolver solver;
  add_pigeonhole(solver, 6);
  solver.limit_conflicts(5);
  EXPECT_EQ(solver.solve(), Answer::unknown);
  EXPECT_EQ(solver.reason_unknown(), "conflict limit");
  EXPECT_EQ(solver.solve(), Answer::unsatisfiable);
}

TEST(SatSolver, InterruptionFromAnotherThreadHoldsUntilResumed) {
  SatSolver solver;
  add_pigeonhole(solver, 16);
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    solver.interrupt();
  });
  EXPECT_EQ(solver.solve(), Answer::unknown);
  other.join();
  EXPECT_EQ(solver.reason_unknown(), "interrupted");
  EXPECT_EQ(solver.solve(), Answer::unknown);
  solver.resume();
  EXPECT_EQ(solver.solve({}, Seconds(0.01)), Answer::unknown);
  EXPECT_EQ(solver.reason_unknown(), "time limit");
}

TEST(SatSolver, PresetsAndOptionsAreChecked) {
  for (const char* preset : {"default", "plain", "sat", "unsat"}) {
    SatSolver solver(SatOptions{.preset = preset, .seed = 3, .extra = {{"walk", 0}}});
    add_pigeonhole(solver, 4);
    EXPECT_EQ(solver.solve(), Answer::unsatisfiable) << preset;
  }
  EXPECT_THROW(SatSolver(SatOptions{.preset = "nonsense", .seed = 0, .extra = {}}), InternalError);
  EXPECT_THROW(SatSolver(SatOptions{.preset = "unsat", .seed = 0, .extra = {{"nonsense", 1}}}),
               InternalError);
}

TEST(SatSolver, UndeclaredVariablesAreRefused) {
  SatSolver solver;
  EXPECT_THROW(solver.add_clause({1}), InternalError);
  EXPECT_THROW(solver.solve({1}), InternalError);
}

TEST(SatSolver, PrintsRecordedClauses) {
  SatSolver solver;
  const int a = solver.new_variable(), b = solver.new_variable();
  solver.record_clauses(true);
  solver.add_clause({a, -b});
  EXPECT_EQ(solver.to_dimacs(std::vector<int>{b}), "p cnf 2 2\n1 -2 0\n2 0\n");
}

}  // namespace
}  // namespace jury::solver
