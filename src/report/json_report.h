// Results as JSON, in the form docs/schema fixes.
#pragma once

#include <string>
#include <vector>

#include "engine/time_spent.h"
#include "engine/verdict.h"

namespace jury::report {

std::string to_json(const std::vector<engine::Result>& results, bool was_interrupted = false,
                    const engine::TimeSpent& time = {});

}  // namespace jury::report
