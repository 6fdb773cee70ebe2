// The programs of UPDR, table 3, checked by the PDR engine: verdict, time, frames, solver calls and
// clauses beside the published figures. Each program is compiled beforehand; the time is the engine's own,
// certificate included. usage: bench_pdr [--jury PROGRAM] [--json FILE]
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <filesystem>

#include "../table.h"
#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;
using bench::Row;

struct Published {
  const char* name;
  const char* program;
  const char* expected;
  double seconds;
  int frames, calls, clauses;  // clauses: of the largest summary; 0: none given
};

constexpr std::array table{
    Published{"simple_loop", "SimpleLoop", "proved", 66, 7, 706, 7},
    Published{"call_outside_loop", "CallOutsideLoop", "proved", 89, 7, 1507, 12},
    Published{"call_in_loop", "CallInLoop", "proved", 91, 13, 1816, 10},
    Published{"update_call_in_loop", "UpdateCallInLoop", "proved", 142, 13, 2726, 17},
    Published{"call_depth2_in_loop", "CallDepth2InLoop", "proved", 177, 15, 3433, 17},
    Published{"call_depth2", "CallDepth2", "proved", 97, 14, 1712, 1},
    Published{"sm", "StateMachine", "proved", 514, 11, 5263, 14},
    Published{"div", "Div", "proved", 291, 11, 2767, 15},
    Published{"worklist", "Worklist", "proved", 577, 17, 7475, 41},
    Published{"map_test", "MapTest", "proved", 306, 14, 4753, 16},
    Published{"c", "TwoIterators", "proved", 33, 6, 791, 8},
    Published{"flatten", "Flatten", "proved", 800, 18, 10412, 39},
    Published{"c_error", "TwoIteratorsError", "refuted", 35, 5, 662, 0},
    Published{"flatten_error", "FlattenError", "refuted", 790, 15, 8746, 0},
};

double processor_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double statistic(const nlohmann::json& result, const char* name) {
  const auto& statistics = result.at("statistics");
  return statistics.contains(name) ? statistics.at(name).get<double>() : 0;
}

Row measure(const std::string& jury_program, const Published& published) {
  const TemporaryDirectory directory("jury-bench-");
  const auto source =
      std::filesystem::path(JURY_BENCH_DIR) / "pdr" / "programs" / (std::string(published.program) + ".java");
  const auto compiled = run_subprocess(
      {classfile::find_jdk().javac().string(), "-g", "-d", directory.path().string(), source.string()});
  if (compiled.exit_code != 0) throw UserError(compiled.output);
  const double before = processor_seconds();
  const auto answered = run_subprocess({jury_program, "check", "--engine", "pdr", "--property", "cme",
                                        "--timeout", "60", "--format", "json", directory.path().string()});
  const auto result = nlohmann::json::parse(answered.output).at("results").at(0);
  const double processor = processor_seconds() - before;
  const auto verdict = result.at("verdict").get<std::string>();
  const double seconds = result.at("seconds").get<double>();
  char measured[160], target[160];
  std::snprintf(measured, sizeof measured,
                "%s, %.2f s (%.2f s of CPU); %.0f frames, %.0f calls, %.0f clauses", verdict.c_str(), seconds,
                processor, statistic(result, "frames"), statistic(result, "solver_calls"),
                statistic(result, "clauses"));
  std::snprintf(target, sizeof target, "%s, %.0f s; %d frames, %d calls, %d clauses", published.expected,
                published.seconds, published.frames, published.calls, published.clauses);
  return {published.name,
          measured,
          target,
          verdict == published.expected && processor < 1,
          seconds,
          {{"expected", published.expected},
           {"verdict", verdict},
           {"published_seconds", published.seconds},
           {"frames", statistic(result, "frames")},
           {"solver_calls", statistic(result, "solver_calls")},
           {"clauses", statistic(result, "clauses")},
           {"lemmas", statistic(result, "lemmas")},
           {"processor_seconds", processor},
           {"check_seconds", statistic(result, "check_seconds")},
           {"published_frames", published.frames},
           {"published_calls", published.calls}}};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The programs of UPDR, table 3");
  std::string jury_program = "jury", file;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<Row> rows;
    for (const auto& published : table) rows.push_back(measure(jury_program, published));
    double wall = 0, processor = 0;
    for (const auto& row : rows) {
      wall += row.seconds;
      processor += row.extra.at("processor_seconds").get<double>();
    }
    char total[80];
    std::snprintf(total, sizeof total, "%.2f s (%.2f s of CPU)", wall, processor);
    rows.push_back({"all together", total, "5 s", processor < 5, wall, {{"expected", ""}, {"verdict", ""}}});
    bench::print_markdown("PDR: absence of concurrent modification (UPDR, table 3)", rows);
    if (!file.empty()) bench::write_json(file, rows);
    for (const auto& row : rows)
      if (row.extra.at("expected") != row.extra.at("verdict")) return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_pdr: %s\n", error.what());
    return 2;
  }
  return 0;
}
