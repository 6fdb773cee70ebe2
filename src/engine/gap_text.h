// What was not followed, in words.
#pragma once

#include <string>

#include "encode/executor.h"

namespace jury::engine {

// "the loop in C.m(), line 3": what, and where.
inline std::string describe(const encode::Gap& gap) {
  std::string text = gap.reason;
  if (gap.method)
    text += " in " + gap.method->display() +
            (gap.position.line > 0 ? ", line " + std::to_string(gap.position.line) : "");
  return text;
}

// Whether it lies beyond a bound, so that a larger one would cover it.
inline bool is_bound(const encode::Gap& gap) {
  using Kind = encode::Gap::Kind;
  return gap.kind == Kind::Loop || gap.kind == Kind::Recursion || gap.kind == Kind::Size;
}

}  // namespace jury::engine
