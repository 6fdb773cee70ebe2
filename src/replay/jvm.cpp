#include "replay/jvm.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "library/types.h"
#include "replay/build_order.h"
#include "replay/embedded.h"
#include "replay/report_reader.h"
#include "replay/script.h"
#include "support/output_file.h"
#include "support/subprocess.h"

namespace jury::replay {

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// \old looks into collections, and objects of the library are given their fields.
std::vector<std::string> open_packages() {
  std::vector<std::string> options;
  for (const auto package : library::types::looked_into)
    options.push_back("--add-opens=java.base/" + std::string(package) + "=ALL-UNNAMED");
  return options;
}

// They are no part of a state that is compared.
std::string ghost_fields(const program::Workspace& workspace) {
  std::string lines;
  for (const auto& [name, contract] : workspace.contracts().classes)
    for (const auto& field : contract.ghost_fields)
      lines += "ignore " + ir::display_class(name.view()) + " " + field.text() + "\n";
  return lines;
}

}  // namespace

Jvm::Jvm(program::Workspace& workspace, JvmLimits limits) : workspace_(workspace), limits_(limits) {
  write_file(directory_.path() / "replay.jar", runtime_archive());
}

Answer Jvm::repeat(const trace::Scenario& scenario) {
  if (const auto why = obstacle(scenario.before); !why.empty()) return {false, why};
  const auto script = directory_.path() / "script", report_file = directory_.path() / "report";
  write_file(script, to_script(scenario) + ghost_fields(workspace_));
  fs::remove(report_file);
  std::vector<std::string> command{(workspace_.jdk().home / "bin" / "java").string(),
                                   "-ea",
                                   "-Xmx" + std::to_string(limits_.megabytes) + "m",
                                   "-XX:+UseSerialGC",
                                   "-XX:TieredStopAtLevel=1",
                                   "-XX:-OmitStackTraceInFastThrow",
                                   "-Xshare:auto",
                                   "-Xlog:disable",
                                   "-Xlog:all=warning:stderr"};
  const auto opens = open_packages();
  command.insert(command.end(), opens.begin(), opens.end());
  command.insert(command.end(),
                 {"-cp", (directory_.path() / "replay.jar").string() + ":" + workspace_.class_path(),
                  "jury.replay.Runner", script.string(), report_file.string()});
  const auto ended = run_subprocess(command, {limits_.seconds, std::size_t{1} << 20});
  const auto report = read_report(read_file(report_file));
  if (report.problem.empty() && report.stopped.empty() && !report.ended) {
    if (ended.timed_out)
      return {false,
              "it was stopped there after " + std::to_string(static_cast<int>(limits_.seconds)) + " s"};
    if (!report.started)
      return {false, "the JVM could not be started: " + ended.output.substr(0, ended.output.find('\n'))};
    return {false, "the program ended the JVM with status " + std::to_string(ended.exit_code)};
  }
  return judge(report, scenario, [&](const std::string& name) {
    std::string internal = name;
    std::replace(internal.begin(), internal.end(), '.', '/');
    return workspace_.is_user_class(Symbol(internal));
  });
}

}  // namespace jury::replay
