#include "cli/check_store.h"

#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "classfile/jdk.h"
#include "store/dependencies.h"
#include "support/interruption.h"

namespace jury::cli {

namespace {

// How results are found faster or shown does not change them.
const std::set<std::string_view>& options_for_show() {
  static const std::set<std::string_view> names{"output",         "html",   "format", "quiet",
                                                "color",          "jobs",   "store",  "baseline",
                                                "write-baseline", "replay", "junit",  "times"};
  return names;
}

// What the key of a single result has in another form.
const std::set<std::string_view>& options_of_questions() {
  static const std::set<std::string_view> names{"entry", "property", "classpath", "java-home"};
  return names;
}

std::string spelled(const CommandLine& line, const OptionSpec& option) {
  std::string text(option.name);
  if (!line.has(option.name)) return text;
  if (option.value.empty()) return text + " given";
  for (const auto& value : line.list(option.name)) text += "=" + value;
  return text;
}

std::string store_path() {
  if (const char* path = std::getenv("JURY_STORE"); path && *path) return path;
  const auto path = store::default_store();
  return path ? path->string() : "none";
}

store::Fingerprint last_key(const std::string& kind, const std::string& name) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add("last " + kind);
  fingerprinter.add(std::filesystem::current_path().string());
  fingerprinter.add(name);
  return fingerprinter.finish();
}

}  // namespace

CheckStore::CheckStore(const CommandLine& line, program::Inputs inputs) : inputs_(std::move(inputs)) {
  store::Fingerprinter engine_options;
  for (const auto& option : options()) {
    if (!(option.commands & only(line.command)) || options_for_show().contains(option.name)) continue;
    all_options_.push_back(spelled(line, option));
    if (!options_of_questions().contains(option.name)) engine_options.add(all_options_.back());
    if (std::string_view(option.value) == "FILE" && line.has(option.name))
      for (const auto& file : line.list(option.name)) more_files_.emplace_back(file);
  }
  for (const auto& path : inputs_.paths) all_options_.push_back(path.string());
  engine_options_ = engine_options.finish();
  const auto path = line.has("store") ? line.text("store") : store_path();
  if (path != "none") store_ = std::make_unique<store::ResultStore>(path);
}

std::optional<store::RunRecord> CheckStore::find_run() {
  if (!store_) return std::nullopt;
  return store::find_run(*store_, store::run_key(all_options_, classfile::find_jdk(inputs_.java_home).home));
}

void CheckStore::keep_run(const store::RunRecord& record, program::Workspace& workspace) {
  if (!store_ || interrupted()) return;
  for (const auto& result : record.results)
    if (!store::is_lasting(result)) return;
  store::keep_run(*store_, store::run_key(all_options_, workspace.jdk().home), record, inputs_, workspace,
                  more_files_);
}

std::vector<std::filesystem::path> CheckStore::class_path() const {
  std::vector<std::filesystem::path> result;
  for (std::size_t begin = 0; begin < inputs_.class_path.size();) {
    const auto end = std::min(inputs_.class_path.find(':', begin), inputs_.class_path.size());
    if (end > begin) result.emplace_back(inputs_.class_path.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

std::vector<engine::Result> CheckStore::answer(const std::vector<engine::Problem>& problems,
                                               const Check& check) {
  if (!store_ || problems.empty()) return check(problems);
  store::Dependencies dependencies(problems.front().workspace, class_path());
  std::vector<std::optional<engine::Result>> known;
  std::vector<store::Fingerprint> keys;
  std::vector<engine::Problem> open;
  for (const auto& problem : problems) {
    engine::Problem rest = problem;
    rest.properties.clear();
    for (const auto property : problem.properties) {
      keys.push_back(dependencies.key(problem, property, engine_options_));
      known.push_back(store_->find(keys.back()));
      if (!known.back()) rest.properties.push_back(property);
    }
    if (!rest.properties.empty()) open.push_back(std::move(rest));
  }
  const auto found = open.empty() ? std::vector<engine::Result>{} : check(open);
  std::vector<engine::Result> results;
  auto next = found.begin();
  for (std::size_t i = 0; i < known.size(); ++i) {
    results.push_back(known[i] ? *known[i] : *next++);
    // The answer of a search that was cut off may be less than what there is to find.
    const auto verdict = results.back().verdict;
    const bool is_final = verdict == engine::Verdict::Proved || verdict == engine::Verdict::Refuted;
    if (!known[i] && store::is_lasting(results.back()) && (is_final || !interrupted()))
      store_->keep(keys[i], results.back());
  }
  return results;
}

// Each under its question, to which the other names that people may use lead; overloads share the short one.
void CheckStore::keep_last(const std::vector<engine::Result>& results) {
  if (!store_) return;
  std::map<std::string, std::set<std::string>> questions_of;
  for (const auto& result : results)
    for (const auto& name : {result.short_name(), result.question(), result.identity()})
      questions_of[name].insert(result.question());
  const auto all = store_->begin();
  for (const auto& [name, questions] : questions_of)
    store_->keep_text(last_key("questions", name), nlohmann::json(questions).dump());
  for (const auto& result : results) store_->keep(last_key("result", result.question()), result);
}

std::vector<engine::Result> find_last_results(const std::string& name) {
  const auto path = store_path();
  if (path == "none") return {};
  store::ResultStore store(path);
  const auto questions = store.find_text(last_key("questions", name));
  std::vector<engine::Result> results;
  const auto list = nlohmann::json::parse(questions.value_or("[]"), nullptr, false);
  for (const auto& question : list)
    if (question.is_string())
      if (auto result = store.find(last_key("result", question.get<std::string>())))
        results.push_back(std::move(*result));
  return results;
}

}  // namespace jury::cli
