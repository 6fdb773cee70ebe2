// Simultaneous replacement of terms by terms, avoiding capture.
//
// Keys are usually constants and variables but may be any terms; a key is replaced where it occurs, and
// nothing is replaced inside a replacement. A bound variable hides an equal key; a quantifier whose variable
// occurs free in a replacement gets that variable renamed. Rebuilding goes through the manager, so results
// are rewritten.
#pragma once

#include <span>
#include <vector>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::logic {

class Substitution {
 public:
  explicit Substitution(TermManager& manager) : manager_(manager) {}
  Substitution(TermManager& manager, std::span<const Term> from, std::span<const Term> to);

  void add(Term from, Term to);  // not after the first apply()
  // Results are memoised across calls.
  Term apply(Term term);

 private:
  Term rebuild(Term term);
  Term apply_to_quantifier(Term quantifier);
  bool touches(std::span<const Term> variables) const;

  TermManager& manager_;
  std::vector<std::pair<Term, Term>> pairs_;
  std::vector<Term> captured_;  // free variables of the replacements
  TermMap<Term> results_;
};

Term substitute(TermManager& manager, Term term, std::span<const Term> from, std::span<const Term> to);
Term substitute(TermManager& manager, Term term, Term from, Term to);
// The body of a quantifier with these terms for its variables.
Term instantiate(TermManager& manager, Term quantifier, std::span<const Term> terms);

}  // namespace jury::logic
