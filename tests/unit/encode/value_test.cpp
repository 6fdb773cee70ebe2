#include "encode/value.h"

#include <gtest/gtest.h>

namespace jury::encode {
namespace {

class ValueTest : public testing::Test {
 protected:
  Term condition(const char* name) { return terms.constant(name, terms.boolean_sort()); }
  logic::TermManager terms;
  Values values{terms};
};

TEST_F(ValueTest, ChoosingBetweenTheSameGivesIt) {
  const auto object = values.single(7);
  EXPECT_TRUE(values.choose(condition("c"), object, values.single(7)).same_as(object));
}

TEST_F(ValueTest, ChoosingMergesTargetsInOrder) {
  const auto merged = values.choose(condition("c"), values.single(7), values.null());
  ASSERT_EQ(merged.targets().size(), 2u);
  EXPECT_EQ(merged.targets()[0], (Target{null_object, terms.negation(condition("c"))}));
  EXPECT_EQ(merged.targets()[1], (Target{7, condition("c")}));
}

TEST_F(ValueTest, EqualityIsThatSomeTargetAgrees) {
  const auto a = values.choose(condition("a"), values.single(1), values.single(2));
  const auto b = values.choose(condition("b"), values.single(1), values.single(3));
  EXPECT_EQ(values.equal(a, b), terms.conjunction(condition("a"), condition("b")));
  EXPECT_TRUE(values.equal(values.single(1), values.single(2)).is_false());
  EXPECT_TRUE(values.equal(a, a).is_true());
}

TEST_F(ValueTest, RestrictingToOneTargetMakesItCertain) {
  const auto merged = values.choose(condition("c"), values.single(7), values.null());
  const auto kept = values.restrict(merged, [](ObjectId object) { return object != null_object; });
  ASSERT_TRUE(kept.is_single());
  EXPECT_EQ(kept.single(), 7u);
  EXPECT_TRUE(kept.targets()[0].guard.is_true());
}

TEST_F(ValueTest, NumbersHaveJavasWidths) {
  EXPECT_EQ(values.integer(-1).bit_vector_value().bits(), 0xffffffffu);
  EXPECT_EQ(values.long_integer(-1).sort().width(), 64u);
  EXPECT_EQ(values.boolean_as_int(terms.true_term()), values.integer(1));
  EXPECT_TRUE(values.is_nonzero(values.integer(0)).is_false());
}

}  // namespace
}  // namespace jury::encode
