// What `jury check` says of whole libraries that nobody has annotated: verdicts, kinds of findings, why answers are
// undecided, time and memory. One run for each jar, in which every entry has the same limit. With --show the findings
// of the default report follow, in its order, for a person to judge.
// usage: bench_findings [--jury PROGRAM] [--json FILE] [--seconds N] [--property P,...] [--show] JAR...
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "../process.h"
#include "../table.h"
#include "support/diagnostics.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;
using nlohmann::ordered_json;

struct Settings {
  std::string jury = "jury";
  std::string json;
  std::string properties = "exceptions,cme";
  int seconds = 10;  // of each engine for an entry
  bool shows = false;
  std::vector<std::string> jars;
};

struct Library {
  std::string name;
  bench::ProcessFigures figures;
  ordered_json results = ordered_json::array();
};

Library ask(const Settings& settings, const std::string& jar) {
  const TemporaryDirectory directory("jury-bench-");
  const auto file = directory.path() / "results.json";
  Library library{std::filesystem::path(jar).stem().string(), {}};
  library.figures = bench::measure_process({settings.jury, "check", jar, "--property", settings.properties,
                                            "--entry-timeout", std::to_string(settings.seconds), "-j", "1",
                                            "--store", "none", "--format", "json", "-o", file.string()});
  std::ifstream input(file);
  const auto answer = ordered_json::parse(input, nullptr, false);
  if (!answer.is_object()) throw UserError(jar + ": no results, exit code " +
                                           std::to_string(library.figures.exit_code));
  library.results = answer.at("results");
  return library;
}

std::string text_of(const ordered_json& result, const char* key) {
  return result.contains(key) && result.at(key).is_string() ? result.at(key).get<std::string>() : std::string();
}

// "refuted, reachable"
std::string answer_of(const ordered_json& result) {
  const auto kind = text_of(result, "kind");
  return result.at("verdict").get<std::string>() + (kind.empty() ? "" : ", " + kind);
}

// Without the names and numbers that tell equal reasons apart.
std::string reason_of(const ordered_json& result) {
  auto reason = text_of(result, "reason");
  for (const char* end : {": ", " in ", ", line"})
    if (const auto at = reason.find(end); at != std::string::npos) reason.resize(at);
  return reason;
}

bench::Row row_of(const Library& library) {
  std::map<std::string, int> answers, reasons;
  std::map<std::string, bool> methods;
  for (const auto& result : library.results) {
    ++answers[answer_of(result)];
    methods[text_of(result, "class") + "." + text_of(result, "method")] = true;
    if (result.at("verdict") == "undecided") ++reasons[reason_of(result)];
  }
  const auto undecided = answers.count("undecided") ? answers.at("undecided") : 0;
  const double share = library.results.empty() ? 0 : 100.0 * undecided / static_cast<double>(library.results.size());
  bench::Row row;
  row.name = library.name;
  for (const auto& [answer, count] : answers)
    row.measured += (row.measured.empty() ? "" : "; ") + answer + " " + std::to_string(count);
  char figures[160];
  std::snprintf(figures, sizeof figures, "%zu methods, %.1f %% undecided (at most 10), %.0f s, %.0f MB", methods.size(),
                share, library.figures.seconds, library.figures.megabytes);
  row.target = figures;
  row.met = share <= 10;
  row.seconds = library.figures.seconds;
  row.extra = {{"methods", methods.size()}, {"results", library.results.size()}, {"answers", answers},
               {"reasons", reasons}, {"megabytes", library.figures.megabytes}};
  return row;
}

void print_reasons(const bench::Row& row) {
  std::printf("\n%s, why undecided:\n\n", row.name.c_str());
  for (const auto& [reason, count] : row.extra.at("reasons").items())
    std::printf("- %d: %s\n", count.get<int>(), reason.c_str());
}

void print_findings(const Library& library) {
  std::vector<const ordered_json*> shown;
  for (const auto& result : library.results)
    if (text_of(result, "kind") == "reachable") shown.push_back(&result);
  std::ranges::stable_sort(shown, {}, [](const auto* result) { return result->value("rank", 0); });
  std::printf("\n%s, shown by default:\n\n| rank | method | exception | calls |\n|---|---|---|---|\n",
              library.name.c_str());
  for (const auto* result : shown) {
    std::string calls;
    for (const auto& call : result->at("calls")) calls += (calls.empty() ? "" : " ") + call.get<std::string>();
    std::printf("| %d | %s.%s | %s | `%s` |\n", result->value("rank", 0), text_of(*result, "class").c_str(),
                text_of(*result, "method").c_str(),
                result->at("counterexample").at("violation").get<std::string>().c_str(), calls.c_str());
  }
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  CLI::App app("Libraries as they are: verdicts, kinds of findings, time, memory.", "bench_findings");
  app.add_option("--jury", settings.jury, "program to measure");
  app.add_option("--json", settings.json, "write the rows to this file");
  app.add_option("--seconds", settings.seconds, "limit of each engine for an entry");
  app.add_option("--property", settings.properties, "properties, as for jury check");
  app.add_flag("--show", settings.shows, "list what the default report shows");
  app.add_option("jars", settings.jars, "libraries")->required();
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<bench::Row> rows;
    std::vector<Library> libraries;
    for (const auto& jar : settings.jars) {
      libraries.push_back(ask(settings, jar));
      rows.push_back(row_of(libraries.back()));
    }
    bench::print_markdown("Findings in libraries, " + std::to_string(settings.seconds) + " s for an entry, " +
                              bench::machine(),
                          rows);
    for (const auto& row : rows) print_reasons(row);
    if (settings.shows)
      for (const auto& library : libraries) print_findings(library);
    if (!settings.json.empty()) bench::write_json(settings.json, rows);
    return 0;
  } catch (const UserError& error) {
    std::fprintf(stderr, "bench_findings: %s\n", error.what());
    return 2;
  }
}
