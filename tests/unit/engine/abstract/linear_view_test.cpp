// The linear view of a formula: what is linear stays as it is, and nothing that holds gets lost.
#include "engine/abstract/linear_view.h"

#include <gtest/gtest.h>

#include "solver/smt_solver.h"

namespace jury::engine::abstract {
namespace {

using logic::Kind;
using logic::Term;

class LinearViewTest : public ::testing::Test {
 protected:
  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term make(Kind kind, Term a, Term b) { return terms_.make(kind, {a, b}); }
  bool may_hold(Term formula) {
    const auto solver = solver::make_solver(solver::SolverKind::z3, terms_, {});
    solver->add(view_.of(formula));
    solver->add(view_.conditions());
    return solver->check({}, solver::Seconds(20)) == solver::Answer::satisfiable;
  }

  logic::TermManager terms_;
  Term x_ = terms_.constant("x", terms_.integer_sort());
  Term y_ = terms_.constant("y", terms_.integer_sort());
  LinearView view_{terms_};
};

TEST_F(LinearViewTest, LinearFormulasStayAsTheyAre) {
  const Term formula = terms_.conjunction(make(Kind::int_less, make(Kind::int_add, x_, integer(3)), y_),
                                          terms_.distinct(make(Kind::int_mul, integer(2), x_), y_));
  EXPECT_EQ(view_.of(formula), formula);
}

TEST_F(LinearViewTest, RemaindersByNumbersAreExact) {
  const Term rest = make(Kind::int_mod, x_, integer(4));
  EXPECT_TRUE(may_hold(terms_.conjunction(terms_.equal(x_, integer(-5)), terms_.equal(rest, integer(3)))));
  EXPECT_FALSE(may_hold(terms_.conjunction(terms_.equal(x_, integer(-5)), terms_.equal(rest, integer(1)))));
  EXPECT_FALSE(may_hold(terms_.equal(rest, integer(4))));
}

TEST_F(LinearViewTest, QuotientsByNumbersAreExact) {
  const Term quotient = make(Kind::int_div, x_, integer(3));
  EXPECT_TRUE(may_hold(terms_.conjunction(terms_.equal(x_, integer(8)), terms_.equal(quotient, integer(2)))));
  EXPECT_FALSE(
      may_hold(terms_.conjunction(terms_.equal(x_, integer(8)), terms_.equal(quotient, integer(3)))));
}

TEST_F(LinearViewTest, ProductsOfUnknownsAreAnythingButTheSameEverywhere) {
  const Term product = make(Kind::int_mul, x_, y_);
  EXPECT_TRUE(may_hold(terms_.conjunction(std::vector<Term>{
      terms_.equal(x_, integer(2)), terms_.equal(y_, integer(2)), terms_.equal(product, integer(7))})));
  EXPECT_FALSE(may_hold(make(Kind::int_less, product, product)));
  EXPECT_FALSE(may_hold(
      terms_.conjunction(terms_.equal(product, integer(1)), make(Kind::int_less, integer(1), product))));
}

TEST_F(LinearViewTest, ElementsAreUnknowns) {
  const auto numbers = terms_.array_sort(terms_.integer_sort(), terms_.integer_sort());
  const Term element = terms_.select(terms_.constant("a", numbers), x_);
  EXPECT_TRUE(may_hold(terms_.equal(element, integer(5))));
  EXPECT_FALSE(may_hold(terms_.distinct(element, element)));
  EXPECT_EQ(view_.of(element).kind(), Kind::constant);
}

}  // namespace
}  // namespace jury::engine::abstract
