#include "solver/word_circuit.h"

#include <algorithm>

namespace jury::solver {

namespace {

bool is_constant(WordView word) {
  return std::ranges::all_of(word, [](Wire wire) { return wire.is_constant(); });
}

// Bits of a signed number that holds the word: those above are copies of its sign.
std::size_t signed_size(WordView a) {
  std::size_t size = a.size();
  while (size > 1 && a[size - 1] == a[size - 2]) --size;
  return size;
}

Word extended(Word word, std::size_t width) {
  const Wire sign = word.back();
  word.resize(width, sign);
  return word;
}

Word shifted(WordView a, std::size_t count) {
  Word result(std::min(count, a.size()), false_wire);
  result.insert(result.end(), a.begin(), a.end() - static_cast<std::ptrdiff_t>(result.size()));
  return result;
}

}  // namespace

Word WordCircuit::inputs(std::size_t width) {
  Word result(width);
  for (Wire& wire : result) wire = circuit_.input();
  return result;
}

Word WordCircuit::constant(std::size_t width, std::uint64_t bits) {
  Word result(width);
  for (std::size_t i = 0; i < width; ++i) result[i] = Wire::of(i < 64 && (bits >> i & 1) != 0);
  return result;
}

Word WordCircuit::bitwise_not(WordView a) {
  Word result(a.begin(), a.end());
  for (Wire& wire : result) wire = !wire;
  return result;
}

Word WordCircuit::bitwise_and(WordView a, WordView b) {
  Word result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = circuit_.conjunction(a[i], b[i]);
  return result;
}

Word WordCircuit::bitwise_or(WordView a, WordView b) {
  Word result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = circuit_.disjunction(a[i], b[i]);
  return result;
}

Word WordCircuit::bitwise_xor(WordView a, WordView b) {
  Word result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = circuit_.exclusive_or(a[i], b[i]);
  return result;
}

Word WordCircuit::if_then_else(Wire condition, WordView then_word, WordView else_word) {
  Word result(then_word.size());
  for (std::size_t i = 0; i < result.size(); ++i)
    result[i] = circuit_.if_then_else(condition, then_word[i], else_word[i]);
  return result;
}

// The carry of a, b, c is c when a and b differ, otherwise either of them.
Wire WordCircuit::full_add(Wire a, Wire b, Wire* carry) {
  const Wire difference = circuit_.exclusive_or(a, b);
  const Wire sum = circuit_.exclusive_or(difference, *carry);
  *carry = circuit_.if_then_else(difference, *carry, a);
  return sum;
}

Word WordCircuit::add(WordView a, WordView b, Wire carry_in, Wire* carry_out) {
  const std::size_t width = a.size();
  const std::size_t size = std::max(signed_size(a), signed_size(b)) + 1;
  if (carry_out == nullptr && size < width)
    return extended(add(a.first(size), b.first(size), carry_in), width);
  Word result(width);
  Wire carry = carry_in;
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = full_add(a[i], b[i], &carry);
  if (carry_out != nullptr) *carry_out = carry;
  return result;
}

Word WordCircuit::negate(WordView a) {
  const Word zero(a.size(), false_wire);
  return add(bitwise_not(a), zero, true_wire);
}

// Digits -1, 0, 1 without two adjacent non-zero ones: the fewest additions and subtractions.
Word WordCircuit::multiply_by_constant(WordView a, WordView factor) {
  Word result(a.size(), false_wire);
  bool carry = false;
  for (std::size_t i = 0; i < factor.size(); ++i) {
    const bool bit = factor[i].is_true() != carry;
    const bool next = i + 1 < factor.size() && factor[i + 1].is_true();
    const bool was_full = factor[i].is_true() && carry;
    if (!bit) {
      carry = was_full;
      continue;
    }
    const Word term = shifted(a, i);
    result = next ? subtract(result, term) : add(result, term);
    carry = next;
  }
  return result;
}

Word WordCircuit::multiply(WordView a, WordView b) {
  if (is_constant(b)) return multiply_by_constant(a, b);
  if (is_constant(a)) return multiply_by_constant(b, a);
  const std::size_t width = a.size();
  const std::size_t size = signed_size(a) + signed_size(b);
  if (size < width) return extended(multiply(a.first(size), b.first(size)), width);
  Word result(width, false_wire);
  for (std::size_t i = 0; i < width; ++i) {
    // Only the bits from i on take part.
    Wire carry = false_wire;
    for (std::size_t j = i; j < width; ++j)
      result[j] = full_add(result[j], circuit_.conjunction(a[j - i], b[i]), &carry);
  }
  return result;
}

// Restoring division from the highest bit: shift the next bit into the remainder, subtract where it fits.
void WordCircuit::divide(WordView dividend, WordView divisor, Word* quotient, Word* remainder) {
  const std::size_t width = dividend.size();
  Word complement = bitwise_not(divisor);
  complement.push_back(true_wire);
  Word rest(width + 1, false_wire);
  quotient->assign(width, false_wire);
  for (std::size_t i = width; i-- > 0;) {
    rest.pop_back();
    rest.insert(rest.begin(), dividend[i]);
    Wire fits;
    const Word difference = add(rest, complement, true_wire, &fits);
    (*quotient)[i] = fits;
    rest = if_then_else(fits, difference, rest);
  }
  rest.pop_back();
  *remainder = std::move(rest);
}

Word WordCircuit::absolute(WordView a) { return if_then_else(a.back(), negate(a), a); }

void WordCircuit::divide_signed(WordView dividend, WordView divisor, Word* quotient, Word* remainder) {
  const std::size_t width = dividend.size();
  const std::size_t size = std::max(signed_size(dividend), signed_size(divisor)) + 1;
  if (size < width) {
    divide_signed(dividend.first(size), divisor.first(size), quotient, remainder);
    *quotient = extended(std::move(*quotient), width);
    *remainder = extended(std::move(*remainder), width);
    return;
  }
  Word magnitude, rest;
  divide(absolute(dividend), absolute(divisor), &magnitude, &rest);
  const Wire signs_differ = circuit_.exclusive_or(dividend.back(), divisor.back());
  *quotient = if_then_else(signs_differ, negate(magnitude), magnitude);
  *remainder = if_then_else(dividend.back(), negate(rest), rest);
}

Word WordCircuit::shift_left(WordView a, WordView amount) {
  Word reversed(a.rbegin(), a.rend());
  const Word result = shift_right(reversed, amount, false_wire);
  return {result.rbegin(), result.rend()};
}

Word WordCircuit::shift_right(WordView a, WordView amount, Wire fill) {
  Word result(a.begin(), a.end());
  const std::size_t width = a.size();
  Word too_far;
  for (std::size_t stage = 0; stage < amount.size(); ++stage) {
    if (stage >= 32 || std::size_t{1} << stage >= width) {
      too_far.push_back(amount[stage]);
      continue;
    }
    const std::size_t count = std::size_t{1} << stage;
    Word moved(result.begin() + static_cast<std::ptrdiff_t>(count), result.end());
    moved.resize(width, fill);
    result = if_then_else(amount[stage], moved, result);
  }
  const Word filled(width, fill);
  return if_then_else(any(too_far), filled, result);
}

Wire WordCircuit::equal(WordView a, WordView b) {
  Word same(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) same[i] = circuit_.equivalence(a[i], b[i]);
  return circuit_.conjunction(same);
}

// The highest bit that differs decides.
Wire WordCircuit::less(WordView a, WordView b) {
  Wire result = false_wire;
  for (std::size_t i = 0; i < a.size(); ++i)
    result = circuit_.if_then_else(circuit_.exclusive_or(a[i], b[i]), b[i], result);
  return result;
}

Wire WordCircuit::less_signed(WordView a, WordView b) {
  const std::size_t size = std::max(signed_size(a), signed_size(b));
  const WordView low_a = a.first(size), low_b = b.first(size);
  Word left(low_a.begin(), low_a.end()), right(low_b.begin(), low_b.end());
  std::swap(left.back(), right.back());
  return less(left, right);
}

}  // namespace jury::solver
