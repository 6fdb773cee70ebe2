// The structured bindings name every member: a member that is added and not sent does not compile.
#include "engine/result_codec.h"

#include <nlohmann/json.hpp>

#include "engine/evidence_codec.h"
#include "engine/restored.h"
#include "engine/scenario_codec.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using nlohmann::json;

json to_json(const trace::PictureCell& cell) {
  const auto& [label, value, target, changed, identity] = cell;
  return {label, value, target, changed, identity};
}

json to_json(const trace::PictureObject& object) {
  const auto& [name, shape, cells, left_out, changed] = object;
  json list = json::array();
  for (const auto& cell : cells) list.push_back(to_json(cell));
  return {name, static_cast<int>(shape), list, left_out, changed};
}

json to_json(const trace::HeapPicture& picture) {
  const auto& [roots, objects] = picture;
  json root_list = json::array(), object_list = json::array();
  for (const auto& root : roots) root_list.push_back(to_json(root));
  for (const auto& object : objects) object_list.push_back(to_json(object));
  return {root_list, object_list};
}

trace::PictureCell to_cell(const json& value) {
  return {value.at(0).get<std::string>(), value.at(1).get<std::string>(), value.at(2).get<std::int32_t>(),
          value.at(3).get<bool>(), value.at(4).get<std::uint64_t>()};
}

trace::HeapPicture to_picture(const json& value) {
  trace::HeapPicture result;
  for (const auto& root : value.at(0)) result.roots.push_back(to_cell(root));
  for (const auto& object : value.at(1)) {
    auto& [name, shape, cells, left_out, changed] = result.objects.emplace_back();
    object.at(0).get_to(name);
    shape = static_cast<trace::PictureShape>(object.at(1).get<int>());
    for (const auto& cell : object.at(2)) cells.push_back(to_cell(cell));
    object.at(3).get_to(left_out);
    object.at(4).get_to(changed);
  }
  return result;
}

json to_json(const Step& step) {
  const auto& [kind, class_name, method, file, line, depth, changes, returned, picture] = step;
  return {static_cast<int>(kind), class_name, method, file, line, depth, changes, returned, picture};
}

Step to_step(const json& value) {
  Step result;
  auto& [kind, class_name, method, file, line, depth, changes, returned, picture] = result;
  kind = static_cast<StepKind>(value.at(0).get<int>());
  value.at(1).get_to(class_name);
  value.at(2).get_to(method);
  value.at(3).get_to(file);
  value.at(4).get_to(line);
  value.at(5).get_to(depth);
  value.at(6).get_to(changes);
  value.at(7).get_to(returned);
  value.at(8).get_to(picture);
  return result;
}

json to_json(const Counterexample& counterexample) {
  const auto& [arguments, choices, before, after, violation, stack, steps, skipped_steps, pictures, scenario,
               replay, site, run, calls] = counterexample;
  json step_list = json::array(), picture_list = json::array(), call_list = json::array();
  for (const auto& [owner, method, descriptor, offset] : calls)
    call_list.push_back({owner.text(), method.text(), descriptor.text(), offset});
  for (const auto& step : steps) step_list.push_back(to_json(step));
  for (const auto& picture : pictures) picture_list.push_back(to_json(picture));
  return {arguments,
          choices,
          before,
          after,
          violation,
          stack,
          step_list,
          skipped_steps,
          picture_list,
          scenario ? engine::to_json(*scenario) : json(nullptr),
          replay ? json{replay->confirmed, replay->detail} : json(nullptr),
          site.kind,
          site.path,
          static_cast<bool>(run),
          call_list};
}

Counterexample to_counterexample(const json& value) {
  Counterexample result;
  auto& [arguments, choices, before, after, violation, stack, steps, skipped_steps, pictures, scenario,
         replay, site, run, calls] = result;
  value.at(0).get_to(arguments);
  value.at(1).get_to(choices);
  value.at(2).get_to(before);
  value.at(3).get_to(after);
  value.at(4).get_to(violation);
  value.at(5).get_to(stack);
  for (const auto& step : value.at(6)) steps.push_back(to_step(step));
  value.at(7).get_to(skipped_steps);
  for (const auto& picture : value.at(8)) pictures.push_back(to_picture(picture));
  if (!value.at(9).is_null()) scenario = to_scenario(value.at(9));
  if (const auto& said = value.at(10); !said.is_null())
    replay = Replay{said.at(0).get<bool>(), said.at(1).get<std::string>()};
  value.at(11).get_to(site.kind);
  value.at(12).get_to(site.path);
  run = Restored::run(value.at(13).get<bool>());
  for (const auto& call : value.at(14))
    calls.push_back({Symbol(call.at(0).get<std::string>()), Symbol(call.at(1).get<std::string>()),
                     Symbol(call.at(2).get<std::string>()), call.at(3).get<std::uint32_t>()});
  return result;
}

