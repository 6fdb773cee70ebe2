// The structured bindings name every member: one that is added and not written does not compile.
#include "plan/request_codec.h"

namespace jury::plan {

namespace {

using nlohmann::json;

template <typename Value>
json optional_json(const std::optional<Value>& value) {
  return value ? json(*value) : json(nullptr);
}

template <typename Value>
std::optional<Value> to_optional(const json& value) {
  return value.is_null() ? std::nullopt : std::optional(value.get<Value>());
}

json property_names(const std::optional<std::vector<engine::Property>>& properties) {
  if (!properties) return nullptr;
  json list = json::array();
  for (const auto property : *properties) list.push_back(engine::name_of(property));
  return list;
}

std::optional<std::vector<engine::Property>> to_properties(const json& value) {
  if (value.is_null()) return std::nullopt;
  std::vector<engine::Property> properties;
  for (const auto& name : value)
    if (const auto property = engine::property_named(name.get<std::string>())) properties.push_back(*property);
  return properties;
}

}  // namespace

json to_json(const program::Inputs& inputs) {
  const auto& [paths, class_path, java_home, specifications, non_null_default] = inputs;
  json list = json::array();
  for (const auto& path : paths) list.push_back(path.string());
  return {{"paths", list},
          {"classpath", class_path},
          {"javaHome", java_home ? json(java_home->string()) : json(nullptr)},
          {"specifications", specifications},
          {"nonNullDefault", non_null_default}};
}

program::Inputs to_inputs(const json& value) {
  program::Inputs inputs;
  auto& [paths, class_path, java_home, specifications, non_null_default] = inputs;
  for (const auto& path : value.at("paths")) paths.emplace_back(path.get<std::string>());
  value.at("classpath").get_to(class_path);
  if (const auto& home = value.at("javaHome"); !home.is_null()) java_home = home.get<std::string>();
  value.at("specifications").get_to(specifications);
  value.at("nonNullDefault").get_to(non_null_default);
  return inputs;
}

json to_json(const session::Questions& questions) {
  const auto& [entries, sources, properties, engine, property_files, predicate_files, loops, bits, objects, calls,
               quantifiers, without, seconds, entry_seconds, memory] = questions;
  return {{"entries", entries},
          {"sources", sources},
          {"properties", property_names(properties)},
          {"engine", engine},
          {"propertyFiles", property_files},
          {"predicateFiles", predicate_files},
          {"loops", optional_json(loops)},
          {"bits", bits},
          {"objects", objects},
          {"calls", static_cast<int>(calls)},
          {"quantifiers", static_cast<int>(quantifiers)},
          {"without", without},
          {"seconds", optional_json(seconds)},
          {"entrySeconds", optional_json(entry_seconds)},
          {"memory", memory}};
}

session::Questions to_questions(const json& value) {
  session::Questions questions;
  auto& [entries, sources, properties, engine, property_files, predicate_files, loops, bits, objects, calls, quantifiers,
         without, seconds, entry_seconds, memory] = questions;
  value.at("entries").get_to(entries);
  value.at("sources").get_to(sources);
  properties = to_properties(value.at("properties"));
  value.at("engine").get_to(engine);
  value.at("propertyFiles").get_to(property_files);
  value.at("predicateFiles").get_to(predicate_files);
  loops = to_optional<std::uint32_t>(value.at("loops"));
  value.at("bits").get_to(bits);
  value.at("objects").get_to(objects);
  calls = static_cast<session::Calls>(value.at("calls").get<int>());
  quantifiers = static_cast<engine::ReadQuantifiers>(value.at("quantifiers").get<int>());
  value.at("without").get_to(without);
  seconds = to_optional<double>(value.at("seconds"));
  entry_seconds = to_optional<double>(value.at("entrySeconds"));
  value.at("memory").get_to(memory);
  return questions;
}

}  // namespace jury::plan
