// Pieces of statements that several tables share.
#pragma once

#include "generator/generator.h"

namespace jury::generator {

// Makes a value observable: prints it, folds it into the checksum, or, in programs with asserts, probes it.
Node observe(Generator& generator, Node value);
// The value of `type` that `show` prints faithfully; false for functions, iterators, arrays of floats and the
// like.
bool is_observable(const Generator& generator, const Type& type);
// `$text && fuel()` or the counting equivalent; prepends what it needs to `before`.
std::string loop_guard(Generator& generator, std::vector<Node>& before);
// Several statements where one is asked for.
Node group(std::vector<Node> statements);
// What a method or constructor begins with so that recursion ends.
std::optional<Node> fuel_guard(Generator& generator, const Type& result);
Node small_block(Generator& generator, int depth);

}  // namespace jury::generator
