#include "solver/relational/integer_table.h"

#include <algorithm>

namespace jury::solver::relational {

std::size_t IntegerTable::BitsHash::operator()(const Bits& bits) const {
  std::size_t hash = bits.size();
  for (const Wire wire : bits) hash = (hash ^ wire.code()) * 0x9E3779B97F4A7C15ULL;
  return hash ^ (hash >> 29);
}

Column IntegerTable::intern(const Bits& bits) {
  const auto [place, added] = index_.emplace(bits, static_cast<std::uint32_t>(entries_.size()));
  if (added) entries_.push_back({bits, BitArithmetic::constant_value(bits)});
  return Column::integer(place->second);
}

Wire IntegerTable::equal(Column left, Column right) {
  if (left == right) return true_wire;
  if (is_constant(left) && is_constant(right)) return false_wire;
  const auto [low, high] = std::minmax({left.index(), right.index()});
  const auto [place, added] = equalities_.emplace(std::uint64_t{low} << 32 | high, false_wire);
  if (added) place->second = arithmetic_.equal(bits(left), bits(right));
  return place->second;
}

}  // namespace jury::solver::relational
