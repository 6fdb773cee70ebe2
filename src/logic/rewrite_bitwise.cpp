// Rules for the bitwise operations on bit-vectors and for negation.
#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

bool are_bv_complements(Term a, Term b) {
  return (is(a, Kind::bv_not) && a[0] == b) || (is(b, Kind::bv_not) && b[0] == a);
}

// (f (f a v) w) -> (f a (f v w)) for an associative f.
Term merge_values(TermManager& m, const Redex& r) {
  if (!is(r[0], r.kind) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return {};
  return m.make(r.kind, {r[0][0], m.make(r.kind, {r[0][1], r[1]})});
}

// (f a (g a b)) -> a
Term absorb(const Redex& r, Kind dual) {
  return either_way(r[0], r[1], [&](Term a, Term nested) {
    return is(nested, dual) && other_operand(nested, a) ? a : Term();
  });
}

// (f a (f a b)) -> (f a b)
Term nested_same(const Redex& r) {
  return either_way(r[0], r[1], [&](Term a, Term nested) {
    return is(nested, r.kind) && other_operand(nested, a) ? nested : Term();
  });
}

}  // namespace

Term bv_not_not(TermManager&, const Redex& r) { return is(r[0], Kind::bv_not) ? r[0][0] : Term(); }

Term bv_neg_neg(TermManager&, const Redex& r) { return is(r[0], Kind::bv_neg) ? r[0][0] : Term(); }

Term bv_neg_not(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_not)) return {};
  return m.make(Kind::bv_add, {r[0][0], m.bit_vector(BitVector::one(r.sort.width()))});
}

Term bv_neg_sub(TermManager& m, const Redex& r) {
  return is(r[0], Kind::bv_sub) ? m.make(Kind::bv_sub, {r[0][1], r[0][0]}) : Term();
}

Term bv_neg_mul_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_mul) || !is_bv_value(r[0][1])) return {};
  return m.make(Kind::bv_mul, {r[0][0], m.bit_vector(-r[0][1].bit_vector_value())});
}

Term bv_and_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[1] : Term(); }
Term bv_and_ones(TermManager&, const Redex& r) { return is_ones(r[1]) ? r[0] : Term(); }
Term bv_and_same(TermManager&, const Redex& r) { return r[0] == r[1] ? r[0] : Term(); }
Term bv_and_complement(TermManager& m, const Redex& r) {
  return are_bv_complements(r[0], r[1]) ? zero_of(m, r.sort) : Term();
}
Term bv_and_values(TermManager& m, const Redex& r) { return merge_values(m, r); }

Term bv_and_low_mask(TermManager& m, const Redex& r) {
  if (!is_bv_value(r[1])) return {};
  const BitVector mask = r[1].bit_vector_value();
  const BitVector next = mask + BitVector::one(mask.width());
  if (!next.is_power_of_two()) return {};
  const std::uint32_t bits = next.trailing_zeros();
  return m.zero_extend_to(m.extract(r[0], bits - 1, 0), r.sort.width());
}

Term bv_and_absorb(TermManager&, const Redex& r) { return absorb(r, Kind::bv_or); }
Term bv_and_nested(TermManager&, const Redex& r) { return nested_same(r); }

Term bv_or_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[0] : Term(); }
Term bv_or_ones(TermManager&, const Redex& r) { return is_ones(r[1]) ? r[1] : Term(); }
Term bv_or_same(TermManager&, const Redex& r) { return r[0] == r[1] ? r[0] : Term(); }
Term bv_or_complement(TermManager& m, const Redex& r) {
  return are_bv_complements(r[0], r[1]) ? ones_of(m, r.sort) : Term();
}
Term bv_or_values(TermManager& m, const Redex& r) { return merge_values(m, r); }
Term bv_or_absorb(TermManager&, const Redex& r) { return absorb(r, Kind::bv_and); }
Term bv_or_nested(TermManager&, const Redex& r) { return nested_same(r); }

Term bv_xor_zero(TermManager&, const Redex& r) { return is_zero(r[1]) ? r[0] : Term(); }
Term bv_xor_ones(TermManager& m, const Redex& r) {
  return is_ones(r[1]) ? m.make(Kind::bv_not, {r[0]}) : Term();
}
Term bv_xor_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? zero_of(m, r.sort) : Term(); }
Term bv_xor_values(TermManager& m, const Redex& r) { return merge_values(m, r); }

Term bv_xor_not(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term complement, Term other) {
    if (!is(complement, Kind::bv_not)) return Term();
    return m.make(Kind::bv_not, {m.make(Kind::bv_xor, {complement[0], other})});
  });
}

Term bv_xor_cancel(TermManager&, const Redex& r) {
  return either_way(r[0], r[1], [&](Term a, Term nested) {
    return is(nested, Kind::bv_xor) ? other_operand(nested, a) : Term();
  });
}

}  // namespace jury::logic::rules
