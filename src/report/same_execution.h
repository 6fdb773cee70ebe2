// Several properties of a method may be violated by one execution, which is told once.
#pragma once

#include <vector>

#include "engine/verdict.h"

namespace jury::report {

// The first of the results before this one that shows the same execution of the same method; nullptr: there is none.
// The result is one of the results.
const engine::Result* same_execution_before(const engine::Result& result, const std::vector<engine::Result>& results);

}  // namespace jury::report
