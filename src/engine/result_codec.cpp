// The structured bindings name every member: a member that is added and not sent does not compile.
#include "engine/result_codec.h"

#include <nlohmann/json.hpp>

#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using nlohmann::json;

json to_json(const Step& step) {
  const auto& [class_name, method, line, depth, changes] = step;
  return {class_name, method, line, depth, changes};
}

Step to_step(const json& value) {
  Step result;
  auto& [class_name, method, line, depth, changes] = result;
  value.at(0).get_to(class_name);
  value.at(1).get_to(method);
  value.at(2).get_to(line);
  value.at(3).get_to(depth);
  value.at(4).get_to(changes);
  return result;
}

json to_json(const Counterexample& counterexample) {
  const auto& [arguments, choices, before, after, violation, stack, steps, replayed] = counterexample;
  json list = json::array();
  for (const auto& step : steps) list.push_back(to_json(step));
  return {arguments, choices, before, after, violation, stack, list, replayed};
}

Counterexample to_counterexample(const json& value) {
  Counterexample result;
  auto& [arguments, choices, before, after, violation, stack, steps, replayed] = result;
  value.at(0).get_to(arguments);
  value.at(1).get_to(choices);
  value.at(2).get_to(before);
  value.at(3).get_to(after);
  value.at(4).get_to(violation);
  value.at(5).get_to(stack);
  for (const auto& step : value.at(6)) steps.push_back(to_step(step));
  value.at(7).get_to(replayed);
  return result;
}

json to_json(const Result& result) {
  const auto& [property, name, class_name, method, descriptor, file, line, verdict, engine, seconds, bounds,
               reason, assumptions, approximations, counterexample, evidence, statistics] = result;
  return {static_cast<int>(property),
          name,
          class_name,
          method,
          descriptor,
          file,
          line,
          static_cast<int>(verdict),
          engine,
          seconds,
          bounds,
          reason,
          assumptions,
          approximations,
          counterexample ? to_json(*counterexample) : json(nullptr),
          evidence,
          statistics};
}

Result to_result(const json& value) {
  Result result;
  auto& [property, name, class_name, method, descriptor, file, line, verdict, engine, seconds, bounds, reason,
         assumptions, approximations, counterexample, evidence, statistics] = result;
  property = static_cast<Property>(value.at(0).get<int>());
  value.at(1).get_to(name);
  value.at(2).get_to(class_name);
  value.at(3).get_to(method);
  value.at(4).get_to(descriptor);
  value.at(5).get_to(file);
  value.at(6).get_to(line);
  verdict = static_cast<Verdict>(value.at(7).get<int>());
  value.at(8).get_to(engine);
  value.at(9).get_to(seconds);
  value.at(10).get_to(bounds);
  value.at(11).get_to(reason);
  value.at(12).get_to(assumptions);
  value.at(13).get_to(approximations);
  if (!value.at(14).is_null()) counterexample = to_counterexample(value.at(14));
  value.at(15).get_to(evidence);
  value.at(16).get_to(statistics);
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
