// The user's classes that an execution from any state may touch: those whose methods may run, on objects of
// any of the user's classes, those whose static fields that code names, and what specifications name. Their
// static fields are part of the state a method is checked from.
#pragma once

#include <vector>

#include "program/workspace.h"

namespace jury::program {

std::vector<Symbol> classes_in_use(Workspace& workspace, const ir::Method& entry);

}  // namespace jury::program
