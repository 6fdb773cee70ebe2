// The limits of a run. Reaching one ends it: that is no behaviour of the program.
#pragma once

#include <cstdint>
#include <string_view>

namespace jury::trace {

enum class Limit : std::uint8_t { Steps, Time, Memory, Depth, Choices };

std::string_view name_of(Limit limit);  // "steps", "time", ...

// Thrown inside the interpreter; its caller sees an Outcome.
struct LimitReached {
  Limit limit;
};

}  // namespace jury::trace
