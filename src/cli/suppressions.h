// Findings that are known and accepted: shown, but not counted. They stand in jury.toml, in a baseline, or in
// the source as
// @SuppressWarnings("jury:PROPERTY reason").
#pragma once

#include <string>
#include <vector>

#include "cli/baseline.h"
#include "cli/command_line.h"
#include "cli/terminal.h"
#include "engine/verdict.h"

namespace jury::cli {

struct Suppression {
  std::string method;    // Class.method, with a descriptor for one of several, or Class.* for all of a class
  std::string property;  // empty: any
  std::string reason;

  bool covers(const engine::Result& result) const;
};

// Those of the sources among the inputs and of the sources that the results name. A property that does not
// exist is noted.
std::vector<Suppression> suppressions_of_sources(const CommandLine& line, const Terminal& terminal,
                                                 const std::vector<engine::Result>& results);

void suppress(std::vector<engine::Result>& results, const std::vector<Suppression>& suppressions,
              const Baseline& baseline);

}  // namespace jury::cli
