// Results as Markdown, for the summaries of CI services: what is new and counts, each with its execution folded;
// what is fixed against a baseline; what was known, does not count or is undecided, in few lines.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"

namespace jury::report {

struct MarkdownRun {
  engine::KindSet fails_on = engine::KindSet::usual();
  std::vector<std::string> fixed = {};  // identities of findings that are found no longer
  bool has_baseline = false;
  bool was_interrupted = false;
};

std::string to_markdown(const std::vector<engine::Result>& results, const MarkdownRun& run);
// Of a run without results.
std::string failure_to_markdown(const std::string& message);

}  // namespace jury::report
