// Numbers as texts: the characters of a number that is not known, and the number behind such characters.
#pragma once

#include <optional>
#include <vector>

#include "encode/state.h"
#include "encode/value.h"

namespace jury::encode {

class Numerals {
 public:
  explicit Numerals(const Values& values) : values_(values), terms_(values.terms()) {}

  // What Long.toString(value, radix) gives.
  Contents text_of(Term value, std::uint64_t radix) const;
  // The number, of 64 bits, whose text this is: found where text_of made the characters, of a number among
  // the terms that they are made of.
  std::optional<Term> number_of(const Contents& text, std::uint64_t radix) const;

 private:
  struct Digit {
    Term value;
    Term counts;  // it, or one before it, is not a leading zero
  };
  std::vector<Digit> split_digits(Term magnitude, std::uint64_t radix) const;
  Term character_of(Term digit, std::uint64_t radix) const;
  bool is_text_of(const Contents& text, Term value, std::uint64_t radix) const;
  Term integer(std::size_t value) const { return values_.integer(static_cast<std::int32_t>(value)); }

  const Values& values_;
  logic::TermManager& terms_;
};

}  // namespace jury::encode
