#include "cli/junit_output.h"

#include <filesystem>

#include "program/tests/test_programs.h"
#include "report/story_lines.h"

namespace jury::cli {

replay::JunitWriter::Written write_test(replay::JunitWriter& writer, report::Sources& sources,
                                        const engine::Result& result) {
  const auto& counterexample = result.counterexample;
  if (!counterexample || !counterexample->scenario) return {{}, "the execution is not known"};
  const auto place = result.line > 0 ? std::filesystem::path(result.file).filename().string() + ":" +
                                           std::to_string(result.line)
                                     : std::string();
  // The program that carries out a test is none of the user's: the test is.
  auto scenario = *counterexample->scenario;
  const bool is_of_test =
      program::tests::is_test_program(scenario.class_name.substr(scenario.class_name.rfind('.') + 1));
  if (is_of_test && (!result.finding || result.finding->calls.empty()))
    return {{}, "which values it fails for cannot be written"};
  if (is_of_test) {
    scenario.class_name = result.class_name;
    scenario.method = result.method;
  }
  return writer.write({scenario, counterexample->violation, place, report::story_lines(*counterexample, sources),
                       result.finding ? result.finding->calls : std::vector<std::string>{}});
}

void write_tests(replay::JunitWriter& writer, const Terminal& terminal,
                 const std::vector<engine::Result>& results) {
  report::Sources sources;
  for (const auto& result : results) {
    if (!result.counterexample || !result.counterexample->scenario) continue;
    const auto written = write_test(writer, sources, result);
    if (written.file.empty())
      terminal.note("no test for " + result.class_name + "." + result.method + ": " + written.obstacle);
  }
}

}  // namespace jury::cli
