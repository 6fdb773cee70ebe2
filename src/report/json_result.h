// A single result as the JSON report has it, for those that tell results one by one.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/verdict.h"

namespace jury::report {

nlohmann::json json_of(const engine::Result& result);

}  // namespace jury::report
