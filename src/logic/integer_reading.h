// Formulas over bit-vectors read as formulas over integers, each bit-vector as its signed number, with the
// wrapping of every operation written out. The two are equivalent, except that what the solver knows of
// integers and quantifiers makes the second provable (of our loops over arrays Z3 and cvc5 prove hardly any
// with bit-vectors).
//
// A model of the formula gives one of the reading; so when the reading has none, neither has the formula.
// Division by what is not a constant is a function of which its laws are known.
// Refused: equality of arrays, floats, operations on single bits other than masks and shifts by constants.
#pragma once

#include <optional>
#include <vector>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::logic {

class IntegerReading {
 public:
  // Symbols get the same names in the target. Throws Unsupported.
  explicit IntegerReading(TermManager& target) : target_(target) {}

  Term apply(Term formula);
  // That the symbols met since the last call are in the ranges of their widths.
  std::vector<Term> take_facts();

 private:
  Sort read(Sort sort);
  Term read(Term term);
  Term read_leaf(Term term);
  Term read_arithmetic(Term term, const std::vector<Term>& operands);
  Term read_bits(Term term, const std::vector<Term>& operands);
  Term read_division(Term term, const std::vector<Term>& operands);
  Term read_open_division(Term term, const std::vector<Term>& operands);
  Term division_laws(Term dividend, Term divisor, Term quotient, Term remainder);
  Term read_shift(Term term, const std::vector<Term>& operands);
  Term read_quantifier(Term term, std::vector<Term> operands);
  Term read_application(Term term, const std::vector<Term>& operands);

  Term number(const Integer& value) { return target_.integer(value); }
  Term less(Term a, Term b) { return target_.make(Kind::int_less, {a, b}); }
  Term at_most(Term a, Term b) { return target_.make(Kind::int_less_equal, {a, b}); }
  Term plus(Term a, Term b) { return target_.make(Kind::int_add, {a, b}); }
  Term minus(Term a, Term b) { return target_.make(Kind::int_sub, {a, b}); }
  Term in_range(Term value, std::uint32_t width);
  // Of a number that is off by one turn at most; of any number.
  Term wrap_once(Term value, std::uint32_t width);
  Term wrap(Term value, std::uint32_t width);
  Term as_unsigned(Term value, std::uint32_t width);
  std::optional<Term> bit_condition(Term number);
  Term array_fact(Term array, std::uint32_t element_width);

  TermManager& target_;
  TermMap<Term> results_;
  std::vector<Term> facts_;
  std::vector<Function> ranged_;  // functions whose range is a fact already
};

}  // namespace jury::logic
