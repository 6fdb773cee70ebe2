// How many objects of each class a state can have at all, as far as a method can get at them: a finite number
// when no class leads back to itself and there are no arrays of references. With as many, a check from any
// state has no bound on objects.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "program/workspace.h"

namespace jury::engine {

// By descriptor; nothing when there is no such number, or it is large.
std::optional<std::map<std::string, std::uint32_t>> exact_heap(program::Workspace& workspace,
                                                               const ir::Method& entry);

}  // namespace jury::engine
