// From a method of a program to the transitions that the PDR engine works on. See region.h for how code is
// encoded and scope.h for what is left out.
#pragma once

#include <functional>

#include "encode/epr/goal.h"
#include "encode/epr/transition.h"
#include "program/properties/resolver.h"
#include "program/workspace.h"

namespace jury::encode::epr {

// `closed`: the entry starts a fresh machine. Otherwise it may be called in any state in which no iterator is
// stale. The violation is that the exception of the goal is thrown. Throws Unsupported for what the model
// cannot express soundly, and when it is late.
Transitions translate(logic::TermManager& terms, program::Workspace& workspace, const ir::Method& entry,
                      bool closed, Goal goal = Goal::ConcurrentModification,
                      const program::ResolvedProperty* property = nullptr,
                      const std::function<bool()>& is_late = {});

}  // namespace jury::encode::epr
