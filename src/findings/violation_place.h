// The statement of the program at which an execution went wrong, as a guard (program/guards.h): executions that
// come to it are left out when the question is asked again, so that the next one is another violation.
#pragma once

#include <optional>
#include <utility>

#include "engine/verdict.h"
#include "program/guards.h"

namespace jury::findings {

using GuardOfMethod = std::pair<const ir::Method*, program::Guard>;

// Nothing: an exception may be caught where it happens, or the place is in no code of the program.
std::optional<GuardOfMethod> place_as_guard(program::Workspace& workspace,
                                            const engine::Counterexample& counterexample);

}  // namespace jury::findings
