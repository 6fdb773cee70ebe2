#include "logic/significant_bits.h"

#include <algorithm>
#include <bit>

namespace jury::logic {

namespace {

constexpr int deepest = 6;  // what is further down counts as any number

std::uint32_t bits_of_literal(Term term) {
  const auto width = term.sort().width();
  if (width > 64) return width;
  const auto value =
      static_cast<std::int64_t>(term.bit_vector_value().bits() << (64 - width)) >> (64 - width);
  return static_cast<std::uint32_t>(std::bit_width(static_cast<std::uint64_t>(value < 0 ? ~value : value))) +
         1;
}

std::uint32_t significant(Term term, int depth) {
  const auto width = term.sort().width();
  if (depth > deepest) return width;
  const auto of = [&](std::size_t index) { return significant(term[index], depth + 1); };
  std::uint32_t bits = width;
  const auto kind = term.kind();
  if (kind == Kind::bit_vector_value) bits = bits_of_literal(term);
  if (kind == Kind::bv_sign_extend) bits = of(0);
  if (kind == Kind::bv_zero_extend) bits = term[0].sort().width() + 1;
  if (kind == Kind::if_then_else) bits = std::max(of(1), of(2));
  if ((kind == Kind::bv_add || kind == Kind::bv_sub) && term.size() == 2) bits = std::max(of(0), of(1)) + 1;
  if (kind == Kind::bv_mul && term.size() == 2) bits = of(0) + of(1);
  if (kind == Kind::bv_sdiv) bits = of(0) + 1;  // by zero: 1 or -1
  if (kind == Kind::bv_srem) bits = of(0);
  return std::min(bits, width);
}

}  // namespace

std::uint32_t significant_bits(Term term) { return significant(term, 0); }

}  // namespace jury::logic
