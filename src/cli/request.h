// The options of `jury check` as what is asked.
#pragma once

#include "cli/command_line.h"
#include "session/request.h"

namespace jury::cli {

// All three throw UserError for values that no option of the table rules out by itself.
session::Request request_of(const CommandLine& line, std::vector<session::Suppression> suppressions);
// What is asked, and where answers are kept; not what becomes of them.
session::Request asked_of(const CommandLine& line);
// What becomes of the answers.
void add_reporting(const CommandLine& line, std::vector<session::Suppression> suppressions,
                   session::Request& request);

std::uint32_t workers_of(const CommandLine& line);
std::optional<std::filesystem::path> store_of(const CommandLine& line);

}  // namespace jury::cli
