#include "start/invariants/zone.h"

#include <algorithm>

namespace jury::start {

namespace {

std::int64_t sum(std::int64_t one, std::int64_t other) {
  if (one == Zone::unbounded || other == Zone::unbounded) return Zone::unbounded;
  const auto result = one + other;
  return result > Zone::largest ? Zone::unbounded : std::max(result, -Zone::largest);
}

}  // namespace

Zone::Variable Zone::add_variable() {
  const auto size = size_ + 1;
  std::vector<std::int64_t> bounds(std::size_t{size} * size, unbounded);
  for (Variable i = 0; i < size_; ++i)
    for (Variable j = 0; j < size_; ++j) bounds[std::size_t{i} * size + j] = bound(i, j);
  bounds_ = std::move(bounds);
  size_ = size;
  bounds_[index(size - 1, size - 1)] = 0;
  return size - 1;
}

void Zone::require(Variable first, Variable second, std::int64_t wanted) {
  if (empty_ || wanted > largest || wanted >= bound(first, second)) return;
  wanted = std::max(wanted, -largest);
  if (first == second || sum(wanted, bound(second, first)) < 0) {
    empty_ = true;
    return;
  }
  for (Variable i = 0; i < size_; ++i) {
    const auto before = sum(bound(i, first), wanted);
    if (before == unbounded) continue;
    for (Variable j = 0; j < size_; ++j) {
      auto& known = bounds_[index(i, j)];
      known = std::min(known, sum(before, bound(second, j)));
    }
  }
}

}  // namespace jury::start
