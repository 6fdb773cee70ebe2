// Results for people: per result the verdict, the place with its source line, the reason, the values; a
// summary line.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::report {

struct TextStyle {
  bool colors = false;
  bool quiet = false;  // only what is refuted or undecided
  bool full = false;   // evidence and statistics too, and every step
  engine::KindSet shown = engine::KindSet::usual();  // findings of other kinds get one line
};

std::string to_text(const std::vector<engine::Result>& results, const TextStyle& style);

}  // namespace jury::report
