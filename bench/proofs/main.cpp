// Problems without bounds: recursion, arrays and lists of any length, linked structures, texts, numbers, sizes that matter. Every program stands
// for two problems: as it is it holds; with the lines that end in `// wrong: TEXT` replaced by TEXT it does not. Checked
// by `--engine auto`, each with a limit of its own. Comments at the start of a program say which property is asked
// (`// property: assert`) and, where it is not the main, of which method (`// entry: name`).
// usage: bench_proofs [--jury PROGRAM] [--json FILE] [--seconds N] [--only TEXT]
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "../table.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace {

using namespace jury;
using bench::Row;

struct Settings {
  std::string jury_program = "jury";
  double seconds = 20;
  std::filesystem::path folder;  // of the programs that are written for a run
};

struct Source {
  std::string area;
  std::string name;
  std::vector<std::string> lines;

  // What a comment at the start says: "property" or "entry".
  std::string told(const std::string& what) const {
    const auto mark = "// " + what + ": ";
    for (const auto& line : lines)
      if (line.starts_with(mark)) return line.substr(mark.size());
    return "";
  }
};

Source read_source(const std::filesystem::path& file) {
  Source source{file.parent_path().filename().string(), file.stem().string(), {}};
  std::ifstream input(file);
  for (std::string line; std::getline(input, line);) source.lines.push_back(line);
  return source;
}

// The program itself, or the one with a fault.
std::string text_of(const Source& source, bool faulty) {
  static const std::string mark = " // wrong: ";
  std::string text;
  bool replaced = false;
  for (const auto& line : source.lines) {
    const auto at = line.find(mark);
    if (at == std::string::npos) {
      text += line + "\n";
      continue;
    }
    replaced = true;
    const auto indentation = line.substr(0, line.find_first_not_of(' '));
    text += (faulty ? indentation + line.substr(at + mark.size()) : line.substr(0, at)) + "\n";
  }
  if (!replaced) throw UserError(source.name + ".java has no line with a wrong variant");
  return text;
}

// How good an answer is.
enum class Outcome { Met, Open, Wrong };

Outcome outcome_of(bool faulty, const std::string& verdict) {
  if (verdict == (faulty ? "refuted" : "proved")) return Outcome::Met;
  if (verdict == (faulty ? "proved" : "refuted")) return Outcome::Wrong;
  return Outcome::Open;
}

nlohmann::json answer_to(const Settings& settings, const Source& source, bool faulty) {
  const auto folder = settings.folder / (faulty ? "wrong" : "right") / source.area;
  std::filesystem::create_directories(folder);
  const auto file = folder / (source.name + ".java");
  std::ofstream(file) << text_of(source, faulty);
  std::vector<std::string> command{settings.jury_program,
                                   "check",
                                   "--property",
                                   source.told("property"),
                                   "--timeout",
                                   std::to_string(settings.seconds),
                                   "-j",
                                   "1",
                                   "--format",
                                   "json",
                                   file.string()};
  if (const auto entry = source.told("entry"); !entry.empty())
    command.insert(command.end(), {"--entry", source.name + "." + entry});
  const auto answered = run_subprocess(command);
  const auto parsed = nlohmann::json::parse(answered.output, nullptr, false);
  if (parsed.is_discarded() || parsed.at("results").empty())
    throw UserError(source.name + ".java got no answer: " + answered.output.substr(0, 200));
  return parsed.at("results").at(0);
}

Row measure(const Settings& settings, const Source& source, bool faulty) {
  const auto result = answer_to(settings, source, faulty);
  const auto verdict = result.at("verdict").get<std::string>();
  const auto engine = result.at("engine").get<std::string>();
  const auto seconds = result.at("seconds").get<double>();
  const auto reason = result.at("reason").is_string() ? result.at("reason").get<std::string>() : "";
  const std::string expected = faulty ? "refuted" : "proved";
  const auto outcome = outcome_of(faulty, verdict);
  char measured[160];
  std::snprintf(measured, sizeof measured, "%s%s, %.1f s, %s", outcome == Outcome::Wrong ? "WRONG: " : "",
                verdict.c_str(), seconds, engine.c_str());
  return {source.area + "/" + source.name + (faulty ? " (wrong)" : ""),
          measured,
          expected,
          outcome == Outcome::Met,
          seconds,
          {{"area", source.area},
           {"expected", expected},
           {"verdict", verdict},
           {"engine", engine},
           {"reason", reason},
           {"published_seconds", nullptr},
           {"wrong", outcome == Outcome::Wrong}}};
}

struct Count {
  int asked = 0, met = 0, wrong = 0;
  void add(const Row& row) {
    ++asked;
    met += row.met ? 1 : 0;
    wrong += row.extra.at("wrong").get<bool>() ? 1 : 0;
  }
};

// By area, what holds and what does not.
int print_summary(const std::vector<Row>& rows) {
  std::map<std::string, std::pair<Count, Count>> areas;
  Count all;
  for (const auto& row : rows) {
    auto& [right, wrong] = areas[row.extra.at("area").get<std::string>()];
    (row.extra.at("expected") == "proved" ? right : wrong).add(row);
    all.add(row);
  }
  std::printf("\n| area | proved | refuted |\n|---|---|---|\n");
  for (const auto& [area, counts] : areas)
    std::printf("| %s | %d of %d | %d of %d |\n", area.c_str(), counts.first.met, counts.first.asked,
                counts.second.met, counts.second.asked);
  std::printf("\n%d of %d as expected, %d wrong.\n", all.met, all.asked, all.wrong);
  return all.wrong;
}

std::vector<Source> sources(const std::string& only) {
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::filesystem::path(JURY_BENCH_DIR) / "proofs" / "programs"))
    if (entry.path().extension() == ".java" && entry.path().string().find(only) != std::string::npos)
      files.insert(entry.path());
  std::vector<Source> result;
  for (const auto& file : files) result.push_back(read_source(file));
  return result;
}

std::filesystem::path make_folder() {
  auto pattern = (std::filesystem::temp_directory_path() / "jury-proofs-XXXXXX").string();
  if (!mkdtemp(pattern.data())) throw UserError("no temporary folder can be made");
  return pattern;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Problems without bounds: recursion, arrays, numbers, sizes");
  Settings settings;
  std::string file, only;
  app.add_option("--jury", settings.jury_program);
  app.add_option("--json", file);
  app.add_option("--seconds", settings.seconds, "for each problem");
  app.add_option("--only", only, "programs whose path contains this");
  CLI11_PARSE(app, argc, argv);
  int wrong = 0;
  try {
    settings.folder = make_folder();
    std::vector<Row> rows;
    for (const auto& source : sources(only))
      for (const bool faulty : {false, true}) rows.push_back(measure(settings, source, faulty));
    std::filesystem::remove_all(settings.folder);
    bench::print_markdown("Proofs without bounds", rows);
    wrong = print_summary(rows);
    if (!file.empty()) bench::write_json(file, rows);
  } catch (const std::exception& error) {
    if (!settings.folder.empty()) std::filesystem::remove_all(settings.folder);
    std::fprintf(stderr, "bench_proofs: %s\n", error.what());
    return 2;
  }
  return wrong > 0 ? 1 : 0;
}
