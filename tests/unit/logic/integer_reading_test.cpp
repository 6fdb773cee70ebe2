// Readings over integers against the bit-vector formulas they read: the same truth under many values.
#include "logic/integer_reading.h"

#include <gtest/gtest.h>

#include "logic/evaluator.h"
#include "logic/substitution.h"
#include "support/diagnostics.h"

namespace jury::logic {
namespace {

class IntegerReadingTest : public ::testing::Test {
 protected:
  static constexpr std::uint32_t width = 8;

  Term word(std::uint64_t bits) { return terms_.bit_vector(width, bits & 0xff); }
  Term x() { return terms_.constant("x", terms_.bit_vector_sort(width)); }
  Term y() { return terms_.constant("y", terms_.bit_vector_sort(width)); }

  // The formula and its reading under every pair of some values.
  void expect_same(Term formula) {
    TermManager integers;
    IntegerReading reading(integers);
    const Term read = reading.apply(formula);
    reading.take_facts();
    for (const int a : values)
      for (const int b : values) {
        Model words;
        words.set(x(), Value(BitVector(width, static_cast<std::uint64_t>(a) & 0xff)));
        words.set(y(), Value(BitVector(width, static_cast<std::uint64_t>(b) & 0xff)));
        Model numbers;
        numbers.set(integers.constant("x", integers.integer_sort()), Value(Integer(a)));
        numbers.set(integers.constant("y", integers.integer_sort()), Value(Integer(b)));
        EXPECT_EQ(Evaluator(words).evaluate_boolean(formula), Evaluator(numbers).evaluate_boolean(read))
            << "x = " << a << ", y = " << b;
      }
  }

  // The operation against every constant.
  void expect_same_operation(Kind kind, Term left, Term right) {
    const Term result = terms_.make(kind, {left, right});
    for (const int value : values) expect_same(terms_.equal(result, word(static_cast<std::uint64_t>(value))));
  }

  static constexpr int values[] = {-128, -127, -100, -65, -64, -3, -2,  -1,  0,
                                   1,    2,    3,    5,   63,  64, 100, 126, 127};
  TermManager terms_;
};

TEST_F(IntegerReadingTest, arithmetic_wraps) {
  for (const Kind kind : {Kind::bv_add, Kind::bv_sub, Kind::bv_mul}) expect_same_operation(kind, x(), y());
  for (const int value : values) {
    const Term constant = word(static_cast<std::uint64_t>(value));
    expect_same(terms_.equal(terms_.make(Kind::bv_neg, {x()}), constant));
    expect_same(terms_.equal(terms_.make(Kind::bv_not, {x()}), constant));
  }
}

// The functions that stand for them obey laws, which the true results must satisfy.
TEST_F(IntegerReadingTest, laws_of_division_hold) {
  TermManager integers;
  IntegerReading reading(integers);
  reading.apply(terms_.equal(terms_.make(Kind::bv_sdiv, {x(), y()}), terms_.make(Kind::bv_srem, {x(), y()})));
  Term laws;
  for (const Term fact : reading.take_facts())
    if (fact.kind() == Kind::forall && fact.bound_variables().size() == 2) laws = fact;
  ASSERT_TRUE(laws);
  const auto integer = integers.integer_sort();
  for (const int a : values)
    for (const int b : values) {
      if (b == 0) continue;
      const Term numbers[] = {integers.integer(Integer(a)), integers.integer(Integer(b))};
      const int quotient = a == -128 && b == -1 ? -128 : a / b;
      const auto result_of = [&](std::string_view name) {
        return integers.apply(integers.function(name, {integer, integer}, integer), numbers);
      };
      Substitution results(integers);
      results.add(result_of("quotient!8"), integers.integer(Integer(quotient)));
      results.add(result_of("remainder!8"), integers.integer(Integer(a % b)));
      EXPECT_TRUE(results.apply(instantiate(integers, laws, numbers)).is_true()) << a << " by " << b;
    }
}

TEST_F(IntegerReadingTest, comparisons_signed_and_unsigned) {
  for (const Kind kind : {Kind::bv_slt, Kind::bv_sle, Kind::bv_ult, Kind::bv_ule})
    expect_same(terms_.make(kind, {x(), y()}));
}

TEST_F(IntegerReadingTest, division_by_constants_rounds_to_zero) {
  for (const int divisor : {-128, -7, -2, -1, 1, 2, 3, 10, 127})
    for (const Kind kind : {Kind::bv_sdiv, Kind::bv_srem})
      expect_same_operation(kind, x(), word(static_cast<std::uint64_t>(divisor)));
}

TEST_F(IntegerReadingTest, shifts_masks_and_widths) {
  for (const int count : {0, 1, 3, 7})
    for (const Kind kind : {Kind::bv_shl, Kind::bv_lshr, Kind::bv_ashr})
      expect_same_operation(kind, x(), word(static_cast<std::uint64_t>(count)));
  for (const int mask : {1, 3, 15, 127})
    expect_same_operation(Kind::bv_and, x(), word(static_cast<std::uint64_t>(mask)));
  for (const int value : values) {
    const auto bits = static_cast<std::uint64_t>(value);
    expect_same(terms_.equal(terms_.extract(x(), 3, 0), terms_.extract(word(bits), 3, 0)));
    expect_same(terms_.equal(terms_.extract(x(), 6, 2), terms_.extract(word(bits), 6, 2)));
    expect_same(terms_.equal(terms_.zero_extend_to(x(), 12), terms_.sign_extend_to(word(bits), 12)));
    expect_same(terms_.equal(terms_.sign_extend_to(x(), 12), terms_.zero_extend_to(word(bits), 12)));
  }
}

TEST_F(IntegerReadingTest, bits_that_are_truth_values) {
  const Term bit = terms_.if_then_else(terms_.make(Kind::bv_slt, {x(), y()}), word(1), word(0));
  for (const Kind kind : {Kind::bv_and, Kind::bv_or, Kind::bv_xor}) {
    expect_same_operation(kind, x(), bit);
    expect_same_operation(kind, bit, y());
  }
}

TEST_F(IntegerReadingTest, ranges_are_facts_and_guards) {
  TermManager integers;
  IntegerReading reading(integers);
  const Term variable = terms_.variable("i", terms_.bit_vector_sort(width));
  // Every i is less than 127 or equal to it: true of bytes, not of all integers.
  const Term all = terms_.forall({&variable, 1}, terms_.make(Kind::bv_sle, {variable, x()}));
  const Term read = reading.apply(all);
  EXPECT_EQ(reading.take_facts().size(), 1U);
  EXPECT_EQ(reading.take_facts().size(), 0U);
  EXPECT_EQ(read.kind(), Kind::forall);
  EXPECT_EQ(read.body().kind() == Kind::int_less_equal, false) << "the range is missing";
}

TEST_F(IntegerReadingTest, what_has_no_reading_is_refused) {
  TermManager integers;
  IntegerReading reading(integers);
  EXPECT_THROW(reading.apply(terms_.equal(terms_.make(Kind::bv_xor, {x(), y()}), word(5))), Unsupported);
  EXPECT_THROW(reading.apply(terms_.equal(terms_.make(Kind::bv_shl, {x(), y()}), word(5))), Unsupported);
  const Term real = terms_.constant("real", terms_.float_sort(double_format));
  EXPECT_THROW(reading.apply(terms_.equal(terms_.make(Kind::float_to_signed, {real}, {width, 0}), word(5))), Unsupported);
}

}  // namespace
}  // namespace jury::logic
