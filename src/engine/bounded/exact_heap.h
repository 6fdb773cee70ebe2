// How many objects of each class a state can have at all, as far as a method can get at them: a finite number
// when no class leads back to itself and there are no arrays of references. Where the code does nothing with
// objects but follow fields, only the fields it reads lead to anything. With as many objects, a check from
// any state has no bound on their number.
#pragma once

#include <optional>

#include "encode/initial_heap.h"
#include "program/workspace.h"

namespace jury::engine {

// Nothing when there is no such number, or it is large.
std::optional<encode::ExactHeap> exact_heap(program::Workspace& workspace, const ir::Method& entry);

}  // namespace jury::engine
