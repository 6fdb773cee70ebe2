// A small generator of random numbers that is the same everywhere and cheap to start for every input.
#pragma once

#include <cstddef>
#include <cstdint>

namespace jury::fuzz {

class Random {  // splitmix64
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t value = (state_ += 0x9e3779b97f4a7c15U);
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
  }
  // 0 to limit - 1; the limit must not be 0.
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }
  bool one_in(std::size_t times) { return below(times) == 0; }

 private:
  std::uint64_t state_;
};

}  // namespace jury::fuzz
