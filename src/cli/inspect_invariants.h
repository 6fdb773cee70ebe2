// `jury inspect --invariants CLASS`: what start/invariants/class_invariants.h found and proved of a class.
#pragma once

#include "cli/command_line.h"
#include "program/workspace.h"

namespace jury::cli {

// Throws UserError where the inputs have no such class.
void print_invariants(const CommandLine& line, program::Workspace& workspace);

}  // namespace jury::cli
