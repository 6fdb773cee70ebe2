// Rules for the comparisons of bit-vectors.
#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

bool is_value(Term term, const BitVector& value) {
  return is_bv_value(term) && term.bit_vector_value() == value;
}

BitVector plus_one(const BitVector& value) { return value + BitVector::one(value.width()); }
BitVector minus_one(const BitVector& value) { return value - BitVector::one(value.width()); }

// The rules that are the same for both orders, given the least and the greatest value.
struct Bounds {
  BitVector least;
  BitVector greatest;
};
Bounds unsigned_bounds(const Redex& r) {
  const std::uint32_t width = r[0].sort().width();
  return {BitVector::zero(width), BitVector::all_ones(width)};
}
Bounds signed_bounds(const Redex& r) {
  const std::uint32_t width = r[0].sort().width();
  return {BitVector::min_signed(width), BitVector::max_signed(width)};
}

Term never(TermManager& m, const Redex& r, const Bounds& bounds) {
  const bool matches = r[0] == r[1] || is_value(r[1], bounds.least) || is_value(r[0], bounds.greatest);
  return matches ? m.false_term() : Term();
}

Term unless_equal(TermManager& m, const Redex& r, const Bounds& bounds) {
  return is_value(r[0], bounds.least) || is_value(r[1], bounds.greatest) ? m.distinct(r[0], r[1]) : Term();
}

Term only_equal(TermManager& m, const Redex& r, const Bounds& bounds) {
  if (is_value(r[1], plus_one(bounds.least))) return m.equal(r[0], m.bit_vector(bounds.least));
  if (is_value(r[0], minus_one(bounds.greatest))) return m.equal(r[1], m.bit_vector(bounds.greatest));
  return {};
}

// A comparison of (extend a) with a value v that is not an extension: every extension is on the same side of
// v. `less` compares as the redex does; `extend` extends a value of a's width.
template <typename Less, typename Extend>
Term compare_with_extended(TermManager& m, const Redex& r, Kind extension, Less less, Extend extend) {
  const bool left = is(r[0], extension) && is_bv_value(r[1]);
  const bool right = is(r[1], extension) && is_bv_value(r[0]);
  if (!left && !right) return {};
  const Term extended = left ? r[0] : r[1];
  const BitVector value = (left ? r[1] : r[0]).bit_vector_value();
  const BitVector low = value.extracted(extended[0].sort().width() - 1, 0);
  if (extend(low, extended.parameter(0)) == value)
    return left ? m.make(r.kind, {extended[0], m.bit_vector(low)})
                : m.make(r.kind, {m.bit_vector(low), extended[0]});
  const BitVector some = extend(BitVector::zero(low.width()), extended.parameter(0));
  return m.boolean(left ? less(some, value) : less(value, some));
}

}  // namespace

Term bv_ult_never(TermManager& m, const Redex& r) { return never(m, r, unsigned_bounds(r)); }
Term bv_ult_unless_equal(TermManager& m, const Redex& r) { return unless_equal(m, r, unsigned_bounds(r)); }
Term bv_ult_only_equal(TermManager& m, const Redex& r) { return only_equal(m, r, unsigned_bounds(r)); }

Term bv_ult_zero_extends(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_zero_extend) || !is(r[1], Kind::bv_zero_extend)) return {};
  return r[0][0].sort() == r[1][0].sort() ? m.make(Kind::bv_ult, {r[0][0], r[1][0]}) : Term();
}

Term bv_ult_zero_extend_value(TermManager& m, const Redex& r) {
  return compare_with_extended(
      m, r, Kind::bv_zero_extend, [](const BitVector& a, const BitVector& b) { return a.unsigned_less(b); },
      [](const BitVector& low, std::uint32_t extra) { return low.zero_extended(extra); });
}

Term bv_ule_to_ult(TermManager& m, const Redex& r) { return m.negation(m.make(Kind::bv_ult, {r[1], r[0]})); }

Term bv_slt_never(TermManager& m, const Redex& r) { return never(m, r, signed_bounds(r)); }
Term bv_slt_unless_equal(TermManager& m, const Redex& r) { return unless_equal(m, r, signed_bounds(r)); }
Term bv_slt_only_equal(TermManager& m, const Redex& r) { return only_equal(m, r, signed_bounds(r)); }

Term bv_slt_sign_extends(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_sign_extend) || !is(r[1], Kind::bv_sign_extend)) return {};
  return r[0][0].sort() == r[1][0].sort() ? m.make(Kind::bv_slt, {r[0][0], r[1][0]}) : Term();
}

Term bv_slt_sign_extend_value(TermManager& m, const Redex& r) {
  return compare_with_extended(
      m, r, Kind::bv_sign_extend, [](const BitVector& a, const BitVector& b) { return a.signed_less(b); },
      [](const BitVector& low, std::uint32_t extra) { return low.sign_extended(extra); });
}

Term bv_slt_zero_extends(TermManager& m, const Redex& r) {
  const auto is_extended = [](Term term) { return is(term, Kind::bv_zero_extend) && term.parameter(0) > 0; };
  const auto fits = [&](Term term) { return is_extended(term) || is_bv_value(term); };
  if (!fits(r[0]) || !fits(r[1])) return {};
  if (is_bv_value(r[0]) && r[0].bit_vector_value().sign()) return m.true_term();
  if (is_bv_value(r[1]) && r[1].bit_vector_value().sign()) return m.false_term();
  return m.make(Kind::bv_ult, {r[0], r[1]});
}

Term bv_sle_to_slt(TermManager& m, const Redex& r) { return m.negation(m.make(Kind::bv_slt, {r[1], r[0]})); }

}  // namespace jury::logic::rules
