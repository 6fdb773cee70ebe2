// Two's complement arithmetic as circuits: ripple-carry adders, shift-and-add multiplication, restoring
// division. Bit 0 is the least significant. All vectors have the width of the arithmetic; results wrap
// around. The meaning of every operation is that of logic/relational/evaluator.h, division by zero and shifts
// included. Constant bits fold away in the circuit, so a number of a small range costs few gates whatever the
// width.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "logic/relational/element.h"
#include "logic/relational/node.h"
#include "solver/circuit.h"

namespace jury::solver::relational {

using Bits = std::vector<Wire>;

class BitArithmetic {
 public:
  BitArithmetic(Circuit& circuit, logic::relational::IntegerWidth width) : circuit_(circuit), width_(width) {}

  logic::relational::IntegerWidth width() const { return width_; }
  Bits constant(std::int64_t value) const;
  static std::optional<std::int64_t> constant_value(const Bits& bits);
  // Fresh inputs for a number between the two, as few as its range needs; in_range says that it lies there.
  Bits fresh(std::int64_t least, std::int64_t greatest);
  Wire in_range(const Bits& value, std::int64_t least, std::int64_t greatest);

  Bits add(const Bits& left, const Bits& right) { return add(left, right, false_wire); }
  Bits subtract(const Bits& left, const Bits& right);
  Bits negate(const Bits& operand);
  Bits multiply(const Bits& left, const Bits& right);
  Bits divide(const Bits& left, const Bits& right);
  Bits remainder(const Bits& left, const Bits& right);
  Bits shift(logic::relational::NodeKind kind, const Bits& left, const Bits& count);
  Bits bitwise(logic::relational::NodeKind kind, const Bits& left, const Bits& right);
  Bits invert(const Bits& operand) const;
  Bits if_then_else(Wire condition, const Bits& then_bits, const Bits& else_bits);
  Bits guarded(Wire condition, const Bits& bits);  // zero unless the condition holds
  Bits sum(std::vector<Bits> numbers);
  Bits count(std::span<const Wire> wires);  // how many are true

  Wire equal(const Bits& left, const Bits& right);
  Wire less(const Bits& left, const Bits& right);
  Wire at_most(const Bits& left, const Bits& right) { return !less(right, left); }

 private:
  struct Division {
    Bits quotient;
    Bits remainder;
  };

  Bits add(const Bits& left, const Bits& right, Wire carry);
  Bits add_lengthening(const Bits& left, const Bits& right);
  Wire unsigned_less(const Bits& left, const Bits& right);
  Bits magnitude(const Bits& operand);
  Bits negate_if(Wire condition, const Bits& operand);
  Division unsigned_divide(const Bits& left, const Bits& right);

  Circuit& circuit_;
  logic::relational::IntegerWidth width_;
};

}  // namespace jury::solver::relational
