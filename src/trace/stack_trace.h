// The calls in progress when an exception was created, innermost first.
#pragma once

#include <cstdint>
#include <vector>

namespace jury::trace {

struct Code;

struct StackTrace {
  struct Entry {
    const Code* code;
    std::uint32_t instruction;
  };
  std::vector<Entry> entries;
};

}  // namespace jury::trace
