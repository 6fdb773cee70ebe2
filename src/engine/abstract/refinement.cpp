#include "engine/abstract/refinement.h"

#include <algorithm>
#include <unordered_set>

#include "logic/substitution.h"
#include "logic/traversal.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::Head;
using encode::unbounded::HeadKind;
using encode::unbounded::Unfolding;
using encode::unbounded::Use;
using logic::Kind;
using logic::Term;

constexpr std::size_t most_atoms = 8;
constexpr std::size_t most_dropped = 400;

using TermSet = std::unordered_set<Term>;

void constants_of(Term root, TermSet& found) {
  TermSet seen;
  logic::visit_postorder(
      root, [&](Term term) { return seen.count(term) > 0; },
      [&](Term term) {
        seen.insert(term);
        if (term.kind() == Kind::constant) found.insert(term);
      });
}

bool is_atom(Term term) {
  if (!term.sort().is_boolean() || term.is_value() || !term.is_ground()) return false;
  return term.kind() == Kind::equal || term.kind() == Kind::int_less || term.kind() == Kind::int_less_equal ||
         term.kind() == Kind::select;
}

// Atoms over the head's state only, those that occur last (closest to the violation) first.
std::vector<Term> atoms_of(const std::vector<Term>& formulas, const TermSet& scope, const TermSet& changed) {
  std::vector<Term> atoms;
  TermSet seen;
  for (const auto formula : formulas)
    logic::visit_postorder(
        formula, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          if (!is_atom(term)) return;
          TermSet constants;
          constants_of(term, constants);
          const bool inside =
              std::all_of(constants.begin(), constants.end(), [&](Term c) { return scope.count(c) > 0; });
          if (inside && !constants.empty()) atoms.push_back(term);
        });
  std::reverse(atoms.begin(), atoms.end());
  // Those about what the loop changes matter most.
  std::stable_partition(atoms.begin(), atoms.end(), [&](Term atom) {
    TermSet constants;
    constants_of(atom, constants);
    return std::any_of(constants.begin(), constants.end(), [&](Term c) { return changed.count(c) > 0; });
  });
  return atoms;
}

// A condition after a call, as one on the state at the exit: by the constants of the head for those of the
// use.
Term at_head(logic::TermManager& terms, Term condition, const Head& head, const Use& use) {
  logic::Substitution substitution(terms);
  TermSet taken;
  for (std::size_t i = 0; i < use.values.size(); ++i)
    if (use.values[i].kind() == Kind::constant && taken.insert(use.values[i]).second)
      substitution.add(use.values[i], head.constants[i]);
  return substitution.apply(condition);
}

}  // namespace

std::vector<Candidate> refine(logic::TermManager& terms, const Unfolding& unfolding, std::size_t number,
                              const std::vector<Term>& resisting, const std::vector<Term>& dropped) {
  const auto& head = unfolding.heads[number];
  TermSet scope;
  for (const auto& component : head.components) constants_of(component.term, scope);
  const TermSet changed(head.constants.begin(), head.constants.end());
  auto formulas = resisting;
  if (head.kind == HeadKind::Exit)
    for (const auto& use : unfolding.uses)
      if (use.head == number)
        for (const auto condition : resisting) formulas.push_back(at_head(terms, condition, head, use));
  for (const auto& edge : head.edges) formulas.push_back(edge.condition);
  const auto all = atoms_of(formulas, scope, changed);
  std::vector<Term> atoms(all.begin(),
                          all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), most_atoms)));
  // And some about what it does not change.
  for (auto atom = all.rbegin(); atom != all.rend() && atoms.size() < most_atoms + 4; ++atom)
    if (std::find(atoms.begin(), atoms.end(), *atom) == atoms.end()) atoms.push_back(*atom);
  std::vector<Candidate> result;
  TermSet seen;
  const auto add = [&](Term formula) {
    if (!formula.is_value() && seen.insert(formula).second) result.push_back({formula, true});
  };
  for (const auto p : atoms) {
    add(p);
    add(terms.negation(p));
    for (const auto q : atoms) {
      if (p == q) continue;
      add(terms.disjunction(terms.negation(p), q));
      add(terms.disjunction(p, q));
      add(terms.disjunction(terms.negation(p), terms.negation(q)));
    }
    for (std::size_t i = 0; i < std::min(dropped.size(), most_dropped); ++i) {
      add(terms.disjunction(p, dropped[i]));
      add(terms.disjunction(terms.negation(p), dropped[i]));
    }
  }
  // Combinations are many: the second stage looks at the plain ones only.
  for (auto& candidate : result) candidate.retried = candidate.formula.kind() != Kind::logical_or;
  return result;
}

}  // namespace jury::engine::abstract
