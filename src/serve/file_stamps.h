// Whether the files that a program was read from are still what they were: names, sizes and times of everything
// that compiling and reading it may look at.
#pragma once

#include <string>

#include "program/workspace.h"

namespace jury::serve {

// Equal for two moments: nothing has changed in between. Where there are too many files to look at each time,
// no two are equal.
std::string stamp_of(const program::Inputs& inputs);

}  // namespace jury::serve
