#include "cli/junit_output.h"

#include <filesystem>

#include "program/tests/test_programs.h"
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
    // The program that carries out a test is none of the user's: the test is.
    auto scenario = *counterexample->scenario;
    const bool is_of_test = program::tests::is_test_program(scenario.class_name.substr(scenario.class_name.rfind('.') + 1));
    if (is_of_test && (!result.finding || result.finding->calls.empty())) {
      terminal.note("no test for " + result.class_name + "." + result.method + ": which values it fails for cannot be written");
      continue;
    }
    if (is_of_test) {
      scenario.class_name = result.class_name;
      scenario.method = result.method;
    }
    const auto written = writer.write({scenario, counterexample->violation, place,
                                       report::story_lines(*counterexample, sources),
                                       result.finding ? result.finding->calls : std::vector<std::string>{}});
    if (written.file.empty())
      terminal.note("no test for " + result.class_name + "." + result.method + ": " + written.obstacle);
  }
}

}  // namespace jury::cli
