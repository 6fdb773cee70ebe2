// What refutations are worth (engine/finding.h). Of each: first public calls with permitted arguments are
// looked for that bring the violation about; else, where the counterexample breaks simple preconditions, or
// ends in a guard to which an argument was handed on, the question is asked again without such executions, a
// few times; what is refuted then starts from permitted arguments, and is looked for again.
//
// A refutation that is found on the way takes the place of the first one: it is worth more.
//
// Then every other violation of the same question is looked for: executions that come to the place of a known one
// are left out, and what is refuted still, by public calls, is another.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/problem.h"

namespace jury::findings {

struct Options {
  std::uint32_t workers = 1;          // processes at a time
  std::uint64_t memory = 0;           // megabytes for each; 0: no limit
  double seconds_per_search = 0.2;    // for public calls
  std::optional<std::chrono::steady_clock::time_point> deadline;  // of the searches
  // Every refutation counts, keeps its counterexample, and the engines are not asked again.
  bool every_refutation_counts = false;
};

// Answers as the engines do, in the order of the problems and their properties.
using Ask = std::function<std::vector<engine::Result>(const std::vector<engine::Problem>&)>;

// More refutations of a question that has one, at other places.
using Further = std::map<std::string, std::vector<engine::Result>>;  // by Result::question

// `results` in the order of the problems and their properties.
Further classify(const std::vector<engine::Problem>& problems, std::vector<engine::Result>& results,
              const Options& options, const Ask& ask);

}  // namespace jury::findings
