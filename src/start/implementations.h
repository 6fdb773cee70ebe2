// Of which of the user's classes a value of a type can be: classes that can be instantiated, and enums, of
// which there are no other objects than their constants. A constant with a body has a class of its own below
// the enum; it counts as the enum, and asked for it means the enum.
#pragma once

#include <optional>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

std::vector<Symbol> implementations(program::Workspace& workspace, Symbol type);

// The enum that the class is, or to whose constant it belongs. Of the library too.
std::optional<Symbol> enum_of(program::Program& program, Symbol class_name);

}  // namespace jury::start
