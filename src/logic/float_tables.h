// Floating-point questions about few unknown bits, as tables: is (double) sum / count at most 20, when sum
// has 5 bits and count 2? A test or a conversion whose floats are computed from at most 12 unknown bits is
// evaluated for each of their values, and becomes a decision tree over the bits. What is left is for the
// bit-blaster; solvers of the theory of floats took minutes for a division.
//
// Floats computed from more bits, and floats that are unknown themselves, stay as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::logic {

class FloatTables {
 public:
  explicit FloatTables(TermManager& terms) : terms_(terms) {}

  // An equal formula. Results are memoised across calls.
  Term apply(Term formula);

 private:
  // A term that floats are computed from, and its bits that may vary, the most significant first.
  struct Input {
    Term term;
    std::uint32_t bits;
  };

  Term rebuilt(Term term);
  std::optional<Term> table(Term question);
  std::optional<std::vector<Input>> inputs(Term question) const;
  std::vector<Term> answers(Term question, const std::vector<Input>& inputs);
  Term tree(const std::vector<Term>& conditions, const std::vector<Term>& answers, std::size_t bit,
            std::size_t first);

  TermManager& terms_;
  TermMap<Term> results_;
  std::uint64_t rows_ = 0;  // of all tables so far
};

}  // namespace jury::logic