json to_json(const Reason& reason) {
  const auto& [kind, text, place] = reason;
  const auto& [class_name, method, file, line, shown] = place;
  return {static_cast<int>(kind), text, class_name, method, file, line, shown};
}

Reason to_reason(const json& value) {
  Reason result;
  auto& [kind, text, place] = result;
  auto& [class_name, method, file, line, shown] = place;
  kind = static_cast<ReasonKind>(value.at(0).get<int>());
  value.at(1).get_to(text);
  value.at(2).get_to(class_name);
  value.at(3).get_to(method);
  value.at(4).get_to(file);
  value.at(5).get_to(line);
  value.at(6).get_to(shown);
  return result;
}

json to_json(const Finding& finding) {
  const auto& [kind, always_counts, precondition, note, calls, rank, signs] = finding;
  return {static_cast<int>(kind), always_counts, precondition, note, calls, rank, signs};
}

Finding to_finding(const json& value) {
  Finding result;
  auto& [kind, always_counts, precondition, note, calls, rank, signs] = result;
  kind = static_cast<FindingKind>(value.at(0).get<int>());
  value.at(1).get_to(always_counts);
  value.at(2).get_to(precondition);
  value.at(3).get_to(note);
  value.at(4).get_to(calls);
  value.at(5).get_to(rank);
  value.at(6).get_to(signs);
  return result;
}

json to_json(const Result& result) {
  const auto& [property, name, class_name, method, descriptor, file, line, verdict, engine, seconds, bounds,
               reasons, assumptions, approximations, counterexample, proof, findings, technique, formula, statistics,
               stored, suppressed, finding, expected, twin] = result;
  json reason_list = json::array();
  for (const auto& reason : reasons) reason_list.push_back(to_json(reason));
  return {static_cast<int>(property),
          name,
          class_name,
          method,
          descriptor,
          file,
          line,
          static_cast<int>(Verdict(verdict)),
          engine,
          seconds,
          bounds,
          reason_list,
          assumptions,
          approximations,
          counterexample ? to_json(*counterexample) : json(nullptr),
          proof ? engine::to_json(*proof) : json(nullptr),
          engine::to_json(findings),
          technique,
          formula,
          statistics,
          stored,
          suppressed,
          finding ? to_json(*finding) : json(nullptr),
          expected,
          twin};
}

Result to_result(const json& value) {
  Result result;
  auto& [property, name, class_name, method, descriptor, file, line, verdict, engine, seconds, bounds, reasons,
         assumptions, approximations, counterexample, proof, findings, technique, formula, statistics, stored,
         suppressed, finding, expected, twin] = result;
  property = static_cast<Property>(value.at(0).get<int>());
  value.at(1).get_to(name);
  value.at(2).get_to(class_name);
  value.at(3).get_to(method);
  value.at(4).get_to(descriptor);
  value.at(5).get_to(file);
  value.at(6).get_to(line);
  verdict = Restored::verdict(static_cast<Verdict>(value.at(7).get<int>()));
  value.at(8).get_to(engine);
  value.at(9).get_to(seconds);
  value.at(10).get_to(bounds);
  for (const auto& reason : value.at(11)) reasons.push_back(to_reason(reason));
  value.at(12).get_to(assumptions);
  value.at(13).get_to(approximations);
  if (!value.at(14).is_null()) counterexample = to_counterexample(value.at(14));
  if (!value.at(15).is_null()) proof = to_proof(value.at(15));
  findings = to_findings(value.at(16));
  value.at(17).get_to(technique);
  value.at(18).get_to(formula);
  value.at(19).get_to(statistics);
  value.at(20).get_to(stored);
  value.at(21).get_to(suppressed);
  if (!value.at(22).is_null()) finding = to_finding(value.at(22));
  value.at(23).get_to(expected);
  value.at(24).get_to(twin);
  return result;
}

}  // namespace

std::string encode_result(const Result& result) {
  const auto bytes = json::to_cbor(to_json(result));
  return {bytes.begin(), bytes.end()};
}

Result decode_result(std::string_view bytes) {
  try {
    return to_result(json::from_cbor(bytes));
  } catch (const json::exception& error) {
    internal_error(__FILE__, __LINE__, std::string("a result cannot be read: ") + error.what());
  }
}

}  // namespace jury::engine
