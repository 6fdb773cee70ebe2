#include "logic/substitution.h"

#include <algorithm>

#include "logic/symbols.h"
#include "logic/traversal.h"
#include "support/diagnostics.h"

namespace jury::logic {

Substitution::Substitution(TermManager& manager, std::span<const Term> from, std::span<const Term> to)
    : manager_(manager) {
  JURY_CHECK(from.size() == to.size(), "substitution of different lengths");
  for (std::size_t i = 0; i < from.size(); ++i) add(from[i], to[i]);
}

void Substitution::add(Term from, Term to) {
  JURY_CHECK(from.sort() == to.sort(), "substitution of another sort");
  pairs_.emplace_back(from, to);
  results_.insert(from, to);
  if (!to.has_variable()) return;
  const std::vector<Term> variables = free_variables(to);
  captured_.insert(captured_.end(), variables.begin(), variables.end());
}

Term Substitution::apply(Term root) {
  // The operands of a quantifier that needs care are not substituted by the walk but by apply_to_quantifier.
  std::vector<Term> stack{root};
  while (!stack.empty()) {
    const Term term = stack.back();
    if (results_.contains(term)) {
      stack.pop_back();
      continue;
    }
    const bool careful = is_quantifier(term.kind()) && touches(term.bound_variables());
    const std::size_t height = stack.size();
    if (!careful)
      for (const Term child : term.children())
        if (!results_.contains(child)) stack.push_back(child);
    if (stack.size() != height) continue;
    results_.insert(term, careful ? apply_to_quantifier(term) : rebuild(term));
    stack.pop_back();
  }
  return results_.at(root);
}

Term Substitution::rebuild(Term term) {
  if (term.size() == 0) return term;
  std::vector<Term> children;
  children.reserve(term.size());
  for (const Term child : term.children()) children.push_back(results_.at(child));
  return manager_.rebuild(term, children);
}

bool Substitution::touches(std::span<const Term> variables) const {
  return std::ranges::any_of(variables, [&](Term variable) {
    return std::ranges::find(captured_, variable) != captured_.end() ||
           std::ranges::any_of(pairs_, [&](const auto& pair) { return pair.first == variable; });
  });
}

Term Substitution::apply_to_quantifier(Term quantifier) {
  Substitution inner(manager_);
  const auto bound = quantifier.bound_variables();
  for (const auto& [from, to] : pairs_)
    if (std::ranges::find(bound, from) == bound.end()) inner.add(from, to);
  std::vector<Term> variables;
  for (const Term variable : bound) {
    const bool capture = std::ranges::find(captured_, variable) != captured_.end();
    variables.push_back(capture ? manager_.fresh_variable(variable.function().name().view(), variable.sort())
                                : variable);
    if (capture) inner.add(variable, variables.back());
  }
  std::vector<Term> patterns;
  for (const Term pattern : quantifier.patterns()) patterns.push_back(inner.apply(pattern));
  return manager_.quantify(quantifier.kind(), variables, inner.apply(quantifier.body()), patterns);
}

Term substitute(TermManager& manager, Term term, std::span<const Term> from, std::span<const Term> to) {
  return Substitution(manager, from, to).apply(term);
}

Term substitute(TermManager& manager, Term term, Term from, Term to) {
  return substitute(manager, term, std::span(&from, 1), std::span(&to, 1));
}

Term instantiate(TermManager& manager, Term quantifier, std::span<const Term> terms) {
  return substitute(manager, quantifier.body(), quantifier.bound_variables(), terms);
}

}  // namespace jury::logic
