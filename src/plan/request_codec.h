// What a check is asked, as JSON: what is written reads back the same.
#pragma once

#include <nlohmann/json.hpp>

#include "session/request.h"

namespace jury::plan {

nlohmann::json to_json(const program::Inputs& inputs);
nlohmann::json to_json(const session::Questions& questions);
// Throw nlohmann::json::exception for anything else.
program::Inputs to_inputs(const nlohmann::json& value);
session::Questions to_questions(const nlohmann::json& value);

}  // namespace jury::plan
