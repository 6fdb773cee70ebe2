// Rules for equality and distinctness. Operands are ordered: a value is always the second.
#include <algorithm>
#include <vector>

#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

// (= (f a) (f b)) -> (= a b) and (= (f a) v) -> (= a inverse(v)), for a bijection f on bit-vectors.
template <typename Inverse>
Term cancel_bijection(TermManager& m, const Redex& r, Kind kind, Inverse inverse) {
  if (!is(r[0], kind) && !is(r[1], kind)) return {};
  if (is(r[0], kind) && is(r[1], kind)) return m.equal(r[0][0], r[1][0]);
  if (is_bv_value(r[1])) return m.equal(r[0][0], m.bit_vector(inverse(r[1].bit_vector_value())));
  return {};
}

// (= (f a b) (f a c)) -> (= b c) and (= (f a b) a) -> (= b neutral), for a group operation f.
Term cancel_common(TermManager& m, const Redex& r, Kind kind, Term neutral) {
  if (is(r[0], kind) && is(r[1], kind))
    for (int i = 0; i < 2; ++i)
      if (const Term other = other_operand(r[1], r[0][i])) return m.equal(r[0][1 - i], other);
  return either_way(r[0], r[1], [&](Term sum, Term operand) {
    const Term other = is(sum, kind) ? other_operand(sum, operand) : Term();
    return other ? m.equal(other, neutral) : Term();
  });
}

// (= (f a b) 0) -> (= a b) and (= (f a b) a) -> (= b 0), for subtraction.
Term cancel_difference(TermManager& m, const Redex& r, Kind kind, Term zero) {
  return either_way(r[0], r[1], [&](Term difference, Term other) {
    if (!is(difference, kind)) return Term();
    if (other == zero) return m.equal(difference[0], difference[1]);
    return other == difference[0] ? m.equal(difference[1], zero) : Term();
  });
}

Term both(TermManager& m, Term a, Term b) { return m.conjunction(a, b); }

Term equal_one_branch(TermManager& m, Term condition, Term branch, Term other, Term value) {
  if (!branch.is_value()) return {};
  const Term rest = m.equal(other, value);
  return branch == value ? m.disjunction(condition, rest) : m.conjunction(m.negation(condition), rest);
}

// The inverse modulo 2^width by Newton's iteration; each step doubles the number of right bits.
BitVector inverse_of_odd(const BitVector& value) {
  const BitVector two(value.width(), std::uint64_t{2});
  BitVector inverse = value;
  for (std::uint32_t right_bits = 1; right_bits < value.width(); right_bits *= 2)
    inverse = inverse * (two - value * inverse);
  return inverse;
}

// For (= (extend a) v): a compared with v's low part, given how a value of that part would be extended.
template <typename Extend>
Term equal_extended_value(TermManager& m, Term extended, Term value, Extend extend) {
  const BitVector whole = value.bit_vector_value();
  const BitVector low = whole.extracted(extended[0].sort().width() - 1, 0);
  if (!(extend(low, extended.parameter(0)) == whole)) return m.false_term();
  return m.equal(extended[0], m.bit_vector(low));
}

}  // namespace

Term equal_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? m.true_term() : Term(); }
Term equal_true(TermManager&, const Redex& r) { return r[1].is_true() ? r[0] : Term(); }
Term equal_false(TermManager& m, const Redex& r) { return r[1].is_false() ? m.negation(r[0]) : Term(); }
Term equal_complement(TermManager& m, const Redex& r) {
  return are_complements(r[0], r[1]) ? m.false_term() : Term();
}

Term equal_not(TermManager& m, const Redex& r) {
  if (is(r[0], Kind::logical_not)) return m.negation(m.equal(r[0][0], r[1]));
  return is(r[1], Kind::logical_not) ? m.negation(m.equal(r[0], r[1][0])) : Term();
}

Term equal_ite_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::if_then_else) || !r[1].is_value()) return {};
  const Term ite = r[0];
  if (const Term result = equal_one_branch(m, ite[0], ite[1], ite[2], r[1])) return result;
  if (!ite[2].is_value()) return {};
  return equal_one_branch(m, m.negation(ite[0]), ite[2], ite[1], r[1]);
}

Term equal_ite_same_condition(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::if_then_else) || !is(r[1], Kind::if_then_else) || r[0][0] != r[1][0]) return {};
  return m.if_then_else(r[0][0], m.equal(r[0][1], r[1][1]), m.equal(r[0][2], r[1][2]));
}

Term equal_ite_branch(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term ite, Term other) {
    if (!is(ite, Kind::if_then_else)) return Term();
    if (ite[1] == other) return m.disjunction(ite[0], m.equal(ite[2], other));
    return ite[2] == other ? m.disjunction(m.negation(ite[0]), m.equal(ite[1], other)) : Term();
  });
}

Term equal_bv_not(TermManager& m, const Redex& r) {
  return cancel_bijection(m, r, Kind::bv_not, [](const BitVector& value) { return ~value; });
}

