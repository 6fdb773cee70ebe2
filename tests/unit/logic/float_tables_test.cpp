#include "logic/float_tables.h"

#include <gtest/gtest.h>

#include <bit>

#include "logic/evaluator.h"

namespace jury::logic {
namespace {

class FloatTablesTest : public testing::Test {
 protected:
  Term to_double(Term number) {
    return terms_.make(Kind::float_from_signed, {number},
                       {double_format.exponent_bits, double_format.significand_bits});
  }
  Term literal(double value) {
    return terms_.floating(FloatValue(double_format, BitVector(64, std::bit_cast<std::uint64_t>(value))));
  }
  static bool has_float(Term term) {
    if (term.sort().kind() == SortKind::floating) return true;
    for (const Term child : term.children())
      if (has_float(child)) return true;
    return false;
  }
  // The same answer for every value of the two unknowns.
  void expect_equal(Term a, Term b) {
    for (unsigned sum = 0; sum < 32; ++sum)
      for (unsigned count = 0; count < 4; ++count) {
        Model model;
        model.set(sum_, Value(BitVector(5, sum)));
        model.set(count_, Value(BitVector(2, count)));
        EXPECT_EQ(Evaluator(model).evaluate(a), Evaluator(model).evaluate(b)) << sum << " / " << count;
      }
  }

  TermManager terms_;
  FloatTables tables_{terms_};
  Term sum_ = terms_.constant("sum", terms_.bit_vector_sort(5));
  Term count_ = terms_.constant("count", terms_.bit_vector_sort(2));
  Term average_ = terms_.make(Kind::float_div, {to_double(terms_.zero_extend_to(sum_, 32)),
                                                to_double(terms_.sign_extend_to(count_, 32))});
};

TEST_F(FloatTablesTest, ATestOfAQuotientIsATableOverItsBits) {
  for (const Term question :
       {terms_.make(Kind::float_less, {average_, literal(7.3)}), terms_.make(Kind::float_is_nan, {average_}),
        terms_.make(Kind::float_to_signed, {average_}, {32, 0})}) {
    const Term answer = tables_.apply(question);
    EXPECT_FALSE(has_float(answer));
    expect_equal(question, answer);
  }
}

TEST_F(FloatTablesTest, AChoiceBetweenFloatsDependsOnItsCondition) {
  const Term chosen =
      terms_.if_then_else(terms_.equal(count_, terms_.bit_vector(2, 0)), literal(1), average_);
  const Term question = terms_.make(Kind::float_equal, {chosen, literal(2)});
  const Term answer = tables_.apply(terms_.negation(question));
  EXPECT_FALSE(has_float(answer));
  expect_equal(terms_.negation(question), answer);
}

TEST_F(FloatTablesTest, ManyBitsAndUnknownFloatsStay) {
  const Term wide = terms_.constant("wide", terms_.bit_vector_sort(32));
  const Term unknown = terms_.constant("unknown", terms_.float_sort(double_format));
  for (const Term operand : {to_double(wide), unknown}) {
    const Term question = terms_.make(Kind::float_less, {operand, average_});
    EXPECT_EQ(tables_.apply(question), question);
  }
}

}  // namespace
}  // namespace jury::logic
