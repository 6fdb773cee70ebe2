// Evidence as JSON, for the pipe from a worker and for the store. What is read back equals what was written.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/evidence.h"

namespace jury::engine {

nlohmann::json to_json(const Proof& proof);
nlohmann::json to_json(const Findings& findings);
// Throw json::exception for what to_json did not make.
Proof to_proof(const nlohmann::json& value);
Findings to_findings(const nlohmann::json& value);

}  // namespace jury::engine
