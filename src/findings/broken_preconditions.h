// Which simple preconditions the arguments of a counterexample break.
#pragma once

#include <vector>

#include "engine/verdict.h"
#include "findings/permitted.h"
#include "program/preconditions.h"

namespace jury::findings {

// Those that fit the exception first. A precondition that compares with the size of the object itself, which
// a heap does not tell, counts as broken where an index was out of bounds.
std::vector<program::Precondition> broken_preconditions(program::Workspace& workspace,
                                                        const ir::Method& entry,
                                                        const engine::Counterexample& counterexample,
                                                        Permitted& permitted);

}  // namespace jury::findings
