// A list whose first element says which kind it is. The structured bindings name every member: one that is
// added and not sent does not compile.
#include "engine/evidence_codec.h"

#include <nlohmann/json.hpp>

#include "check/acceptance.h"
#include "ir/statement.h"

namespace jury::engine {

namespace {

using nlohmann::json;

json to_json(const check::Accepted& accepted) { return {accepted.by(), accepted.is_trivial()}; }

check::Accepted to_accepted(const json& value) {
  return check::Acceptance::by(value.at(0).get<std::string>(), value.at(1).get<bool>());
}

using Texts = std::map<std::string, std::string>;

json data_of(const CompleteUnrolling& it) {
  const auto& [accepted] = it;
  return json::array({to_json(accepted)});
}

json data_of(const LoopsCut& it) {
  const auto& [accepted, loops] = it;
  return {to_json(accepted), loops};
}

json data_of(const Invariants& it) {
  const auto& [accepted, of_place, given_used] = it;
  return {to_json(accepted), of_place, given_used};
}

json data_of(const Summaries& it) {
  const auto& [accepted, of_procedure] = it;
  return {to_json(accepted), of_procedure};
}

json data_of(const NothingCreatesIt&) { return json::array(); }

json data_of(const Executions& it) {
  const auto& [count] = it;
  return json::array({count});
}

json data_of(const std::monostate&) { return json::array(); }

json data_of(const InvariantsSoFar& it) {
  const auto& [of_place] = it;
  return json::array({of_place});
}

json data_of(const AbstractExecution& it) {
  const auto& [text, shows_no_summary] = it;
  return {text, shows_no_summary};
}

template <typename Variant>
json encoded(const Variant& variant) {
  return json::array({variant.index(), std::visit([](const auto& it) { return data_of(it); }, variant)});
}

template <typename Kind, typename Variant>
constexpr std::size_t index_in = [] {
  std::size_t index = 0;
  [&]<typename... Kinds>(std::variant<Kinds...>*) {
    (void)((std::is_same_v<Kind, Kinds> || (++index, false)) || ...);
  }(static_cast<Variant*>(nullptr));
  return index;
}();

}  // namespace

json to_json(const Proof& proof) { return encoded(proof); }
json to_json(const Findings& findings) { return encoded(findings); }

Proof to_proof(const json& value) {
  const auto& data = value.at(1);
  switch (value.at(0).get<std::size_t>()) {
    case index_in<CompleteUnrolling, Proof>:
      return CompleteUnrolling{to_accepted(data.at(0))};
    case index_in<LoopsCut, Proof>:
      return LoopsCut{to_accepted(data.at(0)), data.at(1).get<std::size_t>()};
    case index_in<Invariants, Proof>:
      return Invariants{to_accepted(data.at(0)), data.at(1).get<Texts>(), data.at(2).get<std::string>()};
    case index_in<Summaries, Proof>:
      return Summaries{to_accepted(data.at(0)), data.at(1).get<Texts>()};
    case index_in<Executions, Proof>:
      return Executions{data.at(0).get<std::uint64_t>()};
    case index_in<NothingCreatesIt, Proof>:
      return NothingCreatesIt{};
    default:
      throw json::other_error::create(600, "no kind of proof", &value);
  }
}

Findings to_findings(const json& value) {
  const auto& data = value.at(1);
  switch (value.at(0).get<std::size_t>()) {
    case index_in<std::monostate, Findings>:
      return std::monostate{};
    case index_in<InvariantsSoFar, Findings>:
      return InvariantsSoFar{data.at(0).get<Texts>()};
    case index_in<AbstractExecution, Findings>:
      return AbstractExecution{data.at(0).get<std::string>(), data.at(1).get<bool>()};
    default:
      throw json::other_error::create(601, "no kind of findings", &value);
  }
}

}  // namespace jury::engine
