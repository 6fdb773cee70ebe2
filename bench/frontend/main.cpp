// The front end in figures: all of java.base lowered and verified, and the time and memory that `jury
// inspect` and `jury run` need for a class of thirty lines. usage: bench_frontend [--jury PROGRAM] [--json
// FILE] [--module NAME] [--thorough]
//   --thorough   only the module: checks before their uses, text that parses back; figures of time do not
//   count
// Whatever did not become verified IR is named on standard error; the exit code is then 1.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>

#include "../process.h"
#include "../table.h"
#include "classfile/jdk.h"
#include "lowering.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;
using bench::Row;

constexpr double target_percent = 99.9, target_seconds = 15, target_megabytes = 2048;
constexpr double latency_seconds = 0.10, latency_megabytes = 60;
constexpr int latency_runs = 20;

std::string formatted(const char* format, double first, double second) {
  char text[128];
  std::snprintf(text, sizeof text, format, first, second);
  return text;
}

std::vector<Row> latency_rows(const std::string& jury_program) {
  const TemporaryDirectory directory("jury-bench-");
  const auto source = std::filesystem::path(JURY_BENCH_DIR) / "frontend" / "Accounts.java";
  const auto compiled = run_subprocess(
      {classfile::find_jdk().javac().string(), "-g", "-d", directory.path().string(), source.string()});
  if (compiled.exit_code != 0) throw UserError(compiled.output);
  const std::string input = (directory.path() / "Accounts.class").string();
  std::vector<Row> rows;
  for (const std::string command : {"inspect", "run"}) {
    const auto figures = bench::median_of(latency_runs, {jury_program, command, input});
    const bool met = figures.exit_code == 0 && figures.seconds <= latency_seconds &&
                     figures.megabytes <= latency_megabytes;
    rows.push_back({"`jury " + command + "` of a class of 30 lines, median of 20",
                    formatted("%.3f s, %.0f MB", figures.seconds, figures.megabytes),
                    formatted("%.2f s, %.0f MB", latency_seconds, latency_megabytes),
                    met,
                    figures.seconds,
                    {{"peak_mb", figures.megabytes}, {"exit_code", figures.exit_code}}});
  }
  return rows;
}

std::vector<Row> lowering_rows(const bench::LoweringFigures& figures, const std::string& module) {
  const std::string what = "`" + module + "` of Java " + std::to_string(figures.release);
  const nlohmann::ordered_json extra{
      {"classes", figures.classes},         {"methods", figures.methods},
      {"statements", figures.statements},   {"refused", figures.refused.size()},
      {"wrong", figures.wrong_methods},     {"verified_percent", figures.verified_percent()},
      {"cpu_seconds", figures.cpu_seconds}, {"peak_mb", figures.megabytes}};
  const std::string counts = std::to_string(figures.methods) + " methods with a body in " +
                             std::to_string(figures.classes) + " classes, " +
                             std::to_string(figures.unverified()) + " not verified";
  return {
      {what + ": methods that become verified IR",
       formatted("%.2f %%", figures.verified_percent(), 0) + " (" + counts + ")",
       formatted("%.1f %%", target_percent, 0), figures.verified_percent() >= target_percent, figures.seconds,
       extra},
      {what + ": lowered and verified on one core",
       formatted("%.2f s (%.2f s of CPU)", figures.seconds, figures.cpu_seconds),
       formatted("%.0f s", target_seconds, 0), figures.seconds <= target_seconds, figures.seconds, extra},
      {what + ": peak memory", formatted("%.0f MB", figures.megabytes, 0),
       formatted("%.0f MB", target_megabytes, 0), figures.megabytes <= target_megabytes, figures.seconds,
       extra},
  };
}

void name_unverified(const bench::LoweringFigures& figures) {
  for (const auto& what : figures.refused) std::fprintf(stderr, "refused  %s\n", what.c_str());
  for (const auto& what : figures.wrong) std::fprintf(stderr, "wrong    %s\n", what.c_str());
}

int measure(const std::string& jury_program, const std::string& json, const std::string& module,
            bool thorough) {
  std::vector<Row> rows;
  // Before this process has grown: see measure_process.
  if (!jury_program.empty() && !thorough) rows = latency_rows(jury_program);
  const auto figures = bench::lower_module(module, thorough);
  name_unverified(figures);
  const auto lowering = lowering_rows(figures, module);
  rows.insert(rows.begin(), lowering.begin(), lowering.end());
  if (thorough) rows.resize(1);
  bench::print_markdown("Front end", rows);
  if (!json.empty()) bench::write_json(json, rows);
  return figures.wrong.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"The front end in figures"};
  std::string jury_program, json, module = "java.base";
  bool thorough = false;
  app.add_option("--jury", jury_program);
  app.add_option("--json", json);
  app.add_option("--module", module);
  app.add_flag("--thorough", thorough);
  CLI11_PARSE(app, argc, argv);
  try {
    return measure(jury_program, json, module, thorough);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_frontend: %s\n", error.what());
    return 2;
  }
}
