// Class files that were compiled without line numbers: verdicts are the same, but no place can be told.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace jury::session {

// What to tell about the inputs that are no sources; empty: nothing. A few classes stand for all: it is the
// build that decides.
std::string note_on_line_numbers(const std::vector<std::filesystem::path>& inputs);

}  // namespace jury::session
