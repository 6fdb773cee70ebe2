// The options of `jury check` as what is asked.
#pragma once

#include "cli/command_line.h"
#include "session/request.h"

namespace jury::cli {

// Throws UserError for values that no option of the table rules out by itself.
session::Request request_of(const CommandLine& line, std::vector<session::Suppression> suppressions);

}  // namespace jury::cli
