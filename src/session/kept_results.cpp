#include "session/kept_results.h"

#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "classfile/jdk.h"
#include "store/dependencies.h"
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

// Annotations are no part of the code that the key is made of.
store::Fingerprint with_preconditions(const store::Fingerprint& options, const engine::Problem& problem) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add(options);
  for (const auto& precondition : problem.restriction.preconditions)
    fingerprinter.add(program::to_text(problem.workspace, problem.entry, precondition));
  return fingerprinter.finish();
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

std::vector<std::filesystem::path> KeptResults::class_path() const {
  std::vector<std::filesystem::path> result;
  for (std::size_t begin = 0; begin < request_.inputs.class_path.size();) {
    const auto end = std::min(request_.inputs.class_path.find(':', begin), request_.inputs.class_path.size());
    if (end > begin) result.emplace_back(request_.inputs.class_path.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

std::vector<engine::Result> KeptResults::answer(const std::vector<engine::Problem>& problems,
                                               const Check& check) {
  if (!store_ || problems.empty()) return check(problems);
  store::Dependencies dependencies(problems.front().workspace, class_path());
  const auto options = options_key(request_.questions, request_.inputs);
  std::vector<std::optional<engine::Result>> known;
  std::vector<store::Fingerprint> keys;
  std::vector<engine::Problem> open;
  for (const auto& problem : problems) {
    engine::Problem rest = problem;
    rest.properties.clear();
    for (const auto property : problem.properties) {
      keys.push_back(dependencies.key(problem, property, with_preconditions(options, problem)));
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
    const engine::Verdict verdict = results.back().verdict;
    const bool is_final = verdict == engine::Verdict::Proved || verdict == engine::Verdict::Refuted;
    if (!known[i] && results.back().is_lasting() && (is_final || !interrupted()))
      store_->keep(keys[i], results.back());
  }
  return results;
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
