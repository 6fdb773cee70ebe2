// Terms as cvc5 terms. Included by the cvc5 files only.
//
// As for Z3, every term is translated once and kept, and what cvc5 leaves open is defined: division by zero
// and Java's conversion of floats to integers. cvc5 has no function from a float to its bits: float_to_bits
// becomes a fresh constant with a side condition, which every query must include; under a quantifier it is
// Unsupported. Constant arrays must have a value as element, a restriction of cvc5.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

// Newer versions deprecate the builders of Solver in favour of a term manager that older ones do not have.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <cvc5/cvc5.h>
#pragma GCC diagnostic pop

#include "logic/term.h"
#include "logic/term_map.h"

namespace jury::solver {

class Cvc5Translator {
 public:
  explicit Cvc5Translator(cvc5::Solver& solver) : solver_(solver) {}

  cvc5::Term translate(logic::Term term);
  cvc5::Sort translate(logic::Sort sort);
  cvc5::Term translate(logic::Function function);
  cvc5::Solver& solver() { return solver_; }
  const std::vector<cvc5::Term>& side_conditions() const { return side_conditions_; }

 private:
  friend struct Cvc5Rules;
  cvc5::Term translate_one(logic::Term term);

  cvc5::Solver& solver_;
  logic::TermMap<cvc5::Term> terms_;
  std::unordered_map<logic::Sort, cvc5::Sort> sorts_;
  std::unordered_map<logic::Function, cvc5::Term> functions_;
  std::vector<cvc5::Term> side_conditions_;
};

}  // namespace jury::solver
