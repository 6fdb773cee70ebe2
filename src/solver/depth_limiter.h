// Cuts deep formulas into shallow ones: a subterm at the depth limit is replaced by a fresh constant that is
// defined to equal it.
//
// Z3 and cvc5 walk terms recursively in places, so a term of 100,000 levels would overflow the stack inside
// them. Terms with bound variables are not cut: quantified formulas are written by hand and never that deep.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::solver {

class DepthLimiter {
 public:
  explicit DepthLimiter(logic::TermManager& manager, std::uint32_t limit = 500)
      : manager_(manager), limit_(limit) {}

  // The formula with its deep parts replaced. Appends the definitions that it needs and that no earlier call
  // since forget() has given.
  logic::Term apply(logic::Term formula, std::vector<logic::Term>* definitions);
  // The definitions given so far are no longer asserted.
  void forget() { results_.clear(); }

 private:
  struct Result {
    logic::Term term;
    std::uint32_t depth = 0;
  };
  Result limited(logic::Term term, std::vector<logic::Term>* definitions);

  logic::TermManager& manager_;
  std::uint32_t limit_;
  logic::TermMap<Result> results_;
};

}  // namespace jury::solver
