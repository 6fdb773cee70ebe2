// A search of CaDiCaL that keeps its proof: one question, without the preprocessing whose steps do not follow by
// unit propagation alone. For those who check what another search has found.
#pragma once

#include <span>
#include <string>

#include "solver/answer.h"

namespace jury::solver {

struct ProofSearch {
  Answer answer = Answer::unknown;
  std::string proof;  // when unsatisfiable, in the binary DRAT format
};

// `clauses`: each ended by 0, as in DIMACS.
ProofSearch search_with_proof(std::span<const int> clauses, Seconds limit);

}  // namespace jury::solver
