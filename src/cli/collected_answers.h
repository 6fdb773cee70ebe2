// Answers that tasks have found, told as `jury check` tells its own.
#pragma once

#include "cli/command_line.h"
#include "cli/plan_folder.h"
#include "cli/terminal.h"
#include "plan/collect.h"
#include "session/request.h"

namespace jury::cli {

void tell_missing(const plan::Collected& collected, const Terminal& terminal);

// Every output that was asked for; the exit code. `request`: of the plan, with what is to be reported.
int tell_collected(const CommandLine& line, const Terminal& terminal, session::Request request, const plan::Plan& plan,
                   plan::Collected collected);

}  // namespace jury::cli
