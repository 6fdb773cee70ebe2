// A formula as one over linear integers and Booleans, that holds wherever the formula does: what else a term
// is made of (arrays, products and remainders of unknowns, floats) becomes an unknown of its own, the same
// one for the same term. Quotients and remainders by constants stay exact, as q and r with x = k * q + r.
#pragma once

#include <vector>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::engine::abstract {

class LinearView {
 public:
  explicit LinearView(logic::TermManager& terms) : terms_(terms) {}

  // The term over integers and Booleans alone.
  logic::Term of(logic::Term term);
  // What holds of the unknowns that were made so far.
  logic::Term conditions() { return terms_.conjunction(conditions_); }

 private:
  logic::Term convert(logic::Term term);
  logic::Term divided(logic::Term term);
  logic::Term unknown(logic::Sort sort);
  logic::Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }

  logic::TermManager& terms_;
  logic::TermMap<logic::Term> done_;
  std::vector<logic::Term> conditions_;
};

}  // namespace jury::engine::abstract
