// The programs of J2BP, table 3, and the example of APF, written anew, checked by the abstraction
// engine, first with predicates given (.pred), then without: the closed versions beside the published
// figures, versions with collections of any size, and broken variants. The time is what the processor spent
// in the engine, certificate included. usage: bench_abstract [--jury PROGRAM] [--json FILE]
#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <filesystem>
#include <set>
#include <sstream>

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

// What came to the verdict: with predicates given, whether they were needed at all.
std::string decided_by(const nlohmann::json& result) {
  const auto& evidence = result.at("evidence");
  if (evidence.contains("by")) return evidence.at("by").get<std::string>();
  if (statistic(result, "given_used") > 0) return "given predicates and templates";
  return result.at("verdict") == "proved" ? "templates" : "nothing";
}

Row measure(const std::string& jury_program, const std::filesystem::path& source, const std::string& group) {
  std::vector<std::string> command{jury_program, "check",     "--engine", "abstract", "--property",
                                   "assert",     "--timeout", "120",      "--format", "json"};
  if (group == "given") {
    command.push_back("--predicates");
    command.push_back(std::filesystem::path(source).replace_extension(".pred").string());
  }
  command.push_back(source.string());
  const auto answered = run_subprocess(command);
  const auto result = nlohmann::json::parse(answered.output).at("results").at(0);
  const auto verdict = result.at("verdict").get<std::string>();
  const std::string expected = group == "broken" ? "refuted" : "proved";
  const double seconds = statistic(result, "processor_seconds");
  const double limit = group == "given" ? 5 : 10;
  const auto by = decided_by(result);
  char measured[160], target[160];
  std::snprintf(measured, sizeof measured, "%s, %.2f s; %.0f predicates, %.0f calls%s%s", verdict.c_str(),
                seconds, statistic(result, "predicates"), statistic(result, "solver_calls"),
                group == "given" ? "; by " : "", group == "given" ? by.c_str() : "");
  const auto* paper = group == "closed" || group == "given" ? published(source.stem().string()) : nullptr;
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
           {"by", by},
           {"published_seconds", paper ? paper->seconds : 0},
           {"predicates", statistic(result, "predicates")},
           {"solver_calls", statistic(result, "solver_calls")},
           {"candidates", statistic(result, "candidates")},
           {"check_seconds", statistic(result, "check_seconds")},
           {"published_predicates", paper ? paper->predicates : 0},
           {"published_calls", paper ? paper->calls : 0}}};
}

struct Spent {
  double calls = 0, cubes = 0, seconds = 0;
};

// What `jury abstract` says of itself: "... 617 cubes ..., 536 solver calls, ..., 0.11 s".
double number_before(const std::string& line, const std::string& word) {
  const auto at = line.rfind(word);
  if (at == std::string::npos) return 0;
  const auto begin = line.find_last_not_of("0123456789.", at - 1);
  return std::atof(line.substr(begin + 1, at - begin - 1).c_str());
}

Spent abstract_program(const std::string& jury_program, const std::filesystem::path& source,
                       const std::string& without) {
  std::vector<std::string> command{
      jury_program,   "abstract",     "--timeout",
      "60",           "--predicates", std::filesystem::path(source).replace_extension(".pred").string(),
      source.string()};
  if (!without.empty()) command.insert(command.end(), {"--without", without});
  std::istringstream lines(run_subprocess(command).output);
  Spent spent;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("// ") || line.find(" solver calls") == std::string::npos) continue;
    spent.calls += number_before(line, " solver calls");
    spent.cubes += number_before(line, " cubes");
    spent.seconds += number_before(line, " s");
  }
  return spent;
}

// The boolean programs and their exploration without each of the parts.
void ablation_of_tables(const std::string& jury_program) {
  const auto folder = std::filesystem::path(JURY_BENCH_DIR) / "abstract" / "programs";
  constexpr std::array programs{"closed/KeysAndValues", "parts/KeysOfMap", "closed/CountedField",
                                "parts/Handover",       "parts/Tariff",    "parts/Phases"};
  std::printf(
      "\n| `jury abstract` without | solver calls | cubes | processor seconds |\n|---|---|---|---|\n");
  for (const std::string without :
       {"", "conflicts", "aliases", "temporaries", "caching", "subsumption", "lazy"}) {
    Spent all;
    for (const auto* program : programs) {
      const auto one = abstract_program(jury_program, folder / (std::string(program) + ".java"), without);
      all.calls += one.calls;
      all.cubes += one.cubes;
      all.seconds += one.seconds;
    }
    std::printf("| %s | %.0f | %.0f | %.2f |\n", without.empty() ? "nothing" : without.c_str(), all.calls,
                all.cubes, all.seconds);
    std::fflush(stdout);
  }
}

// Whole checks without each of the parts: how many of the programs are decided as expected, and at what cost.
void ablation_of_checks(const std::string& jury_program) {
  const auto bench = std::filesystem::path(JURY_BENCH_DIR);
  const auto open = bench / "abstract" / "programs" / "open";
  const auto verdicts = bench.parent_path() / "tests" / "verdicts" / "abstract";
  const std::vector<std::filesystem::path> programs{
      open / "ListElementsAny.java", open / "ListOfSetsAny.java",      open / "RenderingRowAny.java",
      verdicts / "TwoPointers.java", verdicts / "StateMachine.java",   verdicts / "NestedDescent.java",
      verdicts / "TakingTurns.java", verdicts / "LadderOfBounds.java", verdicts / "TapeRecorder.java"};
  std::printf(
      "\n| `jury check` without | proved of %zu | solver calls | processor seconds |\n|---|---|---|---|\n",
      programs.size());
  for (const std::string without :
       {"", "unrolling", "templates", "horn", "quantifiers", "refinement", "batches", "models"}) {
    double calls = 0, seconds = 0;
    int proved = 0;
    for (const auto& program : programs) {
      std::vector<std::string> command{jury_program, "check",     "--engine", "abstract", "--property",
                                       "assert",     "--timeout", "30",       "--format", "json"};
      if (!without.empty()) command.insert(command.end(), {"--without", without});
      command.push_back(program.string());
      const auto result = nlohmann::json::parse(run_subprocess(command).output).at("results").at(0);
      proved += result.at("verdict") == "proved" ? 1 : 0;
      calls += statistic(result, "solver_calls");
      seconds += statistic(result, "processor_seconds");
    }
    std::printf("| %s | %d | %.0f | %.2f |\n", without.empty() ? "nothing" : without.c_str(), proved, calls,
                seconds);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The programs of J2BP, table 3, and of APF");
  std::string jury_program = "jury", file;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  bool parts = false, checks = false;
  app.add_flag("--ablation", parts, "boolean programs and checks without each of their parts");
  app.add_flag("--ablation-of-checks", checks, "the second table of --ablation alone");
  CLI11_PARSE(app, argc, argv);
  try {
    if (parts || checks) {
      if (parts) ablation_of_tables(jury_program);
      ablation_of_checks(jury_program);
      return 0;
    }
    std::vector<Row> rows;
    for (const std::string group : {"given", "closed", "open", "broken"}) {
      const std::string folder = group == "given" ? "closed" : group;
      std::set<std::filesystem::path> sources;
      for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(JURY_BENCH_DIR) /
                                                                   "abstract" / "programs" / folder))
        if (entry.path().extension() == ".java") sources.insert(entry.path());
      for (const auto& source : sources) rows.push_back(measure(jury_program, source, group));
    }
    bench::print_markdown(
        "Abstraction: programs with collections (J2BP, table 3; `given` with predicates, the others with "
        "none)",
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
