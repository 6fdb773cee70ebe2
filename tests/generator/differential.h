// The differential test: generated programs on the JVM and under `jury run`; what differs is shrunk and
// saved.
#pragma once

#include <filesystem>
#include <string>

#include "generator/generator.h"

namespace jury::generator {

struct DifferentialOptions {
  Settings settings;  // the seed is the first one
  int count = 100;
  int processes = 2;
  std::string jury;
  std::filesystem::path harness;
  std::filesystem::path failures;     // where to save what differs
  std::filesystem::path regressions;  // programs saved earlier, run first; may not exist
  double seconds = 10;                // per execution of jury
  int shrink_limit = 5;               // how many differences to shrink, of different signatures first
};

struct DifferentialResult {
  int passed = 0;
  int failed = 0;
};

DifferentialResult run_differential(const DifferentialOptions& options);

}  // namespace jury::generator
