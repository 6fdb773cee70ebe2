#include "logic/relational/bounds.h"

#include <gtest/gtest.h>

#include "logic/relational/builder.h"

namespace jury::logic::relational {
namespace {

Element a(std::size_t index) { return Element::atom(index); }
Element i(std::int64_t value) { return Element::integer(value); }

class BoundsTest : public testing::Test {
 protected:
  Builder b;
  Bounds bounds{Universe({"A0", "A1"}), IntegerWidth(8)};
  Expression r = b.relation("r", 2);
  bool admits(const TupleSet& value) {
    Instance instance;
    instance.set(r, value);
    return bounds.admits(instance);
  }
};

TEST_F(BoundsTest, LowerAndUpper) {
  bounds.between(r, TupleSet(2, {{a(0), a(1)}}), TupleSet(2, {{a(0), a(1)}, {a(1), a(1)}}));
  EXPECT_TRUE(admits(TupleSet(2, {{a(0), a(1)}})));
  EXPECT_FALSE(admits(TupleSet(2, {{a(1), a(1)}})));
  EXPECT_FALSE(admits(TupleSet(2, {{a(0), a(1)}, {a(0), a(0)}})));
}

TEST_F(BoundsTest, IntegerFunction) {
  const TupleSet both = TupleSet::of({a(0), a(1)});
  bounds.integer_function(r, both, TupleSet::of({a(0)}), -5, 5);
  EXPECT_TRUE(admits(TupleSet(2, {{a(0), i(5)}})));
  EXPECT_TRUE(admits(TupleSet(2, {{a(0), i(5)}, {a(1), i(-5)}})));
  EXPECT_FALSE(admits(TupleSet(2, {{a(1), i(0)}}))) << "A0 must have an integer";
  EXPECT_FALSE(admits(TupleSet(2, {{a(0), i(6)}})));
  EXPECT_FALSE(admits(TupleSet(2, {{a(0), i(1)}, {a(0), i(2)}}))) << "one slot holds one integer";
}

TEST_F(BoundsTest, SeveralSlotsOfDifferentRanges) {
  const Tuple pattern{a(0), Element::any(0)};
  bounds.with_slots(r, TupleSet(2), TupleSet(2, {{a(0), i(7)}}),
                    {{pattern, false, 0, 9}, {pattern, false, 0, 3}});
  EXPECT_TRUE(admits(TupleSet(2, {{a(0), i(2)}, {a(0), i(9)}, {a(0), i(7)}})));
  EXPECT_TRUE(admits(TupleSet(2, {{a(0), i(2)}, {a(0), i(3)}})));
  EXPECT_FALSE(admits(TupleSet(2, {{a(0), i(8)}, {a(0), i(9)}})));
}

TEST_F(BoundsTest, RefusesNonsense) {
  EXPECT_THROW(bounds.exactly(r, TupleSet(2, {{a(0), a(7)}})), InternalError);
  EXPECT_THROW(bounds.exactly(r, TupleSet(2, {{a(0), i(200)}})), InternalError);
  EXPECT_THROW(bounds.between(r, TupleSet(2, {{a(0), a(1)}}), TupleSet(2)), InternalError);
  EXPECT_THROW(bounds.integer_function(r, TupleSet::of({a(0)}), TupleSet(1), 3, 2), InternalError);
}

}  // namespace
}  // namespace jury::logic::relational
