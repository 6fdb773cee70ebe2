// The corners of the JVM's arithmetic.
#include "trace/arithmetic.h"

#include <gtest/gtest.h>

namespace jury::trace {
namespace {

constexpr auto int_min = std::numeric_limits<std::int32_t>::min();
constexpr auto int_max = std::numeric_limits<std::int32_t>::max();
constexpr auto long_min = std::numeric_limits<std::int64_t>::min();
constexpr auto long_max = std::numeric_limits<std::int64_t>::max();

TEST(Arithmetic, IntegersWrap) {
  EXPECT_EQ(wrap_add(int_max, 1), int_min);
  EXPECT_EQ(wrap_subtract(int_min, 1), int_max);
  EXPECT_EQ(wrap_multiply(int_min, -1), int_min);
  EXPECT_EQ(wrap_negate(long_min), long_min);
  EXPECT_EQ(wrap_multiply(long_max, std::int64_t{2}), -2);
}

TEST(Arithmetic, DivisionByMinusOneDoesNotTrap) {
  EXPECT_EQ(divide(int_min, -1), int_min);
  EXPECT_EQ(remainder_of(int_min, -1), 0);
  EXPECT_EQ(divide(long_min, std::int64_t{-1}), long_min);
  EXPECT_EQ(divide(-7, 2), -3);
  EXPECT_EQ(remainder_of(-7, 2), -1);
}

TEST(Arithmetic, ShiftDistancesAreMasked) {
  EXPECT_EQ(shift_left(1, 33), 2);
  EXPECT_EQ(shift_left(std::int64_t{1}, 65), 2);
  EXPECT_EQ(shift_right(-8, -31), -4);
  EXPECT_EQ(unsigned_shift_right(-1, 28), 15);
  EXPECT_EQ(unsigned_shift_right(std::int64_t{-1}, 60), 15);
}

TEST(Arithmetic, ConversionsSaturate) {
  EXPECT_EQ(saturate<std::int32_t>(std::nan("")), 0);
  EXPECT_EQ(saturate<std::int32_t>(1e10), int_max);
  EXPECT_EQ(saturate<std::int32_t>(-1e10), int_min);
  EXPECT_EQ(saturate<std::int32_t>(2147483647.5), int_max);
  EXPECT_EQ(saturate<std::int32_t>(-2147483648.9), int_min);
  EXPECT_EQ(saturate<std::int32_t>(2147483646.9), int_max - 1);
  EXPECT_EQ(saturate<std::int64_t>(9.3e18f), long_max);
  EXPECT_EQ(saturate<std::int64_t>(-9.3e18), long_min);
  EXPECT_EQ(saturate<std::int32_t>(-0.9f), 0);
}

TEST(Arithmetic, ComparisonsDecideNaN) {
  const double nan = std::nan("");
  EXPECT_EQ(compare_floats(nan, 1.0, -1), -1);
  EXPECT_EQ(compare_floats(1.0, nan, 1), 1);
  EXPECT_EQ(compare_floats(0.0, -0.0, 1), 0);
  EXPECT_EQ(compare(long_min, long_max), -1);
}

TEST(Arithmetic, RemainderOfFloatsTruncates) {
  EXPECT_EQ(remainder_of(-5.5, 2.0), -1.5);
  EXPECT_TRUE(std::isnan(remainder_of(1.0, 0.0)));
  EXPECT_EQ(remainder_of(5.0f, std::numeric_limits<float>::infinity()), 5.0f);
}

TEST(Arithmetic, NarrowingKeepsTheLowBits) {
  EXPECT_EQ(to_byte(200), -56);
  EXPECT_EQ(to_char(-1), 65535);
  EXPECT_EQ(to_short(40000), -25536);
}

}  // namespace
}  // namespace jury::trace
