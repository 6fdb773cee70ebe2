// Integers, bit-vector and float values: against machine arithmetic, and wide ones against algebraic laws.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "logic/bit_vector.h"
#include "logic/float_value.h"
#include "logic/integer.h"

namespace jury::logic {
namespace {

__extension__ typedef __int128 Wide;

Integer from_wide(Wide value) {
  const bool negative = value < 0;
  const Wide magnitude = negative ? -value : value;
  const Integer result =
      Integer::from_unsigned(static_cast<std::uint64_t>(magnitude >> 64)).shifted_left(64) +
      Integer::from_unsigned(static_cast<std::uint64_t>(magnitude));
  return negative ? -result : result;
}

// Numbers of all sizes, often near powers of two.
Integer random_integer(std::mt19937_64& random, int max_bits) {
  Integer value;
  const int digits = static_cast<int>(random() % (max_bits / 32 + 1));
  for (int i = 0; i < digits; ++i) {
    const std::uint64_t digit = random() % 4 == 0   ? 0xFFFFFFFF
                                : random() % 4 == 0 ? 0
                                                    : random() & 0xFFFFFFFF;
    value = value.shifted_left(32) + Integer::from_unsigned(digit);
  }
  value = value + Integer(static_cast<std::int64_t>(random() % 5) - 2);
  return random() % 2 == 0 ? value : -value;
}

TEST(Integer, AgreesWithMachineArithmetic) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 20000; ++i) {
    const auto shift = random() % 64;
    const auto a = static_cast<std::int64_t>(random()) >> shift,
               b = static_cast<std::int64_t>(random()) >> (random() % 64);
    EXPECT_EQ(Integer(a) + Integer(b), from_wide(Wide{a} + b));
    EXPECT_EQ(Integer(a) - Integer(b), from_wide(Wide{a} - b));
    EXPECT_EQ(Integer(a) * Integer(b), from_wide(Wide{a} * b));
    EXPECT_EQ(Integer(a) < Integer(b), a < b);
    EXPECT_EQ(Integer(a).to_string(), std::to_string(a));
  }
}

TEST(Integer, DivisionLawHoldsForLargeNumbers) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 20000; ++i) {
    const Integer a = random_integer(random, 320), b = random_integer(random, 200);
    if (b.is_zero()) continue;
    Integer quotient, remainder;
    Integer::divide(a, b, &quotient, &remainder);
    ASSERT_EQ(quotient * b + remainder, a);
    ASSERT_LT(remainder.absolute(), b.absolute());
    ASSERT_TRUE(remainder.is_zero() || remainder.is_negative() == a.is_negative());
    const Integer modulus = Integer::euclidean_remainder(a, b);
    ASSERT_FALSE(modulus.is_negative());
    ASSERT_EQ(Integer::euclidean_quotient(a, b) * b + modulus, a);
  }
}

TEST(Integer, ArithmeticLawsHoldForLargeNumbers) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 5000; ++i) {
    const Integer a = random_integer(random, 300), b = random_integer(random, 300),
                  c = random_integer(random, 100);
    ASSERT_EQ((a + b) * c, a * c + b * c);
    ASSERT_EQ(a - b + b, a);
    ASSERT_EQ(Integer::parse(a.to_string()), a);
    const auto shift = static_cast<std::uint32_t>(random() % 150);
    ASSERT_EQ(a.shifted_left(shift), a * Integer::power_of_two(shift));
    ASSERT_EQ(a.shifted_left(shift).shifted_right(shift), a);
    ASSERT_EQ(a.modulo_power_of_two(shift), Integer::euclidean_remainder(a, Integer::power_of_two(shift)));
    const Integer root = a.absolute().square_root();
    ASSERT_LE(root * root, a.absolute());
    ASSERT_GT((root + Integer(1)) * (root + Integer(1)), a.absolute());
    ASSERT_EQ(
        Integer::bitwise_and(a.absolute(), b.absolute()) + Integer::bitwise_or(a.absolute(), b.absolute()),
        a.absolute() + b.absolute());
    ASSERT_EQ(
        Integer::bitwise_or(a.absolute(), b.absolute()) - Integer::bitwise_and(a.absolute(), b.absolute()),
        Integer::bitwise_xor(a.absolute(), b.absolute()));
  }
}

TEST(Integer, ParsesOnlyNumbers) {
  EXPECT_EQ(Integer::parse("-170141183460469231731687303715884105728")->to_string(),
            "-170141183460469231731687303715884105728");
  EXPECT_FALSE(Integer::parse(""));
  EXPECT_FALSE(Integer::parse("-"));
  EXPECT_FALSE(Integer::parse("12a"));
  EXPECT_EQ(Integer(INT64_MIN), -(-Integer(INT64_MIN)));
  EXPECT_TRUE((-(-Integer(INT64_MIN))).fits_int64());
}

