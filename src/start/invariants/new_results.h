// What makes a new array: a statement that copies one, a static method of the library that always returns one that
// it has just made (Arrays.copyOf does).
#pragma once

#include "program/program.h"

namespace jury::start {

// The copy has the same elements, so that the rows of an array of arrays are shared.
bool clones_array(const ir::Body& body, const ir::Statement& statement);

bool returns_new_array(program::Program& program, const ir::Method& method, int depth = 0);

}  // namespace jury::start
