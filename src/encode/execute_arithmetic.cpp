// Arithmetic of the JVM as terms: wrapping two's complement, masked shifts, IEEE floats, Java's saturating
// conversions.
#include "encode/executor.h"

namespace jury::encode {

using ir::BinaryOperator;
using ir::Kind;
using ir::Relation;
using ir::UnaryOperator;
using TermKind = logic::Kind;

namespace {

logic::Parameters parameters(logic::FloatFormat format) {
  return {format.exponent_bits, format.significand_bits};
}

}  // namespace

Term Executor::unary(UnaryOperator op, Term value) {
  const auto to_float = [&](TermKind kind, logic::FloatFormat format) {
    return terms_.make(kind, {value}, parameters(format));
  };
  switch (op) {
    case UnaryOperator::Negate:
      return terms_.make(value.sort().is_float() ? TermKind::float_neg : TermKind::bv_neg, {value});
    case UnaryOperator::IntToLong:
      return terms_.sign_extend_to(value, 64);
    case UnaryOperator::LongToInt:
      return terms_.extract(value, 31, 0);
    case UnaryOperator::IntToByte:
      return terms_.sign_extend_to(terms_.extract(value, 7, 0), 32);
    case UnaryOperator::IntToShort:
      return terms_.sign_extend_to(terms_.extract(value, 15, 0), 32);
    case UnaryOperator::IntToChar:
      return terms_.zero_extend_to(terms_.extract(value, 15, 0), 32);
    case UnaryOperator::IntToFloat:
    case UnaryOperator::LongToFloat:
      return to_float(TermKind::float_from_signed, logic::float_format);
    case UnaryOperator::IntToDouble:
    case UnaryOperator::LongToDouble:
      return to_float(TermKind::float_from_signed, logic::double_format);
    case UnaryOperator::FloatToDouble:
      return to_float(TermKind::float_from_float, logic::double_format);
    case UnaryOperator::DoubleToFloat:
      return to_float(TermKind::float_from_float, logic::float_format);
    case UnaryOperator::FloatToInt:
    case UnaryOperator::DoubleToInt:
      return terms_.make(TermKind::float_to_signed, {value}, {32, 0});
    case UnaryOperator::FloatToLong:
    case UnaryOperator::DoubleToLong:
      return terms_.make(TermKind::float_to_signed, {value}, {64, 0});
  }
  return value;
}

namespace {

Term shift(logic::TermManager& terms, TermKind kind, Term left, Term count) {
  const auto width = left.sort().width();
  Term masked = terms.make(TermKind::bv_and, {count, terms.bit_vector(32, width - 1)});
  if (width == 64) masked = terms.zero_extend_to(masked, 64);
  return terms.make(kind, {left, masked});
}

Term float_binary(logic::TermManager& terms, BinaryOperator op, Term left, Term right) {
  switch (op) {
    case BinaryOperator::Add:
      return terms.make(TermKind::float_add, {left, right});
    case BinaryOperator::Subtract:
      return terms.make(TermKind::float_sub, {left, right});
    case BinaryOperator::Multiply:
      return terms.make(TermKind::float_mul, {left, right});
    case BinaryOperator::Divide:
      return terms.make(TermKind::float_div, {left, right});
    case BinaryOperator::Remainder:
      return terms.java_float_remainder(left, right);
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::UnsignedShiftRight:
    case BinaryOperator::And:
    case BinaryOperator::Or:
    case BinaryOperator::Xor:
    case BinaryOperator::Compare:
    case BinaryOperator::CompareLess:
    case BinaryOperator::CompareGreater:
      break;
  }
  return left;
}

Term integer_binary(logic::TermManager& terms, BinaryOperator op, Term left, Term right) {
  switch (op) {
    case BinaryOperator::Add:
      return terms.make(TermKind::bv_add, {left, right});
    case BinaryOperator::Subtract:
      return terms.make(TermKind::bv_sub, {left, right});
    case BinaryOperator::Multiply:
      return terms.make(TermKind::bv_mul, {left, right});
    case BinaryOperator::Divide:
      return terms.make(TermKind::bv_sdiv, {left, right});
    case BinaryOperator::Remainder:
      return terms.make(TermKind::bv_srem, {left, right});
    case BinaryOperator::ShiftLeft:
      return shift(terms, TermKind::bv_shl, left, right);
    case BinaryOperator::ShiftRight:
      return shift(terms, TermKind::bv_ashr, left, right);
    case BinaryOperator::UnsignedShiftRight:
      return shift(terms, TermKind::bv_lshr, left, right);
    case BinaryOperator::And:
      return terms.make(TermKind::bv_and, {left, right});
    case BinaryOperator::Or:
      return terms.make(TermKind::bv_or, {left, right});
    case BinaryOperator::Xor:
      return terms.make(TermKind::bv_xor, {left, right});
    case BinaryOperator::Compare:
    case BinaryOperator::CompareLess:
    case BinaryOperator::CompareGreater:
      break;
  }
  return left;
}

}  // namespace

Term Executor::binary(BinaryOperator op, Kind kind, Term left, Term right) {
  const bool floating = kind == Kind::Float || kind == Kind::Double;
  if (op < BinaryOperator::Compare)
    return floating ? float_binary(terms_, op, left, right) : integer_binary(terms_, op, left, right);
  const Term less = terms_.make(floating ? TermKind::float_less : TermKind::bv_slt, {left, right});
  const Term equal = floating ? terms_.make(TermKind::float_equal, {left, right}) : terms_.equal(left, right);
  Term otherwise = values_.integer(1);
  if (op == BinaryOperator::CompareLess) {
    const Term greater = terms_.make(TermKind::float_less, {right, left});
    otherwise = terms_.if_then_else(greater, values_.integer(1), values_.integer(-1));
  }
  return terms_.if_then_else(less, values_.integer(-1),
                             terms_.if_then_else(equal, values_.integer(0), otherwise));
}

Term Executor::compare(Relation relation, const Value& left, const Value& right) {
  if (std::holds_alternative<Reference>(left)) {
    const Term equal = same_object(reference(left), reference(right));
    return relation == Relation::Equal ? equal : terms_.negation(equal);
  }
  const Term a = term(left);
  const Term b = term(right);
  switch (relation) {
    case Relation::Equal:
      return terms_.equal(a, b);
    case Relation::NotEqual:
      return terms_.distinct(a, b);
    case Relation::Less:
      return terms_.make(TermKind::bv_slt, {a, b});
    case Relation::LessEqual:
      return terms_.make(TermKind::bv_sle, {a, b});
    case Relation::Greater:
      return terms_.make(TermKind::bv_slt, {b, a});
    case Relation::GreaterEqual:
      return terms_.make(TermKind::bv_sle, {b, a});
  }
  return terms_.false_term();
}

}  // namespace jury::encode
