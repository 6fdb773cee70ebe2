// Each operator of relational logic on small concrete instances, with integers listed and as patterns.
#include "logic/relational/evaluator.h"

#include <gtest/gtest.h>

#include <limits>

#include "logic/relational/builder.h"
#include "logic/relational/printer.h"

namespace jury::logic::relational {
namespace {

Element a(std::size_t index) { return Element::atom(index); }
Element i(std::int64_t value) { return Element::integer(value); }

class EvaluatorTest : public testing::TestWithParam<bool> {
 protected:
  EvaluatorTest() {
    instance.set(set, TupleSet::of({a(0), a(1)}));
    instance.set(other, TupleSet::of({a(1), a(2)}));
    instance.set(edge, TupleSet(2, {{a(0), a(1)}, {a(1), a(2)}}));
    instance.set(number, TupleSet(2, {{a(0), i(3)}, {a(1), i(-2)}, {a(2), i(3)}}));
    instance.set(ternary, TupleSet(3, {{a(0), a(1), a(2)}, {a(0), a(2), a(2)}}));
  }

  TupleSet value(Expression expression) { return evaluator().value(expression); }
  std::int64_t value(IntegerExpression integer) { return evaluator().value(integer); }
  bool holds(Formula formula) { return evaluator().holds(formula); }
  Evaluator evaluator() { return Evaluator(universe, IntegerWidth(4), instance, GetParam()); }

