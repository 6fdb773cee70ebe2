// Results as SARIF 2.1.0, for code-scanning services and editors: what is refuted as results with the
// execution as a code flow, what is undecided as notifications of the run. What holds is not mentioned.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::report {

std::string to_sarif(const std::vector<engine::Result>& results, bool was_interrupted = false);

}  // namespace jury::report
