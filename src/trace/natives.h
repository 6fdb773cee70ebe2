// Native methods of the JDK that its real bytecode needs and no model replaces.
#pragma once

#include "ir/method.h"
#include "trace/class_info.h"

namespace jury::trace {

// nullptr when there is none.
NativeFunction find_native(const ir::Method& method);

}  // namespace jury::trace
