// Removes methods that nothing calls. Generation decides on methods before it knows who will use them.
#pragma once

#include "generator/node.h"

namespace jury::generator {

void prune_unused_methods(Node& program);

}  // namespace jury::generator
