// Findings that were there before: a file of their names, so that only new ones count.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::cli {

using Baseline = std::set<std::string>;

// Throws UserError when the file is missing or is no baseline.
Baseline read_baseline(const std::filesystem::path& file);
// Everything that is refuted or undecided and not suppressed.
void write_baseline(const std::vector<engine::Result>& results, const std::filesystem::path& file);

}  // namespace jury::cli
