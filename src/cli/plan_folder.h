// The folder of a plan as the commands name it: whatever else they name is relative to where they were typed, and
// what the plan names to where it was made.
#pragma once

#include <filesystem>

#include "cli/command_line.h"
#include "plan/plan.h"

namespace jury::cli {

struct PlanFolder {
  std::filesystem::path path;  // absolute
  plan::Plan plan;
};

// Reads the plan that is the only input and enters its directory. The paths of the options are made absolute
// before. UserError where the directory is not here.
PlanFolder enter_plan(CommandLine& line);

}  // namespace jury::cli
