// Work on a stack that is deep enough for what recursion makes of large inputs: long chains of calls,
// expressions and data that are nested thousands of times. Terms, executions and proofs are walked by
// recursion in our code and in that of the solvers, so that no limit of our own would cover all of it.
#pragma once

#include <functional>

namespace jury {

// Runs the work on a stack of its own and waits for it; the work lets no exception out. When even this stack
// is exhausted, the process ends at once with the exit code that is given.
void run_on_deep_stack(const std::function<void()>& work, int exit_code_when_exhausted);

}  // namespace jury
