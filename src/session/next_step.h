// What tells most about what was found, when somebody asks what to do next.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/verdict.h"

namespace jury::session {

enum class Step : std::uint8_t { None, Replay, Browse, MoreTime, Explain, LongerExecutions };

struct NextStep {
  Step step = Step::None;
  const engine::Result* about = nullptr;  // one of the results; nothing: none
};

// `has_pages`: the executions are written as pages for a browser already.
NextStep next_step(const std::vector<engine::Result>& results, bool has_pages);

}  // namespace jury::session
