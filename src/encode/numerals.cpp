#include "encode/numerals.h"

#include <bit>
#include <set>

#include "logic/significant_bits.h"
#include "logic/traversal.h"

namespace jury::encode {

using TermKind = logic::Kind;

namespace {

constexpr std::size_t most_candidates = 64;  // for the number behind a text

}  // namespace

// The digits of the magnitude, the last one first; each quotient needs fewer bits than the one before.
std::vector<Numerals::Digit> Numerals::split_digits(Term magnitude, std::uint64_t radix) const {
  std::vector<Digit> digits;
  const auto in_word = [&](Term number) {
    return number.sort().width() > 32 ? terms_.extract(number, 31, 0) : terms_.zero_extend_to(number, 32);
  };
  while (true) {
    const auto width = magnitude.sort().width();
    const Term nothing = terms_.bit_vector(width, 0);
    const Term there =
        digits.empty() ? terms_.true_term() : terms_.negation(terms_.equal(magnitude, nothing));
    if (width < 64 && std::uint64_t{1} << width <= radix) {
      digits.push_back({in_word(magnitude), there});
      return digits;
    }
    const Term base = terms_.bit_vector(width, radix);
    digits.push_back({in_word(terms_.make(TermKind::bv_urem, {magnitude, base})), there});
    const auto shorter = width - static_cast<std::uint32_t>(std::bit_width(radix)) + 1;
    magnitude = terms_.extract(terms_.make(TermKind::bv_udiv, {magnitude, base}), shorter - 1, 0);
  }
}

// A number as text, exactly: the place of each digit depends on the sign and on how many digits count.
Contents Numerals::text_of(Term value, std::uint64_t radix) const {
  const auto bits = logic::significant_bits(value);
  const Term negative = terms_.make(TermKind::bv_slt, {value, terms_.bit_vector(value.sort().width(), 0)});
  const Term magnitude = terms_.extract(
      terms_.if_then_else(negative, terms_.make(TermKind::bv_neg, {value}), value), bits - 1, 0);
  const auto digits = split_digits(magnitude, radix);
  Contents text;
  text.size = values_.boolean_as_int(negative);
  for (const auto& digit : digits)
    text.size = terms_.make(TermKind::bv_add, {text.size, values_.boolean_as_int(digit.counts)});
  const std::size_t sign = negative.is_false() ? 0 : 1;
  for (std::size_t place = 0; place < digits.size() + sign; ++place) {
    // From the shortest number that has a digit here to the longest.
    const auto digit_at = [&](std::size_t position) {
      Term result = integer(u'0');
      for (std::size_t length = position + 1; length <= digits.size(); ++length) {
        const Term shown = character_of(digits[length - 1 - position].value, radix);
        result = terms_.if_then_else(digits[length - 1].counts, shown, result);
      }
      return result;
    };
    Term character = place < digits.size() ? digit_at(place) : integer(u'0');
    if (sign == 1)
      character = terms_.if_then_else(negative, place == 0 ? integer(u'-') : digit_at(place - 1), character);
    text.slots.emplace_back(character);
  }
  return text;
}

Term Numerals::character_of(Term digit, std::uint64_t radix) const {
  const Term shown = terms_.make(TermKind::bv_add, {digit, integer(u'0')});
  if (radix <= 10) return shown;
  return terms_.if_then_else(terms_.make(TermKind::bv_slt, {digit, integer(10)}), shown,
                             terms_.make(TermKind::bv_add, {digit, integer(u'a' - 10)}));
}

// Terms that are built in the same way are the same.
bool Numerals::is_text_of(const Contents& text, Term value, std::uint64_t radix) const {
  const auto made = text_of(value, radix);
  if (!(made.size == text.size) || made.slots.size() != text.slots.size()) return false;
  for (std::size_t i = 0; i < made.slots.size(); ++i)
    if (!same_value(made.slots[i], text.slots[i])) return false;
  return true;
}

// Small terms come first, and the length alone mentions the number.
std::optional<Term> Numerals::number_of(const Contents& text, std::uint64_t radix) const {
  constexpr std::uint32_t widest = 64;
  std::vector<Term> candidates;
  std::set<std::uint32_t> seen;
  logic::visit_postorder(
      text.size, [&](Term term) { return seen.count(term.id()) > 0; },
      [&](Term term) {
        seen.insert(term.id());
        if (!term.is_value() && term.sort().is_bit_vector() && term.sort().width() <= widest)
          candidates.push_back(term);
      });
  if (candidates.size() > most_candidates) candidates.resize(most_candidates);
  for (const auto candidate : candidates)
    for (const Term value :
         {terms_.sign_extend_to(candidate, widest), terms_.zero_extend_to(candidate, widest)})
      if (is_text_of(text, value, radix)) return value;
  return std::nullopt;
}

}  // namespace jury::encode
