// Which arrays may stand for a value of an array type: an array of animals may be one of dogs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

// The types of elements of such arrays, the declared one among them unless it has no objects that the user's
// program knows. `assume` is told what is left out: narrower types of the library.
std::vector<ir::Type> narrower_elements(program::Workspace& workspace, const ir::Type& element,
                                        const std::function<void(const std::string&)>& assume);

}  // namespace jury::start
