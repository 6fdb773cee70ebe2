// `--engine auto` against the best single engine, on the programs of tests/verdicts: how many questions each
// decides (proved or refuted), whether a verdict contradicts what the program expects, and how much longer
// auto takes than the fastest engine that decides. Programs are compiled beforehand; the time is that of the
// whole process. A class with contracts, and a file of properties, is one question, asked of its source:
// decided when every verdict is the expected one, `bounded` included. A question that only an engine answers
// `bounded` is not among the decided ones, but auto must say as much. usage: bench_auto [--jury PROGRAM]
// [--json FILE] [--seconds S] [--every N]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <sstream>

#include "../table.h"
#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace {

namespace fs = std::filesystem;
using namespace jury;
using bench::Row;

constexpr int seconds_for_many = 120;  // of a question that asks for many verdicts

struct Question {
  std::string name;  // "pdr/Listeners, cme"
  fs::path source;
  std::string property;
  std::string expected;
  std::vector<std::string> options;  // entry and bounds
  // Of a question that asks for many verdicts: what is expected of "Class.method" or of a named property.
  std::map<std::string, std::string> many = {};
  std::vector<std::string> engines = {"auto", "concrete", "bounded", "pdr", "abstract"};
  bool of_source = false;  // what it asks is written in the source or beside it
};

struct Answer {
  std::string verdict;
  double seconds = 0;
  bool decides() const { return verdict == "proved" || verdict == "refuted" || verdict == "as expected"; }
  int strength() const { return decides() ? 2 : verdict == "bounded" ? 1 : 0; }
};

std::vector<std::string> bounds_in(const std::string& line, const std::regex& kept) {
  std::vector<std::string> options;
  for (std::sregex_iterator found(line.begin(), line.end(), kept), end; found != end; ++found) {
    options.push_back("--" + (*found)[1].str());
    options.push_back((*found)[2].str());
  }
  return options;
}

std::string name_of(const fs::path& source) {
  return source.parent_path().filename().string() + "/" + source.stem().string();
}

// "// expect contract=proved of Account: deposit withdraw", line after line.
void add_contracts(const fs::path& source, const std::string& head, std::vector<Question>& questions) {
  Question question{name_of(source), source, "contracts", "",
                    bounds_in(head, std::regex("--(objects|loops|bits) +([^ \\]]+)"))};
  question.engines = {"auto", "bounded", "relational"};
  question.of_source = true;
  static const std::regex expectation("^// expect contract=([a-z]+) of ([^:]*):(.*)$");
  std::ifstream stream(source);
  std::smatch found;
  for (std::string line; std::getline(stream, line);) {
    if (!std::regex_match(line, found, expectation)) continue;
    std::istringstream methods(found[3].str());
    for (std::string method; methods >> method;) {
      const auto entry = found[2].str() + "." + method;
      question.many[entry] = found[1].str();
      question.options.insert(question.options.end(), {"--entry", entry});
    }
  }
  question.expected = std::to_string(question.many.size()) + " verdicts";
  questions.push_back(std::move(question));
}

// "// expect kept=bounded gone=refuted", of properties in a file beside the program.
void add_named(const fs::path& source, const fs::path& properties, const std::string& head,
               std::vector<std::string> engines, std::vector<Question>& questions) {
  Question question{name_of(source), source, "", "",
                    bounds_in(head, std::regex("--(entry|objects|loops|bits) +([^ \\]]+)"))};
  question.engines = std::move(engines);
  question.of_source = true;
  question.options.insert(question.options.end(), {"--property-file", properties.string()});
  static const std::regex expectation("([A-Za-z0-9_]+)=([a-z]+)");
  for (std::sregex_iterator found(head.begin(), head.end(), expectation), end; found != end; ++found)
    question.many[(*found)[1].str()] = (*found)[2].str();
  question.expected = std::to_string(question.many.size()) + " verdicts";
  questions.push_back(std::move(question));
}

