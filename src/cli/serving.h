// What the processes that serve know of options: a question that comes over the connection as the command line
// of `jury check` that asks the same. What the question does not say is as the process was started with, and
// then as the project's jury.toml has it.
#pragma once

#include "cli/command_line.h"
#include "serve/job.h"

namespace jury::cli {

serve::Abilities abilities_of(const CommandLine& started_with);

}  // namespace jury::cli
