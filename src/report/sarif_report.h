// Results as SARIF 2.1.0, for code-scanning services and editors: what is refuted as results with the
// execution as a code flow, what is undecided as notifications of the run. What holds is not mentioned.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::report {

struct SarifRun {
  bool was_interrupted = false;
  std::string directory = {};  // absolute: what relative paths of the results start from; empty: not told
};

std::string to_sarif(const std::vector<engine::Result>& results, const SarifRun& run = {});

// Of a run that has no results because its inputs were wrong: javac's errors, where the message is javac's, or the
// message.
std::string failure_to_sarif(const std::string& message, const SarifRun& run = {});

}  // namespace jury::report
