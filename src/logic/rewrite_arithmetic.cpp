// Rules for bit-vector arithmetic and shifts.
#include <algorithm>

#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

bool is_add_of_value(Term term) { return is(term, Kind::bv_add) && is_bv_value(term[1]); }
Term amount(TermManager& m, Sort sort, std::uint32_t bits) {
  return m.bit_vector(BitVector(sort.width(), Integer(bits)));
}
// A positive power of two other than 1.
bool is_positive_power(Term term) {
  return is_bv_value(term) && term.bit_vector_value().is_power_of_two() && !term.bit_vector_value().sign() &&
         !is_one(term);
}
bool is_power(Term term) { return is_bv_value(term) && term.bit_vector_value().is_power_of_two(); }
std::uint32_t exponent(Term term) { return term.bit_vector_value().trailing_zeros(); }

bool shifts_all(const Redex& r) {
  return is_bv_value(r[1]) && r[1].bit_vector_value().to_unsigned() >= Integer(r.sort.width());
}

// The shift amounts of (f (f a v) w) added up, at most the width; 0 when the shape is another.
std::uint32_t joint_amount(const Redex& r) {
  if (!is(r[0], r.kind) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return 0;
  const Integer sum = r[0][1].bit_vector_value().to_unsigned() + r[1].bit_vector_value().to_unsigned();
  return static_cast<std::uint32_t>(std::min(sum, Integer(r.sort.width())).to_int64());
}

Term shift_zero(const Redex& r) { return is_zero(r[1]) || is_zero(r[0]) ? r[0] : Term(); }
Term shift_all(TermManager& m, const Redex& r) { return shifts_all(r) ? zero_of(m, r.sort) : Term(); }

Term shift_values(TermManager& m, const Redex& r) {
  const std::uint32_t sum = joint_amount(r);
  if (sum == 0) return {};
  return sum == r.sort.width() ? zero_of(m, r.sort) : m.make(r.kind, {r[0][0], amount(m, r.sort, sum)});
}

}  // namespace

Term bv_add_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[0] : Term(); }

Term bv_add_values(TermManager& m, const Redex& r) {
  if (!is_add_of_value(r[0]) || !is_bv_value(r[1])) return {};
  return m.make(Kind::bv_add, {r[0][0], m.make(Kind::bv_add, {r[0][1], r[1]})});
}

Term bv_add_complement(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term a, Term complement) {
    return is(complement, Kind::bv_not) && complement[0] == a ? ones_of(m, r.sort) : Term();
  });
}

Term bv_add_value_last(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term sum, Term other) {
    if (!is_add_of_value(sum) || is_bv_value(other)) return Term();
    return m.make(Kind::bv_add, {m.make(Kind::bv_add, {sum[0], other}), sum[1]});
  });
}

Term bv_add_sub_cancel(TermManager&, const Redex& r) {
  return either_way(r[0], r[1], [](Term difference, Term other) {
    return is(difference, Kind::bv_sub) && difference[1] == other ? difference[0] : Term();
  });
}

Term bv_add_sub_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_sub) || !is_bv_value(r[0][0]) || !is_bv_value(r[1])) return {};
  return m.make(Kind::bv_sub, {m.make(Kind::bv_add, {r[0][0], r[1]}), r[0][1]});
}

Term bv_add_neg(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term a, Term negated) {
    return is(negated, Kind::bv_neg) ? m.make(Kind::bv_sub, {a, negated[0]}) : Term();
  });
}

Term bv_add_same(TermManager& m, const Redex& r) {
  return r[0] == r[1] ? m.make(Kind::bv_shl, {r[0], amount(m, r.sort, 1)}) : Term();
}

Term bv_sub_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? zero_of(m, r.sort) : Term(); }

Term bv_sub_value(TermManager& m, const Redex& r) {
  return is_bv_value(r[1]) ? m.make(Kind::bv_add, {r[0], m.bit_vector(-r[1].bit_vector_value())}) : Term();
}

Term bv_sub_from_zero(TermManager& m, const Redex& r) {
  return is_zero(r[0]) ? m.make(Kind::bv_neg, {r[1]}) : Term();
}

Term bv_sub_neg(TermManager& m, const Redex& r) {
  return is(r[1], Kind::bv_neg) ? m.make(Kind::bv_add, {r[0], r[1][0]}) : Term();
}

Term bv_sub_left_add_cancel(TermManager&, const Redex& r) {
  return is(r[0], Kind::bv_add) ? other_operand(r[0], r[1]) : Term();
}

Term bv_sub_right_add_cancel(TermManager& m, const Redex& r) {
  const Term rest = is(r[1], Kind::bv_add) ? other_operand(r[1], r[0]) : Term();
  return rest ? m.make(Kind::bv_neg, {rest}) : Term();
}

Term bv_sub_left_value(TermManager& m, const Redex& r) {
  if (!is_add_of_value(r[0])) return {};
  return m.make(Kind::bv_add, {m.make(Kind::bv_sub, {r[0][0], r[1]}), r[0][1]});
}

Term bv_sub_right_value(TermManager& m, const Redex& r) {
  if (!is_add_of_value(r[1])) return {};
  if (is_bv_value(r[0])) return m.make(Kind::bv_sub, {m.make(Kind::bv_sub, {r[0], r[1][1]}), r[1][0]});
  return m.make(Kind::bv_add,
                {m.make(Kind::bv_sub, {r[0], r[1][0]}), m.bit_vector(-r[1][1].bit_vector_value())});
}