// Those that the comment at the head of a program asks, without the engine it names.
void add_questions(const fs::path& source, std::vector<Question>& questions) {
  std::ifstream stream(source);
  std::string line;
  std::getline(stream, line);
  if (!line.starts_with("// expect ")) return;
  if (line.starts_with("// expect methods")) return add_contracts(source, line, questions);
  const auto relational = fs::path(source).replace_extension(".rel");
  if (fs::exists(relational))
    return add_named(source, relational, line, {"auto", "relational", "bounded"}, questions);
  const auto universal = fs::path(source).replace_extension(".prop");
  if (fs::exists(universal))
    return add_named(source, universal, line, {"auto", "pdr", "abstract", "bounded"}, questions);
  const auto options = bounds_in(line, std::regex("--(entry|objects|loops|bits) +([^ \\]]+)"));
  static const std::regex expectation(
      "(assert|exceptions|cme|contract|no-such-element|illegal-state|unmodifiable)=([a-z]+)");
  for (std::sregex_iterator found(line.begin(), line.end(), expectation), end; found != end; ++found) {
    const auto property = (*found)[1].str();
    Question question{name_of(source) + ", " + property, source, property, (*found)[2].str(), options};
    // What to start from may be a contract, which is in the source only.
    question.of_source = line.find("contract=") != std::string::npos;
    if (property == "contract") {
      question.property = "contracts";
      question.engines = {"auto", "bounded", "relational"};
    }
    questions.push_back(std::move(question));
  }
}

std::vector<Question> all_questions() {
  std::vector<fs::path> sources;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(JURY_BENCH_DIR) / ".." / "tests" / "verdicts"))
    if (entry.path().extension() == ".java") sources.push_back(entry.path());
  std::sort(sources.begin(), sources.end());
  std::vector<Question> questions;
  for (const auto& source : sources) add_questions(source, questions);
  return questions;
}

bool contradicts(const std::string& verdict, const std::string& expected) {
  const bool holds = expected == "proved" || expected == "bounded";
  return (verdict == "proved" && expected == "refuted") || (verdict == "refuted" && holds);
}

// "as expected", "wrong" when one contradicts, "other" when one says less.
std::string verdict_on_many(const nlohmann::json& results, const Question& question) {
  std::size_t same = 0;
  for (const auto& result : results) {
    const auto method = result.at("method").get<std::string>();
    const auto entry = result.at("class").get<std::string>() + "." + method.substr(0, method.find('('));
    auto wanted = question.many.find(entry);
    if (wanted == question.many.end() && result.contains("name") && result.at("name").is_string())
      wanted = question.many.find(result.at("name").get<std::string>());
    if (wanted == question.many.end()) continue;
    const auto verdict = result.at("verdict").get<std::string>();
    if (contradicts(verdict, wanted->second)) return "wrong";
    same += verdict == wanted->second || verdict == "proved" ? 1 : 0;
  }
  return same == question.many.size() ? "as expected" : "other";
}

Answer ask(const std::string& jury_program, const Question& question, const fs::path& input,
           const std::string& engine, int seconds) {
  std::vector<std::string> command{
      jury_program, "check", "--engine", engine, "--timeout",   std::to_string(seconds),
      "--store",    "none",  "--format", "json", input.string()};
  if (!question.property.empty()) command.insert(command.end(), {"--property", question.property});
  command.insert(command.end(), question.options.begin(), question.options.end());
  const auto begin = std::chrono::steady_clock::now();
  const auto answered = run_subprocess(command);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  // Remarks on the specification may stand before it.
  const auto start = answered.output.find("{\n  \"");
  if (start == std::string::npos) return {"error", time.count()};
  const auto document = nlohmann::json::parse(answered.output.substr(start), nullptr, false);
  if (document.is_discarded() || document.at("results").empty()) return {"error", time.count()};
  if (!question.many.empty()) return {verdict_on_many(document.at("results"), question), time.count()};
  return {document.at("results").at(0).at("verdict").get<std::string>(), time.count()};
}

