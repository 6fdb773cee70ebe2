// Whether a static method of the library always returns an array that it has just made: Arrays.copyOf does.
#pragma once

#include "program/program.h"

namespace jury::start {

bool returns_new_array(program::Program& program, const ir::Method& method, int depth = 0);

}  // namespace jury::start
