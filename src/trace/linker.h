// Body -> Code.
#pragma once

#include <memory>

#include "trace/class_table.h"
#include "trace/code.h"

namespace jury::trace {

std::shared_ptr<Code> link_body(ClassTable& classes, const LinkedMethod& method, const ir::Body& body);

}  // namespace jury::trace
