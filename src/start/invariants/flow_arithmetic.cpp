#include "start/invariants/flow_arithmetic.h"

#include <algorithm>

namespace jury::start {

namespace {

// Numbers of a kind; of long, those that sums of two cannot leave.
Range room_of(ir::Kind kind) {
  constexpr std::int64_t far = std::int64_t{1} << 41;
  return kind == ir::Kind::Long ? Range{-far, far} : *range_of(ir::Kind::Int);
}

ValueId any_of(FlowState& state, ir::Kind kind) { return state.add_any(ir::Type::primitive(kind)); }

bool is_known(std::int64_t bound) { return bound != Zone::unbounded && bound != -Zone::unbounded; }

struct Interval {
  std::int64_t from;
  std::int64_t to;
  bool is_bounded() const { return is_known(from) && is_known(to); }
};

Interval interval(const FlowState& state, ValueId value) { return {state.lower(value), state.upper(value)}; }

bool fits(const Interval& interval, ir::Kind kind) {
  const auto room = room_of(kind);
  return interval.is_bounded() && interval.from >= room.from && interval.to <= room.to;
}

// Bounds on one side suffice where the other cannot be left: 1 + x for an x that is less than another.
Interval sum(const Interval& one, const Interval& other) {
  return {is_known(one.from) && is_known(other.from) ? one.from + other.from : -Zone::unbounded,
          is_known(one.to) && is_known(other.to) ? one.to + other.to : Zone::unbounded};
}

// The exact value of a number that may have wrapped around, as bounds.
Unwrapped exact(const FlowState& state, ValueId value) {
  if (const auto& unwrapped = state.values[value].unwrapped; unwrapped && state.lower(value) < 0)
    return *unwrapped;
  return {state.lower(value), state.upper(value), value, 0};
}

// Of two exact values that are not negative, with a sum below 2^32: a sum that wraps around is negative.
ValueId sum_by_sign(FlowState& state, const Unwrapped& one, const Unwrapped& other) {
  const auto result = any_of(state, ir::Kind::Int);
  constexpr std::int64_t all = std::int64_t{1} << 32;
  if (one.from < 0 || other.from < 0 || one.to + other.to >= all) return result;
  const bool is_first = one.to - one.from >= other.to - other.from;
  const auto& base = is_first ? one : other;
  state.values[result].unwrapped = Unwrapped{one.from + other.from, one.to + other.to, base.base,
                                             base.more + (is_first ? other.from : one.from)};
  return result;
}

ValueId add(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto one = interval(state, left);
  const auto other = interval(state, right);
  const auto range = sum(one, other);
  if (!fits(range, kind))
    return kind == ir::Kind::Int ? sum_by_sign(state, exact(state, left), exact(state, right))
                                 : any_of(state, kind);
  const auto result = state.add_number(range.from, range.to);
  state.require(result, left, other.to);
  state.require(left, result, -other.from);
  state.require(result, right, one.to);
  state.require(right, result, -one.from);
  return result;
}

ValueId subtract(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto one = interval(state, left);
  const auto other = interval(state, right);
  Interval range{is_known(one.from) && is_known(other.to) ? one.from - other.to : -Zone::unbounded,
                 is_known(one.to) && is_known(other.from) ? one.to - other.from : Zone::unbounded};
  const auto at_most = state.bound(left, right);
  const auto at_least = state.bound(right, left);
  if (is_known(at_most)) range.to = std::min(range.to, at_most);
  if (is_known(at_least)) range.from = std::max(range.from, -at_least);
  if (!fits(range, kind)) return any_of(state, kind);
  const auto result = state.add_number(range.from, range.to);
  if (is_known(other.from)) state.require(result, left, -other.from);
  if (is_known(other.to)) state.require(left, result, other.to);
  return result;
}

ValueId multiply(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto one = interval(state, left);
  const auto other = interval(state, right);
  constexpr std::int64_t large = std::int64_t{1} << 31;
  const auto is_small = [](const Interval& each) {
    return each.is_bounded() && each.from >= -large && each.to <= large;
  };
  if (!is_small(one) || !is_small(other)) return any_of(state, kind);
  const auto products = {one.from * other.from, one.from * other.to, one.to * other.from, one.to * other.to};
  const Interval range{std::min(products), std::max(products)};
  if (!fits(range, kind)) {
    // Twice a number is the number and itself.
    for (const auto& [number, factor] : {std::pair(left, other), std::pair(right, one)})
      if (kind == ir::Kind::Int && factor.from == 2 && factor.to == 2)
        return sum_by_sign(state, exact(state, number), exact(state, number));
    return any_of(state, kind);
  }
  const auto result = state.add_number(range.from, range.to);
  // By at least 1, a number that is not negative does not get smaller.
  if (one.from >= 0 && other.from >= 1) state.require(left, result, 0);
  if (other.from >= 0 && one.from >= 1) state.require(right, result, 0);
  return result;
}

// Towards zero, as Java divides. The one quotient that wraps around is that of the least number and -1.
ValueId divide(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto result = any_of(state, kind);
  if (state.lower(right) < 1) return result;
  const auto least = state.lower(right);
  const auto one = interval(state, left);
  if (is_known(one.from)) state.require_range(result, one.from >= 0 ? 0 : one.from / least, Zone::unbounded);
  if (is_known(one.to)) state.require_range(result, -Zone::unbounded, one.to <= 0 ? 0 : one.to / least);
  if (one.from >= 0) state.require(result, left, 0);
  // A number divided by one that it is not below.
  if (one.from >= 0 && state.bound(right, left) <= 0) state.require_range(result, 1, Zone::unbounded);
  return result;
}

ValueId remainder(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto result = any_of(state, kind);
  if (state.lower(right) < 1) return result;
  state.require(result, right, -1);
  if (state.lower(left) >= 0) {
    state.require_range(result, 0, Zone::unbounded);
    state.require(result, left, 0);
  } else if (const auto most = state.upper(right); is_known(most)) {
    state.require_range(result, 1 - most, Zone::unbounded);
  }
  return result;
}

// x & y lies between 0 and either of them that is not negative.
ValueId conjunction(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto result = any_of(state, kind);
  for (const auto operand : {left, right}) {
    if (state.lower(operand) < 0) continue;
    state.require_range(result, 0, Zone::unbounded);
    state.require(result, operand, 0);
  }
  return result;
}

ValueId disjunction(FlowState& state, ir::Kind kind, ir::BinaryOperator op, ValueId left, ValueId right) {
  const auto result = any_of(state, kind);
  if (state.lower(left) < 0 || state.lower(right) < 0) return result;
  state.require_range(result, 0, Zone::unbounded);
  if (op == ir::BinaryOperator::Or) {
    state.require(left, result, 0);
    state.require(right, result, 0);
  }
  // As many bits as the larger one has.
  const auto most = std::max(state.upper(left), state.upper(right));
  if (!is_known(most)) return result;
  std::int64_t bits = 0;
  while (bits < most) bits = 2 * bits + 1;
  state.require_range(result, 0, bits);
  return result;
}

ValueId shift_right(FlowState& state, ir::Kind kind, ir::BinaryOperator op, ValueId left, ValueId right) {
  const auto result = any_of(state, kind);
  if (state.lower(left) >= 0) {
    state.require_range(result, 0, Zone::unbounded);
    state.require(result, left, 0);
    return result;
  }
  const auto count = state.lower(right);
  const bool is_constant = count == state.upper(right) && count > 0 && count < 32;
  if (op == ir::BinaryOperator::UnsignedShiftRight && is_constant && kind != ir::Kind::Long)
    state.require_range(result, 0, (std::int64_t{1} << (32 - count)) - 1);
  return result;
}

ValueId shift_left(FlowState& state, ir::Kind kind, ValueId left, ValueId right) {
  const auto count = state.lower(right);
  if (count != state.upper(right) || count < 0 || count > 30) return any_of(state, kind);
  return multiply(state, kind, left, state.add_constant(std::int64_t{1} << count));
}

ValueId negate(FlowState& state, ir::Kind kind, ValueId value) {
  const auto zero = state.add_constant(0);
  return subtract(state, kind, zero, value);
}

ValueId compare(FlowState& state, ValueId left, ValueId right) {
  const auto result = state.add_number(-1, 1);
  state.values[result].compared = {left, right};
  return result;
}

bool is_number(const FlowState& state, ValueId value) { return state.values[value].number.has_value(); }

void assume_references(FlowState& state, ir::Relation relation, ValueId left, ValueId right) {
  const auto of = [&](ValueId value) { return state.values[value].nullness; };
  if (relation == ir::Relation::NotEqual) {
    if (left == right) state.zone.require(Zone::zero, Zone::zero, -1);
    if (of(right) == Nullness::Null) state.require_not_null(left);
    if (of(left) == Nullness::Null) state.require_not_null(right);
    return;
  }
  if (relation != ir::Relation::Equal) return;
  for (const auto& [one, other] : {std::pair(left, right), std::pair(right, left)}) {
    if (of(one) == Nullness::Null) state.require_null(other);
    if (of(one) == Nullness::NotNull) state.require_not_null(other);
  }
}

void assume_numbers(FlowState& state, ir::Relation relation, ValueId left, ValueId right) {
  switch (relation) {
    case ir::Relation::Equal:
      state.require(left, right, 0);
      state.require(right, left, 0);
      return;
    case ir::Relation::NotEqual:
      return state.require_not_equal(left, right);
    case ir::Relation::Less:
      return state.require(left, right, -1);
    case ir::Relation::LessEqual:
      return state.require(left, right, 0);
    case ir::Relation::Greater:
      return state.require(right, left, -1);
    case ir::Relation::GreaterEqual:
      return state.require(right, left, 0);
  }
}

}  // namespace

ValueId apply(FlowState& state, ir::UnaryOperator op, ir::Kind kind, ValueId value) {
  const auto result = ir::result_kind(op, kind);
  if (!is_number(state, value)) return any_of(state, result);
  if (op == ir::UnaryOperator::Negate) return negate(state, kind, value);
  if (op == ir::UnaryOperator::IntToLong) return value;
  const auto narrow = op == ir::UnaryOperator::IntToByte    ? ir::Kind::Byte
                      : op == ir::UnaryOperator::IntToChar  ? ir::Kind::Char
                      : op == ir::UnaryOperator::IntToShort ? ir::Kind::Short
                      : op == ir::UnaryOperator::LongToInt  ? ir::Kind::Int
                                                            : ir::Kind::Void;
  return narrow == ir::Kind::Void ? any_of(state, result) : fit(state, value, ir::Type::primitive(narrow));
}

ValueId apply(FlowState& state, ir::BinaryOperator op, ir::Kind kind, ValueId left, ValueId right) {
  if (!is_number(state, left) || !is_number(state, right)) return any_of(state, ir::result_kind(op, kind));
  const auto size = kind == ir::Kind::Long ? ir::Kind::Long : ir::Kind::Int;
  switch (op) {
    case ir::BinaryOperator::Add:
      return add(state, size, left, right);
    case ir::BinaryOperator::Subtract:
      return subtract(state, size, left, right);
    case ir::BinaryOperator::Multiply:
      return multiply(state, size, left, right);
    case ir::BinaryOperator::Divide:
      return divide(state, size, left, right);
    case ir::BinaryOperator::Remainder:
      return remainder(state, size, left, right);
    case ir::BinaryOperator::And:
      return conjunction(state, size, left, right);
    case ir::BinaryOperator::Or:
    case ir::BinaryOperator::Xor:
      return disjunction(state, size, op, left, right);
    case ir::BinaryOperator::ShiftRight:
    case ir::BinaryOperator::UnsignedShiftRight:
      return shift_right(state, size, op, left, right);
    case ir::BinaryOperator::ShiftLeft:
      return shift_left(state, size, left, right);
    case ir::BinaryOperator::Compare:
      return compare(state, left, right);
    case ir::BinaryOperator::CompareLess:
    case ir::BinaryOperator::CompareGreater:
      return any_of(state, ir::Kind::Int);
  }
  return any_of(state, size);
}

void assume(FlowState& state, ir::Relation relation, ValueId left, ValueId right) {
  if (!is_number(state, left) || !is_number(state, right))
    return assume_references(state, relation, left, right);
  assume_numbers(state, relation, left, right);
  for (const auto operand : {left, right}) {
    state.use_not_zero(operand);
    use_sign(state, operand);
  }
  // The sign of a comparison of two longs, and the answer of instanceof.
  const auto compared = state.values[left].compared;
  if (compared && state.lower(right) == 0 && state.upper(right) == 0)
    assume_numbers(state, relation, compared->first, compared->second);
  if (const auto tested = state.values[left].tested; tested && state.lower(left) >= 1)
    state.require_not_null(*tested);
}

void use_sign(FlowState& state, ValueId value) {
  const auto unwrapped = state.values[value].unwrapped;
  if (!unwrapped || state.lower(value) < 0) return;
  state.values[value].unwrapped.reset();
  state.require_range(value, unwrapped->from, Zone::unbounded);
  state.require(unwrapped->base, value, -unwrapped->more);
}

ValueId fit(FlowState& state, ValueId value, const ir::Type& type) {
  const auto range = range_of(type.kind);
  if (!range) return value;
  if (!is_number(state, value)) return state.add_any(type);
  const bool is_inside = state.lower(value) >= range->from && state.upper(value) <= range->to;
  return is_inside ? value : state.add_any(type);
}

}  // namespace jury::start
