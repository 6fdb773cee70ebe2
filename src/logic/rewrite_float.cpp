// Rules for floats. Only what holds bit for bit, NaN and the signs of zeros included.
#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

bool changes_only_sign(Term term) { return is(term, Kind::float_neg) || is(term, Kind::float_abs); }

bool widens(FloatFormat from, FloatFormat to) {
  return to.exponent_bits >= from.exponent_bits && to.significand_bits >= from.significand_bits;
}

// Whether every signed integer of this width is a value of the format.
bool holds_integers(FloatFormat format, std::uint32_t width) {
  return format.significand_bits + 1 >= width && (std::uint64_t{1} << (format.exponent_bits - 1)) > width;
}

}  // namespace

Term float_neg_neg(TermManager&, const Redex& r) { return is(r[0], Kind::float_neg) ? r[0][0] : Term(); }

Term float_abs_sign(TermManager& m, const Redex& r) {
  return changes_only_sign(r[0]) ? m.make(Kind::float_abs, {r[0][0]}) : Term();
}

Term float_sub_to_add(TermManager& m, const Redex& r) {
  return m.make(Kind::float_add, {r[0], m.make(Kind::float_neg, {r[1]})});
}

Term float_equal_same(TermManager& m, const Redex& r) {
  return r[0] == r[1] ? m.negation(m.make(Kind::float_is_nan, {r[0]})) : Term();
}

Term float_less_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? m.false_term() : Term(); }

Term float_less_equal_same(TermManager& m, const Redex& r) {
  return r[0] == r[1] ? m.negation(m.make(Kind::float_is_nan, {r[0]})) : Term();
}

Term float_is_nan_sign(TermManager& m, const Redex& r) {
  const bool keeps = changes_only_sign(r[0]) || is(r[0], Kind::float_from_float);
  return keeps ? m.make(Kind::float_is_nan, {r[0][0]}) : Term();
}

Term float_is_nan_signed(TermManager& m, const Redex& r) {
  return is(r[0], Kind::float_from_signed) ? m.false_term() : Term();
}

Term float_is_infinite_sign(TermManager& m, const Redex& r) {
  return changes_only_sign(r[0]) ? m.make(Kind::float_is_infinite, {r[0][0]}) : Term();
}

Term float_is_zero_sign(TermManager& m, const Redex& r) {
  return changes_only_sign(r[0]) ? m.make(Kind::float_is_zero, {r[0][0]}) : Term();
}

Term float_from_same_format(TermManager&, const Redex& r) { return r[0].sort() == r.sort ? r[0] : Term(); }

Term float_from_widened(TermManager&, const Redex& r) {
  if (!is(r[0], Kind::float_from_float) || r[0][0].sort() != r.sort) return {};
  return widens(r.sort.format(), r[0].sort().format()) ? r[0][0] : Term();
}

Term float_from_own_bits(TermManager&, const Redex& r) {
  return is(r[0], Kind::float_to_bits) && r[0][0].sort() == r.sort ? r[0][0] : Term();
}

Term float_to_signed_exact(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::float_from_signed)) return {};
  const Term whole = r[0][0];
  if (r.sort.width() < whole.sort().width() || !holds_integers(r[0].sort().format(), whole.sort().width()))
    return {};
  return m.sign_extend_to(whole, r.sort.width());
}

}  // namespace jury::logic::rules