Term equal_bv_neg(TermManager& m, const Redex& r) {
  return cancel_bijection(m, r, Kind::bv_neg, [](const BitVector& value) { return -value; });
}

Term equal_bv_add_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_add) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return {};
  return m.equal(r[0][0], m.bit_vector(r[1].bit_vector_value() - r[0][1].bit_vector_value()));
}

Term equal_bv_add_common(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_add) && !is(r[1], Kind::bv_add)) return {};
  return cancel_common(m, r, Kind::bv_add, zero_of(m, r[0].sort()));
}

Term equal_bv_sub(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_sub) && !is(r[1], Kind::bv_sub)) return {};
  return cancel_difference(m, r, Kind::bv_sub, zero_of(m, r[0].sort()));
}

Term equal_bv_mul_odd(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_mul) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return {};
  const BitVector factor = r[0][1].bit_vector_value();
  if (!factor.bit(0)) return {};
  return m.equal(r[0][0], m.bit_vector(r[1].bit_vector_value() * inverse_of_odd(factor)));
}

Term equal_bv_xor_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_xor) || !is_bv_value(r[0][1]) || !is_bv_value(r[1])) return {};
  return m.equal(r[0][0], m.bit_vector(r[0][1].bit_vector_value() ^ r[1].bit_vector_value()));
}

Term equal_bv_xor(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_xor) && !is(r[1], Kind::bv_xor)) return {};
  if (is_zero(r[1])) return m.equal(r[0][0], r[0][1]);
  return cancel_common(m, r, Kind::bv_xor, zero_of(m, r[0].sort()));
}

Term equal_bv_or_zero(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_or) || !is_zero(r[1])) return {};
  return both(m, m.equal(r[0][0], r[1]), m.equal(r[0][1], r[1]));
}

Term equal_bv_and_ones(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_and) || !is_ones(r[1])) return {};
  return both(m, m.equal(r[0][0], r[1]), m.equal(r[0][1], r[1]));
}

Term equal_concat(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_concat)) return {};
  const std::uint32_t low_width = r[0][1].sort().width();
  if (is_bv_value(r[1])) {
    const BitVector value = r[1].bit_vector_value();
    return both(m, m.equal(r[0][0], m.bit_vector(value.extracted(value.width() - 1, low_width))),
                m.equal(r[0][1], m.bit_vector(value.extracted(low_width - 1, 0))));
  }
  if (!is(r[1], Kind::bv_concat) || r[1][1].sort().width() != low_width) return {};
  return both(m, m.equal(r[0][0], r[1][0]), m.equal(r[0][1], r[1][1]));
}

Term equal_zero_extend(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_zero_extend)) return {};
  if (is(r[1], Kind::bv_zero_extend) && r[0][0].sort() == r[1][0].sort()) return m.equal(r[0][0], r[1][0]);
  if (!is_bv_value(r[1])) return {};
  return equal_extended_value(
      m, r[0], r[1], [](const BitVector& low, std::uint32_t extra) { return low.zero_extended(extra); });
}

Term equal_sign_extend(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_sign_extend)) return {};
  if (is(r[1], Kind::bv_sign_extend) && r[0][0].sort() == r[1][0].sort()) return m.equal(r[0][0], r[1][0]);
  if (!is_bv_value(r[1])) return {};
  return equal_extended_value(
      m, r[0], r[1], [](const BitVector& low, std::uint32_t extra) { return low.sign_extended(extra); });
}

Term equal_int_add_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_add) || !is_int_value(r[0][1]) || !is_int_value(r[1])) return {};
  return m.equal(r[0][0], m.integer(r[1].integer_value() - r[0][1].integer_value()));
}

Term equal_int_add_common(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_add) && !is(r[1], Kind::int_add)) return {};
  return cancel_common(m, r, Kind::int_add, m.integer(0));
}

Term equal_int_sub(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_sub) && !is(r[1], Kind::int_sub)) return {};
  return cancel_difference(m, r, Kind::int_sub, m.integer(0));
}

Term equal_int_neg(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_neg) || !is_int_value(r[1])) return {};
  return m.equal(r[0][0], m.integer(-r[1].integer_value()));
}

Term equal_store_base(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term store, Term base) {
    if (!is(store, Kind::store) || store[0] != base) return Term();
    return m.equal(m.select(base, store[1]), store[2]);
  });
}

Term equal_store_same(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::store) || !is(r[1], Kind::store)) return {};
  return r[0][0] == r[1][0] && r[0][1] == r[1][1] ? m.equal(r[0][2], r[1][2]) : Term();
}

Term equal_constant_arrays(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::constant_array) || !is(r[1], Kind::constant_array)) return {};
  return m.equal(r[0][0], r[1][0]);
}

Term distinct_pair(TermManager& m, const Redex& r) {
  return r.children.size() == 2 ? m.negation(m.equal(r[0], r[1])) : Term();
}

Term distinct_duplicate(TermManager& m, const Redex& r) {
  std::vector<Term> sorted(r.children.begin(), r.children.end());
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end() ? m.false_term() : Term();
}

}  // namespace jury::logic::rules
