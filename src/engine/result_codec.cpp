#include "engine/result_codec.h"

#include <nlohmann/json.hpp>

#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using nlohmann::json;

json to_json(const Counterexample& counterexample) {
  json steps = json::array();
  for (const auto& step : counterexample.steps)
    steps.push_back({step.class_name, step.method, step.line, step.depth, step.changes});
  return {
      counterexample.arguments, counterexample.choices, counterexample.violation, counterexample.stack, steps,
      counterexample.replayed};
}

Counterexample to_counterexample(const json& value) {
  Counterexample result;
  value.at(0).get_to(result.arguments);
  value.at(1).get_to(result.choices);
  value.at(2).get_to(result.violation);
  value.at(3).get_to(result.stack);
  for (const auto& step : value.at(4)) {
    Step read{step.at(0), step.at(1), step.at(2), step.at(3), {}};
    step.at(4).get_to(read.changes);
    result.steps.push_back(std::move(read));
  }
  value.at(5).get_to(result.replayed);
  return result;
}

}  // namespace

std::string encode_result(const Result& result) {
  const json value{static_cast<int>(result.property),
                   result.class_name,
                   result.method,
                   result.descriptor,
                   result.file,
                   result.line,
                   static_cast<int>(result.verdict),
                   result.engine,
                   result.seconds,
                   result.bounds,
                   result.reason,
                   result.assumptions,
                   result.approximations,
                   result.counterexample ? to_json(*result.counterexample) : json(nullptr),
                   result.evidence,
                   result.statistics};
  const auto bytes = json::to_cbor(value);
  return {bytes.begin(), bytes.end()};
}

Result decode_result(std::string_view bytes) {
  try {
    const auto value = json::from_cbor(bytes);
    Result result;
    result.property = static_cast<Property>(value.at(0).get<int>());
    value.at(1).get_to(result.class_name);
    value.at(2).get_to(result.method);
    value.at(3).get_to(result.descriptor);
    value.at(4).get_to(result.file);
    value.at(5).get_to(result.line);
    result.verdict = static_cast<Verdict>(value.at(6).get<int>());
    value.at(7).get_to(result.engine);
    value.at(8).get_to(result.seconds);
    value.at(9).get_to(result.bounds);
    value.at(10).get_to(result.reason);
    value.at(11).get_to(result.assumptions);
    value.at(12).get_to(result.approximations);
    if (!value.at(13).is_null()) result.counterexample = to_counterexample(value.at(13));
    value.at(14).get_to(result.evidence);
    value.at(15).get_to(result.statistics);
    return result;
  } catch (const json::exception& error) {
    internal_error(__FILE__, __LINE__, std::string("a result cannot be read: ") + error.what());
  }
}

}  // namespace jury::engine
