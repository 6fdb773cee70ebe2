// Rules for integer arithmetic and comparison.
#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

bool is_add_of_value(Term term) { return is(term, Kind::int_add) && is_int_value(term[1]); }
Term negated(TermManager& m, Term value) { return m.integer(-value.integer_value()); }

}  // namespace

Term int_neg_neg(TermManager&, const Redex& r) { return is(r[0], Kind::int_neg) ? r[0][0] : Term(); }

Term int_neg_sub(TermManager& m, const Redex& r) {
  return is(r[0], Kind::int_sub) ? m.make(Kind::int_sub, {r[0][1], r[0][0]}) : Term();
}

Term int_add_zero(TermManager&, const Redex& r) { return is_int(r[1], 0) ? r[0] : Term(); }

Term int_add_values(TermManager& m, const Redex& r) {
  if (!is_add_of_value(r[0]) || !is_int_value(r[1])) return {};
  return m.make(Kind::int_add, {r[0][0], m.make(Kind::int_add, {r[0][1], r[1]})});
}

Term int_add_value_last(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term sum, Term other) {
    if (!is_add_of_value(sum) || is_int_value(other)) return Term();
    return m.make(Kind::int_add, {m.make(Kind::int_add, {sum[0], other}), sum[1]});
  });
}

Term int_add_sub_cancel(TermManager&, const Redex& r) {
  return either_way(r[0], r[1], [](Term difference, Term other) {
    return is(difference, Kind::int_sub) && difference[1] == other ? difference[0] : Term();
  });
}

Term int_add_sub_value(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_sub) || !is_int_value(r[0][0]) || !is_int_value(r[1])) return {};
  return m.make(Kind::int_sub, {m.make(Kind::int_add, {r[0][0], r[1]}), r[0][1]});
}

Term int_add_neg(TermManager& m, const Redex& r) {
  return either_way(r[0], r[1], [&](Term a, Term minus) {
    return is(minus, Kind::int_neg) ? m.make(Kind::int_sub, {a, minus[0]}) : Term();
  });
}

Term int_sub_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? m.integer(0) : Term(); }

Term int_sub_value(TermManager& m, const Redex& r) {
  return is_int_value(r[1]) ? m.make(Kind::int_add, {r[0], negated(m, r[1])}) : Term();
}

Term int_sub_from_zero(TermManager& m, const Redex& r) {
  return is_int(r[0], 0) ? m.make(Kind::int_neg, {r[1]}) : Term();
}

Term int_sub_neg(TermManager& m, const Redex& r) {
  return is(r[1], Kind::int_neg) ? m.make(Kind::int_add, {r[0], r[1][0]}) : Term();
}

Term int_sub_left_add_cancel(TermManager&, const Redex& r) {
  return is(r[0], Kind::int_add) ? other_operand(r[0], r[1]) : Term();
}

Term int_sub_right_add_cancel(TermManager& m, const Redex& r) {
  const Term rest = is(r[1], Kind::int_add) ? other_operand(r[1], r[0]) : Term();
  return rest ? m.make(Kind::int_neg, {rest}) : Term();
}

Term int_sub_value_last(TermManager& m, const Redex& r) {
  if (is_add_of_value(r[0])) return m.make(Kind::int_add, {m.make(Kind::int_sub, {r[0][0], r[1]}), r[0][1]});
  if (!is_add_of_value(r[1])) return {};
  if (is_int_value(r[0])) return m.make(Kind::int_sub, {m.make(Kind::int_sub, {r[0], r[1][1]}), r[1][0]});
  return m.make(Kind::int_add, {m.make(Kind::int_sub, {r[0], r[1][0]}), negated(m, r[1][1])});
}

Term int_mul_zero(TermManager&, const Redex& r) { return is_int(r[1], 0) ? r[1] : Term(); }
Term int_mul_one(TermManager&, const Redex& r) { return is_int(r[1], 1) ? r[0] : Term(); }
Term int_mul_minus_one(TermManager& m, const Redex& r) {
  return is_int(r[1], -1) ? m.make(Kind::int_neg, {r[0]}) : Term();
}

Term int_mul_values(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::int_mul) || !is_int_value(r[0][1]) || !is_int_value(r[1])) return {};
  return m.make(Kind::int_mul, {r[0][0], m.make(Kind::int_mul, {r[0][1], r[1]})});
}

Term int_div_trivial(TermManager&, const Redex& r) {
  if (is_int(r[1], 1)) return r[0];
  return is_int(r[1], 0) ? r[1] : Term();
}

Term int_mod_trivial(TermManager& m, const Redex& r) {
  if (is_int(r[1], 1) || is_int(r[1], -1)) return m.integer(0);
  return is_int(r[1], 0) ? r[0] : Term();
}

Term int_less_same(TermManager& m, const Redex& r) { return r[0] == r[1] ? m.false_term() : Term(); }

Term int_less_add_value(TermManager& m, const Redex& r) {
  if (is_add_of_value(r[0]) && is_int_value(r[1]))
    return m.make(Kind::int_less, {r[0][0], m.integer(r[1].integer_value() - r[0][1].integer_value())});
  if (is_add_of_value(r[1]) && is_int_value(r[0]))
    return m.make(Kind::int_less, {m.integer(r[0].integer_value() - r[1][1].integer_value()), r[1][0]});
  return {};
}

Term int_less_add_common(TermManager& m, const Redex& r) {
  const bool left = is(r[0], Kind::int_add), right = is(r[1], Kind::int_add);
  if (left && right)
    for (int i = 0; i < 2; ++i)
      if (const Term other = other_operand(r[1], r[0][i]))
        return m.make(Kind::int_less, {r[0][1 - i], other});
  if (const Term rest = left ? other_operand(r[0], r[1]) : Term())
    return m.make(Kind::int_less, {rest, m.integer(0)});
  if (const Term rest = right ? other_operand(r[1], r[0]) : Term())
    return m.make(Kind::int_less, {m.integer(0), rest});
  return {};
}

Term int_less_equal_to_less(TermManager& m, const Redex& r) {
  return m.negation(m.make(Kind::int_less, {r[1], r[0]}));
}

Term int_to_bv_to_int(TermManager&, const Redex& r) {
  return is(r[0], Kind::bv_to_int) && r[0][0].sort() == r.sort ? r[0][0] : Term();
}

}  // namespace jury::logic::rules
