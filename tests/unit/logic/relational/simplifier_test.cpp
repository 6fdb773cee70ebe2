// Every simplification rule where it applies, and that it does not change the value of an expression.
#include "logic/relational/simplifier.h"

#include <gtest/gtest.h>

#include <random>

#include "logic/relational/evaluator.h"
#include "logic/relational/printer.h"

namespace jury::logic::relational {
namespace {

using Rule = SimplificationRule;

class SimplifierTest : public testing::Test {
 protected:
  Builder builder;
  Expression x = builder.relation("x", 1), y = builder.relation("y", 1), z = builder.relation("z", 1),
             c = builder.relation("c", 1), null = builder.relation("null", 1), r = builder.relation("r", 2),
             s = builder.relation("s", 2);
  Formula condition = builder.some(z);
  Simplifier simplifier{builder, null};

  Expression closure() { return builder.reflexive_closure(r); }

  // z is never empty, and null starts no tuple.
  Instance random_instance(std::mt19937& random) const {
    const auto coin = [&] { return random() % 2 == 0; };
    Instance instance;
    for (const auto set : {x, y, z, c}) {
      TupleSet tuples(1);
      for (std::size_t atom = 0; atom < 4; ++atom)
        if (coin()) tuples.insert({Element::atom(atom)});
      if (set == z && tuples.empty()) tuples.insert({Element::atom(1)});
      instance.set(set, tuples);
    }
    instance.set(null, TupleSet::singleton({Element::atom(0)}));
    for (const auto relation : {r, s}) {
      TupleSet tuples(2);
      for (std::size_t a = 1; a < 4; ++a)
        for (std::size_t b = 0; b < 4; ++b)
          if (coin()) tuples.insert({Element::atom(a), Element::atom(b)});
      instance.set(relation, tuples);
    }
    return instance;
  }

  void expect(Rule rule, Expression before, Expression after) {
    const auto result = simplifier.apply(before);
    EXPECT_EQ(to_string(result), to_string(after));
    EXPECT_GE(simplifier.uses(rule), 1U) << to_string(before);
    std::mt19937 random(7);
    const Universe universe({"null", "a", "b", "c"});
    for (int round = 0; round < 200; ++round) {
      const auto instance = random_instance(random);
      Evaluator evaluator(universe, IntegerWidth(4), instance);
      EXPECT_EQ(evaluator.value(before), evaluator.value(result)) << to_string(before);
    }
  }
};

TEST_F(SimplifierTest, UnionSame) { expect(Rule::union_same, builder.union_of(x, x), x); }
TEST_F(SimplifierTest, UnionNone) { expect(Rule::union_none, builder.union_of(builder.none(), x), x); }
TEST_F(SimplifierTest, UnionClosure) {
  const auto reached = builder.join(x, closure());
  expect(Rule::union_closure, builder.union_of(x, reached), reached);
  expect(Rule::union_closure, builder.union_of(reached, x), reached);
}
TEST_F(SimplifierTest, UnionCommonLeft) {
  expect(Rule::union_common_left, builder.union_of(builder.join(x, r), builder.join(x, s)),
         builder.join(x, builder.union_of(r, s)));
}
TEST_F(SimplifierTest, UnionCommonRight) {
  expect(Rule::union_common_right, builder.union_of(builder.join(x, r), builder.join(y, r)),
         builder.join(builder.union_of(x, y), r));
}
TEST_F(SimplifierTest, UnionProducts) {
  expect(Rule::union_products, builder.union_of(builder.product(x, z), builder.product(y, z)),
         builder.product(builder.union_of(x, y), z));
}
TEST_F(SimplifierTest, UnionOverride) {
  const auto update = builder.product(x, y);
  expect(Rule::union_override, builder.union_of(r, builder.override_with(r, update)),
         builder.union_of(r, update));
}
TEST_F(SimplifierTest, UnionIntersections) {
  expect(Rule::union_intersections, builder.union_of(builder.intersection(x, c), builder.intersection(y, c)),
         builder.intersection(builder.union_of(x, y), c));
}
TEST_F(SimplifierTest, IntersectionSame) { expect(Rule::intersection_same, builder.intersection(x, x), x); }
TEST_F(SimplifierTest, IntersectionNone) {
  expect(Rule::intersection_none, builder.intersection(x, builder.none()), builder.none());
}
TEST_F(SimplifierTest, IntersectionOverride) {
  const auto update = builder.product(x, z);
  expect(Rule::intersection_override, builder.intersection(r, builder.override_with(r, update)),
         builder.union_of(builder.difference(r, builder.product(x, builder.univ())),
                          builder.intersection(r, update)));
}
TEST_F(SimplifierTest, DifferenceNone) {
  expect(Rule::difference_none, builder.difference(x, builder.none()), x);
}
TEST_F(SimplifierTest, DifferenceOfNone) {
  expect(Rule::difference_of_none, builder.difference(builder.none(), x), builder.none());
}
TEST_F(SimplifierTest, DifferenceSame) {
  expect(Rule::difference_same, builder.difference(x, x), builder.none());
}
TEST_F(SimplifierTest, DifferenceTwice) {
  expect(Rule::difference_twice, builder.difference(x, builder.difference(x, y)), builder.intersection(x, y));
}
TEST_F(SimplifierTest, JoinNone) { expect(Rule::join_none, builder.join(builder.none(), r), builder.none()); }
TEST_F(SimplifierTest, JoinClosures) {
  const auto reached = builder.join(x, closure());
  expect(Rule::join_closures, builder.join(reached, closure()), reached);
}
TEST_F(SimplifierTest, JoinStepClosure) {
  expect(Rule::join_step_closure, builder.join(builder.union_of(x, builder.join(x, r)), closure()),
         builder.join(x, closure()));
}
TEST_F(SimplifierTest, JoinWithoutNull) {
  expect(Rule::join_without_null, builder.join(builder.difference(x, null), r), builder.join(x, r));
}
TEST_F(SimplifierTest, ProductNone) {
  expect(Rule::product_none, builder.product(x, builder.none()), builder.none(2));
}
TEST_F(SimplifierTest, OverrideNone) {
  expect(Rule::override_none, builder.override_with(r, builder.none(2)), r);
}
TEST_F(SimplifierTest, OverrideTwice) {
  expect(Rule::override_twice,
         builder.override_with(builder.override_with(r, builder.product(x, y)), builder.product(x, z)),
         builder.override_with(r, builder.product(x, z)));
}
TEST_F(SimplifierTest, ConditionalSame) {
  expect(Rule::conditional_same, builder.conditional(condition, x, x), x);
}

TEST_F(SimplifierTest, LeavesAloneWhatNoRuleFits) {
  for (const auto expression :
       {builder.union_of(x, y), builder.difference(x, y), builder.join(x, r),
        builder.override_with(r, builder.product(x, y)),
        builder.join(builder.difference(x, null), builder.product(y, z)),
        builder.override_with(builder.override_with(r, builder.product(x, y)), builder.product(y, z))})
    EXPECT_EQ(simplifier.apply(expression), expression) << to_string(expression);
}

}  // namespace
}  // namespace jury::logic::relational
