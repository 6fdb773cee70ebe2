// Loops over collections, for those who want one for certain.
#pragma once

#include "generator/generator.h"

namespace jury::generator {

// A loop over a collection variable in scope, by one of the kinds of iterators; nothing when there is no such
// variable.
std::optional<Node> collection_loop(Generator& generator, int depth);

}  // namespace jury::generator