  Builder b;
  Universe universe{{"A0", "A1", "A2"}};
  Expression set = b.relation("set", 1), other = b.relation("other", 1), edge = b.relation("edge", 2),
             number = b.relation("number", 2), ternary = b.relation("ternary", 3);
  Instance instance;
};

INSTANTIATE_TEST_SUITE_P(Integers, EvaluatorTest, testing::Bool(),
                         [](const auto& parameter) { return parameter.param ? "Listed" : "Patterns"; });

TEST_P(EvaluatorTest, SetOperators) {
  EXPECT_EQ(value(b.union_of(set, other)), TupleSet::of({a(0), a(1), a(2)}));
  EXPECT_EQ(value(b.intersection(set, other)), TupleSet::of({a(1)}));
  EXPECT_EQ(value(b.difference(set, other)), TupleSet::of({a(0)}));
  EXPECT_EQ(value(b.product(set, b.difference(other, set))), TupleSet(2, {{a(0), a(2)}, {a(1), a(2)}}));
  EXPECT_TRUE(value(b.none(3)).empty());
}

TEST_P(EvaluatorTest, Join) {
  EXPECT_EQ(value(b.join(set, edge)), TupleSet::of({a(1), a(2)}));
  EXPECT_EQ(value(b.join(edge, other)), TupleSet::of({a(0), a(1)}));
  EXPECT_EQ(value(b.join(edge, edge)), TupleSet(2, {{a(0), a(2)}}));
  EXPECT_EQ(value(b.join(set, ternary)), TupleSet(2, {{a(1), a(2)}, {a(2), a(2)}}));
  EXPECT_EQ(value(b.join(number, b.to_expression(b.literal(3)))), TupleSet::of({a(0), a(2)}));
  EXPECT_EQ(value(b.join(b.univ(), number)), TupleSet::of({i(3), i(-2)}));
  EXPECT_EQ(value(b.join(number, b.univ())), TupleSet::of({a(0), a(1), a(2)}));
}

TEST_P(EvaluatorTest, OverrideReplacesWholeRows) {
  const Expression one = b.difference(set, other);
  EXPECT_EQ(value(b.override_with(edge, b.product(one, other))),
            TupleSet(2, {{a(0), a(1)}, {a(0), a(2)}, {a(1), a(2)}}));
  EXPECT_EQ(value(b.override_with(number, b.product(set, b.to_expression(b.literal(0))))),
            TupleSet(2, {{a(0), i(0)}, {a(1), i(0)}, {a(2), i(3)}}));
  EXPECT_EQ(value(b.override_with(ternary, b.product(one, b.product(one, one)))),
            TupleSet(3, {{a(0), a(0), a(0)}}));
}

TEST_P(EvaluatorTest, TransposeAndClosures) {
  EXPECT_EQ(value(b.transpose(number)), TupleSet(2, {{i(3), a(0)}, {i(-2), a(1)}, {i(3), a(2)}}));
  EXPECT_EQ(value(b.closure(edge)), TupleSet(2, {{a(0), a(1)}, {a(0), a(2)}, {a(1), a(2)}}));
  EXPECT_EQ(value(b.join(set, b.reflexive_closure(edge))), TupleSet::of({a(0), a(1), a(2)}));
  EXPECT_TRUE(holds(b.equal(b.reflexive_closure(edge), b.union_of(b.iden(), b.closure(edge)))));
  EXPECT_TRUE(
      holds(b.subset(b.product(b.integers(), b.to_expression(b.literal(1))), b.product(b.univ(), b.univ()))));
  EXPECT_FALSE(holds(b.subset(b.product(b.integers(), b.integers()), b.iden())));
}

TEST_P(EvaluatorTest, ComprehensionMayDependOnEarlierVariables) {
  const Expression x = b.variable("x"), y = b.variable("y");
  const Expression pairs = b.comprehension({{x, set}, {y, b.join(x, edge)}}, b.negation(b.subset(y, set)));
  EXPECT_EQ(value(pairs), TupleSet(2, {{a(1), a(2)}}));
}

TEST_P(EvaluatorTest, IntegersAndCasts) {
  EXPECT_EQ(value(b.sum(b.join(set, number))), 1);
  EXPECT_EQ(value(b.sum(set)), 0);
  EXPECT_EQ(value(b.cardinality(edge)), 2);
  EXPECT_EQ(value(b.cardinality(b.join(b.univ(), number))), 2);
  const Expression x = b.variable("x");
  EXPECT_EQ(value(b.sum_over({{x, b.union_of(set, other)}}, b.sum(b.join(x, number)))), 4);
  EXPECT_EQ(value(b.to_expression(b.literal(9))), TupleSet::of({i(-7)}));
}

TEST_P(EvaluatorTest, SubtractingFromAllIntegers) {
  const Expression rest = b.difference(b.integers(), b.join(b.univ(), number));
  EXPECT_EQ(value(rest).size(), 14u);
  EXPECT_EQ(value(b.cardinality(rest)), -2);
  EXPECT_EQ(value(b.cardinality(b.integers())), 0);
}

TEST_P(EvaluatorTest, Multiplicities) {
  EXPECT_TRUE(holds(b.some(set)));
  EXPECT_FALSE(holds(b.one(set)));
  EXPECT_FALSE(holds(b.lone(b.integers())));
  EXPECT_TRUE(holds(b.lone(b.none())));
  EXPECT_FALSE(holds(b.one(b.none())));
  EXPECT_TRUE(holds(b.one(b.intersection(set, other))));
  EXPECT_TRUE(holds(b.no(b.intersection(edge, b.iden()))));
}

TEST_P(EvaluatorTest, Quantifiers) {
  const Expression x = b.variable("x"), y = b.variable("y");
  EXPECT_TRUE(holds(b.for_all({{x, set}}, b.one(b.join(x, edge)))));
  EXPECT_FALSE(holds(b.for_all({{x, other}}, b.some(b.join(x, edge)))));
  EXPECT_TRUE(holds(b.exists({{x, set}, {y, other}}, b.equal(x, y))));
  EXPECT_TRUE(holds(b.quantified(NodeKind::ExistsOne, {{x, set}, {y, other}}, b.equal(x, y))));
  EXPECT_FALSE(holds(b.quantified(NodeKind::ExistsAtMostOne, {{x, set}}, b.some(b.join(x, number)))));
  EXPECT_TRUE(
      holds(b.for_all({{x, b.integers()}}, b.compare(NodeKind::IntegerAtMost, b.literal(-8), b.sum(x)))));
}

TEST_P(EvaluatorTest, Functional) {
  EXPECT_TRUE(holds(b.functional(edge, b.univ())));
  EXPECT_FALSE(holds(b.functional(b.closure(edge), b.univ())));
  EXPECT_TRUE(holds(b.functional(b.closure(edge), other)));
  EXPECT_FALSE(holds(b.functional(ternary, set)));
}

TEST_P(EvaluatorTest, TotalOrder) {
  const Expression all = b.union_of(set, other);
  EXPECT_TRUE(holds(b.total_order(edge, all)));
  EXPECT_FALSE(holds(b.total_order(edge, set)));
  EXPECT_FALSE(holds(b.total_order(b.transpose(b.closure(edge)), all)));
  EXPECT_FALSE(holds(b.total_order(b.none(2), b.none())));
  EXPECT_TRUE(holds(b.total_order(b.none(2), b.intersection(set, other))));
  EXPECT_FALSE(holds(b.total_order(b.union_of(edge, b.product(b.difference(other, set), set)), all)));
}

TEST_P(EvaluatorTest, ShadowedVariablesComeBack) {
  const Expression x = b.variable("x");
  const Formula inner = b.exists({{x, other}}, b.no(b.join(x, edge)));
  EXPECT_TRUE(holds(b.for_all({{x, set}}, b.conjunction(inner, b.some(b.join(x, edge))))));
}

TEST(EvaluatorWide, ThirtyTwoBitsWithoutListingThem) {
  Builder b;
  const Universe universe({"A0"});
  const Expression field = b.relation("field", 2);
  Instance instance;
  instance.set(field, TupleSet(2, {{a(0), i(2147483647)}}));
  Evaluator evaluator(universe, IntegerWidth(32), instance);
  EXPECT_TRUE(evaluator.holds(b.subset(field, b.product(b.univ(), b.integers()))));
  EXPECT_EQ(evaluator.value(b.plus(b.sum(b.join(b.univ(), field)), b.literal(1))), -2147483648LL);
  EXPECT_EQ(evaluator.value(b.join(b.univ(), b.join(field, b.reflexive_closure(field)))),
            TupleSet::of({i(2147483647)}));
  EXPECT_THROW(evaluator.value(b.cardinality(b.integers())), Unsupported);
  EXPECT_THROW(evaluator.value(b.difference(b.integers(), b.join(b.univ(), field))), Unsupported);
}

struct ArithmeticCase {
  NodeKind kind;
  int bits;
  std::int64_t left, right, expected;
};

class ArithmeticTest : public testing::TestWithParam<ArithmeticCase> {};

TEST_P(ArithmeticTest, WrapsLikeJava) {
  const ArithmeticCase& c = GetParam();
  EXPECT_EQ(apply_arithmetic(c.kind, IntegerWidth(c.bits), c.left, c.right), c.expected);
}

constexpr std::int64_t least32 = -2147483648LL;
INSTANTIATE_TEST_SUITE_P(
    Cases, ArithmeticTest,
    testing::Values(
        ArithmeticCase{NodeKind::Plus, 4, 7, 1, -8}, ArithmeticCase{NodeKind::Minus, 4, -8, 1, 7},
        ArithmeticCase{NodeKind::Times, 8, 100, 3, 44}, ArithmeticCase{NodeKind::Divide, 8, -7, 2, -3},
        ArithmeticCase{NodeKind::Divide, 32, least32, -1, least32},
        ArithmeticCase{NodeKind::Divide, 64, std::numeric_limits<std::int64_t>::min(), -1,
                       std::numeric_limits<std::int64_t>::min()},
        ArithmeticCase{NodeKind::Divide, 8, 5, 0, -1}, ArithmeticCase{NodeKind::Divide, 8, -5, 0, 1},
        ArithmeticCase{NodeKind::Remainder, 8, -7, 2, -1}, ArithmeticCase{NodeKind::Remainder, 8, 7, 0, 7},
        ArithmeticCase{NodeKind::Remainder, 32, least32, -1, 0},
        ArithmeticCase{NodeKind::ShiftLeft, 4, 3, 2, -4}, ArithmeticCase{NodeKind::ShiftLeft, 4, 3, 4, 0},
        ArithmeticCase{NodeKind::ShiftRight, 4, -8, 2, -2},
        ArithmeticCase{NodeKind::ShiftRight, 4, -8, 9, -1},
        ArithmeticCase{NodeKind::UnsignedShiftRight, 4, -8, 2, 2},
        ArithmeticCase{NodeKind::UnsignedShiftRight, 4, -8, -1, 0},
        ArithmeticCase{NodeKind::BitXor, 4, -1, 5, -6}));

TEST(Width, RefusesImpossibleWidths) {
  EXPECT_THROW(IntegerWidth(0), UserError);
  EXPECT_THROW(IntegerWidth(65), UserError);
  EXPECT_EQ(IntegerWidth(64).least(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(IntegerWidth(1).greatest(), 0);
}

}  // namespace
}  // namespace jury::logic::relational
