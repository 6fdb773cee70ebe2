// The random numbers behind every generated program: splitmix64, the same on every machine and
// compiler (the distributions of <random> are not), so that a seed
// names one program (of one build: the order in which C++ evaluates arguments is the compiler's choice).
#pragma once

#include <cstdint>
#include <vector>

#include "support/diagnostics.h"

namespace jury::generator {

class Random {
 public:
  // The seed is mixed: streams of neighbouring seeds would else be the same stream, shifted by one.
  explicit Random(std::uint64_t seed) : state_(mix(seed ^ 0x6a09e667f3bcc909ULL)) {}

  std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15ULL); }

  // 0 .. bound-1
  int below(int bound) {
    JURY_CHECK(bound > 0, "a random number from an empty range");
    return static_cast<int>(next() % static_cast<std::uint64_t>(bound));
  }
  int between(int low, int high) { return low + below(high - low + 1); }
  bool chance(int percent) { return below(100) < percent; }

  template <class Element>
  const Element& pick(const std::vector<Element>& elements) {
    return elements[static_cast<std::size_t>(below(static_cast<int>(elements.size())))];
  }

  // An index, each with the probability of its weight. The weights are not all zero.
  std::size_t weighted(const std::vector<int>& weights) {
    int total = 0;
    for (int weight : weights) total += weight;
    int rest = below(total);
    std::size_t index = 0;
    while (rest >= weights[index]) rest -= weights[index++];
    return index;
  }

 private:
  static std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace jury::generator