std::int32_t as_int(const BitVector& value) { return static_cast<std::int32_t>(value.to_int64()); }

TEST(BitVector, AgreesWithMachineArithmeticAt32Bits) {
  std::mt19937 random(4);
  for (int i = 0; i < 20000; ++i) {
    const std::uint32_t a = random() >> random() % 32, b = random() >> random() % 32;
    const BitVector x(32, std::uint64_t{a}), y(32, std::uint64_t{b});
    ASSERT_EQ((x + y).bits(), a + b);
    ASSERT_EQ((x - y).bits(), a - b);
    ASSERT_EQ((x * y).bits(), a * b);
    ASSERT_EQ((~x).bits(), ~a);
    ASSERT_EQ((-x).bits(), 0U - a);
    ASSERT_EQ((x & y).bits(), a & b);
    ASSERT_EQ((x | y).bits(), a | b);
    ASSERT_EQ((x ^ y).bits(), a ^ b);
    ASSERT_EQ(x.unsigned_quotient(y).bits(), b == 0 ? 0xFFFFFFFFU : a / b);
    ASSERT_EQ(x.unsigned_remainder(y).bits(), b == 0 ? a : a % b);
    const auto s = static_cast<std::int32_t>(a), t = static_cast<std::int32_t>(b);
    if (t != 0 && !(s == INT32_MIN && t == -1)) {
      ASSERT_EQ(as_int(x.signed_quotient(y)), s / t);
      ASSERT_EQ(as_int(x.signed_remainder(y)), s % t);
    }
    ASSERT_EQ(x.shifted_left(y).bits(), b >= 32 ? 0 : a << b);
    ASSERT_EQ(x.shifted_right(y).bits(), b >= 32 ? 0 : a >> b);
    ASSERT_EQ(as_int(x.shifted_right_arithmetic(y)), s >> std::min(b, 31U));
    ASSERT_EQ(x.unsigned_less(y), a < b);
    ASSERT_EQ(x.signed_less(y), s < t);
  }
}

// Every operation at 100 bits must agree with the same one on the unbounded integers.
TEST(BitVector, WideValuesFollowTheirIntegers) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 3000; ++i) {
    const BitVector x(100, random_integer(random, 128)), y(100, random_integer(random, 128));
    ASSERT_EQ(x + y, BitVector(100, x.to_signed() + y.to_signed()));
    ASSERT_EQ(x * y, BitVector(100, x.to_signed() * y.to_signed()));
    ASSERT_EQ(x - y, BitVector(100, x.to_unsigned() - y.to_unsigned()));
    ASSERT_EQ(x.unsigned_less(y), x.to_unsigned() < y.to_unsigned());
    ASSERT_EQ(x.signed_less(y), x.to_signed() < y.to_signed());
    ASSERT_EQ(x.extracted(80, 10).concatenated(x.extracted(9, 0)), x.extracted(80, 0));
    ASSERT_EQ(x.sign_extended(30).to_signed(), x.to_signed());
    ASSERT_EQ(x.zero_extended(30).to_unsigned(), x.to_unsigned());
    const BitVector seven(100, std::uint64_t{7});
    ASSERT_EQ(x.shifted_left(seven), x * BitVector(100, std::uint64_t{128}));
    ASSERT_EQ(x.shifted_right(seven).to_unsigned(), x.to_unsigned().shifted_right(7));
    ASSERT_EQ((x & y) + (x | y), x + y);
    ASSERT_EQ(~(~x), x);
    ASSERT_EQ(x.extracted(70, 7), BitVector(64, x.shifted_right(seven).to_unsigned()));
  }
  EXPECT_TRUE(BitVector::all_ones(100).is_all_ones());
  EXPECT_TRUE(BitVector::min_signed(100).is_power_of_two());
  EXPECT_EQ(BitVector(12, std::uint64_t{0xabc}).to_string(), "#xabc");
  EXPECT_EQ(BitVector(5, std::uint64_t{9}).to_string(), "#b01001");
}

