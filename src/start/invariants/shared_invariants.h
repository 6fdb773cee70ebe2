// The inferred invariants of a program's classes, found once for all who ask.
#pragma once

#include <functional>

#include "start/invariants/class_invariants.h"

namespace jury::start {

ClassInvariants& shared_invariants(program::Workspace& workspace);
// Of all classes of the program, as long as `goes_on`: before workers are forked, each of which would have to find
// them itself.
void find_all_invariants(program::Workspace& workspace, const std::function<bool()>& goes_on);

}  // namespace jury::start
