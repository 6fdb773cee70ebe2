// Findings that are known and accepted: shown, but not counted. They stand in jury.toml, in a baseline, or in
// the source as @SuppressWarnings("jury:PROPERTY reason").
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "session/baseline.h"

namespace jury::session {

struct Suppression {
  std::string method;    // Class.method, with a descriptor for one of several, or Class.* for all of a class
  std::string property;  // empty: any
  std::string reason;

  bool covers(const engine::Result& result) const;
};

// Those of the sources among the inputs and of the sources that the results name. A property that does not
// exist is told to `note`.
std::vector<Suppression> suppressions_of_sources(const std::vector<std::filesystem::path>& inputs,
                                                 const std::vector<engine::Result>& results,
                                                 const std::function<void(const std::string&)>& note);

void suppress(std::vector<engine::Result>& results, const std::vector<Suppression>& suppressions,
              const Baseline& baseline);

}  // namespace jury::session
