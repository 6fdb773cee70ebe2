#include "report/onward.h"

#include <algorithm>
#include <cmath>

namespace jury::report {

namespace {

constexpr std::int64_t factor = 2;
constexpr std::int64_t all_bits = 64;
constexpr double default_patience = 60;  // seconds of an engine for an entry, when nothing else is said
constexpr double longer = 5;

bool ended_by_load(const engine::Result& result) {
  return std::any_of(result.reasons.begin(), result.reasons.end(),
                     [](const engine::Reason& reason) { return depends_on_load(reason.kind); });
}

}  // namespace

std::string options_beyond(const engine::Result& result) {
  if (result.verdict != engine::Verdict::Bounded) return "";
  if (ended_by_load(result)) {
    const double seconds = std::max(default_patience, result.seconds) * longer;
    return "--entry-timeout " + std::to_string(static_cast<std::int64_t>(std::ceil(seconds)));
  }
  std::string options;
  for (const auto& [name, value] : result.bounds) {
    const auto bound = static_cast<std::int64_t>(value);
    const auto next = name == "bits" ? std::min(all_bits, bound * factor) : bound * factor;
    options += (options.empty() ? "--" : " --") + name + " " + std::to_string(next);
  }
  return options;
}

}  // namespace jury::report
