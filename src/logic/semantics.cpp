#include "logic/semantics.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::logic {

namespace {

struct Operation {
  Sort sort;
  Parameters parameters;
  std::span<const Value> operands;

  bool boolean(std::size_t index) const { return operands[index].boolean(); }
  const BitVector& bits(std::size_t index) const { return operands[index].bit_vector(); }
  const Integer& number(std::size_t index) const { return operands[index].integer(); }
  const FloatValue& real(std::size_t index) const { return operands[index].floating(); }
};
using Op = const Operation&;

using Meaning = Value (*)(Op);

struct Row {
  Kind kind;
  Meaning meaning;  // null: no operation on values
};

bool all_different(std::span<const Value> values) {
  for (std::size_t i = 0; i < values.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (values[i] == values[j]) return false;
  return true;
}

bool is_true(const Value& value) { return value.boolean(); }

Value constant_array(Op o) {
  return Value(std::make_shared<const ArrayValue>(ArrayValue{o.sort, {}, o.operands[0]}));
}

Value integer_division(Op o) {
  return Value(o.number(1).is_zero() ? Integer(0) : Integer::euclidean_quotient(o.number(0), o.number(1)));
}

Value integer_modulus(Op o) {
  return Value(o.number(1).is_zero() ? o.number(0) : Integer::euclidean_remainder(o.number(0), o.number(1)));
}

constexpr std::array<Row, kind_count> meanings{{
    {Kind::boolean_value, nullptr},
    {Kind::bit_vector_value, nullptr},
    {Kind::integer_value, nullptr},
    {Kind::float_value, nullptr},
    {Kind::element_value, nullptr},
    {Kind::constant, nullptr},
    {Kind::variable, nullptr},
    {Kind::logical_not, [](Op o) { return Value(!o.boolean(0)); }},
    {Kind::logical_and, [](Op o) { return Value(std::ranges::all_of(o.operands, is_true)); }},
    {Kind::logical_or, [](Op o) { return Value(std::ranges::any_of(o.operands, is_true)); }},
    {Kind::logical_xor, [](Op o) { return Value(o.boolean(0) != o.boolean(1)); }},
    {Kind::implies, [](Op o) { return Value(!o.boolean(0) || o.boolean(1)); }},
    {Kind::equal, [](Op o) { return Value(o.operands[0] == o.operands[1]); }},
    {Kind::distinct, [](Op o) { return Value(all_different(o.operands)); }},
    {Kind::if_then_else, [](Op o) { return o.operands[o.boolean(0) ? 1 : 2]; }},
    {Kind::apply, nullptr},
    {Kind::forall, nullptr},
    {Kind::exists, nullptr},
    {Kind::pattern, nullptr},
    {Kind::bv_not, [](Op o) { return Value(~o.bits(0)); }},
    {Kind::bv_neg, [](Op o) { return Value(-o.bits(0)); }},
    {Kind::bv_and, [](Op o) { return Value(o.bits(0) & o.bits(1)); }},
    {Kind::bv_or, [](Op o) { return Value(o.bits(0) | o.bits(1)); }},
    {Kind::bv_xor, [](Op o) { return Value(o.bits(0) ^ o.bits(1)); }},
    {Kind::bv_add, [](Op o) { return Value(o.bits(0) + o.bits(1)); }},
    {Kind::bv_sub, [](Op o) { return Value(o.bits(0) - o.bits(1)); }},
    {Kind::bv_mul, [](Op o) { return Value(o.bits(0) * o.bits(1)); }},
    {Kind::bv_udiv, [](Op o) { return Value(o.bits(0).unsigned_quotient(o.bits(1))); }},
    {Kind::bv_urem, [](Op o) { return Value(o.bits(0).unsigned_remainder(o.bits(1))); }},
    {Kind::bv_sdiv, [](Op o) { return Value(o.bits(0).signed_quotient(o.bits(1))); }},
    {Kind::bv_srem, [](Op o) { return Value(o.bits(0).signed_remainder(o.bits(1))); }},
    {Kind::bv_shl, [](Op o) { return Value(o.bits(0).shifted_left(o.bits(1))); }},
    {Kind::bv_lshr, [](Op o) { return Value(o.bits(0).shifted_right(o.bits(1))); }},
    {Kind::bv_ashr, [](Op o) { return Value(o.bits(0).shifted_right_arithmetic(o.bits(1))); }},
    {Kind::bv_concat, [](Op o) { return Value(o.bits(0).concatenated(o.bits(1))); }},
    {Kind::bv_extract,
     [](Op o) { return Value(o.bits(0).extracted(o.parameters.first, o.parameters.second)); }},
    {Kind::bv_zero_extend, [](Op o) { return Value(o.bits(0).zero_extended(o.parameters.first)); }},
    {Kind::bv_sign_extend, [](Op o) { return Value(o.bits(0).sign_extended(o.parameters.first)); }},
    {Kind::bv_ult, [](Op o) { return Value(o.bits(0).unsigned_less(o.bits(1))); }},
    {Kind::bv_ule, [](Op o) { return Value(!o.bits(1).unsigned_less(o.bits(0))); }},
    {Kind::bv_slt, [](Op o) { return Value(o.bits(0).signed_less(o.bits(1))); }},
    {Kind::bv_sle, [](Op o) { return Value(!o.bits(1).signed_less(o.bits(0))); }},
    {Kind::int_neg, [](Op o) { return Value(-o.number(0)); }},
    {Kind::int_add, [](Op o) { return Value(o.number(0) + o.number(1)); }},
    {Kind::int_sub, [](Op o) { return Value(o.number(0) - o.number(1)); }},
    {Kind::int_mul, [](Op o) { return Value(o.number(0) * o.number(1)); }},
    {Kind::int_div, integer_division},
    {Kind::int_mod, integer_modulus},
    {Kind::int_less, [](Op o) { return Value(o.number(0) < o.number(1)); }},
    {Kind::int_less_equal, [](Op o) { return Value(o.number(0) <= o.number(1)); }},
    {Kind::bv_to_int, [](Op o) { return Value(o.bits(0).to_unsigned()); }},
    {Kind::int_to_bv, [](Op o) { return Value(BitVector(o.parameters.first, o.number(0))); }},
    {Kind::select, [](Op o) { return o.operands[0].array().at(o.operands[1]); }},
    {Kind::store, [](Op o) { return Value(o.operands[0].array().with(o.operands[1], o.operands[2])); }},
    {Kind::constant_array, constant_array},
    {Kind::float_neg, [](Op o) { return Value(-o.real(0)); }},
    {Kind::float_abs, [](Op o) { return Value(o.real(0).absolute()); }},
    {Kind::float_add, [](Op o) { return Value(o.real(0).add(o.real(1))); }},
    {Kind::float_sub, [](Op o) { return Value(o.real(0).subtract(o.real(1))); }},
    {Kind::float_mul, [](Op o) { return Value(o.real(0).multiply(o.real(1))); }},
    {Kind::float_div, [](Op o) { return Value(o.real(0).divide(o.real(1))); }},
    {Kind::float_rem, [](Op o) { return Value(o.real(0).remainder(o.real(1))); }},
    {Kind::float_sqrt, [](Op o) { return Value(o.real(0).square_root()); }},
    {Kind::float_round,
     [](Op o) { return Value(o.real(0).round_to_integral(static_cast<RoundingMode>(o.parameters.first))); }},
    {Kind::float_equal, [](Op o) { return Value(o.real(0).equals(o.real(1))); }},
    {Kind::float_less, [](Op o) { return Value(o.real(0).less(o.real(1))); }},
    {Kind::float_less_equal, [](Op o) { return Value(o.real(0).less_or_equal(o.real(1))); }},
    {Kind::float_is_nan, [](Op o) { return Value(o.real(0).is_nan()); }},
    {Kind::float_is_infinite, [](Op o) { return Value(o.real(0).is_infinite()); }},
    {Kind::float_is_zero, [](Op o) { return Value(o.real(0).is_zero()); }},
    {Kind::float_is_negative, [](Op o) { return Value(o.real(0).is_negative()); }},
    {Kind::float_from_bits, [](Op o) { return Value(FloatValue(o.sort.format(), o.bits(0))); }},
    {Kind::float_from_signed,
     [](Op o) { return Value(FloatValue::from_integer(o.sort.format(), o.bits(0).to_signed())); }},
    {Kind::float_from_float, [](Op o) { return Value(o.real(0).converted(o.sort.format())); }},
    {Kind::float_to_signed, [](Op o) { return Value(o.real(0).to_signed(o.parameters.first)); }},
    {Kind::float_to_bits, [](Op o) { return Value(o.real(0).bits()); }},
}};

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < kind_count; ++i)
    if (static_cast<std::size_t>(meanings[i].kind) != i) return false;
  return true;
}
static_assert(rows_are_in_order(), "every kind has its row, in order");

}  // namespace

bool has_meaning(Kind kind) { return meanings[static_cast<std::size_t>(kind)].meaning != nullptr; }

Value compute(Kind kind, Sort sort, Parameters parameters, std::span<const Value> operands) {
  const Meaning meaning = meanings[static_cast<std::size_t>(kind)].meaning;
  JURY_CHECK(meaning != nullptr, "no value for " + std::string(to_string(kind)));
  return meaning(Operation{sort, parameters, operands});
}

}  // namespace jury::logic
