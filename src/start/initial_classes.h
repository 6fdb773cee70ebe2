// The classes of the library that objects of a state from which a method is checked may have, as far as it is
// made up of them (encode/initial_heap.h). Their code runs when the method calls them, and calls the user's.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

// All of them.
std::span<const std::string_view> initial_library_classes();

// Those that fit a type which the entry's parameters or a field of the user's classes declare, or one of
// these descriptors.
std::vector<Symbol> initial_library_classes(program::Workspace& workspace, const ir::Method& entry,
                                            const std::set<std::string>& types_asked);

// The methods that make such objects: constructors, and what fills collections.
std::vector<const ir::Method*> makers(program::Program& program, const std::vector<Symbol>& library_classes);

}  // namespace jury::start
