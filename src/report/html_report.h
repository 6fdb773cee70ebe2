// Results as pages for a browser, in one directory, without anything from the network: index.html with an
// overview, and a page per result with the reason, the evidence and, when refuted, the execution to step
// through: source, steps and heap side by side.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/verdict.h"
#include "report/heap_svg.h"

namespace jury::report {

// What the pages are of, where it is known.
struct Origin {
  std::string project, command, date;
};

// When it is missing; UserError when that cannot be done.
void make_html_directory(const std::filesystem::path& directory);
// Makes the directory when it is missing; UserError when it cannot be written.
void write_html(const std::vector<engine::Result>& results, const std::filesystem::path& directory,
                Layout layout, const Origin& origin = {});

}  // namespace jury::report
