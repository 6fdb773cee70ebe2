#include "lsp/actions.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "lsp/diagnostics.h"
#include "lsp/status.h"
#include "lsp/text.h"

namespace jury::lsp {

namespace {

using engine::Result;
using nlohmann::json;

json edit_of(const std::string& uri, json range, const std::string& text) {
  return {{"changes", {{uri, json::array({{{"range", std::move(range)}, {"newText", text}}})}}}};
}

json command(const std::string& title, const std::string& name, const json& arguments) {
  return {{"title", title}, {"kind", "quickfix"}, {"command", {{"title", title}, {"command", name}, {"arguments", arguments}}}};
}

std::string line_at(const Document& document, int line) {
  const auto& lines = document.lines();
  return line >= 1 && static_cast<std::size_t>(line) <= lines.size() ? lines[static_cast<std::size_t>(line) - 1] : "";
}

// The declaration may begin with annotations on lines of their own.
int begin_of_declaration(const Document& document, int line) {
  while (line > 1 && without_indent(line_at(document, line - 1)).starts_with('@')) --line;
  return line;
}

json precondition_action(const Document& document, const std::string& uri, int declaration, const Result& result) {
  const auto clause = requires_clause(result);
  if (clause.empty()) return nullptr;
  const int line = begin_of_declaration(document, declaration);
  return {{"title", "Jury: require " + result.finding->precondition},
          {"kind", "quickfix"},
          {"edit", edit_of(uri, start_of_line(line), indent_of(line_at(document, line)) + clause + "\n")}};
}

// The lines from the annotation's to the declaration's in which SuppressWarnings stands; 0: none does.
int suppression_above(const Document& document, int declaration) {
  for (int line = declaration; line >= begin_of_declaration(document, declaration); --line)
    if (line_at(document, line).find("@SuppressWarnings(") != std::string::npos) return line;
  return 0;
}

// "n.length > 0 && n != null" the other way round: a clause is evaluated from left to right.
std::string null_first(std::string_view text) {
  std::string null, others;
  constexpr std::string_view conjunction = " && ";
  while (!text.empty()) {
    const auto end = std::min(text.find(conjunction), text.size());
    auto& part = text.substr(0, end).ends_with(" != null") ? null : others;
    part += (part.empty() ? "" : std::string(conjunction)) + std::string(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + conjunction.size()));
  }
  return null.empty() || others.empty() ? null + others : null + std::string(conjunction) + others;
}

std::string accepted_by(const Result& result) {
  return "\"jury:" + std::string(engine::name_of(result.property)) + " say here why\"";
}

// A method has one such annotation: a text in it becomes a list of texts.
json extended_suppression(const Document& document, const std::string& uri, int line, const Result& result) {
  auto text = line_at(document, line);
  const auto open = text.find('(', text.find("@SuppressWarnings(")) + 1;
  const auto close = text.find(')', open);
  if (close == std::string::npos) return nullptr;  // it goes on in the next line
  auto inside = text.substr(open, close - open);
  if (inside.starts_with('{') && inside.ends_with('}')) inside = inside.substr(1, inside.size() - 2);
  const auto place = line - 1;
  const json range{{"start", {{"line", place}, {"character", utf16_length(text.substr(0, open))}}},
                   {"end", {{"line", place}, {"character", utf16_length(text.substr(0, close))}}}};
  return edit_of(uri, range, "{" + inside + ", " + accepted_by(result) + "}");
}

json suppression_action(const Document& document, const std::string& uri, int declaration, const Result& result) {
  json edit;
  if (const int there = suppression_above(document, declaration)) {
    edit = extended_suppression(document, uri, there, result);
    if (edit.is_null()) return nullptr;
  } else {
    const int line = begin_of_declaration(document, declaration);
    edit = edit_of(uri, start_of_line(line),
                   indent_of(line_at(document, line)) + "@SuppressWarnings(" + accepted_by(result) + ")\n");
  }
  return {{"title", "Jury: accept it, with a reason (@SuppressWarnings)"}, {"kind", "quickfix"}, {"edit", edit}};
}

void add_actions(json& actions, const Document& document, const std::string& uri, const MethodStatus& method,
                 const Result& result) {
  const json arguments{uri, result.identity()};
  const auto add = [&](json action) {
    if (action.is_null()) return;
    if (action.contains("edit")) action["isPreferred"] = false;
    actions.push_back(std::move(action));
  };
  if (const auto declaration = document.now(method.line)) {
    add(precondition_action(document, uri, *declaration, result));
    add(suppression_action(document, uri, *declaration, result));
  }
  if (!result.counterexample) return;
  add(command("Jury: open the page of this execution", "jury.openPage", arguments));
  if (result.counterexample->scenario)
    add(command("Jury: write a JUnit test that fails like this", "jury.writeTest", arguments));
}

}  // namespace

std::string requires_clause(const Result& result) {
  if (!result.finding || result.finding->kind != engine::FindingKind::Argument) return "";
  const auto& text = result.finding->precondition;
  constexpr std::string_view operators = "!<>=&.()_$ ";
  const bool is_expression = std::ranges::all_of(text, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           operators.find(c) != std::string_view::npos;
  });
  const bool is_prose = text.find(" in calls of ") != std::string::npos || text.find("no element of") != std::string::npos ||
                        text.find(" is ") != std::string::npos;
  return text.empty() || !is_expression || is_prose ? "" : "//@ requires " + null_first(text) + ";";
}

json code_actions(const Document& document, const std::string& uri, int first, int last) {
  json actions = json::array();
  const auto is_within = [&](const std::optional<int>& line) { return line && first <= *line && *line <= last; };
  for (const auto* method : document.methods())
    for (const auto& answer : method->answers) {
      if (!is_finding(answer.result)) continue;
      if (is_within(shown_at(document, *method, answer)) || is_within(document.now(method->line)))
        add_actions(actions, document, uri, *method, answer.result);
    }
  return actions;
}

}  // namespace jury::lsp
