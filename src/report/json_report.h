// Results as JSON, in the form DESIGN.md fixes.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"
#include "report/time_spent.h"

namespace jury::report {

std::string to_json(const std::vector<engine::Result>& results, bool was_interrupted = false,
                    const TimeSpent& time = {});

}  // namespace jury::report
