// Refutations once more, on the user's JVM, which is the oracle.
#pragma once

#include <functional>
#include <vector>

#include "engine/verdict.h"
#include "program/workspace.h"

namespace jury::session {

// The answers go into the results. `begins` is told before each.
void replay_refutations(program::Workspace& workspace, std::vector<engine::Result>& results,
                        const std::function<void(const engine::Result&)>& begins);

}  // namespace jury::session
