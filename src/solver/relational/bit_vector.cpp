#include "solver/relational/bit_vector.h"

#include <algorithm>

namespace jury::solver::relational {

using logic::relational::NodeKind;

namespace {

// How many low bits tell the numbers of a range apart from each other, sign included.
int bits_needed(std::int64_t least, std::int64_t greatest) {
  const auto bits_of = [](std::int64_t value) {
    std::uint64_t magnitude = static_cast<std::uint64_t>(value < 0 ? ~value : value);
    int bits = 0;
    for (; magnitude != 0; magnitude >>= 1) ++bits;
    return bits;
  };
  return std::max(bits_of(least), bits_of(greatest));
}

}  // namespace

Bits BitArithmetic::constant(std::int64_t value) const {
  Bits bits;
  for (int index = 0; index < width_.bits(); ++index) bits.push_back(Wire::of(((value >> index) & 1) != 0));
  return bits;
}

std::optional<std::int64_t> BitArithmetic::constant_value(const Bits& bits) {
  std::uint64_t value = 0;
  for (std::size_t index = 0; index < bits.size(); ++index) {
    if (!bits[index].is_constant()) return std::nullopt;
    if (bits[index].is_true()) value |= std::uint64_t{1} << index;
  }
  return logic::relational::IntegerWidth(static_cast<int>(bits.size())).wrap(value);
}

Bits BitArithmetic::fresh(std::int64_t least, std::int64_t greatest) {
  if (least == greatest) return constant(least);
  Bits bits;
  const int low = std::min(bits_needed(least, greatest), width_.bits() - 1);
  for (int index = 0; index < low; ++index) bits.push_back(circuit_.input());
  const Wire sign = least >= 0 ? false_wire : greatest < 0 ? true_wire : circuit_.input();
  bits.resize(static_cast<std::size_t>(width_.bits()), sign);
  return bits;
}

Wire BitArithmetic::in_range(const Bits& value, std::int64_t least, std::int64_t greatest) {
  const Wire from = least == width_.least() ? true_wire : at_most(constant(least), value);
  const Wire to = greatest == width_.greatest() ? true_wire : at_most(value, constant(greatest));
  return circuit_.conjunction(from, to);
}

Bits BitArithmetic::add(const Bits& left, const Bits& right, Wire carry) {
  Bits result;
  for (std::size_t index = 0; index < left.size(); ++index) {
    const Wire half = circuit_.exclusive_or(left[index], right[index]);
    result.push_back(circuit_.exclusive_or(half, carry));
    if (index + 1 < left.size()) carry = circuit_.if_then_else(half, carry, left[index]);
  }
  return result;
}

Bits BitArithmetic::invert(const Bits& operand) const {
  Bits result = operand;
  for (Wire& wire : result) wire = !wire;
  return result;
}

Bits BitArithmetic::subtract(const Bits& left, const Bits& right) {
  return add(left, invert(right), true_wire);
}

Bits BitArithmetic::negate(const Bits& operand) { return add(constant(0), invert(operand), true_wire); }

Bits BitArithmetic::multiply(const Bits& left, const Bits& right) {
  // Shifted copies of the operand with more non-constant bits, one for each bit of the other.
  const auto unknown = [](const Bits& bits) {
    return std::count_if(bits.begin(), bits.end(), [](Wire wire) { return !wire.is_constant(); });
  };
  const bool swapped = unknown(left) < unknown(right);
  const Bits& copied = swapped ? right : left;
  const Bits& selecting = swapped ? left : right;
  Bits result = constant(0);
  for (std::size_t shift_by = 0; shift_by < selecting.size(); ++shift_by) {
    if (selecting[shift_by].is_false()) continue;
    Bits addend(shift_by, false_wire);
    for (std::size_t index = 0; index + shift_by < copied.size(); ++index)
      addend.push_back(circuit_.conjunction(selecting[shift_by], copied[index]));
    result = add(result, addend);
  }
  return result;
}

Wire BitArithmetic::unsigned_less(const Bits& left, const Bits& right) {
  Wire less_so_far = false_wire;
  for (std::size_t index = 0; index < left.size(); ++index)
    less_so_far =
        circuit_.if_then_else(circuit_.exclusive_or(left[index], right[index]), right[index], less_so_far);
  return less_so_far;
}

Wire BitArithmetic::less(const Bits& left, const Bits& right) {
  Bits biased_left = left, biased_right = right;
  std::swap(biased_left.back(), biased_right.back());  // the sign bit counts the other way round
  return unsigned_less(biased_left, biased_right);
}

Wire BitArithmetic::equal(const Bits& left, const Bits& right) {
  std::vector<Wire> same;
  for (std::size_t index = 0; index < left.size(); ++index) {
    same.push_back(circuit_.equivalence(left[index], right[index]));
    if (same.back().is_false()) return false_wire;
  }
  return circuit_.conjunction(same);
}

Bits BitArithmetic::if_then_else(Wire condition, const Bits& then_bits, const Bits& else_bits) {
  Bits result;
  for (std::size_t index = 0; index < then_bits.size(); ++index)
    result.push_back(circuit_.if_then_else(condition, then_bits[index], else_bits[index]));
  return result;
}

Bits BitArithmetic::guarded(Wire condition, const Bits& bits) {
  Bits result;
  for (const Wire wire : bits) result.push_back(circuit_.conjunction(condition, wire));
  return result;
}

Bits BitArithmetic::negate_if(Wire condition, const Bits& operand) {
  return if_then_else(condition, negate(operand), operand);
}

Bits BitArithmetic::magnitude(const Bits& operand) { return negate_if(operand.back(), operand); }

// Restoring division, from the most significant bit down. A zero divisor gives all ones and the dividend.
BitArithmetic::Division BitArithmetic::unsigned_divide(const Bits& left, const Bits& right) {
  Bits quotient(left.size(), false_wire);
  Bits rest(left.size() + 1, false_wire);
  Bits divisor = right;
  divisor.push_back(false_wire);
  for (std::size_t index = left.size(); index-- > 0;) {
    rest.insert(rest.begin(), left[index]);
    rest.pop_back();
    const Wire fits = !unsigned_less(rest, divisor);
    quotient[index] = fits;
    rest = if_then_else(fits, add(rest, invert(divisor), true_wire), rest);
  }
  rest.pop_back();
  return {quotient, rest};
}

Bits BitArithmetic::divide(const Bits& left, const Bits& right) {
  const Wire negative = circuit_.exclusive_or(left.back(), right.back());
  return negate_if(negative, unsigned_divide(magnitude(left), magnitude(right)).quotient);
}

Bits BitArithmetic::remainder(const Bits& left, const Bits& right) {
  return negate_if(left.back(), unsigned_divide(magnitude(left), magnitude(right)).remainder);
}

Bits BitArithmetic::shift(NodeKind kind, const Bits& left, const Bits& count_bits) {
  const Wire fill = kind == NodeKind::ShiftRight ? left.back() : false_wire;
  Bits result = left;
  std::size_t stage = 0;
  for (; stage < count_bits.size() && (std::size_t{1} << stage) < left.size(); ++stage) {
    const std::size_t distance = std::size_t{1} << stage;
    Bits moved(left.size(), fill);
    for (std::size_t index = 0; index + distance < left.size(); ++index) {
      if (kind == NodeKind::ShiftLeft)
        moved[index + distance] = result[index];
      else
        moved[index] = result[index + distance];
    }
    result = if_then_else(count_bits[stage], moved, result);
  }
  const Wire out = circuit_.disjunction(std::span(count_bits).subspan(stage));
  return if_then_else(out, Bits(left.size(), fill), result);
}

Bits BitArithmetic::bitwise(NodeKind kind, const Bits& left, const Bits& right) {
  Bits result;
  for (std::size_t index = 0; index < left.size(); ++index) {
    if (kind == NodeKind::BitAnd)
      result.push_back(circuit_.conjunction(left[index], right[index]));
    else if (kind == NodeKind::BitOr)
      result.push_back(circuit_.disjunction(left[index], right[index]));
    else
      result.push_back(circuit_.exclusive_or(left[index], right[index]));
  }
  return result;
}

Bits BitArithmetic::sum(std::vector<Bits> numbers) {
  if (numbers.empty()) return constant(0);
  while (numbers.size() > 1) {
    std::size_t next = 0;
    for (std::size_t index = 0; index + 1 < numbers.size(); index += 2)
      numbers[next++] = add(numbers[index], numbers[index + 1]);
    if (numbers.size() % 2 == 1) numbers[next++] = numbers.back();
    numbers.resize(next);
  }
  return numbers.front();
}

// The sum of two numbers of at most n bits in n + 1 bits, but never more than the width.
Bits BitArithmetic::add_lengthening(const Bits& left, const Bits& right) {
  const std::size_t length =
      std::min(std::max(left.size(), right.size()) + 1, static_cast<std::size_t>(width_.bits()));
  Bits first = left, second = right;
  first.resize(length, false_wire);
  second.resize(length, false_wire);
  return add(first, second);
}

Bits BitArithmetic::count(std::span<const Wire> wires) {
  std::vector<Bits> numbers;
  for (const Wire wire : wires)
    if (!wire.is_false()) numbers.push_back({wire});
  if (numbers.empty()) return constant(0);
  while (numbers.size() > 1) {
    std::size_t next = 0;
    for (std::size_t index = 0; index + 1 < numbers.size(); index += 2)
      numbers[next++] = add_lengthening(numbers[index], numbers[index + 1]);
    if (numbers.size() % 2 == 1) numbers[next++] = numbers.back();
    numbers.resize(next);
  }
  numbers.front().resize(static_cast<std::size_t>(width_.bits()), false_wire);
  return numbers.front();
}

}  // namespace jury::solver::relational
