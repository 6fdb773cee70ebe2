#include "logic/relational/builder.h"

#include <gtest/gtest.h>

#include "logic/relational/printer.h"
#include "logic/relational/substitution.h"

namespace jury::logic::relational {
namespace {

TEST(RelationalBuilder, EqualNodesAreOneNode) {
  Builder b;
  const Expression r = b.relation("r", 2), s = b.relation("s", 2);
  EXPECT_EQ(b.join(r, s), b.join(r, s));
  EXPECT_NE(b.join(r, s), b.join(s, r));
  EXPECT_NE(b.relation("r", 2), r) << "relations are told apart by identity, not by name";
}

TEST(RelationalBuilder, PositionsKeepEqualFormulasApart) {
  Builder b;
  const Expression r = b.relation("r", 1);
  b.set_position({"p.rel", 3, 1});
  const Formula first = b.some(r);
  b.set_position({"p.rel", 9, 1});
  const Formula second = b.some(r);
  EXPECT_NE(first, second);
  EXPECT_EQ(first->position.line, 3);
  EXPECT_EQ(second->position.line, 9);
}

TEST(RelationalBuilder, FreeVariablesOfBinders) {
  Builder b;
  const Expression r = b.relation("r", 2), x = b.variable("x"), y = b.variable("y");
  const Formula body = b.some(b.intersection(b.join(x, r), y));
  EXPECT_EQ(body->free_variables.size(), 2u);
  EXPECT_EQ(b.exists({{x, b.univ()}}, body)->free_variables, std::vector<const Node*>{y.node()});
  EXPECT_TRUE(b.exists({{x, b.univ()}, {y, b.join(x, r)}}, body)->free_variables.empty());
  EXPECT_EQ(b.exists({{y, b.join(x, r)}}, body)->free_variables, std::vector<const Node*>{x.node()});
}

TEST(RelationalBuilder, RefusesWrongArities) {
  Builder b;
  const Expression set = b.relation("s", 1), binary = b.relation("r", 2);
  EXPECT_THROW(b.union_of(set, binary), InternalError);
  EXPECT_THROW(b.join(set, set), InternalError);
  EXPECT_THROW(b.closure(set), InternalError);
  EXPECT_THROW(b.for_all({{b.variable("x"), binary}}, b.truth()), InternalError);
}

TEST(RelationalPrinter, WritesOnlyNeededParentheses) {
  Builder b;
  const Expression x = b.relation("x", 1), r = b.relation("r", 2), s = b.relation("s", 2);
  EXPECT_EQ(to_string(b.join(x, b.reflexive_closure(b.union_of(r, s)))), "x.*(r + s)");
  EXPECT_EQ(to_string(b.join(x, b.join(r, s))), "x.(r.s)");
  EXPECT_EQ(to_string(b.difference(r, b.difference(s, r))), "r - (s - r)");
  EXPECT_EQ(to_string(b.implies(b.implies(b.some(x), b.no(x)), b.one(x))), "(some x => no x) => one x");
  EXPECT_EQ(to_string(b.negation(b.conjunction(b.some(x), b.no(x)))), "not (some x and no x)");
  const Expression v = b.variable("v");
  EXPECT_EQ(to_string(b.for_all({{v, x}}, b.subset(v, b.join(v, r)))), "(all v: x | v in v.r)");
  EXPECT_EQ(to_string(b.compare(NodeKind::IntegerLess, b.plus(b.cardinality(b.union_of(x, x)), b.literal(-1)),
                                b.sum(x))),
            "#(x + x) + -1 < sum[x]");
}

TEST(RelationalSubstitution, ReplacesLeavesAndSharesTheRest) {
  Builder b;
  const Expression r = b.relation("r", 2), t = b.relation("t", 2), x = b.relation("x", 1),
                   v = b.variable("v");
  const Formula formula = b.for_all({{v, x}}, b.conjunction(b.some(b.join(v, r)), b.some(b.join(v, t))));
  Substitution substitution(b);
  substitution.replace(r, b.override_with(r, b.product(x, x)));
  const Formula result = substitution.apply(formula);
  EXPECT_EQ(to_string(result), "(all v: x | some v.(r ++ x -> x) and some v.t)");
  EXPECT_EQ(result->body()->children[1], formula->body()->children[1]);
}

TEST(RelationalSubstitution, RefusesCapture) {
  Builder b;
  const Expression r = b.relation("r", 1), v = b.variable("v");
  Substitution substitution(b);
  substitution.replace(r, v);
  EXPECT_THROW(substitution.apply(b.exists({{v, b.univ()}}, b.subset(v, r))), InternalError);
}

}  // namespace
}  // namespace jury::logic::relational
