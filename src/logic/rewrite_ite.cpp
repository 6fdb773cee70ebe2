// Rules for if-then-else.
#include <utility>

#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

// Pulling these out of both branches makes one operation of two and no operand wider.
bool may_be_pulled(Kind kind) {
  constexpr Kind kinds[] = {Kind::logical_not,    Kind::bv_not,    Kind::bv_neg,    Kind::bv_zero_extend,
                            Kind::bv_sign_extend, Kind::bv_to_int, Kind::int_neg,   Kind::constant_array,
                            Kind::float_neg,      Kind::float_abs, Kind::float_sqrt};
  for (const Kind candidate : kinds)
    if (candidate == kind) return true;
  return false;
}

}  // namespace

Term ite_value(TermManager&, const Redex& r) {
  if (!r[0].is_value()) return {};
  return r[0].is_true() ? r[1] : r[2];
}

Term ite_same(TermManager&, const Redex& r) { return r[1] == r[2] ? r[1] : Term(); }

Term ite_not(TermManager& m, const Redex& r) {
  return is(r[0], Kind::logical_not) ? m.if_then_else(r[0][0], r[2], r[1]) : Term();
}

Term ite_then_true(TermManager& m, const Redex& r) {
  return r[1].is_true() || r[1] == r[0] ? m.disjunction(r[0], r[2]) : Term();
}

Term ite_then_false(TermManager& m, const Redex& r) {
  return r[1].is_false() || is_negation_of(r[1], r[0]) ? m.conjunction(m.negation(r[0]), r[2]) : Term();
}

Term ite_else_true(TermManager& m, const Redex& r) {
  return r[2].is_true() || is_negation_of(r[2], r[0]) ? m.disjunction(m.negation(r[0]), r[1]) : Term();
}

Term ite_else_false(TermManager& m, const Redex& r) {
  return r[2].is_false() || r[2] == r[0] ? m.conjunction(r[0], r[1]) : Term();
}

Term ite_complement(TermManager& m, const Redex& r) {
  return are_complements(r[1], r[2]) ? m.equal(r[0], r[1]) : Term();
}

Term ite_equality(TermManager&, const Redex& r) {
  if (!is(r[0], Kind::equal)) return {};
  const bool covers = (r[0][0] == r[1] && r[0][1] == r[2]) || (r[0][0] == r[2] && r[0][1] == r[1]);
  return covers ? r[2] : Term();
}

Term ite_nested_condition(TermManager& m, const Redex& r) {
  const bool in_then = is(r[1], Kind::if_then_else) && r[1][0] == r[0];
  const bool in_else = is(r[2], Kind::if_then_else) && r[2][0] == r[0];
  if (!in_then && !in_else) return {};
  return m.if_then_else(r[0], in_then ? r[1][1] : r[1], in_else ? r[2][2] : r[2]);
}

Term ite_merge(TermManager& m, const Redex& r) {
  const Term condition = r[0], then_term = r[1], else_term = r[2];
  if (is(else_term, Kind::if_then_else)) {
    const Term inner = else_term[0], a = else_term[1], b = else_term[2];
    if (a == then_term) return m.if_then_else(m.disjunction(condition, inner), a, b);
    if (b == then_term) return m.if_then_else(m.disjunction(condition, m.negation(inner)), b, a);
  }
  if (is(then_term, Kind::if_then_else)) {
    const Term inner = then_term[0], a = then_term[1], b = then_term[2];
    if (b == else_term) return m.if_then_else(m.conjunction(condition, inner), a, b);
    if (a == else_term) return m.if_then_else(m.conjunction(condition, m.negation(inner)), b, a);
  }
  return {};
}

Term ite_pull_unary(TermManager& m, const Redex& r) {
  if (r[1].kind() != r[2].kind() || !may_be_pulled(r[1].kind())) return {};
  if (r[1][0].sort() != r[2][0].sort()) return {};
  const Term operand = m.if_then_else(r[0], r[1][0], r[2][0]);
  return m.rebuild(r[1], std::span(&operand, 1));
}

Term ite_store_both(TermManager& m, const Redex& r) {
  if (!is(r[1], Kind::store) || !is(r[2], Kind::store)) return {};
  if (r[1][0] != r[2][0] || r[1][1] != r[2][1]) return {};
  return m.store(r[1][0], r[1][1], m.if_then_else(r[0], r[1][2], r[2][2]));
}

Term ite_store_one(TermManager& m, const Redex& r) {
  if (is(r[1], Kind::store) && r[1][0] == r[2])
    return m.store(r[2], r[1][1], m.if_then_else(r[0], r[1][2], m.select(r[2], r[1][1])));
  if (is(r[2], Kind::store) && r[2][0] == r[1])
    return m.store(r[1], r[2][1], m.if_then_else(r[0], m.select(r[1], r[2][1]), r[2][2]));
  return {};
}

}  // namespace jury::logic::rules
