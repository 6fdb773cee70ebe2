#include "encode/guard.h"

#include <gtest/gtest.h>

namespace jury::encode {
namespace {

class GuardTest : public testing::Test {
 protected:
  logic::Term condition(const char* name) { return terms.constant(name, terms.boolean_sort()); }
  logic::TermManager terms;
  Guard always = Guard::always(terms);
};

TEST_F(GuardTest, BranchesOfOneTestMeetAtTheConditionBefore) {
  const auto before = always.with(terms, condition("a"));
  const auto yes = before.with(terms, condition("b"));
  const auto no = before.with(terms, terms.negation(condition("b")));
  const auto joined = Guard::join(terms, yes, no);
  EXPECT_EQ(joined.guard, before);
  EXPECT_EQ(joined.first_taken, condition("b"));
}

TEST_F(GuardTest, UnrelatedPathsMeetInTheirDisjunction) {
  const auto left = always.with(terms, condition("a"));
  const auto right = always.with(terms, condition("b"));
  const auto joined = Guard::join(terms, left, right);
  EXPECT_EQ(joined.guard.term(), terms.disjunction(condition("a"), condition("b")));
  EXPECT_EQ(joined.first_taken, condition("a"));
}

TEST_F(GuardTest, CommonDepthCountsSharedDecisions) {
  const auto shared = always.with(terms, condition("a")).with(terms, condition("b"));
  EXPECT_EQ(Guard::common_depth(shared.with(terms, condition("c")), shared.with(terms, condition("d"))), 2u);
  EXPECT_EQ(Guard::common_depth(shared, always), 0u);
}

TEST_F(GuardTest, TrueAddsNothingAndFalseIsNoticed) {
  EXPECT_EQ(always.with(terms, terms.true_term()), always);
  EXPECT_TRUE(always.with(terms, terms.false_term()).is_false());
  const auto a = always.with(terms, condition("a"));
  EXPECT_TRUE(a.with(terms, terms.negation(condition("a"))).is_false());
}

}  // namespace
}  // namespace jury::encode
