// Whether an object of the interpreter keeps what was inferred of its classes (start/invariants). Engines assume it of
// the objects that they make up, as far as their bounds let them; whoever confirms what they found asks here, where
// there are no bounds: an object that breaks it is in no state that a method starts in.
#pragma once

#include <optional>
#include <string>

#include "program/workspace.h"
#include "start/invariants/condition.h"
#include "trace/object.h"

namespace jury::check {

bool holds(const start::Condition& condition, const trace::Object& object);

// The first condition that the object breaks although it holds of all of them when the method begins.
std::optional<std::string> broken_condition(program::Workspace& workspace, const ir::Method& entry,
                                            const trace::Object& object);

}  // namespace jury::check
