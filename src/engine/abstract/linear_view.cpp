#include "engine/abstract/linear_view.h"

#include "logic/traversal.h"

namespace jury::engine::abstract {

using logic::Kind;
using logic::Term;

namespace {

bool is_plain(logic::Sort sort) { return sort.is_integer() || sort.is_boolean(); }

bool is_linear(Kind kind) {
  return kind == Kind::logical_not || kind == Kind::logical_and || kind == Kind::logical_or ||
         kind == Kind::implies || kind == Kind::equal || kind == Kind::if_then_else ||
         kind == Kind::int_neg || kind == Kind::int_add || kind == Kind::int_sub || kind == Kind::int_less ||
         kind == Kind::int_less_equal;
}

}  // namespace

Term LinearView::of(Term term) {
  logic::visit_postorder(
      term,
      [&](Term t) { return done_.contains(t) || !is_plain(t.sort()) || logic::is_quantifier(t.kind()); },
      [&](Term t) { done_[t] = convert(t); });
  return done_.contains(term) ? done_.at(term) : done_[term] = unknown(term.sort());
}

Term LinearView::convert(Term term) {
  if (term.is_value() || term.kind() == Kind::constant) return term;
  std::vector<Term> children;
  bool plain = true;
  for (const auto child : term.children()) {
    plain = plain && is_plain(child.sort());
    if (plain) children.push_back(of(child));
  }
  if (plain && is_linear(term.kind())) return terms_.make(term.kind(), children);
  if (plain && term.kind() == Kind::int_mul && (term[0].is_value() || term[1].is_value()))
    return terms_.make(term.kind(), children);
  if (plain && (term.kind() == Kind::int_div || term.kind() == Kind::int_mod)) return divided(term);
  return unknown(term.sort());
}

// Euclidean division: 0 <= r < |k|. By an unknown number only the range of the remainder is known.
Term LinearView::divided(Term term) {
  const Term x = done_.at(term[0]);
  const Term k = done_.at(term[1]);
  const Term r = unknown(terms_.integer_sort());
  const Term not_negative = terms_.make(Kind::int_less_equal, {integer(0), r});
  if (!term[1].is_value() || !(logic::Integer(0) < term[1].integer_value())) {
    if (term.kind() == Kind::int_div) return r;
    const Term positive = terms_.make(Kind::int_less, {integer(0), k});
    const Term small = terms_.conjunction(not_negative, terms_.make(Kind::int_less, {r, k}));
    const Term unchanged = terms_.conjunction(terms_.make(Kind::int_less_equal, {integer(0), x}),
                                              terms_.make(Kind::int_less, {x, k}));
    conditions_.push_back(terms_.implies(positive, small));
    conditions_.push_back(terms_.implies(terms_.conjunction(positive, unchanged), terms_.equal(r, x)));
    return r;
  }
  const Term q = unknown(terms_.integer_sort());
  conditions_.push_back(terms_.conjunction(not_negative, terms_.make(Kind::int_less, {r, k})));
  conditions_.push_back(terms_.equal(x, terms_.make(Kind::int_add, {terms_.make(Kind::int_mul, {k, q}), r})));
  return term.kind() == Kind::int_mod ? r : q;
}

Term LinearView::unknown(logic::Sort sort) { return terms_.fresh_constant("any", sort); }

}  // namespace jury::engine::abstract
