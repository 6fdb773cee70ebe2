#include "session/kept_results.h"

#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "classfile/jdk.h"
#include "session/content_keys.h"
#include "support/interruption.h"

namespace jury::session {

namespace {

store::Fingerprint last_key(const std::string& kind, const std::string& name) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add("last " + kind);
  fingerprinter.add(std::filesystem::current_path().string());
  fingerprinter.add(name);
  return fingerprinter.finish();
}

// Whatever becomes of the code: the next version of a method is mostly as hard as this one.
store::Fingerprint cost_key(const engine::Result& question) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add("cost");
  fingerprinter.add(question.question());
  return fingerprinter.finish();
}

// The answer of a search that was cut off may be less than what there is to find.
bool is_worth_keeping(const engine::Result& result) {
  const engine::Verdict verdict = result.verdict;
  const bool is_final = verdict == engine::Verdict::Proved || verdict == engine::Verdict::Refuted;
  return result.is_lasting() && (is_final || !interrupted());
}

}  // namespace

std::optional<std::filesystem::path> usual_store() {
  if (const char* path = std::getenv("JURY_STORE"); path && *path)
    return std::string_view(path) == "none" ? std::nullopt : std::optional<std::filesystem::path>(path);
  return store::default_store();
}

KeptResults::KeptResults(const Request& request) : request_(request) {
  if (request.store) store_ = std::make_unique<store::ResultStore>(*request.store);
}

std::optional<store::RunRecord> KeptResults::find_run() {
  if (!store_) return std::nullopt;
  const auto jdk = classfile::find_jdk(request_.inputs.java_home).home;
  return store::find_run(*store_, run_key(request_, jdk));
}

void KeptResults::keep_run(const store::RunRecord& record, program::Workspace& workspace) {
  if (!store_ || interrupted()) return;
  for (const auto& result : record.results)
    if (!result.is_lasting()) return;
  std::vector<std::filesystem::path> files;
  for (const auto& list : {request_.questions.property_files, request_.questions.predicate_files})
    files.insert(files.end(), list.begin(), list.end());
  store::keep_run(*store_, run_key(request_, workspace.jdk().home), record, request_.inputs, workspace,
                  files);
}

std::vector<engine::Result> KeptResults::answer(const std::vector<engine::Problem>& problems,
                                               const Check& check,
                                               const std::function<bool(const engine::Result&)>& whole,
                                               const std::function<ContentKeys&()>& content_of) {
  if (!store_ || problems.empty()) return check(problems);
  auto& content = content_of();
  std::vector<std::optional<engine::Result>> known;
  std::vector<store::Fingerprint> keys;
  std::vector<engine::Problem> open;
  for (const auto& problem : problems) {
    engine::Problem rest = problem;
    rest.properties.clear();
    const auto keys_of_problem = content.of(problem);
    for (std::size_t i = 0; i < keys_of_problem.size(); ++i) {
      keys.push_back(keys_of_problem[i]);
      known.push_back(store_->find(keys.back()));
      if (!known.back()) rest.properties.push_back(problem.properties[i]);
    }
    if (!rest.properties.empty()) open.push_back(std::move(rest));
  }
  const auto found = open.empty() ? std::vector<engine::Result>{} : check(open);
  std::vector<engine::Result> results;
  auto next = found.begin();
  const auto all = store_->begin();
  for (std::size_t i = 0; i < known.size(); ++i) {
    results.push_back(known[i] ? *known[i] : *next++);
    if (known[i]) continue;
    keep_cost(results.back());
    if (is_worth_keeping(results.back()) && whole(results.back())) store_->keep(keys[i], results.back());
  }
  return results;
}

std::optional<double> KeptResults::cost(const engine::Result& question) {
  if (!store_) return std::nullopt;
  const auto text = store_->find_text(cost_key(question));
  return text ? std::optional(std::atof(text->c_str())) : std::nullopt;
}

void KeptResults::keep_cost(const engine::Result& result) {
  store_->keep_text(cost_key(result), std::to_string(result.seconds));
}

std::optional<engine::Result> KeptResults::find(const store::Fingerprint& key) {
  return store_ ? store_->find(key) : std::nullopt;
}

void KeptResults::keep(const std::vector<store::Fingerprint>& keys, const std::vector<engine::Result>& results) {
  if (!store_) return;
  const auto all = store_->begin();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (results[i].seconds > 0) keep_cost(results[i]);  // else nobody has asked
    if (is_worth_keeping(results[i])) store_->keep(keys[i], results[i]);
  }
}

// Each under its question, to which the other names that people may use lead; overloads share the short one.
void KeptResults::keep_last(const std::vector<engine::Result>& results) {
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
  const auto path = usual_store();
  if (!path) return {};
  store::ResultStore store(*path);
  const auto questions = store.find_text(last_key("questions", name));
  std::vector<engine::Result> results;
  const auto list = nlohmann::json::parse(questions.value_or("[]"), nullptr, false);
  for (const auto& question : list)
    if (question.is_string())
      if (auto result = store.find(last_key("result", question.get<std::string>())))
        results.push_back(std::move(*result));
  return results;
}

}  // namespace jury::session
