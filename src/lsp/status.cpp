#include "lsp/status.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "lsp/text.h"
#include "report/sources.h"
#include "report/story_lines.h"
#include "report/wording.h"

namespace jury::lsp {

namespace {

using engine::FindingKind;
using engine::Result;
using engine::Verdict;
using nlohmann::json;

std::string bounds_of(const Result& result) {
  std::string text;
  for (const auto& [name, value] : result.bounds)
    text += (text.empty() ? "" : ", ") + name + " " + std::to_string(value);
  return text;
}

Standing standing_of(const Result& result) {
  if (!result.suppressed.empty()) return Standing::Accepted;
  switch (Verdict(result.verdict)) {
    case Verdict::Proved:
      return Standing::Proved;
    case Verdict::Bounded:
      return Standing::Bounded;
    case Verdict::Undecided:
      return Standing::Undecided;
    case Verdict::Refuted:
      if (!is_finding(result)) return Standing::Accepted;
      return !result.finding || result.finding->is_among(engine::KindSet::usual()) ? Standing::Refuted
                                                                                   : Standing::Conditional;
  }
  return Standing::Unknown;
}

// What the status line says of the answer that decides it.
std::string text_of(Standing standing, const Result& result) {
  switch (standing) {
    case Standing::Refuted: {
      const auto short_text = report::short_text(result);
      const std::string what = short_text.empty() ? std::string(report::meaning(result)) : short_text;
      return "refuted: " + what;
    }
    case Standing::Conditional:
      return report::short_text(result) +
             (result.finding->kind == FindingKind::State ? ", in a state that may not come about" : "");
    case Standing::Undecided:
      return "undecided: " + (result.reasons.empty() ? "no answer" : result.reasons.front().matter());
    case Standing::Accepted:
      return result.suppressed.empty() ? "throws what it says: " + report::short_text(result)
                                       : "suppressed: " + result.suppressed;
    case Standing::Bounded:
      return "holds within bounds: " + bounds_of(result);
    case Standing::Proved:
      return "proved";
    case Standing::Running:
    case Standing::Unknown:
      break;
  }
  return "";
}

// One line, as long as an editor shows.
std::string cut(std::string text) {
  constexpr std::size_t most = 120;
  std::ranges::replace(text, '\n', ' ');
  if (text.size() <= most) return text;
  auto end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

std::string quoted(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '*' || c == '_' || c == '`' || c == '<' || c == '[' || c == '#') result += '\\';
    result += c;
  }
  return result;
}

std::string fenced(const std::string& kind, const std::string& text) {
  return "\n```" + kind + "\n" + text + (text.ends_with('\n') ? "" : "\n") + "```\n";
}

void add_execution(std::string& text, const Result& result) {
  const auto& counterexample = *result.counterexample;
  report::Sources sources;
  text += "\n`" + counterexample.violation + "`";
  if (const auto values = report::values_at_the_end(counterexample, sources); !values.empty())
    text += " where `" + values + "`";
  text += "\n";
  if (result.finding && !result.finding->always_counts) text += "\n" + quoted(report::kind_of(*result.finding)) + "\n";
  if (result.finding && !result.finding->calls.empty()) {
    std::string calls;
    for (const auto& call : result.finding->calls) calls += call + "\n";
    text += fenced("java", calls);
  }
  std::string story;
  for (const auto& line : report::story_lines(counterexample, sources)) story += line + "\n";
  if (!story.empty()) text += fenced("", story);
}

std::string section_of(const Answer& answer) {
  const auto& result = answer.result;
  std::string text = "\n**" + std::string(engine::name_of(result.verdict)) + "**: " + quoted(report::meaning(result));
  if (result.verdict == Verdict::Bounded) text += " (within " + bounds_of(result) + ")";
  text += ", by the engine " + result.engine + (result.stored ? ", from an earlier check" : "") +
          (answer.is_final ? "" : "; still looking") + "\n";
  if (!result.suppressed.empty()) text += "\nsuppressed: " + quoted(result.suppressed) + "\n";
  for (const auto& expected : result.expected) text += "\n- expected: " + quoted(expected) + "\n";
  if (!result.reasons.empty()) text += "\n" + quoted(engine::sentences_of(result.reasons)) + "\n";
  if (result.counterexample) add_execution(text, result);
  for (const auto& [name, evidence] : result.evidence())
    text += evidence.find('\n') == std::string::npos ? "\n- " + name + ": " + quoted(evidence) + "\n"
                                                     : "\n- " + name + ":\n" + fenced("", evidence);
  return text;
}

std::string assumptions_of(const MethodStatus& method) {
  std::vector<std::string> all;
  for (const auto& answer : method.answers)
    for (const auto& assumption : answer.result.assumptions)
      if (std::ranges::find(all, assumption) == all.end()) all.push_back(assumption);
  if (all.empty()) return "";
  std::string text = "\nassuming that\n\n";
  for (const auto& assumption : all) text += "- " + quoted(assumption) + "\n";
  return text;
}

std::string name_of(const MethodStatus& method) { return method.method.class_name + "." + method.method.method; }

}  // namespace

