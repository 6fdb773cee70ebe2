#include "cli/junit_output.h"

#include <filesystem>

#include "report/sources.h"
#include "report/story_lines.h"

namespace jury::cli {

void write_tests(replay::JunitWriter& writer, const Terminal& terminal,
                 const std::vector<engine::Result>& results) {
  report::Sources sources;
  for (const auto& result : results) {
    const auto& counterexample = result.counterexample;
    if (!counterexample || !counterexample->scenario) continue;
    const auto place = result.line > 0 ? std::filesystem::path(result.file).filename().string() + ":" +
                                             std::to_string(result.line)
                                       : std::string();
    const auto written = writer.write({*counterexample->scenario, counterexample->violation, place,
                                       report::story_lines(*counterexample, sources),
                                       result.finding ? result.finding->calls : std::vector<std::string>{}});
    if (written.file.empty())
      terminal.note("no test for " + result.class_name + "." + result.method + ": " + written.obstacle);
  }
}

}  // namespace jury::cli
