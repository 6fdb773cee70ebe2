// The control-flow graph of a body for Graphviz: one box per block with its statements as the printer writes
// them, branches solid and labelled with their condition, exceptions dashed and labelled with their class.
// Exception edges of a block in which nothing may throw are not drawn.
#pragma once

#include <string>
#include <string_view>

#include "ir/method.h"

namespace jury::ir {

std::string to_dot(const Body& body, std::string_view title);

}  // namespace jury::ir
