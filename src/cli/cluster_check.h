// `jury check --on slurm`.
#pragma once

#include <vector>

#include "cli/command_line.h"
#include "cli/terminal.h"
#include "session/suppressions.h"

namespace jury::cli {

// UserError for options that need --on, where it is not given.
void refuse_cluster_options(const CommandLine& line);

// Plans, submits, waits and tells, as a check on this machine would; its exit code.
int check_on_cluster(const CommandLine& line, const Terminal& terminal, std::vector<session::Suppression> suppressions);

}  // namespace jury::cli
