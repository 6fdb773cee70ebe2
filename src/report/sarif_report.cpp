#include "report/sarif_report.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "report/compiler_errors.h"
#include "report/rules.h"
#include "report/sources.h"
#include "report/wording.h"

namespace jury::report {

namespace {

using engine::Property;
using engine::Result;
using engine::Verdict;
using nlohmann::json;

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

constexpr const char* base_of_paths = "SRCROOT";

json physical_location(const std::string& file, int line) {
  json artifact{{"uri", uri_of(file)}};
  if (!file.starts_with("/")) artifact["uriBaseId"] = base_of_paths;
  json physical{{"artifactLocation", artifact}};
  if (line > 0) physical["region"] = {{"startLine", line}};
  return physical;
}

json location(const std::string& file, int line) { return {{"physicalLocation", physical_location(file, line)}}; }

// Services show no result without a file: where no source is known, the class file stands for it.
json location_of(const Result& result) {
  auto file = result.file;
  if (file.empty()) {
    file = result.class_name;
    std::ranges::replace(file, '.', '/');
    file += ".class";
  }
  auto place = location(file, result.file.empty() ? 0 : result.line);
  place["logicalLocations"] = json::array({{{"name", result.method},
                                            {"fullyQualifiedName", result.class_name + "." + result.method + result.descriptor},
                                            {"kind", "function"}}});
  return place;
}

// What the variables and fields are worth after it, by their names.
json state_of(const engine::Step& step) {
  json state = json::object();
  for (const auto& [name, value] : step.changes) state[name] = {{"text", value.empty() ? "\"\"" : value}};
  return state;
}

json code_flow(const engine::Counterexample& counterexample, Sources& sources) {
  json steps = json::array();
  std::size_t order = 0;
  for (const auto& step : counterexample.steps) {
    ++order;
    if (step.file.empty() || step.line == 0) continue;
    auto place = location(step.file, step.line);
    if (const auto text = sources.line(step.file, step.line); !text.empty())
      place["physicalLocation"]["region"]["snippet"] = {{"text", text}};
    place["message"] = {{"text", step_text(step)}};
    const bool is_last = order == counterexample.steps.size();
    json entry{{"location", place},
               {"nestingLevel", step.depth},
               {"executionOrder", order},
               {"kinds", {engine::name_of(step.kind)}},
               {"importance", is_last ? "essential" : "important"}};
    if (!step.changes.empty()) entry["state"] = state_of(step);
    steps.push_back(std::move(entry));
  }
  return {{"message", {{"text", counterexample.violation.empty() ? "the execution" : counterexample.violation}}},
          {"threadFlows", json::array({{{"locations", steps}}})}};
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

json to_json(const Result& result, Sources& sources) {
  const auto rule = rule_index(result.property);
  json entry{{"ruleId", rules()[rule].id()},
             {"ruleIndex", rule},
             {"kind", "fail"},
             {"level", level_of(result)},
             {"rank", rank_of(result)},
             {"message", {{"text", message(result)}}},
             {"partialFingerprints", {{"juryResult/v2", result.identity()}}}};
  if (!result.suppressed.empty())
    entry["suppressions"] = json::array({{{"kind", "external"}, {"justification", result.suppressed}}});
  entry["locations"] = json::array({location_of(result)});
  if (result.counterexample) {
    auto flow = code_flow(*result.counterexample, sources);
    if (!flow["threadFlows"][0]["locations"].empty()) entry["codeFlows"] = json::array({flow});
    if (const auto& replay = result.counterexample->replay)
      entry["properties"] = {{"confirmedOnJvm", replay->confirmed}, {"replay", replay->detail}};
  }
  if (result.finding) entry["properties"]["kind"] = engine::name_of(result.finding->kind);
  return entry;
}

// Every refutation is an execution that was run: what counts by itself is as precise as it can be.
json rule_of(const Rule& rule) {
  json tags{"correctness", "reliability", "java"};
  if (!rule.weakness.empty()) tags.push_back("external/cwe/cwe-" + std::string(rule.weakness));
  const auto id = rule.id();
  const auto violated = std::string(rule.violated), advice = std::string(rule.advice);
  const auto meaning = "What is checked: " + std::string(rule.meaning);
  return {{"id", id},
          {"name", rule.name},
          {"shortDescription", {{"text", violated}}},
          {"fullDescription", {{"text", violated + " " + meaning}}},
          {"help",
           {{"text", meaning + "\n" + advice + "\n'jury explain " + id + "' says this again."},
            {"markdown", meaning + "\n\n" + advice + "\n\n`jury explain " + id + "` says this again."}}},
          {"helpUri", "urn:jury:rule:" + std::string(engine::name_of(rule.property))},
          {"defaultConfiguration", {{"level", "error"}}},
          {"properties", {{"precision", "very-high"}, {"problem.severity", "error"}, {"tags", tags}}}};
}

json driver() {
  json list = json::array();
  for (const auto& rule : rules()) list.push_back(rule_of(rule));
  return {{"name", "Jury"}, {"semanticVersion", JURY_VERSION}, {"version", JURY_VERSION}, {"rules", list}};
}

std::string document(const SarifRun& run, json invocation, json findings) {
  json entry{{"tool", {{"driver", driver()}}},
             {"columnKind", "utf16CodeUnits"},
             {"invocations", json::array({std::move(invocation)})},
             {"results", std::move(findings)}};
  if (!run.directory.empty()) {
    const auto uri = uri_of(run.directory + (run.directory.ends_with('/') ? "" : "/"));
    entry["originalUriBaseIds"] = {{base_of_paths, {{"uri", uri}}}};
    entry["invocations"][0]["workingDirectory"] = {{"uri", uri}};
  }
  const json document{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                      {"version", "2.1.0"},
                      {"runs", json::array({std::move(entry)})}};
  return document.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

json notification(const char* level, const std::string& text) {
  return {{"level", level}, {"message", {{"text", text}}}};
}

}  // namespace

std::string to_sarif(const std::vector<Result>& results, const SarifRun& run) {
  json findings = json::array(), notifications = json::array();
  Sources sources;
  for (const auto& result : results) {
    if (result.verdict == Verdict::Refuted) findings.push_back(to_json(result, sources));
    if (result.verdict != Verdict::Undecided) continue;
    auto entry = notification("warning", result.class_name + "." + result.method + ": undecided whether " +
                                             meaning(result.property, result.name) + ". " + sentences_of(result.reasons));
    entry["locations"] = json::array({location_of(result)});
    entry["associatedRule"] = {{"id", rules()[rule_index(result.property)].id()}, {"index", rule_index(result.property)}};
    notifications.push_back(std::move(entry));
  }
  return document(run,
                  {{"executionSuccessful", !run.was_interrupted}, {"toolExecutionNotifications", notifications}},
                  std::move(findings));
}

std::string failure_to_sarif(const std::string& message, const SarifRun& run) {
  json notifications = json::array();
  for (const auto& error : compiler_errors(message)) {
    auto entry = notification("error", error.message);
    entry["locations"] = json::array({location(error.file, error.line)});
    notifications.push_back(std::move(entry));
  }
  if (notifications.empty()) notifications.push_back(notification("error", message));
  return document(run, {{"executionSuccessful", false}, {"exitCode", 2}, {"toolExecutionNotifications", notifications}},
                  json::array());
}

}  // namespace jury::report
