// How collections of unknown content are filled in an initial heap.
#pragma once

#include "program/program.h"

namespace jury::encode {

// The model's method that fills one: (collection, elements, count) or (map, keys, values, count).
const ir::Method& fill_method(program::Program& program, bool is_map);
// The same for hash tables of keys that may have changed since: before the count, which have, and the hash
// codes that they came with.
const ir::Method& fill_changed_method(program::Program& program, bool is_map);

}  // namespace jury::encode