double random_double(std::mt19937_64& random) {
  const double special[] = {0.0,
                            -0.0,
                            1.0,
                            -1.5,
                            std::numeric_limits<double>::infinity(),
                            -std::numeric_limits<double>::infinity(),
                            std::nan(""),
                            std::numeric_limits<double>::denorm_min(),
                            std::numeric_limits<double>::min(),
                            std::numeric_limits<double>::max(),
                            9.2233720368547758e18,
                            -9.2233720368547758e18,
                            2147483647.0,
                            2147483648.0,
                            -2147483649.5,
                            0.1};
  switch (random() % 4) {
    case 0:
      return special[random() % std::size(special)];
    case 1:
      return std::bit_cast<double>(random());
    case 2:
      return std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 120) - 90);
    default:
      return static_cast<double>(static_cast<std::int64_t>(random() >> random() % 60)) / 8;
  }
}

template <typename Float>
void expect_same(const FloatValue& actual, Float expected, const char* what, Float x, Float y) {
  ASSERT_EQ(actual, FloatValue(expected)) << what << " of " << x << " and " << y;
}

template <typename Float>
void check_against_hardware(Float x, Float y) {
  const FloatValue a(x), b(y);
  expect_same(a.add(b), x + y, "sum", x, y);
  expect_same(a.subtract(b), x - y, "difference", x, y);
  expect_same(a.multiply(b), x * y, "product", x, y);
  expect_same(a.divide(b), x / y, "quotient", x, y);
  expect_same(a.remainder(b), std::remainder(x, y), "remainder", x, y);
  expect_same(a.square_root(), std::sqrt(x), "root", x, y);
  expect_same(-a, -x, "negation", x, y);
  expect_same(a.absolute(), std::abs(x), "absolute", x, y);
  expect_same(a.round_to_integral(RoundingMode::nearest_even), std::nearbyint(x), "rint", x, y);
  expect_same(a.round_to_integral(RoundingMode::toward_zero), std::trunc(x), "trunc", x, y);
  expect_same(a.round_to_integral(RoundingMode::toward_positive), std::ceil(x), "ceil", x, y);
  expect_same(a.round_to_integral(RoundingMode::toward_negative), std::floor(x), "floor", x, y);
  ASSERT_EQ(a.less(b), x < y);
  ASSERT_EQ(a.less_or_equal(b), x <= y);
  ASSERT_EQ(a.equals(b), x == y);
  ASSERT_EQ(a.is_nan(), std::isnan(x));
  ASSERT_EQ(a.is_infinite(), std::isinf(x));
  ASSERT_EQ(a.is_zero(), x == 0);
}

TEST(FloatValue, DoublesAgreeWithTheHardware) {
  std::mt19937_64 random(6);
  for (int i = 0; i < 15000; ++i) check_against_hardware(random_double(random), random_double(random));
}

TEST(FloatValue, FloatsAgreeWithTheHardware) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 15000; ++i)
    check_against_hardware(static_cast<float>(random_double(random)),
                           static_cast<float>(random_double(random)));
}

// JLS 5.1.3, written with hardware operations.
template <typename Signed>
Signed java_cast(double x) {
  if (std::isnan(x)) return 0;
  const double limit = std::ldexp(1.0, std::numeric_limits<Signed>::digits);
  if (x >= limit) return std::numeric_limits<Signed>::max();
  if (x <= -limit) return std::numeric_limits<Signed>::min();
  return static_cast<Signed>(x);
}

TEST(FloatValue, ConversionsFollowJava) {
  std::mt19937_64 random(8);
  for (int i = 0; i < 20000; ++i) {
    const double x = random_double(random);
    ASSERT_EQ(FloatValue(x).to_signed(32).to_int64(), java_cast<std::int32_t>(x)) << x;
    ASSERT_EQ(FloatValue(x).to_signed(64).to_int64(), java_cast<std::int64_t>(x)) << x;
    const auto narrow = static_cast<float>(x);
    ASSERT_EQ(FloatValue(x).converted(float_format), FloatValue(narrow)) << x;
    ASSERT_EQ(FloatValue(narrow).converted(double_format), FloatValue(static_cast<double>(narrow))) << x;
    const auto whole = static_cast<std::int64_t>(random()) >> random() % 64;
    ASSERT_EQ(FloatValue::from_integer(double_format, whole), FloatValue(static_cast<double>(whole)));
    ASSERT_EQ(FloatValue::from_integer(float_format, whole), FloatValue(static_cast<float>(whole)));
    if (!std::isnan(x)) {
      ASSERT_EQ(FloatValue(x).to_double(), x) << "bits are kept";
    }
  }
  EXPECT_EQ(FloatValue(std::nan("")).bits().bits(), 0x7ff8000000000000U) << "as Double.doubleToLongBits";
  EXPECT_EQ(FloatValue(std::nanf("")).bits().bits(), 0x7fc00000U) << "as Float.floatToIntBits";
}

}  // namespace
}  // namespace jury::logic
