// Elements of arrays of any kind as values. The index is within range.
#pragma once

#include "trace/object.h"

namespace jury::trace {

Value get_element(const Object& array, std::uint32_t index);
void set_element(Object& array, std::uint32_t index, Value value);

}  // namespace jury::trace
