// Machine arithmetic as gates: words are wires, least significant bit first.
//
// The textbook circuits: ripple-carry addition, shift-and-add multiplication (constants in non-adjacent form,
// so 31*x is one subtraction), restoring division, barrel shifters. Simple ones, because constant folding and
// structural hashing in Circuit do well on them and SAT solvers gain little from faster hardware. Division by
// zero is SMT-LIB's: all ones, and the dividend as remainder. Words whose upper wires are copies of
// the sign are calculated at the width that their numbers need: 50 * 50 takes 14 bits in an int too.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/circuit.h"

namespace jury::solver {

using Word = std::vector<Wire>;
using WordView = std::span<const Wire>;

class WordCircuit {
 public:
  explicit WordCircuit(Circuit& circuit) : circuit_(circuit) {}
  Circuit& circuit() { return circuit_; }

  Word inputs(std::size_t width);
  static Word constant(std::size_t width, std::uint64_t bits);

  static Word bitwise_not(WordView a);
  Word bitwise_and(WordView a, WordView b);
  Word bitwise_or(WordView a, WordView b);
  Word bitwise_xor(WordView a, WordView b);
  Word if_then_else(Wire condition, WordView then_word, WordView else_word);

  Word add(WordView a, WordView b, Wire carry_in = false_wire, Wire* carry_out = nullptr);
  Word subtract(WordView a, WordView b) { return add(a, bitwise_not(b), true_wire); }
  Word negate(WordView a);
  Word multiply(WordView a, WordView b);
  void divide(WordView dividend, WordView divisor, Word* quotient, Word* remainder);         // unsigned
  void divide_signed(WordView dividend, WordView divisor, Word* quotient, Word* remainder);  // towards zero

  Word shift_left(WordView a, WordView amount);
  Word shift_right(WordView a, WordView amount, Wire fill);  // fill: false, or the sign bit

  Wire equal(WordView a, WordView b);
  Wire less(WordView a, WordView b);  // unsigned
  Wire less_signed(WordView a, WordView b);
  Wire any(WordView a) { return circuit_.disjunction(a); }

 private:
  Wire full_add(Wire a, Wire b, Wire* carry);
  Word multiply_by_constant(WordView a, WordView constant);
  Word absolute(WordView a);

  Circuit& circuit_;
};

}  // namespace jury::solver
