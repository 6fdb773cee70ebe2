// Java's integers as mathematical integers within their ranges. Sums and differences wrap exactly; so do
// products, quotients and shifts by constants or of constants. Other bit operations on unknown operands are not
// linear: of their results is known what the signs and sizes of the operands say, no more.
#pragma once

#include <functional>
#include <optional>

#include "encode/unbounded/family.h"
#include "ir/statement.h"

namespace jury::encode::unbounded {

class Numbers {
 public:
  // `unknown` gives a fresh value of the kind, for what is over-approximated.
  using Unknown = std::function<Term(ir::Kind)>;
  // `fact` takes what holds of such a value in every execution.
  using Fact = std::function<void(Term)>;
  Numbers(logic::TermManager& terms, Unknown unknown, Fact fact = [](Term) {})
      : terms_(terms), unknown_(std::move(unknown)), fact_(std::move(fact)) {}

  Term unary(ir::UnaryOperator op, ir::Kind kind, Term value);
  Term binary(ir::BinaryOperator op, ir::Kind kind, Term left, Term right);
  Term relate(ir::Relation relation, Term left, Term right);
  // The value of the kind that is congruent to the sum or difference of two such values.
  Term wrap_once(ir::Kind kind, Term value);
  // The same for any integer.
  Term wrap(ir::Kind kind, Term value);
  Term in_range(ir::Kind kind, Term value);
  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term of_condition(Term condition) { return terms_.if_then_else(condition, integer(1), integer(0)); }

 private:
  Term make(logic::Kind kind, Term a, Term b) { return terms_.make(kind, {a, b}); }
  Term less(Term a, Term b) { return make(logic::Kind::int_less, a, b); }
  Term negate(Term a) { return terms_.make(logic::Kind::int_neg, {a}); }
  Term floating(ir::BinaryOperator op, Term left, Term right);
  Term quotient(Term left, Term right);
  Term remainder(Term left, Term right);
  Term shift(ir::BinaryOperator op, ir::Kind kind, Term left, Term right);
  Term shift_of_constant(ir::BinaryOperator op, ir::Kind kind, std::int64_t value, Term distance);
  Term bitwise(ir::BinaryOperator op, ir::Kind kind, Term left, Term right);
  Term unknown_bits(ir::BinaryOperator op, ir::Kind kind, Term left, Term right);
  Term product(ir::Kind kind, Term left, Term right);
  std::optional<Term> as_condition(Term value);

  logic::TermManager& terms_;
  Unknown unknown_;
  Fact fact_;
};

}  // namespace jury::encode::unbounded
