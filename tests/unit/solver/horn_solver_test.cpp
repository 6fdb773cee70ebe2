// Spacer on small systems: a loop, a recursion, and one whose query can be reached.
#include "solver/horn_solver.h"

#include <gtest/gtest.h>

#include "solver/smt_solver.h"

namespace jury::solver {
namespace {

using logic::Kind;
using logic::Term;

class Horn : public ::testing::Test {
 protected:
  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term at_most(Term a, Term b) { return terms_.make(Kind::int_less_equal, {a, b}); }
  Term less(Term a, Term b) { return terms_.make(Kind::int_less, {a, b}); }
  Term plus(Term a, Term b) { return terms_.make(Kind::int_add, {a, b}); }
  Term number(const char* name) { return terms_.constant(name, terms_.integer_sort()); }
  bool holds(Term formula) {
    auto solver = make_solver(SolverKind::z3, terms_);
    solver->add(terms_.negation(formula));
    return solver->check() == Answer::unsatisfiable;
  }

  logic::TermManager terms_;
  Term x_ = number("x"), y_ = number("y"), r_ = number("r"), s_ = number("s");
};

// x and y go up together from 0; x > y is not reached.
TEST_F(Horn, ALoopHasAnInvariant) {
  HornSolver solver(terms_);
  const auto loop = solver.add_relation({x_, y_});
  solver.add_rule({}, terms_.true_term(), {loop, {integer(0), integer(0)}});
  const HornAtom before{loop, {x_, y_}};
  solver.add_rule(std::vector{before}, terms_.true_term(),
                  {loop, {plus(x_, integer(1)), plus(y_, integer(2))}});
  solver.add_query(std::vector{before}, less(y_, x_));
  ASSERT_EQ(solver.solve(Seconds(20)), Answer::unsatisfiable);
  const auto invariant = solver.interpretation(loop);
  ASSERT_TRUE(invariant);
  EXPECT_TRUE(holds(terms_.implies(*invariant, at_most(x_, y_))));
}

// settle(x) = x > 40 ? x - 4 : settle(settle(x + 5)) is 37 for x <= 40.
TEST_F(Horn, ARecursionHasASummary) {
  HornSolver solver(terms_);
  const auto outcome = solver.add_relation({x_, r_});
  const Term high = less(integer(40), x_);
  const Term low = terms_.negation(high);
  solver.add_rule({}, high, {outcome, {x_, plus(x_, integer(-4))}});
  solver.add_rule(std::vector<HornAtom>{{outcome, {plus(x_, integer(5)), s_}}, {outcome, {s_, r_}}}, low,
                  {outcome, {x_, r_}});
  solver.add_query(std::vector<HornAtom>{{outcome, {x_, r_}}},
                   terms_.conjunction(low, terms_.distinct(r_, integer(37))));
  ASSERT_EQ(solver.solve(Seconds(20)), Answer::unsatisfiable);
  const auto summary = solver.interpretation(outcome);
  ASSERT_TRUE(summary);
  EXPECT_TRUE(holds(terms_.implies(terms_.conjunction(*summary, low), terms_.equal(r_, integer(37)))));
}

TEST_F(Horn, AReachableQueryIsSatisfiable) {
  HornSolver solver(terms_);
  const auto loop = solver.add_relation({x_});
  solver.add_rule({}, terms_.true_term(), {loop, {integer(0)}});
  const HornAtom before{loop, {x_}};
  solver.add_rule(std::vector{before}, terms_.true_term(), {loop, {plus(x_, integer(1))}});
  solver.add_query(std::vector{before}, terms_.equal(x_, integer(3)));
  EXPECT_EQ(solver.solve(Seconds(20)), Answer::satisfiable);
}

// Parity, for which it has no lemmas: it ends in time, and does not claim that the odd is reached.
TEST_F(Horn, ALimitEndsTheSearch) {
  HornSolver solver(terms_);
  const auto loop = solver.add_relation({x_, y_});
  solver.add_rule({}, terms_.true_term(), {loop, {integer(0), integer(0)}});
  const HornAtom before{loop, {x_, y_}};
  solver.add_rule(std::vector{before}, terms_.true_term(),
                  {loop, {plus(x_, integer(1)), plus(y_, integer(2))}});
  solver.add_query(std::vector{before}, terms_.equal(y_, plus(plus(r_, r_), integer(1))));
  EXPECT_NE(solver.solve(Seconds(0.5)), Answer::satisfiable);
}

}  // namespace
}  // namespace jury::solver
