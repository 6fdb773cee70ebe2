// One task of a plan: its entries are checked one after the other, and what they answer is written now and then, so
// that a task that ends too soon loses little. What an earlier attempt has answered is not asked again.
#pragma once

#include <cstddef>
#include <filesystem>

#include "plan/plan.h"
#include "session/listener.h"

namespace jury::plan {

struct TaskOutcome {
  std::size_t entries = 0;   // of the task
  std::size_t answered = 0;  // by an earlier attempt
  bool is_complete = false;  // false: somebody wanted it to end
};

// In the plan's directory. UserError where the program, the JDK or the inputs are not those of the plan, or where
// nothing can be written.
TaskOutcome work(const std::filesystem::path& folder, const Plan& plan, std::size_t task, std::uint32_t workers,
                 session::Listener& listener);

}  // namespace jury::plan
