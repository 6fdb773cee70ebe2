// The settings of a project: `jury.toml` in the directory of the call or in one above it. It gives options of
// `jury check` that the command line does not, inputs, and findings that are known and accepted, each with a
// reason. Without inputs anywhere, those of Maven and Gradle layouts are taken.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/command_line.h"
#include "session/suppressions.h"

namespace jury::cli {

// Completes the command line and returns the suppressions. Throws UserError, with the place in the file.
std::vector<session::Suppression> apply_project(CommandLine& line, const std::filesystem::path& directory);

// Where the classes or sources of a project usually are; empty: it has no usual layout.
std::vector<std::filesystem::path> usual_inputs(const std::filesystem::path& root);

}  // namespace jury::cli
