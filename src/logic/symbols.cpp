#include "logic/symbols.h"

#include <algorithm>

#include "logic/traversal.h"

namespace jury::logic {

namespace {

template <typename T>
void add_once(std::vector<T>& list, T item) {
  if (std::ranges::find(list, item) == list.end()) list.push_back(item);
}

// Variables under `term` that are not in `bound`. Recurses once per nested quantifier only.
void collect_free(Term term, const std::vector<Term>& bound, std::vector<Term>* result) {
  TermSet seen;
  std::vector<Term> stack{term};
  while (!stack.empty()) {
    const Term current = stack.back();
    stack.pop_back();
    if (!current.has_variable() || seen.contains(current)) continue;
    seen.insert(current, 1);
    if (current.kind() == Kind::variable && std::ranges::find(bound, current) == bound.end())
      add_once(*result, current);
    if (is_quantifier(current.kind())) {
      std::vector<Term> inner(bound);
      inner.insert(inner.end(), current.bound_variables().begin(), current.bound_variables().end());
      collect_free(current.body(), inner, result);
      for (const Term pattern : current.patterns()) collect_free(pattern, inner, result);
      continue;
    }
    const auto children = current.children();
    stack.insert(stack.end(), children.rbegin(), children.rend());
  }
}

}  // namespace

void SymbolCollector::add_sort(Sort sort) {
  for (; sort.is_array(); sort = sort.element()) add_sort(sort.index());
  if (sort.is_uninterpreted()) add_once(sorts_, sort);
}

void SymbolCollector::add(Term root) {
  visit_postorder(
      root, [&](Term term) { return depths_.contains(term); },
      [&](Term term) {
        std::uint32_t depth = 0;
        for (const Term child : term.children()) depth = std::max(depth, depths_.at(child) + 1);
        depths_.insert(term, depth);
        depth_ = std::max(depth_, depth);
        if (term.kind() == Kind::constant) constants_.push_back(term);
        if (term.kind() == Kind::constant || term.kind() == Kind::variable) add_sort(term.sort());
        if (term.kind() != Kind::apply) return;
        applications_.push_back(term);
        if (std::ranges::find(functions_, term.function()) != functions_.end()) return;
        functions_.push_back(term.function());
        for (const Sort sort : term.function().domain()) add_sort(sort);
        add_sort(term.sort());
      });
}

std::vector<Term> free_constants(Term term) {
  SymbolCollector collector;
  collector.add(term);
  return collector.constants();
}

std::vector<Term> free_variables(Term term) {
  std::vector<Term> result;
  collect_free(term, {}, &result);
  return result;
}

std::size_t dag_size(Term term) {
  SymbolCollector collector;
  collector.add(term);
  return collector.term_count();
}

}  // namespace jury::logic
