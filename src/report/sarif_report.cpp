#include "report/sarif_report.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "report/wording.h"

namespace jury::report {

namespace {

using engine::Property;
using engine::Result;
using engine::Verdict;
using nlohmann::json;

struct Rule {
  Property property;
  const char* id;
  const char* name;
  const char* text;
};

constexpr std::array rules{
    Rule{Property::Assert, "jury/assert", "AssertionFails", "An assertion can fail."},
    Rule{Property::Exceptions, "jury/exceptions", "ExceptionEscapes", "An exception can escape."},
    Rule{Property::ConcurrentModification, "jury/cme", "ConcurrentModification",
         "A collection can be modified while it is iterated over."},
    Rule{Property::NoSuchElement, "jury/no-such-element", "NoSuchElement",
         "An element can be asked for that is not there."},
    Rule{Property::IllegalState, "jury/illegal-state", "IllegalState",
         "A method can be called in a state that does not allow it."},
    Rule{Property::Unmodifiable, "jury/unmodifiable", "Unmodifiable",
         "A change can be asked for that is not supported."},
    Rule{Property::Contract, "jury/contract", "ContractBroken", "A contract can be broken."},
    Rule{Property::User, "jury/user", "PropertyBroken", "A property of the user's can be broken."},
};

std::size_t rule_index(Property property) {
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].property == property) return i;
  return rules.size() - 1;
}

// Relative to the root of the sources where the path is; as in a URI.
std::string uri_of(const std::string& file) {
  constexpr std::string_view plain = "/.-_~";
  constexpr const char* digits = "0123456789ABCDEF";
  const auto path = std::filesystem::path(file).lexically_normal().generic_string();
  std::string uri = path.starts_with("/") ? "file://" : "";
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || plain.find(c) != std::string_view::npos)
      uri += c;
    else
      uri += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

json location(const std::string& file, int line) {
  json physical{{"artifactLocation", {{"uri", uri_of(file)}}}};
  if (line > 0) physical["region"] = {{"startLine", line}};
  return {{"physicalLocation", physical}};
}

json code_flow(const engine::Counterexample& counterexample) {
  json steps = json::array();
  for (const auto& step : counterexample.steps) {
    if (step.file.empty() || step.line == 0) continue;
    auto place = location(step.file, step.line);
    place["message"] = {{"text", step_text(step)}};
    steps.push_back({{"location", place}, {"nestingLevel", step.depth}});
  }
  return {{"threadFlows", json::array({{{"locations", steps}}})}};
}

std::string message(const Result& result) {
  std::string text = result.class_name + "." + result.method + ": not always true that " +
                     meaning(result) + ".";
  if (result.finding && !result.finding->always_counts) text += " (" + kind_of(*result.finding) + ".)";
  if (result.counterexample) {
    text += " " + result.counterexample->violation;
    for (const auto& [name, value] : result.counterexample->arguments)
      text += ", with " + name + " = " + value;
    if (result.counterexample->replay) text += " (" + outcome_of(*result.counterexample->replay) + ")";
  }
  return text;
}

using engine::FindingKind;

// What does not count by itself is no error to a service that breaks builds.
const char* level_of(const Result& result) {
  if (!result.finding || result.finding->always_counts) return "error";
  switch (result.finding->kind) {
    case FindingKind::Reachable:
      return "error";
    case FindingKind::State:
      return "warning";
    case FindingKind::Argument:
    case FindingKind::Expected:
      return "note";
  }
  return "error";
}

// From 0 to 100, the highest first.
double rank_of(const Result& result) {
  if (!result.finding || result.finding->always_counts) return 100;
  constexpr std::array<double, engine::finding_kinds.size()> of_kind{80, 20, 40, 5};
  const auto within = std::clamp(result.finding->rank, -9, 9);
  return of_kind[static_cast<std::size_t>(result.finding->kind)] - within;
}

json to_json(const Result& result) {
  const auto rule = rule_index(result.property);
  json entry{{"ruleId", rules[rule].id},
             {"ruleIndex", rule},
             {"kind", "fail"},
             {"level", level_of(result)},
             {"rank", rank_of(result)},
             {"message", {{"text", message(result)}}},
             {"partialFingerprints", {{"juryResult/v2", result.identity()}}}};
  if (!result.suppressed.empty())
    entry["suppressions"] = json::array({{{"kind", "external"}, {"justification", result.suppressed}}});
  entry["locations"] = json::array();
  if (!result.file.empty()) entry["locations"].push_back(location(result.file, result.line));
  if (result.counterexample) {
    auto flow = code_flow(*result.counterexample);
    if (!flow["threadFlows"][0]["locations"].empty()) entry["codeFlows"] = json::array({flow});
    if (const auto& replay = result.counterexample->replay)
      entry["properties"] = {{"confirmedOnJvm", replay->confirmed}, {"replay", replay->detail}};
  }
  if (result.finding) entry["properties"]["kind"] = engine::name_of(result.finding->kind);
  return entry;
}

json driver() {
  json list = json::array();
  for (const auto& rule : rules)
    list.push_back({{"id", rule.id},
                    {"name", rule.name},
                    {"shortDescription", {{"text", rule.text}}},
                    {"fullDescription", {{"text", rule.text}}},
                    {"defaultConfiguration", {{"level", "error"}}}});
  return {{"name", "Jury"}, {"semanticVersion", JURY_VERSION}, {"version", JURY_VERSION}, {"rules", list}};
}

}  // namespace

std::string to_sarif(const std::vector<Result>& results, bool was_interrupted) {
  json findings = json::array(), notifications = json::array();
  for (const auto& result : results) {
    if (result.verdict == Verdict::Refuted) findings.push_back(to_json(result));
    if (result.verdict != Verdict::Undecided) continue;
    notifications.push_back({{"level", "warning"},
                             {"message",
                              {{"text", result.class_name + "." + result.method + ": undecided whether " +
                                            meaning(result.property, result.name) + ". " + sentences_of(result.reasons)}}}});
  }
  const json invocation{{"executionSuccessful", !was_interrupted},
                        {"toolExecutionNotifications", notifications}};
  const json run{{"tool", {{"driver", driver()}}},
                 {"columnKind", "utf16CodeUnits"},
                 {"invocations", json::array({invocation})},
                 {"results", findings}};
  const json document{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                      {"version", "2.1.0"},
                      {"runs", json::array({run})}};
  return document.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace jury::report
