// A plan from what was typed: for `jury plan`, and for checks that a cluster carries out.
#pragma once

#include <cstddef>
#include <string>

#include "cli/command_line.h"
#include "cli/terminal.h"
#include "plan/plan.h"

namespace jury::cli {

// Reads the program and asks nothing about it. `most_tasks`: that the engine can number. UserError for what cannot be
// divided.
plan::Plan planned(const CommandLine& line, const Terminal& terminal, session::Request request,
                   std::size_t most_tasks = 1'000'000);

// "6 entries, 6 questions, 2 answered by earlier runs; 2 tasks, the longest of about 3 s".
std::string summary_of(const plan::Plan& plan);

}  // namespace jury::cli
