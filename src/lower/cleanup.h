// Tidies a body after translation: jumps to jumps are threaded, straight lines are joined into one block, and
// what cannot be reached is cut. The meaning stays the same.
#pragma once

#include "ir/method.h"

namespace jury::lower {

void clean_up(ir::Body& body);

}  // namespace jury::lower