// One question, all engines.
Row measure(const std::string& jury_program, const Question& question, const fs::path& input, int seconds) {
  std::map<std::string, Answer> answers;
  for (const auto& engine : question.engines)
    answers[engine] = ask(jury_program, question, input, engine, seconds);
  const Answer* best = nullptr;
  bool wrong = false;
  int strongest = 0;
  std::string measured;
  for (const auto& engine : question.engines) {
    const auto& answer = answers[engine];
    wrong = wrong || answer.verdict == "wrong" || contradicts(answer.verdict, question.expected);
    strongest = std::max(strongest, answer.strength());
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "%s%s %s %.2f s", measured.empty() ? "" : "; ", engine.c_str(),
                  answer.verdict.c_str(), answer.seconds);
    measured += text.data();
    const bool single = engine != "auto";
    if (single && answer.decides() && (!best || answer.seconds < best->seconds)) best = &answer;
  }
  const auto& chosen = answers["auto"];
  return {question.name,
          measured,
          question.expected,
          !wrong && chosen.verdict != "error" && chosen.strength() == strongest,
          chosen.seconds,
          {{"expected", question.expected},
           {"verdict", chosen.verdict},
           {"published_seconds", nullptr},
           {"wrong", wrong},
           {"best_seconds", best ? nlohmann::ordered_json(best->seconds) : nlohmann::ordered_json(nullptr)},
           {"decided", chosen.decides()}}};
}

void add_summary(std::vector<Row>& rows) {
  std::size_t best = 0, chosen = 0, wrong = 0;
  std::vector<double> ratios;
  for (const auto& row : rows) {
    wrong += row.extra.at("wrong").get<bool>() ? 1 : 0;
    if (row.extra.at("best_seconds").is_null()) continue;
    ++best;
    if (!row.extra.at("decided").get<bool>()) continue;
    ++chosen;
    ratios.push_back(row.seconds / row.extra.at("best_seconds").get<double>());
  }
  std::sort(ratios.begin(), ratios.end());
  const double share = best == 0 ? 1 : static_cast<double>(chosen) / static_cast<double>(best);
  const double median = ratios.empty() ? 0 : ratios[ratios.size() / 2];
  std::array<char, 160> text{};
  std::snprintf(text.data(), text.size(), "%zu of the %zu that the best engine decides (%.1f %%)", chosen,
                best, 100 * share);
  rows.push_back(
      {"auto decides", text.data(), "95 %", share >= 0.95, 0, {{"expected", ""}, {"verdict", ""}}});
  std::snprintf(text.data(), text.size(), "%zu", wrong);
  rows.push_back({"wrong verdicts", text.data(), "0", wrong == 0, 0, {{"expected", ""}, {"verdict", ""}}});
  std::snprintf(text.data(), text.size(), "%.2f times the best engine's time (median)", median);
  rows.push_back({"time", text.data(), "1.3 times", median <= 1.3, 0, {{"expected", ""}, {"verdict", ""}}});
}

// The classes of a program, compiled when first asked for; the questions of one program follow each other.
class Compiled {
 public:
  explicit Compiled(const std::string& jury_program)
      // The classes by which programs name free choices, as the build made them.
      : choices_((fs::path(jury_program).parent_path() / "models" / "classes").string()) {}

  fs::path classes_of(const fs::path& source) {
    if (source == source_) return directory_->path();
    directory_.emplace("jury-bench-");
    source_ = source;
    const auto compiled =
        run_subprocess({classfile::find_jdk().javac().string(), "-g", "-parameters", "-nowarn", "-cp",
                        choices_, "-d", directory_->path().string(), source.string()});
    if (compiled.exit_code != 0) throw UserError(compiled.output);
    return directory_->path();
  }

 private:
  std::string choices_;
  fs::path source_;
  std::optional<TemporaryDirectory> directory_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("--engine auto against the best single engine");
  std::string jury_program = "jury", file;
  int seconds = 10, every = 1;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  app.add_option("--seconds", seconds, "time limit of one question");
  app.add_option("--every", every, "ask each N-th question only")->check(CLI::PositiveNumber);
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<Row> rows;
    Compiled compiled(jury_program);
    const auto questions = all_questions();
    for (std::size_t i = 0; i < questions.size(); i += static_cast<std::size_t>(every)) {
      const auto& question = questions[i];
      const auto input = question.of_source ? question.source : compiled.classes_of(question.source);
      rows.push_back(
          measure(jury_program, question, input, question.many.empty() ? seconds : seconds_for_many));
    }
    add_summary(rows);
    bench::print_markdown("The automatic choice of an engine", rows);
    if (!file.empty()) bench::write_json(file, rows);
    return rows[rows.size() - 2].met ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_auto: %s\n", error.what());
    return 2;
  }
}