bool is_finding(const Result& result) {
  return result.verdict == Verdict::Refuted && result.suppressed.empty() &&
         (!result.finding || result.finding->always_counts || result.finding->kind != FindingKind::Expected);
}

std::string_view name_of(Standing standing) {
  constexpr std::array<std::string_view, 8> names{"running",  "refuted", "conditional", "undecided",
                                                  "accepted", "bounded", "proved",      "unknown"};
  static_assert(names.size() == static_cast<std::size_t>(Standing::Unknown) + 1);
  return names[static_cast<std::size_t>(standing)];
}

// A refutation that is there already is worth more than that something still runs.
Status status_of(const MethodStatus& method, CheckState state) {
  Standing worst = Standing::Unknown;
  const Answer* decides = nullptr;
  bool is_open = method.answers.empty();
  for (const auto& answer : method.answers) {
    is_open = is_open || !answer.is_final;
    const auto standing = standing_of(answer.result);
    if (decides && standing >= worst) continue;
    worst = standing;
    decides = &answer;
  }
  const bool is_running = state == CheckState::Running && is_open;
  if (is_running && worst != Standing::Refuted && worst != Standing::Conditional)
    return {Standing::Running, worst == Standing::Bounded ? "running; " + text_of(worst, decides->result) : "running"};
  if (!decides) return {Standing::Unknown, "not checked"};
  return {worst, text_of(worst, decides->result)};
}

json code_lenses(const Document& document, const std::string& uri) {
  constexpr std::array<const char*, 8> marks{"…", "✗", "!", "?", "✓", "≤", "✓", "·"};
  json lenses = json::array();
  for (const auto* method : document.methods()) {
    const auto line = document.now(method->line);
    if (!line) continue;
    const auto status = status_of(*method, document.state());
    const std::string title = std::string("Jury ") + marks[static_cast<std::size_t>(status.standing)] + " " + cut(status.text);
    lenses.push_back({{"range", start_of_line(*line)},
                      {"command",
                       {{"title", title},
                        {"command", "jury.explain"},
                        {"arguments", {uri, key_of(method->method)}}}}});
  }
  return lenses;
}

json status_notification(const Document& document, const std::string& uri) {
  json methods = json::array();
  for (const auto* method : document.methods()) {
    const auto line = document.now(method->line);
    if (!line) continue;
    const auto status = status_of(*method, document.state());
    methods.push_back({{"name", name_of(*method)},
                       {"range", range_of_line(document.lines(), *line)},
                       {"status", name_of(status.standing)},
                       {"text", cut(status.text)}});
  }
  constexpr std::array<const char*, 4> states{"none", "running", "done", "failed"};
  static_assert(states.size() == static_cast<std::size_t>(CheckState::Failed) + 1);
  return {{"uri", uri},
          {"state", document.is_changed() ? "changed" : states[static_cast<std::size_t>(document.state())]},
          {"methods", methods}};
}

json hover(const Document& document, int line) {
  for (const auto* method : document.methods()) {
    const bool is_meant = document.now(method->line) == line ||
                          std::ranges::any_of(method->answers, [&](const Answer& answer) {
                            return is_finding(answer.result) && document.now(answer.line) == line;
                          });
    if (!is_meant || method->answers.empty()) continue;
    std::string text = "**Jury** `" + name_of(*method) + "`\n";
    for (const auto& answer : method->answers) text += section_of(answer);
    text += assumptions_of(*method);
    return {{"contents", {{"kind", "markdown"}, {"value", text}}}, {"range", range_of_line(document.lines(), line)}};
  }
  return nullptr;
}

}  // namespace jury::lsp
