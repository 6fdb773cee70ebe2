// The programs of seed 000, table 3, and the example of seed 001, written anew, checked by the abstraction
// engine without predicates: the closed versions beside the published figures, versions with collections of
// any size, and broken variants. The time is what the processor spent in the engine, certificate included.
// usage: bench_abstract [--jury PROGRAM] [--json FILE]
#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <filesystem>
#include <set>

#include "../table.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace {

using namespace jury;
using bench::Row;

struct Published {
  const char* program;
  int predicates;
  double seconds;
  int calls, states;
};

constexpr std::array table{
    Published{"ListCopy", 43, 147, 2086, 91},
    Published{"MapCopy", 35, 80, 1114, 315},
    Published{"ReverseMap", 54, 333, 3854, 595},
    Published{"SetOfMapKeys", 33, 22, 312, 63},
    Published{"MapOfLists", 77, 14771, 111331, 283},
    Published{"ListOfSets", 54, 959, 10836, 25},
    Published{"Multimap", 26, 181, 2566, 175},
    Published{"MapValues", 54, 478, 6224, 9},
    Published{"ListElements", 52, 644, 8456, 29},
    Published{"KeyValuePairs", 78, 303, 3324, 945},
    Published{"KeysAndValues", 6, 10, 198, 29},
    Published{"ThreadScheduling", 30, 53, 782, 67},
    Published{"RenderingImage", 65, 2629, 20272, 120871},
    Published{"CyclingRace", 104, 6663, 67390, 51739},
    Published{"DataFlow", 74, 979, 11344, 177},
};

const Published* published(const std::string& program) {
  for (const auto& row : table)
    if (program == row.program) return &row;
  return nullptr;
}

double statistic(const nlohmann::json& result, const char* name) {
  const auto& statistics = result.at("statistics");
  return statistics.contains(name) ? statistics.at(name).get<double>() : 0;
}

Row measure(const std::string& jury_program, const std::filesystem::path& source, const std::string& group) {
  const auto answered = run_subprocess({jury_program, "check", "--engine", "abstract", "--property", "assert",
                                        "--timeout", "120", "--format", "json", source.string()});
  const auto result = nlohmann::json::parse(answered.output).at("results").at(0);
  const auto verdict = result.at("verdict").get<std::string>();
  const std::string expected = group == "broken" ? "refuted" : "proved";
  const double seconds = statistic(result, "processor_seconds");
  const double limit = 10;
  char measured[160], target[160];
  std::snprintf(measured, sizeof measured, "%s, %.2f s; %.0f predicates, %.0f calls", verdict.c_str(),
                seconds, statistic(result, "predicates"), statistic(result, "solver_calls"));
  const auto* paper = group == "closed" ? published(source.stem().string()) : nullptr;
  if (paper)
    std::snprintf(target, sizeof target, "proved, %.0f s; %d predicates by hand, %d calls, %d states",
                  paper->seconds, paper->predicates, paper->calls, paper->states);
  else
    std::snprintf(target, sizeof target, "%s, %.0f s", expected.c_str(), limit);
  return {group + "/" + source.stem().string(),
          measured,
          target,
          verdict == expected && seconds < limit,
          seconds,
          {{"expected", expected},
           {"verdict", verdict},
           {"published_seconds", paper ? paper->seconds : 0},
           {"predicates", statistic(result, "predicates")},
           {"solver_calls", statistic(result, "solver_calls")},
           {"candidates", statistic(result, "candidates")},
           {"check_seconds", statistic(result, "check_seconds")},
           {"published_predicates", paper ? paper->predicates : 0},
           {"published_calls", paper ? paper->calls : 0}}};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The programs of seed 000, table 3, and of seed 001");
  std::string jury_program = "jury", file;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<Row> rows;
    for (const std::string group : {"closed", "open", "broken"}) {
      std::set<std::filesystem::path> sources;
      for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(JURY_BENCH_DIR) /
                                                                   "abstract" / "programs" / group))
        sources.insert(entry.path());
      for (const auto& source : sources) rows.push_back(measure(jury_program, source, group));
    }
    bench::print_markdown("Abstraction: programs with collections (seed 000, table 3; no predicates given)",
                          rows);
    if (!file.empty()) bench::write_json(file, rows);
    for (const auto& row : rows)
      if (row.extra.at("expected") != row.extra.at("verdict")) return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_abstract: %s\n", error.what());
    return 2;
  }
  return 0;
}
