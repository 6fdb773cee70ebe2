#include "lsp/diagnostics.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "lsp/status.h"
#include "lsp/text.h"
#include "report/sources.h"
#include "report/story_lines.h"
#include "report/wording.h"

namespace jury::lsp {

namespace {

namespace fs = std::filesystem;
using engine::FindingKind;
using engine::Result;
using engine::Verdict;
using nlohmann::json;

enum Severity { error = 1, warning = 2, information = 3, hint = 4 };

// What counts is an error; what needs a state or an argument that nobody is known to bring about is not.
Severity severity_of(const Result& result) {
  if (!result.finding || result.finding->always_counts) return error;
  switch (result.finding->kind) {
    case FindingKind::Reachable:
      return error;
    case FindingKind::State:
      return warning;
    case FindingKind::Argument:
    case FindingKind::Expected:
      return information;
  }
  return error;
}

std::string message_of(const Result& result) {
  const auto claim = result.class_name + "." + result.method + ": not always true that " + report::meaning(result);
  std::string text = result.counterexample ? result.counterexample->violation + "\n" + claim : claim;
  if (const auto& counterexample = result.counterexample) {
    report::Sources sources;
    if (const auto values = report::values_at_the_end(*counterexample, sources); !values.empty())
      text += "\nwhere " + values;
    for (const auto& [name, value] : counterexample->arguments) text += "\nwith " + name + " = " + value;
  }
  if (result.finding && !result.finding->always_counts) text += "\n" + report::kind_of(*result.finding);
  if (result.finding)
    for (const auto& call : result.finding->calls) text += "\n  " + call;
  return text;
}

// Of a long execution the end: that is where it goes wrong.
json related_places(const Result& result, const Document& document, const DiagnosticStyle& style) {
  constexpr std::size_t most = 80;
  json places = json::array();
  const auto& steps = result.counterexample->steps;
  for (std::size_t i = steps.size() > most ? steps.size() - most : 0; i < steps.size(); ++i) {
    const auto& step = steps[i];
    if (step.file.empty() || step.line == 0) continue;
    const auto path = (fs::path(style.directory) / step.file).lexically_normal().string();
    std::error_code ignored;
    const bool is_here = fs::equivalent(path, document.path(), ignored);
    const auto line = is_here ? document.now(step.line) : std::optional(step.line);
    if (!line) continue;
    const auto range = is_here ? range_of_line(document.lines(), *line) : start_of_line(*line);
    places.push_back({{"location", {{"uri", uri_of(is_here ? document.path() : path)}, {"range", range}}},
                      {"message", std::to_string(i + 1) + ". " + report::step_text(step)}});
  }
  return places;
}

json diagnostic(const Document& document, int line, Severity severity, const std::string& message) {
  return {{"range", range_of_line(document.lines(), line)},
          {"severity", static_cast<int>(severity)},
          {"source", "jury"},
          {"message", message}};
}

json refutation(const Document& document, int line, const Result& result, const DiagnosticStyle& style) {
  auto entry = diagnostic(document, line, severity_of(result), message_of(result));
  entry["code"] = "jury/" + std::string(engine::name_of(result.property));
  entry["data"] = {{"id", result.identity()}};
  if (style.has_related_places && result.counterexample)
    entry["relatedInformation"] = related_places(result, document, style);
  return entry;
}

// Several properties of a method are mostly undecided for the same reason.
void add_undecided(json& list, const Document& document, const MethodStatus& method) {
  std::map<std::string, std::string> properties_of;
  for (const auto& answer : method.answers) {
    const auto& result = answer.result;
    if (result.verdict != Verdict::Undecided || !result.suppressed.empty()) continue;
    auto& properties = properties_of[engine::sentences_of(result.reasons)];
    properties += (properties.empty() ? "" : ", and whether ") + report::meaning(result);
  }
  const auto line = document.now(method.line);
  if (!line) return;
  for (const auto& [reason, properties] : properties_of) {
    auto entry = diagnostic(document, *line, hint,
                            method.method.class_name + "." + method.method.method + ": undecided whether " +
                                properties + ": " + reason);
    entry["code"] = "jury/undecided";
    list.push_back(std::move(entry));
  }
}

}  // namespace

std::optional<int> shown_at(const Document& document, const MethodStatus& method, const Answer& answer) {
  return document.now(answer.line > 0 ? answer.line : method.line);
}

json diagnostics_of(const Document& document, const DiagnosticStyle& style) {
  json list = json::array();
  for (const auto* method : document.methods()) {
    for (const auto& answer : method->answers)
      if (is_finding(answer.result))
        if (const auto line = shown_at(document, *method, answer))
          list.push_back(refutation(document, *line, answer.result, style));
    add_undecided(list, document, *method);
  }
  return list;
}

namespace {

// "dir/Shop.java:12: error: ';' expected": the line and the text, where it is about the document.
std::optional<std::pair<int, std::string>> compiler_error(std::string_view line, const std::string& file_name) {
  constexpr std::string_view mark = ": error: ";
  const auto found = line.find(mark);
  if (found == std::string_view::npos) return std::nullopt;
  const auto place = line.substr(0, found);
  const auto colon = place.rfind(':');
  if (colon == std::string_view::npos || fs::path(place.substr(0, colon)).filename() != file_name)
    return std::nullopt;
  int number = 0;
  std::from_chars(place.data() + colon + 1, place.data() + place.size(), number);
  return std::pair(number, std::string(line.substr(found + mark.size())));
}

}  // namespace

// The editor has a Java of its own, which shows errors as what they are: here they only say why nothing is
// checked.
json diagnostics_of_failure(const Document& document, const serve::Failure& failure) {
  json list = json::array();
  const auto name = fs::path(document.path()).filename().string();
  if (failure.kind == serve::FailureKind::Compilation)
    for (const auto& line : lines_of(failure.message))
      if (const auto found = compiler_error(line, name))
        list.push_back(diagnostic(document, found->first, information, "not checked: it does not compile: " + found->second));
  if (!list.empty()) return list;
  const bool is_here = fs::path(failure.position.file).filename() == name;
  list.push_back(diagnostic(document, is_here ? failure.position.line : 1, information, "not checked: " + failure.message));
  return list;
}

}  // namespace jury::lsp
