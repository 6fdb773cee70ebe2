// Circuits for arithmetic against the evaluator's arithmetic: all operands at small widths, constants folded
// and inputs driven; random operands at 32 and 64 bits.
#include "solver/relational/bit_vector.h"

#include <gtest/gtest.h>

#include <random>

#include "logic/relational/evaluator.h"
#include "solver/circuit_encoder.h"

namespace jury::solver::relational {
namespace {

using logic::relational::apply_arithmetic;
using logic::relational::IntegerWidth;
using logic::relational::NodeKind;

const std::vector<NodeKind> operators = {NodeKind::Plus,
                                         NodeKind::Minus,
                                         NodeKind::Times,
                                         NodeKind::Divide,
                                         NodeKind::Remainder,
                                         NodeKind::BitAnd,
                                         NodeKind::BitOr,
                                         NodeKind::BitXor,
                                         NodeKind::ShiftLeft,
                                         NodeKind::ShiftRight,
                                         NodeKind::UnsignedShiftRight};

Bits apply(BitArithmetic& circuits, NodeKind kind, const Bits& left, const Bits& right) {
  if (kind == NodeKind::Plus) return circuits.add(left, right);
  if (kind == NodeKind::Minus) return circuits.subtract(left, right);
  if (kind == NodeKind::Times) return circuits.multiply(left, right);
  if (kind == NodeKind::Divide) return circuits.divide(left, right);
  if (kind == NodeKind::Remainder) return circuits.remainder(left, right);
  if (kind >= NodeKind::ShiftLeft) return circuits.shift(kind, left, right);
  return circuits.bitwise(kind, left, right);
}

TEST(BitVector, EveryOperationOnConstants) {
  for (const int bits : {1, 2, 3, 4}) {
    Circuit circuit;
    const IntegerWidth width(bits);
    BitArithmetic circuits(circuit, width);
    for (std::int64_t left = width.least(); left <= width.greatest(); ++left)
      for (std::int64_t right = width.least(); right <= width.greatest(); ++right) {
        const Bits a = circuits.constant(left), b = circuits.constant(right);
        for (const NodeKind kind : operators)
          ASSERT_EQ(BitArithmetic::constant_value(apply(circuits, kind, a, b)),
                    apply_arithmetic(kind, width, left, right))
              << info(kind).text << " " << left << " " << right << " at " << bits;
        ASSERT_EQ(circuits.less(a, b), Wire::of(left < right));
        ASSERT_EQ(circuits.equal(a, b), Wire::of(left == right));
      }
  }
}

// The same gates with unknown operands: the solver may not find operands for which a result differs.
class Driven {
 public:
  explicit Driven(int bits) : width(bits), circuits(circuit, width), encoder(circuit, sat) {
    left = circuits.fresh(width.least(), width.greatest());
    right = circuits.fresh(width.least(), width.greatest());
  }
  std::optional<std::int64_t> result(const Bits& output, std::int64_t a, std::int64_t b) {
    std::vector<int> assumptions;
    for (int bit = 0; bit < width.bits(); ++bit) {
      const auto index = static_cast<std::size_t>(bit);
      assumptions.push_back(encoder.literal(left[index].negated_if(((a >> bit) & 1) == 0)));
      assumptions.push_back(encoder.literal(right[index].negated_if(((b >> bit) & 1) == 0)));
    }
    std::vector<int> literals;
    for (const Wire wire : output) literals.push_back(encoder.full_literal(wire));
    if (sat.solve(assumptions) != Answer::satisfiable) return std::nullopt;
    std::uint64_t value = 0;
    for (std::size_t bit = 0; bit < literals.size(); ++bit)
      if (sat.value(literals[bit])) value |= std::uint64_t{1} << bit;
    return width.wrap(value);
  }
  Circuit circuit;
  IntegerWidth width;
  BitArithmetic circuits;
  SatSolver sat;
  CircuitEncoder encoder;
  Bits left, right;
};

TEST(BitVector, RandomOperandsAtFullWidth) {
  std::mt19937_64 random(7);
  for (const int bits : {5, 32, 64}) {
    Driven driven(bits);
    for (const NodeKind kind : operators) {
      if (bits == 64 && kind == NodeKind::Times) continue;
      const Bits output = apply(driven.circuits, kind, driven.left, driven.right);
      for (int round = 0; round < 8; ++round) {
        const std::int64_t a = driven.width.wrap(random());
        const std::int64_t b = driven.width.wrap(round % 2 == 0 ? random() : random() % 5);
        ASSERT_EQ(driven.result(output, a, b), apply_arithmetic(kind, driven.width, a, b))
            << info(kind).text << " " << a << " " << b << " at " << bits;
      }
    }
  }
}

TEST(BitVector, FreshNumbersCostOnlyTheirRange) {
  Circuit circuit;
  BitArithmetic circuits(circuit, IntegerWidth(32));
  circuits.fresh(0, 7);
  EXPECT_EQ(circuit.input_count(), 3u);
  circuits.fresh(-4, 3);
  EXPECT_EQ(circuit.input_count(), 6u);
  circuits.fresh(5, 5);
  EXPECT_EQ(circuit.input_count(), 6u);
  circuits.fresh(-2147483648LL, 2147483647LL);
  EXPECT_EQ(circuit.input_count(), 38u);
}

TEST(BitVector, CountAndSumWrap) {
  Circuit circuit;
  BitArithmetic circuits(circuit, IntegerWidth(3));
  const std::vector<Wire> five(5, true_wire);
  EXPECT_EQ(BitArithmetic::constant_value(circuits.count(five)), -3);
  EXPECT_EQ(BitArithmetic::constant_value(circuits.count({})), 0);
  EXPECT_EQ(BitArithmetic::constant_value(
                circuits.sum({circuits.constant(3), circuits.constant(3), circuits.constant(3)})),
            1);
}

}  // namespace
}  // namespace jury::solver::relational
