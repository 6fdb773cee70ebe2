// Difference bounds over mathematical integers: a conjunction of x - y <= c, kept closed under chains (the
// zones of Dill 1989, the zone domain of Miné 2001). Variable 0 is the constant 0. Whoever adds a fact about
// a Java computation has made sure before that the computation does not wrap around.
//
// Bounds beyond 2^40 in size are dropped: no sum of two of them overflows here, and no int comes near.
#pragma once

#include <cstdint>
#include <vector>

namespace jury::start {

class Zone {
 public:
  using Variable = std::uint32_t;
  static constexpr Variable zero = 0;
  static constexpr std::int64_t unbounded = std::int64_t{1} << 62;
  static constexpr std::int64_t largest = std::int64_t{1} << 40;

  Zone() : size_(1), bounds_{0} {}

  std::uint32_t size() const { return size_; }
  Variable add_variable();
  // first - second <= bound.
  void require(Variable first, Variable second, std::int64_t bound);
  std::int64_t bound(Variable first, Variable second) const { return bounds_[index(first, second)]; }
  std::int64_t upper(Variable variable) const { return bound(variable, zero); }
  // The greatest number that it is not below; -unbounded when there is none.
  std::int64_t lower(Variable variable) const {
    const auto negated = bound(zero, variable);
    return negated == unbounded ? -unbounded : -negated;
  }
  // No integers satisfy it.
  bool is_empty() const { return empty_; }
  // Sets a bound to a weaker one without drawing conclusions from the others (for joins and widening).
  void weaken(Variable first, Variable second, std::int64_t bound) { bounds_[index(first, second)] = bound; }
  bool operator==(const Zone&) const = default;

 private:
  std::size_t index(Variable first, Variable second) const { return std::size_t{first} * size_ + second; }

  std::uint32_t size_;
  std::vector<std::int64_t> bounds_;
  bool empty_ = false;
};

}  // namespace jury::start
