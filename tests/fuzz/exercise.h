// Looks at everything a class file offers, as the rest of Jury would.
#pragma once

#include <cstdint>
#include <span>

namespace jury::fuzz {

struct Outcome {
  bool read = false;           // read_class accepted it
  std::uint32_t decoded = 0;   // methods whose code was accepted
  std::uint32_t refused = 0;   // methods whose code was not
  std::uint64_t checksum = 0;  // of what was seen, so that no look is optimised away
};

// Bad input is told by UserError, which this catches. Any other exception is a finding and passes through.
Outcome exercise(std::span<const unsigned char> bytes);

}  // namespace jury::fuzz
