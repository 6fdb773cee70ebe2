// Rules for arrays.
#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

struct Offset {
  Term base;   // null for a value
  Term value;  // null for 0
};

Offset split(Term index) {
  if (index.is_value()) return {{}, index};
  const bool sum = is(index, Kind::bv_add) || is(index, Kind::int_add);
  if (!sum || !index[1].is_value() || is_zero(index[1]) || is_int(index[1], 0)) return {index, {}};
  return {index[0], index[1]};
}

// Two values, or the same term plus different values.
bool surely_different(Term a, Term b) {
  const Offset left = split(a), right = split(b);
  return left.base == right.base && left.value != right.value;
}

}  // namespace

Term select_constant_array(TermManager&, const Redex& r) {
  return is(r[0], Kind::constant_array) ? r[0][0] : Term();
}

Term select_store_same(TermManager&, const Redex& r) {
  return is(r[0], Kind::store) && r[0][1] == r[1] ? r[0][2] : Term();
}

Term select_store_other(TermManager& m, const Redex& r) {
  Term array = r[0];
  while (is(array, Kind::store) && surely_different(array[1], r[1])) array = array[0];
  return array != r[0] ? m.select(array, r[1]) : Term();
}

Term select_ite(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::if_then_else)) return {};
  if (const Term known = SelectCache::entry(m.rewriter(), r[0], r[1])) return known;
  const Term result = m.if_then_else(r[0][0], m.select(r[0][1], r[1]), m.select(r[0][2], r[1]));
  return SelectCache::entry(m.rewriter(), r[0], r[1]) = result;
}

Term store_store_same(TermManager& m, const Redex& r) {
  return is(r[0], Kind::store) && r[0][1] == r[1] ? m.store(r[0][0], r[1], r[2]) : Term();
}

Term store_select(TermManager&, const Redex& r) {
  return is(r[2], Kind::select) && r[2][0] == r[0] && r[2][1] == r[1] ? r[0] : Term();
}

Term store_constant_array(TermManager&, const Redex& r) {
  return is(r[0], Kind::constant_array) && r[0][0] == r[2] ? r[0] : Term();
}

Term store_order(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::store) || !are_different_values(r[0][1], r[1]) || !(r[1] < r[0][1])) return {};
  return m.store(m.store(r[0][0], r[1], r[2]), r[0][1], r[0][2]);
}

}  // namespace jury::logic::rules
