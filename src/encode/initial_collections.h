// Which collections stand for a library type in an initial heap of unknown content.
#pragma once

#include <string_view>
#include <vector>

#include "program/program.h"

namespace jury::encode {

// The classes that a value of this type may have; empty when the type is no collection that Jury can make up.
std::vector<std::string_view> collection_classes(Symbol type_name);

// The model's method that fills one: (collection, elements, count) or (map, keys, values, count).
const ir::Method& fill_method(program::Program& program, bool is_map);
// The same for hash tables of keys that may have changed since: before the count, which have, and the hash
// codes that they came with.
const ir::Method& fill_changed_method(program::Program& program, bool is_map);

// java.lang.Integer and its like.
bool is_box(Symbol class_name);

}  // namespace jury::encode
