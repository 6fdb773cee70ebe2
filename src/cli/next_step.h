// What to type next, after `jury check` on a terminal: the command that tells most about what was found.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.h"
#include "engine/verdict.h"

namespace jury::cli {

// One line, or empty when nothing is left to do.
std::string next_step(const CommandLine& line, const std::vector<engine::Result>& results);

}  // namespace jury::cli
