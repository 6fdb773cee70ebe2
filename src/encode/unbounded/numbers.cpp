#include "encode/unbounded/numbers.h"

namespace jury::encode::unbounded {

using ir::BinaryOperator;
using ir::Kind;
using ir::UnaryOperator;
using logic::Integer;
using TermKind = logic::Kind;

namespace {

std::uint32_t bits_of(Kind kind) {
  switch (kind) {
    case Kind::Boolean:
      return 1;
    case Kind::Byte:
      return 8;
    case Kind::Char:
    case Kind::Short:
      return 16;
    case Kind::Long:
      return 64;
    case Kind::Int:
    case Kind::Void:
    case Kind::Float:
    case Kind::Double:
    case Kind::Reference:
      break;
  }
  return 32;
}

std::optional<std::int64_t> small_constant(Term term) {
  if (term.kind() != TermKind::integer_value || !term.integer_value().fits_int64()) return std::nullopt;
  return term.integer_value().to_int64();
}

}  // namespace

Term Numbers::in_range(Kind kind, Term value) {
  const auto [low, high] = range_of(kind);
  return terms_.conjunction(make(TermKind::int_less_equal, terms_.integer(low), value),
                            make(TermKind::int_less_equal, value, terms_.integer(high)));
}

Term Numbers::wrap_once(Kind kind, Term value) {
  const auto [low, high] = range_of(kind);
  const Term size = terms_.integer(Integer::power_of_two(bits_of(kind)));
  const Term below =
      terms_.if_then_else(less(value, terms_.integer(low)), make(TermKind::int_add, value, size), value);
  return terms_.if_then_else(less(terms_.integer(high), value), make(TermKind::int_sub, value, size), below);
}

Term Numbers::wrap(Kind kind, Term value) {
  const auto [low, high] = range_of(kind);
  const Term size = terms_.integer(Integer::power_of_two(bits_of(kind)));
  const Term shifted = make(TermKind::int_mod, make(TermKind::int_sub, value, terms_.integer(low)), size);
  return terms_.if_then_else(in_range(kind, value), value,
                             make(TermKind::int_add, shifted, terms_.integer(low)));
}

Term Numbers::unary(UnaryOperator op, Kind kind, Term value) {
  switch (op) {
    case UnaryOperator::Negate:
      if (value.sort().is_float()) return terms_.make(TermKind::float_neg, {value});
      return wrap_once(kind, negate(value));
    case UnaryOperator::IntToLong:
      return value;
    case UnaryOperator::LongToInt:
      return wrap(Kind::Int, value);
    case UnaryOperator::IntToByte:
      return wrap(Kind::Byte, value);
    case UnaryOperator::IntToChar:
      return wrap(Kind::Char, value);
    case UnaryOperator::IntToShort:
      return wrap(Kind::Short, value);
    case UnaryOperator::FloatToDouble:
      return terms_.make(TermKind::float_from_float, {value}, {11, 53});
    case UnaryOperator::DoubleToFloat:
      return terms_.make(TermKind::float_from_float, {value}, {8, 24});
    case UnaryOperator::IntToFloat:
    case UnaryOperator::IntToDouble:
    case UnaryOperator::LongToFloat:
    case UnaryOperator::LongToDouble:
    case UnaryOperator::FloatToInt:
    case UnaryOperator::FloatToLong:
    case UnaryOperator::DoubleToInt:
    case UnaryOperator::DoubleToLong:
      break;
  }
  return unknown_(ir::result_kind(op, kind));
}

Term Numbers::quotient(Term left, Term right) {
  const auto by_positive = [&](Term dividend, Term divisor) {
    return terms_.if_then_else(less(dividend, integer(0)),
                               negate(make(TermKind::int_div, negate(dividend), divisor)),
                               make(TermKind::int_div, dividend, divisor));
  };
  return terms_.if_then_else(less(integer(0), right), by_positive(left, right),
                             negate(by_positive(left, negate(right))));
}

Term Numbers::remainder(Term left, Term right) {
  const Term divisor = terms_.if_then_else(less(integer(0), right), right, negate(right));
  return terms_.if_then_else(less(left, integer(0)), negate(make(TermKind::int_mod, negate(left), divisor)),
                             make(TermKind::int_mod, left, divisor));
}

Term Numbers::product(Kind kind, Term left, Term right) {
  return wrap(kind, make(TermKind::int_mul, left, right));
}

Term Numbers::shift(BinaryOperator op, Kind kind, Term left, Term right) {
  const auto distance = small_constant(right);
  if (!distance) {
    const auto value = small_constant(left);
    return value ? shift_of_constant(op, kind, *value, right) : unknown_(kind);
  }
  const auto bits = static_cast<std::uint32_t>(*distance & (bits_of(kind) - 1));
  const Term factor = terms_.integer(Integer::power_of_two(bits));
  if (op == BinaryOperator::ShiftLeft) return product(kind, left, factor);
  if (bits == 0) return left;
  if (op == BinaryOperator::ShiftRight) return make(TermKind::int_div, left, factor);
  const Term size = terms_.integer(Integer::power_of_two(bits_of(kind)));
  const Term unsigned_value =
      terms_.if_then_else(less(left, integer(0)), make(TermKind::int_add, left, size), left);
  return make(TermKind::int_div, unsigned_value, factor);
}

// One case for each distance, of which only the low bits count.
Term Numbers::shift_of_constant(BinaryOperator op, Kind kind, std::int64_t value, Term distance) {
  const auto bits = static_cast<std::int64_t>(bits_of(kind));
  const Term low_bits = make(TermKind::int_mod, distance, integer(bits));
  Term result = shift(op, kind, integer(value), integer(bits - 1));
  for (auto i = bits - 1; i-- > 0;)
    result = terms_.if_then_else(terms_.equal(low_bits, integer(i)), shift(op, kind, integer(value), integer(i)),
                                 result);
  return result;
}

std::optional<Term> Numbers::as_condition(Term value) {
  if (const auto constant = small_constant(value); constant && (*constant == 0 || *constant == 1))
    return terms_.boolean(*constant == 1);
  if (value.kind() != TermKind::if_then_else) return std::nullopt;
  const auto yes = small_constant(value[1]);
  const auto no = small_constant(value[2]);
  if (yes == 1 && no == 0) return value[0];
  if (yes == 0 && no == 1) return terms_.negation(value[0]);
  return std::nullopt;
}

Term Numbers::bitwise(BinaryOperator op, Kind kind, Term left, Term right) {
  const auto a = small_constant(left);
  const auto b = small_constant(right);
  if (a && b)
    return integer(op == BinaryOperator::And ? (*a & *b) : op == BinaryOperator::Or ? (*a | *b) : (*a ^ *b));
  const auto p = as_condition(left);
  const auto q = as_condition(right);
  if (p && q)
    return of_condition(op == BinaryOperator::And  ? terms_.conjunction(*p, *q)
                        : op == BinaryOperator::Or ? terms_.disjunction(*p, *q)
                                                   : terms_.exclusive_or(*p, *q));
  const auto mask = a ? a : b;
  // The low bits of a number are its remainder.
  if (op == BinaryOperator::And && mask && *mask >= 0 && ((*mask + 1) & *mask) == 0)
    return make(TermKind::int_mod, a ? right : left, integer(*mask + 1));
  return unknown_bits(op, kind, left, right);
}

// Each fact is one that some value of the kind satisfies whatever the operands are, in or out of their range: where
// no execution comes, nothing is claimed.
Term Numbers::unknown_bits(BinaryOperator op, Kind kind, Term left, Term right) {
  const Term result = unknown_(kind);
  const auto negative = [&](Term term) { return less(term, integer(0)); };
  const auto at_most = [&](Term a, Term b) { return make(TermKind::int_less_equal, a, b); };
  const Term in_kind = terms_.conjunction(in_range(kind, left), in_range(kind, right));
  const auto known = [&](Term formula) { fact_(terms_.implies(in_kind, formula)); };
  const Term neither = terms_.negation(terms_.disjunction(negative(left), negative(right)));
  const Term sum = make(TermKind::int_add, left, right);
  if (op == BinaryOperator::And) {
    known(terms_.equal(negative(result), terms_.conjunction(negative(left), negative(right))));
    for (const auto operand : {left, right})
      known(terms_.implies(terms_.negation(negative(operand)), at_most(result, operand)));
  } else if (op == BinaryOperator::Or) {
    known(terms_.equal(negative(result), terms_.disjunction(negative(left), negative(right))));
    known(terms_.implies(neither, terms_.conjunction(std::vector<Term>{at_most(left, result), at_most(right, result),
                                                                       at_most(result, sum)})));
  } else {
    known(terms_.equal(negative(result), terms_.exclusive_or(negative(left), negative(right))));
    known(terms_.equal(terms_.equal(result, integer(0)), terms_.equal(left, right)));
    known(terms_.implies(neither, at_most(result, sum)));
  }
  return result;
}

Term Numbers::floating(BinaryOperator op, Term left, Term right) {
  switch (op) {
    case BinaryOperator::Add:
      return make(TermKind::float_add, left, right);
    case BinaryOperator::Subtract:
      return make(TermKind::float_sub, left, right);
    case BinaryOperator::Multiply:
      return make(TermKind::float_mul, left, right);
    case BinaryOperator::Divide:
      return make(TermKind::float_div, left, right);
    case BinaryOperator::Remainder:
      return terms_.java_float_remainder(left, right);
    case BinaryOperator::CompareLess:
    case BinaryOperator::CompareGreater: {
      const Term unordered = integer(op == BinaryOperator::CompareLess ? -1 : 1);
      const Term ordered = terms_.if_then_else(
          make(TermKind::float_less, left, right), integer(-1),
          terms_.if_then_else(make(TermKind::float_equal, left, right), integer(0), integer(1)));
      const Term nan = terms_.disjunction(terms_.make(TermKind::float_is_nan, {left}),
                                          terms_.make(TermKind::float_is_nan, {right}));
      return terms_.if_then_else(nan, unordered, ordered);
    }
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::UnsignedShiftRight:
    case BinaryOperator::And:
    case BinaryOperator::Or:
    case BinaryOperator::Xor:
    case BinaryOperator::Compare:
      break;
  }
  return unknown_(Kind::Int);
}

Term Numbers::binary(BinaryOperator op, Kind kind, Term left, Term right) {
  if (left.sort().is_float()) return floating(op, left, right);
  switch (op) {
    case BinaryOperator::Add:
      return wrap_once(kind, make(TermKind::int_add, left, right));
    case BinaryOperator::Subtract:
      return wrap_once(kind, make(TermKind::int_sub, left, right));
    case BinaryOperator::Multiply:
      return product(kind, left, right);
    case BinaryOperator::Divide:
      return wrap_once(kind, quotient(left, right));
    case BinaryOperator::Remainder:
      return remainder(left, right);
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::UnsignedShiftRight:
      return shift(op, kind, left, right);
    case BinaryOperator::And:
    case BinaryOperator::Or:
    case BinaryOperator::Xor:
      return bitwise(op, kind, left, right);
    case BinaryOperator::Compare:
    case BinaryOperator::CompareLess:
    case BinaryOperator::CompareGreater:
      return terms_.if_then_else(less(left, right), integer(-1), of_condition(less(right, left)));
  }
  return unknown_(kind);
}

Term Numbers::relate(ir::Relation relation, Term left, Term right) {
  switch (relation) {
    case ir::Relation::Equal:
      return terms_.equal(left, right);
    case ir::Relation::NotEqual:
      return terms_.distinct(left, right);
    case ir::Relation::Less:
      return less(left, right);
    case ir::Relation::LessEqual:
      return make(TermKind::int_less_equal, left, right);
    case ir::Relation::Greater:
      return less(right, left);
    case ir::Relation::GreaterEqual:
      return make(TermKind::int_less_equal, right, left);
  }
  return terms_.false_term();
}

}  // namespace jury::encode::unbounded
