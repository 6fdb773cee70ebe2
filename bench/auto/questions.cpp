#include "questions.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace jury::bench {

namespace fs = std::filesystem;

namespace {

constexpr int seconds_for_many = 120;  // of a question that asks for many verdicts

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

}  // namespace

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

namespace {

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

double processor_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

int patience_for(const Question& question, int seconds) {
  return question.many.empty() ? seconds : seconds_for_many;
}

Answer ask(const std::string& jury_program, const Question& question, const fs::path& input,
           const std::string& engine, int seconds) {
  std::vector<std::string> command{
      jury_program, "check", "--engine", engine, "--timeout",   std::to_string(seconds),
      "--store",    "none",  "--format", "json", input.string()};
  if (!question.property.empty()) command.insert(command.end(), {"--property", question.property});
  command.insert(command.end(), question.options.begin(), question.options.end());
  const double before = processor_of_children();
  const auto begin = std::chrono::steady_clock::now();
  const auto answered = run_subprocess(command);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  const double processor = processor_of_children() - before;
  // Remarks on the specification may stand before it.
  const auto start = answered.output.find("{\n  \"");
  if (start == std::string::npos) return {"error", time.count(), processor};
  const auto document = nlohmann::json::parse(answered.output.substr(start), nullptr, false);
  if (document.is_discarded() || document.at("results").empty()) return {"error", time.count(), processor};
  if (!question.many.empty()) return {verdict_on_many(document.at("results"), question), time.count(), processor};
  return {document.at("results").at(0).at("verdict").get<std::string>(), time.count(), processor};
}

Compiled::Compiled(const std::string& jury_program)
    // The classes by which programs name free choices, as the build made them.
    : choices_((fs::path(jury_program).parent_path() / "models" / "classes").string()) {}

fs::path Compiled::input_of(const Question& question) {
  if (question.of_source) return question.source;
  if (question.source == source_) return directory_->path();
  directory_.emplace("jury-bench-");
  source_ = question.source;
  const auto compiled =
      run_subprocess({classfile::find_jdk().javac().string(), "-g", "-parameters", "-nowarn", "-cp", choices_, "-d",
                      directory_->path().string(), source_.string()});
  if (compiled.exit_code != 0) throw UserError(compiled.output);
  return directory_->path();
}

}  // namespace jury::bench
