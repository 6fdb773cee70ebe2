// Candidate invariants of a loop head, from templates over the components of its state (those that
// proofs of such programs were seen to need: membership, containment both ways, agreement of values, sizes against sizes and positions, visited against
// member, bounds, equalities, differences, parity, null-ness, contents of arrays up to a position). Most are
// false; the search keeps those that are inductive together.
#pragma once

#include <vector>

#include "encode/unbounded/unfolding.h"

namespace jury::engine::abstract {

struct Candidate {
  logic::Term formula;   // over the head's constants
  bool retried = false;  // tried again with quantified facts when the others alone do not keep it
};

struct TemplateOptions {
  std::size_t most_numbers = 40;  // components that are related pairwise
  std::size_t most_candidates = 3000;
};

// What the user suggests: each predicate and its negation.
std::vector<Candidate> given_candidates(logic::TermManager& terms, const encode::unbounded::Head& head);

// `constants`: integers of the program that bounds may mention.
std::vector<Candidate> candidates_of(logic::TermManager& terms, const encode::unbounded::Head& head,
                                     const std::vector<logic::Term>& constants,
                                     const TemplateOptions& options);

}  // namespace jury::engine::abstract
