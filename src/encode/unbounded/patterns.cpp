#include "encode/unbounded/patterns.h"

#include <algorithm>

#include "logic/term_map.h"
#include "logic/traversal.h"

namespace jury::encode::unbounded {

using logic::Kind;
using logic::Term;

namespace {

constexpr std::size_t most_bases = 6;

// The arrays without stores and choices that an array is made of.
void collect_bases(logic::TermManager& terms, Term array, std::vector<Term>& bases) {
  if (bases.size() >= most_bases) return;
  if (array.kind() == Kind::constant) {
    if (std::find(bases.begin(), bases.end(), array) == bases.end()) bases.push_back(array);
  } else if (array.kind() == Kind::store) {
    collect_bases(terms, array[0], bases);
  } else if (array.kind() == Kind::if_then_else) {
    collect_bases(terms, array[1], bases);
    collect_bases(terms, array[2], bases);
  } else if (array.kind() == Kind::select) {
    std::vector<Term> outer;
    collect_bases(terms, array[0], outer);
    const Term index = array[1];
    const bool plain = index.kind() == Kind::constant || index.kind() == Kind::variable;
    for (const auto base : outer)
      if (plain && bases.size() < most_bases) bases.push_back(terms.select(base, index));
  }
}

// The plain forms of select(array, index).
std::vector<Term> plain_forms(logic::TermManager& terms, Term trigger) {
  std::vector<Term> forms;
  if (trigger.kind() != Kind::select) return forms;
  std::vector<Term> bases;
  collect_bases(terms, trigger[0], bases);
  std::vector<Term> indices;
  if (trigger[1].kind() == Kind::variable || trigger[1].kind() == Kind::constant)
    indices.push_back(trigger[1]);
  else if (trigger[1].kind() == Kind::select)
    indices = plain_forms(terms, trigger[1]);
  for (const auto base : bases)
    for (const auto index : indices) {
      const Term form = terms.select(base, index);
      if (form.kind() == Kind::select && form.has_variable()) forms.push_back(form);
    }
  return forms;
}

}  // namespace

std::vector<Term> patterns_of(logic::TermManager& terms, const std::vector<Term>& triggers) {
  std::vector<Term> patterns;
  for (const auto trigger : triggers)
    for (const auto form : plain_forms(terms, trigger)) {
      const Term pattern = terms.make(Kind::pattern, {form});
      if (std::find(patterns.begin(), patterns.end(), pattern) == patterns.end()) patterns.push_back(pattern);
    }
  return patterns;
}

Term without_patterns(logic::TermManager& terms, Term formula) {
  if (!formula.has_quantifier()) return formula;
  logic::TermMap<Term> results;
  logic::visit_postorder(
      formula, [&](Term term) { return results.find(term) != nullptr; },
      [&](Term term) {
        std::vector<Term> children;
        for (const auto child : term.children()) children.push_back(*results.find(child));
        if (logic::is_quantifier(term.kind())) {
          const auto count = term.parameter(0);
          const std::vector<Term> variables(term.bound_variables().begin(), term.bound_variables().end());
          results.insert(term, terms.quantify(term.kind(), variables, children[count]));
        } else {
          results.insert(
              term, children.empty() || term.kind() == Kind::pattern ? term : terms.rebuild(term, children));
        }
      });
  return *results.find(formula);
}

}  // namespace jury::encode::unbounded
