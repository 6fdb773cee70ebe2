// Methods of which it can be seen that they end normally, whatever the state: they read and assign fields of their
// object, compute with numbers, choose, and return, without loops, calls, or anything that is checked. Getters and
// setters are; they are most of many an API. Out of reach of an exception is neither memory nor stack.
#pragma once

#include "program/workspace.h"

namespace jury::start {

bool is_harmless(program::Workspace& workspace, const ir::Method& method);

}  // namespace jury::start
