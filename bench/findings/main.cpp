// What `jury check` says of whole libraries that nobody has annotated: verdicts, kinds of findings, why answers are
// undecided, time and memory. One run for each jar, in which every entry has the same limit. With --show the findings
// of the default report follow, with what a person has said of them. It loads nothing: the jars are somewhere, sources
// beside them.
// usage: bench_findings [--jury PROGRAM] [--json FILE] [--seconds N | --timeout N] [--property P,...]
//                       [--results FOLDER] [--show] [--sample N] [--seed N] [--judgements FILE] JAR|FOLDER...
#include <CLI/CLI.hpp>
#include <cstdio>
#include <map>
#include <set>

#include "../table.h"
#include "judgement.h"
#include "library.h"
#include "support/diagnostics.h"

namespace {

using namespace jury;
using bench::Library;
using bench::text_of;
using nlohmann::ordered_json;

constexpr std::array columns{"proved", "bounded", "reachable", "argument", "state", "expected", "undecided"};

// "proved", and of what is refuted the kind.
std::string answer_of(const ordered_json& result) {
  const auto kind = text_of(result, "kind");
  return kind.empty() ? result.at("verdict").get<std::string>() : kind;
}

// Without the names and numbers that tell equal reasons apart.
std::string reason_of(const ordered_json& result) {
  auto reason = text_of(result, "reason");
  for (const char* end : {": ", " in ", ", line"})
    if (const auto at = reason.find(end); at != std::string::npos) reason.resize(at);
  return text_of(result, "reasonKind") + ": " + reason;
}

struct Counts {
  std::map<std::string, int> answers, reasons;
  std::set<std::string> methods;
  std::size_t results = 0;

  explicit Counts(const Library& library) : results(library.results.size()) {
    for (const auto& result : library.results) {
      ++answers[answer_of(result)];
      methods.insert(text_of(result, "class") + "." + text_of(result, "method"));
      if (result.at("verdict") == "undecided") ++reasons[reason_of(result)];
    }
  }
  int of(const char* answer) const { return answers.count(answer) ? answers.at(answer) : 0; }
  double undecided_share() const { return results == 0 ? 0 : 100.0 * of("undecided") / static_cast<double>(results); }
};

void print_table(const bench::Settings& settings, const std::vector<Library>& libraries) {
  const auto limit = settings.timeout == 0 ? std::to_string(settings.seconds) + " s for an entry"
                                           : std::to_string(settings.timeout) + " s for a library";
  std::printf("# Libraries as they are\n\nJury " JURY_VERSION ", %s, %s, %s\n\n", settings.properties.c_str(),
              limit.c_str(), bench::machine().c_str());
  std::printf("| library | methods | answers |");
  for (const auto* column : columns) std::printf(" %s |", column);
  std::printf(" undecided, %% | s | MB |\n|---|---|---|");
  for (std::size_t i = 0; i < columns.size(); ++i) std::printf("---|");
  std::printf("---|---|---|\n");
  for (const auto& library : libraries) {
    const Counts counts(library);
    std::printf("| %s | %zu | %zu |", library.name.c_str(), counts.methods.size(), counts.results);
    for (const auto* column : columns) std::printf(" %d |", counts.of(column));
    std::printf(" %.1f | %.0f | %.0f |\n", counts.undecided_share(), library.figures.seconds,
                library.figures.megabytes);
  }
}

void print_reasons(const std::vector<Library>& libraries) {
  std::map<std::string, int> reasons;
  for (const auto& library : libraries)
    for (const auto& [reason, count] : Counts(library).reasons) reasons[reason] += count;
  std::vector<std::pair<int, std::string>> sorted;
  for (const auto& [reason, count] : reasons) sorted.emplace_back(-count, reason);
  std::ranges::sort(sorted);
  std::printf("\n## Why undecided\n\n| answers | reason |\n|---|---|\n");
  for (const auto& [count, reason] : sorted) std::printf("| %d | %s |\n", -count, reason.c_str());
}

bench::Row row_of(const Library& library) {
  const Counts counts(library);
  bench::Row row;
  row.name = library.name;
  row.met = counts.undecided_share() <= 10;
  row.target = "at most 10 % undecided";
  row.measured = std::to_string(counts.of("undecided")) + " of " + std::to_string(counts.results);
  row.seconds = library.figures.seconds;
  row.extra = {{"methods", counts.methods.size()}, {"results", counts.results}, {"answers", counts.answers},
               {"reasons", counts.reasons}, {"megabytes", library.figures.megabytes}};
  return row;
}

void add_options(CLI::App& app, bench::Settings& settings) {
  app.add_option("--jury", settings.jury, "program to measure");
  app.add_option("--json", settings.json, "write the rows to this file");
  auto* seconds = app.add_option("--seconds", settings.seconds, "limit of each engine for an entry");
  app.add_option("--timeout", settings.timeout, "limit of a library instead")->excludes(seconds);
  app.add_option("--property", settings.properties, "properties, as for jury check");
  app.add_option("--results", settings.results, "folder of answers, which are kept there and not asked for again");
  app.add_flag("--show", settings.shows, "list what the default report shows");
  app.add_option("--sample", settings.sample, "of these so many, drawn at random");
  app.add_option("--seed", settings.seed, "for the sample");
  app.add_option("--judgements", settings.judgements, "what a person has said of the findings");
  app.add_option("inputs", settings.inputs, "libraries, or folders of libraries")->required();
}

}  // namespace

int main(int argc, char** argv) {
  bench::Settings settings;
  CLI::App app("Libraries as they are: verdicts, kinds of findings, time, memory.", "bench_findings");
  add_options(app, settings);
  CLI11_PARSE(app, argc, argv);
  try {
    const auto judgements =
        settings.judgements.empty() ? bench::Judgements() : bench::Judgements(settings.judgements);
    std::vector<Library> libraries;
    for (const auto& jar : bench::jars_of(settings.inputs)) {
      std::fprintf(stderr, "%s\n", jar.stem().c_str());
      libraries.push_back(bench::ask(settings, jar));
    }
    print_table(settings, libraries);
    print_reasons(libraries);
    if (settings.shows) bench::print_shown(libraries, judgements, settings.sample, settings.seed);
    std::vector<bench::Row> rows;
    for (const auto& library : libraries) rows.push_back(row_of(library));
    if (!settings.json.empty()) bench::write_json(settings.json, rows);
    return 0;
  } catch (const UserError& error) {
    std::fprintf(stderr, "bench_findings: %s\n", error.what());
    return 2;
  }
}
