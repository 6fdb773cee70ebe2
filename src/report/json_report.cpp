#include "report/json_report.h"

#include <nlohmann/json.hpp>

namespace jury::report {

namespace {

using nlohmann::json;

json to_json(const engine::Counterexample& counterexample) {
  json arguments = json::object();
  for (const auto& [name, value] : counterexample.arguments) arguments[name] = value;
  json steps = json::array();
  for (const auto& step : counterexample.steps) {
    json changes = json::object();
    for (const auto& [name, value] : step.changes) changes[name] = value;
    steps.push_back({{"class", step.class_name},
                     {"method", step.method},
                     {"line", step.line},
                     {"depth", step.depth},
                     {"changes", changes}});
  }
  return {{"arguments", arguments},
          {"choices", counterexample.choices},
          {"before", counterexample.before},
          {"after", counterexample.after},
          {"violation", counterexample.violation},
          {"stack", counterexample.stack},
          {"trace", steps},
          {"confirmed_on_jvm", counterexample.replayed}};
}

json optional_text(const std::string& text) { return text.empty() ? json(nullptr) : json(text); }

json to_json(const engine::Result& result) {
  return {{"property", engine::name_of(result.property)},
          {"name", optional_text(result.name)},
          {"class", result.class_name},
          {"method", result.method + result.descriptor},
          {"file", optional_text(result.file)},
          {"line", result.line},
          {"verdict", engine::name_of(result.verdict)},
          {"engine", result.engine},
          {"seconds", result.seconds},
          {"bounds", result.bounds.empty() ? json(nullptr) : json(result.bounds)},
          {"reason", optional_text(result.reason)},
          {"assumptions", result.assumptions},
          {"approximations", result.approximations},
          {"counterexample", result.counterexample ? to_json(*result.counterexample) : json(nullptr)},
          {"evidence", result.evidence.empty() ? json(nullptr) : json(result.evidence)},
          {"statistics", result.statistics}};
}

}  // namespace

std::string to_json(const std::vector<engine::Result>& results) {
  json list = json::array();
  for (const auto& result : results) list.push_back(to_json(result));
  const json document{{"tool", "jury"}, {"version", JURY_VERSION}, {"results", list}};
  return document.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace jury::report
