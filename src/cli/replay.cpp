#include "cli/replay.h"

#include <filesystem>
#include <optional>

#include "replay/jvm.h"
#include "report/sources.h"
#include "report/story_lines.h"
#include "support/interruption.h"

namespace jury::cli {

namespace {

// Another exception than the expected one violates the property that none escapes, too.
bool is_contradicted(const engine::Result& result, const replay::Answer& answer) {
  return answer.contradicted && !(result.property == engine::Property::Exceptions && answer.threw);
}

// The JVM is the oracle: an execution that it does otherwise is none of the program's.
void withdraw(engine::Result& result) {
  result.verdict = engine::Verdict::Undecided;
  result.reason =
      "the execution that was found ends otherwise on the JVM: " + result.counterexample->replay->detail;
  result.counterexample.reset();
}

}  // namespace

void replay_refutations(program::Workspace& workspace, const Terminal& terminal,
                        std::vector<engine::Result>& results) {
  std::optional<replay::Jvm> jvm;
  for (auto& result : results) {
    auto& counterexample = result.counterexample;
    if (!counterexample || !counterexample->scenario || interrupted()) continue;
    if (!jvm) jvm.emplace(workspace);
    terminal.progress("on the JVM: " + result.class_name + "." + result.method);
    try {
      auto answer = jvm->repeat(*counterexample->scenario);
      counterexample->replay = engine::Replay{answer.confirmed, std::move(answer.detail)};
      if (is_contradicted(result, answer)) withdraw(result);
    } catch (const Interrupted&) {
      break;  // the results are there
    }
  }
  terminal.progress("");
}

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
                                       report::story_lines(*counterexample, sources)});
    if (written.file.empty())
      terminal.note("no test for " + result.class_name + "." + result.method + ": " + written.obstacle);
  }
}

}  // namespace jury::cli