Term bv_mul_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[1] : Term(); }
Term bv_mul_one(TermManager&, const Redex& r) { return is_one(r[1]) ? r[0] : Term(); }
Term bv_mul_ones(TermManager& m, const Redex& r) {
  return is_ones(r[1]) ? m.make(Kind::bv_neg, {r[0]}) : Term();
}

Term bv_mul_values(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_mul) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return {};
  return m.make(Kind::bv_mul, {r[0][0], m.make(Kind::bv_mul, {r[0][1], r[1]})});
}

Term bv_mul_power_of_two(TermManager& m, const Redex& r) {
  return is_power(r[1]) ? m.make(Kind::bv_shl, {r[0], amount(m, r.sort, exponent(r[1]))}) : Term();
}

Term bv_mul_negs(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_neg) || !is(r[1], Kind::bv_neg)) return {};
  return m.make(Kind::bv_mul, {r[0][0], r[1][0]});
}

Term bv_mul_neg(TermManager& m, const Redex& r) {
  if (is_bv_value(r[0]) || is_bv_value(r[1])) return {};
  for (const int i : {0, 1})
    if (is(r[i], Kind::bv_neg)) return m.make(Kind::bv_neg, {m.make(Kind::bv_mul, {r[i][0], r[1 - i]})});
  return {};
}

Term bv_udiv_one(TermManager&, const Redex& r) { return is_one(r[1]) ? r[0] : Term(); }
Term bv_udiv_zero(TermManager& m, const Redex& r) { return is_zero(r[1]) ? ones_of(m, r.sort) : Term(); }
Term bv_udiv_power_of_two(TermManager& m, const Redex& r) {
  return is_power(r[1]) ? m.make(Kind::bv_lshr, {r[0], amount(m, r.sort, exponent(r[1]))}) : Term();
}

Term bv_urem_none(TermManager& m, const Redex& r) {
  return r[0] == r[1] || is_one(r[1]) ? zero_of(m, r.sort) : Term();
}
Term bv_urem_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[0] : Term(); }
Term bv_urem_power_of_two(TermManager& m, const Redex& r) {
  if (!is_power(r[1])) return {};
  const BitVector mask = r[1].bit_vector_value() - BitVector::one(r.sort.width());
  return m.make(Kind::bv_and, {r[0], m.bit_vector(mask)});
}

Term bv_sdiv_one(TermManager&, const Redex& r) { return is_one(r[1]) ? r[0] : Term(); }
Term bv_sdiv_ones(TermManager& m, const Redex& r) {
  return is_ones(r[1]) ? m.make(Kind::bv_neg, {r[0]}) : Term();
}

// A negative dividend gets 2^n - 1 added, so that the shift rounds towards zero.
Term bv_sdiv_power_of_two(TermManager& m, const Redex& r) {
  if (!is_positive_power(r[1])) return {};
  const std::uint32_t width = r.sort.width(), bits = exponent(r[1]);
  const Term sign = m.make(Kind::bv_ashr, {r[0], amount(m, r.sort, width - 1)});
  const Term correction = m.make(Kind::bv_lshr, {sign, amount(m, r.sort, width - bits)});
  return m.make(Kind::bv_ashr, {m.make(Kind::bv_add, {r[0], correction}), amount(m, r.sort, bits)});
}

Term bv_srem_none(TermManager& m, const Redex& r) {
  return r[0] == r[1] || is_one(r[1]) || is_ones(r[1]) ? zero_of(m, r.sort) : Term();
}
Term bv_srem_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[0] : Term(); }
Term bv_srem_power_of_two(TermManager& m, const Redex& r) {
  if (!is_positive_power(r[1])) return {};
  const Term quotient = m.make(Kind::bv_sdiv, {r[0], r[1]});
  const Term multiple = m.make(Kind::bv_shl, {quotient, amount(m, r.sort, exponent(r[1]))});
  return m.make(Kind::bv_sub, {r[0], multiple});
}

Term bv_shl_zero(TermManager&, const Redex& r) { return shift_zero(r); }
Term bv_shl_all(TermManager& m, const Redex& r) { return shift_all(m, r); }
Term bv_shl_values(TermManager& m, const Redex& r) { return shift_values(m, r); }
Term bv_lshr_zero(TermManager&, const Redex& r) { return shift_zero(r); }
Term bv_lshr_all(TermManager& m, const Redex& r) { return shift_all(m, r); }
Term bv_lshr_values(TermManager& m, const Redex& r) { return shift_values(m, r); }
Term bv_ashr_zero(TermManager&, const Redex& r) { return shift_zero(r); }

Term bv_ashr_all(TermManager& m, const Redex& r) {
  if (!shifts_all(r)) return {};
  return m.make(Kind::bv_ashr, {r[0], amount(m, r.sort, r.sort.width() - 1)});
}

Term bv_ashr_values(TermManager& m, const Redex& r) {
  const std::uint32_t sum = joint_amount(r);
  if (sum == 0) return {};
  return m.make(Kind::bv_ashr, {r[0][0], amount(m, r.sort, std::min(sum, r.sort.width() - 1))});
}

}  // namespace jury::logic::rules
