#include "report/json_report.h"

#include <array>
#include <nlohmann/json.hpp>

#include "report/json_result.h"
#include "report/onward.h"

namespace jury::report {

namespace {

using nlohmann::json;

// Of the report, as the $id of its schema has it: the first number changes when a reader of the older one may fail.
constexpr const char* json_format = "1.0";

json optional_text(const std::string& text) { return text.empty() ? json(nullptr) : json(text); }

json to_json(const trace::PictureCell& cell) {
  json result{{"label", cell.label}, {"value", cell.value}};
  if (cell.target >= 0) result["object"] = cell.target;
  return result;
}

std::string_view name_of(trace::PictureShape shape) {
  constexpr std::array<std::string_view, 5> names{"object", "array", "list", "set", "map"};
  static_assert(names.size() == static_cast<std::size_t>(trace::PictureShape::Map) + 1);
  return names[static_cast<std::size_t>(shape)];
}

json to_json(const trace::HeapPicture& picture) {
  json variables = json::array(), objects = json::array();
  for (const auto& root : picture.roots) variables.push_back(to_json(root));
  for (const auto& object : picture.objects) {
    json cells = json::array();
    for (const auto& cell : object.cells) cells.push_back(to_json(cell));
    objects.push_back({{"name", object.name},
                       {"shape", name_of(object.shape)},
                       {"cells", cells},
                       {"left_out", object.left_out}});
  }
  return {{"variables", variables}, {"objects", objects}};
}

json to_json(const engine::Step& step) {
  json changes = json::array();
  for (const auto& [name, value] : step.changes) changes.push_back({{"name", name}, {"value", value}});
  return {{"kind", engine::name_of(step.kind)},
          {"class", step.class_name},
          {"method", step.method},
          {"file", optional_text(step.file)},
          {"line", step.line},
          {"depth", step.depth},
          {"changes", changes},
          {"value", optional_text(step.value)},
          {"heap", step.picture < 0 ? json(nullptr) : json(step.picture)}};
}

json to_json(const engine::Counterexample& counterexample) {
  json arguments = json::object(), steps = json::array(), heaps = json::array();
  for (const auto& [name, value] : counterexample.arguments) arguments[name] = value;
  for (const auto& step : counterexample.steps) steps.push_back(to_json(step));
  for (const auto& picture : counterexample.pictures) heaps.push_back(to_json(picture));
  const auto& replay = counterexample.replay;
  return {{"arguments", arguments},
          {"choices", counterexample.choices},
          {"before", counterexample.before},
          {"after", counterexample.after},
          {"violation", counterexample.violation},
          {"kind", counterexample.site.kind},
          {"path", counterexample.site.path},
          {"stack", counterexample.stack},
          {"trace", steps},
          {"skipped_steps", counterexample.skipped_steps},
          {"heaps", heaps},
          {"confirmed_on_jvm", replay ? json(replay->confirmed) : json(nullptr)},
          {"replay", replay ? json(replay->detail) : json(nullptr)}};
}

json to_json(const engine::TimeSpent& time) {
  json engines = json::object();
  for (const auto& [engine, seconds] : time.engines) engines[engine + "_seconds"] = seconds;
  return {{"total_seconds", time.total}, {"compile_seconds", time.compile}, {"load_seconds", time.load},
          {"check_seconds", time.check}, {"replay_seconds", time.replay},   {"other_seconds", time.other()},
          {"engines", engines},          {"processes", time.processes}};
}

json to_json(const engine::Reason& reason) {
  const auto& place = reason.place;
  return {{"kind", name_of(reason.kind)},
          {"text", reason.sentence()},
          {"class", optional_text(place.class_name)},
          {"method", optional_text(place.method)},
          {"file", optional_text(place.file)},
          {"line", place.line}};
}

json to_json(const engine::Result& result) {
  json reasons = json::array();
  const auto evidence = result.evidence();
  for (const auto& reason : result.reasons) reasons.push_back(to_json(reason));
  const auto& finding = result.finding;
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
          {"beyond", optional_text(options_beyond(result))},
          {"reason", optional_text(sentences_of(result.reasons))},
          {"reasonKind", result.reasons.empty() ? json(nullptr) : json(name_of(result.reasons.front().kind))},
          {"reasons", reasons},
          {"assumptions", result.assumptions},
          {"approximations", result.approximations},
          {"counterexample", result.counterexample ? to_json(*result.counterexample) : json(nullptr)},
          {"evidence", evidence.empty() ? json(nullptr) : json(evidence)},
          {"statistics", result.statistics},
          {"stored", result.stored},
          {"kind", finding ? json(engine::name_of(finding->kind)) : json(nullptr)},
          {"counts_always", finding && finding->always_counts},
          {"precondition", finding ? optional_text(finding->precondition) : json(nullptr)},
          {"note", finding ? optional_text(finding->note) : json(nullptr)},
          {"calls", finding ? finding->calls : std::vector<std::string>{}},
          {"rank", finding ? json(finding->rank) : json(nullptr)},
          {"signs", finding ? finding->signs : std::vector<std::string>{}},
          {"expected", result.expected},
          {"id", result.identity()},
          {"suppressed", optional_text(result.suppressed)}};
}

}  // namespace

json json_of(const engine::Result& result) { return to_json(result); }

std::string to_json(const std::vector<engine::Result>& results, bool was_interrupted, const engine::TimeSpent& time) {
  json list = json::array();
  for (const auto& result : results) list.push_back(to_json(result));
  json document{{"tool", "jury"}, {"version", JURY_VERSION}, {"format", json_format}, {"results", list}};
  if (was_interrupted) document["interrupted"] = true;
  if (time.total > 0) document["time"] = to_json(time);
  return document.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace jury::report
