// Scenarios as JSON values, for result_codec.
#pragma once

#include <nlohmann/json.hpp>

#include "trace/scenario.h"

namespace jury::engine {

nlohmann::json to_json(const trace::Scenario& scenario);
trace::Scenario to_scenario(const nlohmann::json& value);

}  // namespace jury::engine
