#include "lsp/document.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "lsp/text.h"

namespace jury::lsp {

namespace {

namespace fs = std::filesystem;

std::string key_of(const engine::Result& result) {
  return result.class_name + "." + result.method + result.descriptor;
}

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$';
}

// Whether the line may declare the method: its name and a parenthesis, and no call of it.
bool may_declare(std::string_view line, std::string_view name) {
  for (auto found = line.find(name); found != std::string_view::npos; found = line.find(name, found + 1)) {
    const auto before = found == 0 ? ' ' : line[found - 1];
    const auto after = line.find_first_not_of(' ', found + name.size());
    const bool is_call = before == '.' || line.substr(0, found).ends_with("new ") ||
                         line.substr(0, found).ends_with("return ");
    if (after != std::string_view::npos && line[after] == '(' && !is_word(before) && !is_call) return true;
  }
  return false;
}

// As it is written: a constructor has the name of its class.
std::string written_name(const serve::CheckedMethod& method) {
  if (method.method != "<init>") return method.method;
  return method.class_name.substr(method.class_name.find_last_of(".$") + 1);
}

}  // namespace

std::string key_of(const serve::CheckedMethod& method) {
  return method.class_name + "." + method.method + method.descriptor;
}

Document::Document(std::string path, std::string text)
    : path_(std::move(path)), lines_(lines_of(text)), checked_lines_(lines_) {
  measure_change();
}

void Document::change(const std::string& text) {
  lines_ = lines_of(text);
  measure_change();
}

void Document::measure_change() {
  const auto before = std::ranges::mismatch(lines_, checked_lines_).in1 - lines_.begin();
  const auto shorter = static_cast<std::ptrdiff_t>(std::min(lines_.size(), checked_lines_.size()));
  std::ptrdiff_t after = 0;
  while (after < shorter - before && lines_[lines_.size() - 1 - static_cast<std::size_t>(after)] ==
                                         checked_lines_[checked_lines_.size() - 1 - static_cast<std::size_t>(after)])
    ++after;
  kept_before_ = static_cast<int>(before);
  kept_after_ = static_cast<int>(after);
}

std::optional<int> Document::now(int line) const {
  const auto checked = static_cast<int>(checked_lines_.size()), current = static_cast<int>(lines_.size());
  if (line < 1 || line > checked) return std::nullopt;
  if (line <= kept_before_) return line;
  if (line > checked - kept_after_) return line + current - checked;
  return std::nullopt;
}

// Answers are about lines of the text that they were found in.
void Document::begin_check() {
  const auto moved = [&](int line) { return now(line).value_or(0); };
  for (auto& [key, status] : methods_) {
    status.line = moved(status.line);
    for (auto& answer : status.answers) {
      if (answer.line > 0) answer.line = moved(answer.line);
      answer.is_final = false;
    }
  }
  checked_lines_ = lines_;
  measure_change();
  is_new_.clear();
  state_ = CheckState::Running;
}

int Document::declaration_of(const serve::CheckedMethod& method) const {
  constexpr int farthest = 80;  // above the first line of code
  const auto name = written_name(method);
  const int last = std::min(method.line, static_cast<int>(checked_lines_.size()));
  for (int line = last; line > 0 && line > last - farthest; --line)
    if (may_declare(checked_lines_[static_cast<std::size_t>(line) - 1], name)) return line;
  return method.line;
}

void Document::set_methods(const std::vector<serve::CheckedMethod>& methods) {
  std::map<std::string, MethodStatus> known;
  for (const auto& method : methods) {
    auto& status = known[key_of(method)];
    if (const auto before = methods_.find(key_of(method)); before != methods_.end())
      status.answers = std::move(before->second.answers);
    status.method = method;
    status.line = declaration_of(method);
  }
  methods_ = std::move(known);
}

// All that is said of a question comes at once: it takes the place of what was said before.
void Document::add(const std::vector<engine::Result>& results, bool is_final, const std::string& directory) {
  std::set<std::string> questions;
  for (const auto& result : results) questions.insert(result.question());
  for (const auto& result : results) {
    const auto found = methods_.find(key_of(result));
    if (found == methods_.end()) continue;
    auto& answers = found->second.answers;
    if (questions.erase(result.question()) > 0)
      std::erase_if(answers, [&](const Answer& answer) { return answer.result.question() == result.question(); });
    is_new_[result.question()] = true;
    std::error_code ignored;
    const bool is_here = result.line > 0 && fs::equivalent(fs::path(directory) / result.file, path_, ignored);
    answers.push_back({result, is_final, is_here ? result.line : 0});
  }
}

void Document::end_check() {
  state_ = CheckState::Done;
  for (auto& [key, status] : methods_)
    std::erase_if(status.answers, [&](const Answer& answer) { return !is_new_.contains(answer.result.question()); });
}

std::vector<const MethodStatus*> Document::methods() const {
  std::vector<const MethodStatus*> all;
  for (const auto& [key, status] : methods_) all.push_back(&status);
  std::ranges::stable_sort(all, {}, [](const MethodStatus* status) { return status->line; });
  return all;
}

const Answer* Document::find(const std::string& identity) const {
  for (const auto& [key, status] : methods_)
    for (const auto& answer : status.answers)
      if (answer.result.identity() == identity) return &answer;
  return nullptr;
}

}  // namespace jury::lsp
