// Rules for quantifiers. Patterns are hints: a rule that changes the body drops them, and the rules that
// would lose a reason for the quantifier's shape (merging, one-point) do not apply when there are any.
#include <algorithm>
#include <vector>

#include "logic/rewrite_support.h"
#include "logic/substitution.h"
#include "logic/symbols.h"

namespace jury::logic::rules {

namespace {

struct Parts {
  std::span<const Term> variables;
  Term body;
  std::span<const Term> patterns;
};

Parts parts(const Redex& r) {
  const std::size_t count = r.parameters.first;
  return {r.children.first(count), r.children[count], r.children.subspan(count + 1)};
}

Term value_body(const Redex& r) { return parts(r).body.is_value() ? parts(r).body : Term(); }

// A quantified statement over a sort needs no element of it in the body; sorts are not empty.
Term drop_unused(TermManager& m, const Redex& r) {
  const auto [variables, body, patterns] = parts(r);
  const std::vector<Term> free = free_variables(body);
  std::vector<Term> used;
  for (const Term variable : variables) {
    const bool repeated = std::ranges::find(used, variable) != used.end();
    if (!repeated && std::ranges::find(free, variable) != free.end()) used.push_back(variable);
  }
  if (used.size() == variables.size()) return {};
  return m.quantify(r.kind, used, body, used.empty() ? std::span<const Term>() : patterns);
}

Term merge(TermManager& m, const Redex& r) {
  const auto [variables, body, patterns] = parts(r);
  if (body.kind() != r.kind || !patterns.empty() || !body.patterns().empty()) return {};
  std::vector<Term> all(variables.begin(), variables.end());
  for (const Term inner : body.bound_variables()) {
    if (std::ranges::find(variables, inner) != variables.end()) return {};
    all.push_back(inner);
  }
  return m.quantify(r.kind, all, body.body());
}

// The term that the equality gives for one of the variables, when that variable does not occur in it.
bool solves(Term equality, std::span<const Term> variables, Term* variable, Term* solution) {
  if (!is(equality, Kind::equal)) return false;
  for (int side = 0; side < 2; ++side) {
    const Term candidate = equality[side], other = equality[1 - side];
    if (!is(candidate, Kind::variable) || std::ranges::find(variables, candidate) == variables.end())
      continue;
    const std::vector<Term> free = other.has_variable() ? free_variables(other) : std::vector<Term>{};
    if (std::ranges::find(free, candidate) != free.end()) continue;
    *variable = candidate;
    *solution = other;
    return true;
  }
  return false;
}

// The body is the equality (negated under forall), or one of its conjuncts (disjuncts) is.
Term one_point(TermManager& m, const Redex& r) {
  const auto [variables, body, patterns] = parts(r);
  if (!patterns.empty()) return {};
  const bool universal = r.kind == Kind::forall;
  const Kind connective = universal ? Kind::logical_or : Kind::logical_and;
  const auto operands = is(body, connective) ? body.children() : std::span(&body, 1);
  for (const Term operand : operands) {
    if (universal && !is(operand, Kind::logical_not)) continue;
    Term variable, solution;
    if (!solves(universal ? operand[0] : operand, variables, &variable, &solution)) continue;
    std::vector<Term> rest;
    for (const Term other : variables)
      if (other != variable) rest.push_back(other);
    return m.quantify(r.kind, rest, substitute(m, body, variable, solution));
  }
  return {};
}

}  // namespace

Term forall_value(TermManager&, const Redex& r) { return value_body(r); }
Term forall_unused(TermManager& m, const Redex& r) { return drop_unused(m, r); }
Term forall_merge(TermManager& m, const Redex& r) { return merge(m, r); }
Term forall_one_point(TermManager& m, const Redex& r) { return one_point(m, r); }
Term exists_value(TermManager&, const Redex& r) { return value_body(r); }
Term exists_unused(TermManager& m, const Redex& r) { return drop_unused(m, r); }
Term exists_merge(TermManager& m, const Redex& r) { return merge(m, r); }
Term exists_one_point(TermManager& m, const Redex& r) { return one_point(m, r); }

}  // namespace jury::logic::rules
