// How many bits a number needs, read off its term.
#include "logic/significant_bits.h"

#include <gtest/gtest.h>

#include "logic/term_manager.h"

namespace jury::logic {
namespace {

class SignificantBits : public ::testing::Test {
 protected:
  Term constant(std::uint32_t width) { return terms_.fresh_constant("x", terms_.bit_vector_sort(width)); }
  TermManager terms_;
};

TEST_F(SignificantBits, AConstantHasItsWidth) { EXPECT_EQ(significant_bits(constant(32)), 32U); }

TEST_F(SignificantBits, LiteralsCountTheirSign) {
  EXPECT_EQ(significant_bits(terms_.bit_vector(32, 0)), 1U);
  EXPECT_EQ(significant_bits(terms_.bit_vector(32, 127)), 8U);
  EXPECT_EQ(significant_bits(terms_.bit_vector(32, 128)), 9U);
  EXPECT_EQ(significant_bits(terms_.bit_vector(8, 0x80)), 8U);
  EXPECT_EQ(significant_bits(terms_.bit_vector(32, 0xffffff80)), 8U);
}

TEST_F(SignificantBits, ExtensionsKeepWhatWasThere) {
  EXPECT_EQ(significant_bits(terms_.sign_extend_to(constant(8), 32)), 8U);
  EXPECT_EQ(significant_bits(terms_.zero_extend_to(constant(8), 32)), 9U);
}

TEST_F(SignificantBits, SumsAndProductsGrow) {
  const Term a = terms_.sign_extend_to(constant(8), 32);
  const Term b = terms_.sign_extend_to(constant(5), 32);
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_add, {a, b})), 9U);
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_mul, {a, b})), 13U);
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_mul, {a, constant(32)})), 32U);
}

TEST_F(SignificantBits, QuotientsAndRemaindersDoNot) {
  const Term a = terms_.sign_extend_to(constant(8), 32);
  const Term b = constant(32);
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_sdiv, {a, b})), 9U);  // -128 / -1
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_srem, {a, b})), 8U);
  EXPECT_EQ(significant_bits(terms_.make(Kind::bv_sdiv, {b, a})), 32U);
}

}  // namespace
}  // namespace jury::logic
