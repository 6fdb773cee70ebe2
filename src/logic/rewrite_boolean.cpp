// Rules for not, and, or, xor and implication. The rules for `and` and `or` are duals: each pair shares one
// function that takes the pair of kinds. Absorption looks only at operations with few operands.
#include <algorithm>
#include <vector>

#include "logic/rewrite_support.h"

namespace jury::logic::rules {

namespace {

constexpr std::size_t flatten_limit = 16;
constexpr std::size_t absorb_limit = 32;

Term build(TermManager& m, Kind kind, const std::vector<Term>& operands) {
  if (operands.empty()) return m.boolean(kind == Kind::logical_and);
  return operands.size() == 1 ? operands[0] : m.make(kind, operands);
}

Term flatten(TermManager& m, const Redex& r) {
  std::size_t total = 0;
  bool nested = false;
  for (const Term child : r.children) {
    nested |= is(child, r.kind);
    total += is(child, r.kind) ? child.size() : 1;
  }
  if (!nested || total > flatten_limit) return {};
  std::vector<Term> operands;
  for (const Term child : r.children) {
    if (is(child, r.kind))
      operands.insert(operands.end(), child.children().begin(), child.children().end());
    else
      operands.push_back(child);
  }
  return m.make(r.kind, operands);
}

// Sorted, without duplicates and without the neutral value.
Term sort_operands(TermManager& m, const Redex& r) {
  const Term neutral = m.boolean(r.kind == Kind::logical_and);
  bool in_order = r[0] != neutral;
  for (std::size_t i = 1; in_order && i < r.children.size(); ++i)
    in_order = r[i - 1] < r[i] && r[i] != neutral;
  if (in_order) return {};
  std::vector<Term> operands(r.children.begin(), r.children.end());
  std::erase(operands, neutral);
  std::ranges::sort(operands);
  operands.erase(std::unique(operands.begin(), operands.end()), operands.end());
  return build(m, r.kind, operands);
}

// The operands are sorted when this is asked.
bool contains(std::span<const Term> operands, Term term) {
  return std::binary_search(operands.begin(), operands.end(), term);
}

bool has_complements(const Redex& r) {
  return std::ranges::any_of(
      r.children, [&](Term child) { return is(child, Kind::logical_not) && contains(r.children, child[0]); });
}

// Whether `term` is (not a) for an operand a, or an operand is (not term).
bool contradicts(std::span<const Term> operands, Term term) {
  if (is(term, Kind::logical_not)) return contains(operands, term[0]);
  return std::ranges::any_of(operands, [&](Term operand) { return is_negation_of(operand, term); });
}

Term absorb(TermManager& m, const Redex& r, Kind dual) {
  if (r.children.size() > absorb_limit) return {};
  std::vector<Term> kept;
  for (const Term child : r.children) {
    const bool absorbed =
        is(child, dual) && child.size() <= absorb_limit &&
        std::ranges::any_of(child.children(), [&](Term c) { return contains(r.children, c); });
    if (!absorbed) kept.push_back(child);
  }
  return kept.size() == r.children.size() ? Term() : build(m, r.kind, kept);
}

Term subsume(TermManager& m, const Redex& r, Kind dual) {
  if (r.children.size() > absorb_limit) return {};
  std::vector<Term> result(r.children.begin(), r.children.end());
  bool changed = false;
  for (Term& operand : result) {
    if (!is(operand, dual) || operand.size() > absorb_limit) continue;
    std::vector<Term> kept;
    for (const Term inner : operand.children())
      if (!contradicts(r.children, inner)) kept.push_back(inner);
    if (kept.size() == operand.size()) continue;
    operand = build(m, dual, kept);
    changed = true;
  }
  return changed ? build(m, r.kind, result) : Term();
}

bool is_equality_with_value(Term term) { return is(term, Kind::equal) && term[1].is_value(); }

}  // namespace

Term not_not(TermManager&, const Redex& r) { return is(r[0], Kind::logical_not) ? r[0][0] : Term(); }

Term and_false(TermManager& m, const Redex& r) {
  return std::ranges::any_of(r.children, [](Term child) { return child.is_false(); }) ? m.false_term()
                                                                                      : Term();
}
Term and_flatten(TermManager& m, const Redex& r) { return flatten(m, r); }
Term and_sort(TermManager& m, const Redex& r) { return sort_operands(m, r); }
Term and_complement(TermManager& m, const Redex& r) { return has_complements(r) ? m.false_term() : Term(); }
Term and_absorb(TermManager& m, const Redex& r) { return absorb(m, r, Kind::logical_or); }
Term and_subsume(TermManager& m, const Redex& r) { return subsume(m, r, Kind::logical_or); }

Term and_conflicting_values(TermManager& m, const Redex& r) {
  if (r.children.size() > absorb_limit) return {};
  for (std::size_t i = 0; i < r.children.size(); ++i) {
    if (!is_equality_with_value(r[i])) continue;
    for (std::size_t j = 0; j < i; ++j)
      if (is_equality_with_value(r[j]) && r[j][0] == r[i][0] && r[j][1] != r[i][1]) return m.false_term();
  }
  return {};
}

Term or_true(TermManager& m, const Redex& r) {
  return std::ranges::any_of(r.children, [](Term child) { return child.is_true(); }) ? m.true_term() : Term();
}
Term or_flatten(TermManager& m, const Redex& r) { return flatten(m, r); }
Term or_sort(TermManager& m, const Redex& r) { return sort_operands(m, r); }
Term or_complement(TermManager& m, const Redex& r) { return has_complements(r) ? m.true_term() : Term(); }
Term or_absorb(TermManager& m, const Redex& r) { return absorb(m, r, Kind::logical_and); }
Term or_subsume(TermManager& m, const Redex& r) { return subsume(m, r, Kind::logical_and); }

Term or_factor(TermManager& m, const Redex& r) {
  if (r.children.size() != 2 || !is(r[0], Kind::logical_and) || !is(r[1], Kind::logical_and)) return {};
  if (r[0].size() > absorb_limit || r[1].size() > absorb_limit) return {};
  std::vector<Term> common, left, right;
  for (const Term child : r[0].children())
    (contains(r[1].children(), child) ? common : left).push_back(child);
  if (common.empty()) return {};
  for (const Term child : r[1].children())
    if (!contains(common, child)) right.push_back(child);
  common.push_back(m.disjunction(build(m, Kind::logical_and, left), build(m, Kind::logical_and, right)));
  return build(m, Kind::logical_and, common);
}

Term xor_to_equal(TermManager& m, const Redex& r) { return m.negation(m.equal(r[0], r[1])); }
Term implies_to_or(TermManager& m, const Redex& r) { return m.disjunction(m.negation(r[0]), r[1]); }

}  // namespace jury::logic::rules
