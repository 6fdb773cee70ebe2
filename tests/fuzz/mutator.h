// Makes damaged class files out of good ones: single numbers of the structure, random bytes, missing,
// repeated and foreign pieces, truncation. The same seed and number give the same input.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "random.h"
#include "structure.h"

namespace jury::fuzz {

using Bytes = std::vector<unsigned char>;

struct Seed {
  std::string name;
  Bytes bytes;
  std::vector<Spot> spots;
};

class Mutator {
 public:
  // There must be at least one seed.
  Mutator(std::vector<Seed> seeds, std::uint64_t random_seed)
      : seeds_(std::move(seeds)), random_seed_(random_seed) {}

  Bytes make(std::uint64_t number) const;

 private:
  std::vector<Seed> seeds_;
  std::uint64_t random_seed_;
};

}  // namespace jury::fuzz
