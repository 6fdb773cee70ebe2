// Which locals may be read before they are assigned again, at the start of each block. Exception edges count
// from every statement of a block.
#pragma once

#include <vector>

#include "ir/method.h"

namespace jury::encode::unbounded {

// By block, by local.
std::vector<std::vector<bool>> live_at_start(const ir::Body& body);

}  // namespace jury::encode::unbounded
