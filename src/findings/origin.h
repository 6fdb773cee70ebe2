// Which argument of the entry the check that failed is about, where it came there as it was: followed from the
// check through the calls in progress to the entry. What was computed from an argument is not followed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "program/workspace.h"

namespace jury::findings {

std::string parameter_name(program::Workspace& workspace, const ir::Method& method, ir::LocalId parameter);
// A cast of an argument that is declared as any Object: what it must be, "value instanceof java.lang.Class".
// `equals` has to stand every argument.
std::optional<std::string> cast_of_argument(program::Workspace& workspace, const ir::Method& entry,
                                            const std::vector<engine::CallInProgress>& calls);
std::optional<ir::LocalId> origin_of_violation(program::Workspace& workspace, const ir::Method& entry,
                                               const std::vector<engine::CallInProgress>& calls);

}  // namespace jury::findings
