// The value of a term in a model: the check that every solver's answer has to pass.
//
// Demand-driven and memoised: a branch or conjunct that does not matter is not looked at. Quantifiers are
// evaluated over finite domains (Bool, bit-vectors, uninterpreted sorts with a size in the model) up to a
// limit on the number of instances; beyond it, and over Int, a quantifier has no value, and a term has a
// value only if it does not depend on one that has none (three-valued connectives). Recursion is only as deep
// as quantifiers are nested.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/model.h"
#include "logic/term_map.h"

namespace jury::logic {

class Evaluator {
 public:
  // The model must outlive the evaluator and not change. The limit counts instances of one quantifier.
  explicit Evaluator(const Model& model, std::uint64_t instance_limit = 4096)
      : model_(model), instance_limit_(instance_limit) {}

  std::optional<Value> evaluate(Term term);
  std::optional<bool> evaluate_boolean(Term term);
  // Free variables have the values given here; a variable without one has no value.
  void bind(Term variable, Value value);

 private:
  using Result = std::optional<Value>;
  struct Frame {
    Term term;
    std::size_t next = 0;       // the first operand that has not been looked at
    bool undetermined = false;  // an operand before it has no value
  };
  enum class Step { done, descended };

  Result run(Term root);
  Step step(std::size_t frame_index, Result* result);
  Step step_connective(std::size_t frame_index, Result* result);
  Step step_if_then_else(std::size_t frame_index, Result* result);
  Step step_operation(std::size_t frame_index, Result* result);
  Result compute_operation(Term term);
  Result leaf(Term term);
  Result quantifier(Term term);
  Result instances(Term term, const std::vector<std::uint64_t>& sizes);
  Result compare_arrays(Kind kind) const;
  std::optional<bool> values_equal(const Value& left, const Value& right) const;
  const Result* known(Term term) const;
  void remember(Term term, Result result);

  const Model& model_;
  std::uint64_t instance_limit_;
  TermMap<Result> closed_;  // of terms without variables
  TermMap<Result> open_;    // of terms with variables, under the current binding
  TermMap<Value> binding_;
  std::vector<Frame> frames_;
  std::vector<Value> operands_;
};

}  // namespace jury::logic
