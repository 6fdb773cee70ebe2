#include "plan/task_results.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/result_codec.h"
#include "plan/plan.h"
#include "support/output_file.h"

namespace jury::plan {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int format = 2;  // 1: one result for each question
constexpr std::size_t seal_size = store::Fingerprint{}.size();

store::Fingerprint seal_of(std::string_view content) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add(content);
  return fingerprinter.finish();
}

std::string name_of(std::size_t task, const store::Fingerprint& seal) {
  constexpr std::size_t digits = 12;
  std::array<char, 32> number{};
  std::snprintf(number.data(), number.size(), "task-%05zu-", task);
  return number.data() + store::to_text(seal).substr(0, digits) + ".result";
}

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Nothing where the file is not what was written.
std::optional<json> unsealed(const std::string& bytes) {
  if (bytes.size() < seal_size) return std::nullopt;
  const auto seal = seal_of(std::string_view(bytes).substr(seal_size));
  if (!std::equal(seal.begin(), seal.end(), bytes.begin(),
                  [](std::uint8_t one, char other) { return one == static_cast<std::uint8_t>(other); }))
    return std::nullopt;
  auto document = json::from_cbor(bytes.substr(seal_size), true, false);
  if (document.is_discarded()) return std::nullopt;
  return document;
}

// Of two answers to one question: what is final, then what would not be better another time.
int rank(const engine::Result& result) {
  const engine::Verdict verdict = result.verdict;
  if (verdict == engine::Verdict::Proved || verdict == engine::Verdict::Refuted) return 3;
  if (verdict == engine::Verdict::Bounded) return 2;
  return result.is_lasting() ? 1 : 0;
}

class Reader {
 public:
  Reader(const fs::path& folder, const Plan& plan) : folder_(folder), plan_(plan) {
    for (const auto& item : plan.items)
      for (const auto& question : item.questions) asked_[question.key] = &question.asked;
  }

  Found read() {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder_ / "results", ignored))
      if (entry.path().extension() == ".result") files.push_back(entry.path());
    std::ranges::sort(files);
    for (const auto& file : files) read(file);
    return std::move(found_);
  }

 private:
  void read(const fs::path& file) {
    const auto document = unsealed(content_of(file));
    if (!document) return put_aside(file);
    if (document->value("format", 0) != format || document->value("plan", "") != plan_.id) {
      found_.problems.push_back(file.filename().string() + " is of another plan or version, and not used");
      return;
    }
    for (const auto& answer : document->at("answers")) take(answer);
  }

  // The key says that the content is the same; that the question is, too, is seen here.
  void take(const json& answer) {
    const auto key = store::fingerprint_of_text(answer.at(0).get<std::string>());
    const auto asked = key ? asked_.find(*key) : asked_.end();
    if (asked == asked_.end()) return;
    session::Answers results;
    for (const auto& each : answer.at(1)) {
      const auto bytes = each.get<std::vector<std::uint8_t>>();
      results.push_back(engine::decode_result({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
      if (results.back().question() != asked->second->question()) return;
    }
    if (results.empty()) return;
    const auto [known, is_new] = found_.answers.try_emplace(*key, results);
    if (!is_new && rank(results.front()) > rank(known->second.front())) known->second = std::move(results);
  }

  void put_aside(const fs::path& file) {
    std::error_code failed;
    auto aside = file;
    aside += ".damaged";
    fs::rename(file, aside, failed);
    found_.problems.push_back(file.filename().string() + " is damaged, and not used" +
                              (failed ? "" : ": it is now " + aside.filename().string()));
  }

  const fs::path folder_;
  const Plan& plan_;
  std::map<store::Fingerprint, const engine::Result*> asked_;
  Found found_;
};

}  // namespace

void write_answers(const fs::path& folder, const std::string& plan, std::size_t task,
                   const std::vector<Answer>& answers) {
  json list = json::array();
  for (const auto& [key, results] : answers) {
    json all = json::array();
    for (const auto& result : results) {
      const auto bytes = engine::encode_result(result);
      all.push_back(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
    }
    list.push_back({store::to_text(key), all});
  }
  const auto bytes = json::to_cbor({{"format", format}, {"plan", plan}, {"task", task}, {"answers", list}});
  const std::string content(bytes.begin(), bytes.end());
  const auto seal = seal_of(content);
  write_file_at_once(folder / "results" / name_of(task, seal), std::string(seal.begin(), seal.end()) + content);
}

Found read_answers(const fs::path& folder, const Plan& plan) { return Reader(folder, plan).read(); }

std::map<std::size_t, std::size_t> missing_by_task(const Plan& plan, const Found& found) {
  std::map<std::size_t, std::size_t> missing;
  for (std::size_t task = 0; task < plan.tasks.size(); ++task)
    for (const auto place : plan.tasks[task].items)
      for (const auto& question : plan.items[place].questions)
        if (!found.answers.contains(question.key)) ++missing[task + 1];
  return missing;
}

}  // namespace jury::plan
