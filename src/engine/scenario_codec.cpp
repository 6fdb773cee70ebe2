// As in result_codec.cpp, the structured bindings name every member.
#include "engine/scenario_codec.h"

namespace jury::engine {

namespace {

using nlohmann::json;
using namespace trace;

json encode(const SnapshotValue& value) {
  const auto& [kind, bits, object] = value;
  return {static_cast<int>(kind), bits.bits, object};
}

void decode(const json& from, SnapshotValue& value) {
  auto& [kind, bits, object] = value;
  kind = static_cast<ir::Kind>(from.at(0).get<int>());
  from.at(1).get_to(bits.bits);
  from.at(2).get_to(object);
}

// UTF-16 as numbers: strings of Java need not be well-formed.
json encode(const std::u16string& text) {
  json list = json::array();
  for (const char16_t unit : text) list.push_back(static_cast<unsigned>(unit));
  return list;
}

void decode(const json& from, std::u16string& text) {
  for (const auto& unit : from) text += static_cast<char16_t>(unit.get<unsigned>());
}

// Known to the templates below.
json encode(const SnapshotField& from);
void decode(const json& from, SnapshotField& to);
json encode(const StaticValue& from);
void decode(const json& from, StaticValue& to);
json encode(const PortableObject& from);
void decode(const json& from, PortableObject& to);
json encode(const Choice& from);
void decode(const json& from, Choice& to);
json encode(const Question& from);
void decode(const json& from, Question& to);

template <class Element>
json encode_list(const std::vector<Element>& list) {
  json result = json::array();
  for (const auto& element : list) result.push_back(encode(element));
  return result;
}

template <class Element>
void decode_list(const json& from, std::vector<Element>& list) {
  for (const auto& value : from) decode(value, list.emplace_back());
}

json encode(const SnapshotField& field) {
  const auto& [owner, name, value] = field;
  return {owner, name, encode(value)};
}

void decode(const json& from, SnapshotField& field) {
  auto& [owner, name, value] = field;
  from.at(0).get_to(owner);
  from.at(1).get_to(name);
  decode(from.at(2), value);
}

json encode(const StaticValue& field) {
  const auto& [class_name, name, value] = field;
  return {class_name, name, encode(value)};
}

void decode(const json& from, StaticValue& field) {
  auto& [class_name, name, value] = field;
  from.at(0).get_to(class_name);
  from.at(1).get_to(name);
  decode(from.at(2), value);
}

json encode(const PortableObject& object) {
  const auto& [kind, class_name, text, fields, elements, values, is_library, is_literal] = object;
  return {static_cast<int>(kind), class_name,          encode(text), encode_list(fields),
          encode_list(elements),  encode_list(values), is_library,   is_literal};
}

void decode(const json& from, PortableObject& object) {
  auto& [kind, class_name, text, fields, elements, values, is_library, is_literal] = object;
  kind = static_cast<PortableKind>(from.at(0).get<int>());
  from.at(1).get_to(class_name);
  decode(from.at(2), text);
  decode_list(from.at(3), fields);
  decode_list(from.at(4), elements);
  decode_list(from.at(5), values);
  from.at(6).get_to(is_library);
  from.at(7).get_to(is_literal);
}

json encode(const PortableHeap& heap) {
  const auto& [objects, arguments, statics, result] = heap;
  return {encode_list(objects), encode_list(arguments), encode_list(statics),
          result ? encode(*result) : json(nullptr)};
}

void decode(const json& from, PortableHeap& heap) {
  auto& [objects, arguments, statics, result] = heap;
  decode_list(from.at(0), objects);
  decode_list(from.at(1), arguments);
  decode_list(from.at(2), statics);
  if (!from.at(3).is_null()) decode(from.at(3), result.emplace());
}

json encode(const Choice& choice) {
  const auto& [kind, value, text] = choice;
  return {static_cast<int>(kind), value.bits, encode(text)};
}

void decode(const json& from, Choice& choice) {
  auto& [kind, value, text] = choice;
  kind = static_cast<ir::Kind>(from.at(0).get<int>());
  from.at(1).get_to(value.bits);
  decode(from.at(2), text);
}

json encode(const Question& question) {
  const auto& [class_name, method, descriptor, is_static, about, arguments] = question;
  return {class_name, method, descriptor, is_static, static_cast<int>(about), encode_list(arguments)};
}

void decode(const json& from, Question& question) {
  auto& [class_name, method, descriptor, is_static, about, arguments] = question;
  from.at(0).get_to(class_name);
  from.at(1).get_to(method);
  from.at(2).get_to(descriptor);
  from.at(3).get_to(is_static);
  about = static_cast<Question::About>(from.at(4).get<int>());
  decode_list(from.at(5), arguments);
}

}  // namespace

json to_json(const Scenario& scenario) {
  const auto& [class_name, method, descriptor, is_static, before, choices, exception_class, statement,
               thrown_in, thrown_at, after, assumed, violated] = scenario;
  return {class_name,
          method,
          descriptor,
          is_static,
          encode(before),
          encode_list(choices),
          exception_class,
          statement ? json(*statement) : json(nullptr),
          thrown_in,
          thrown_at,
          after ? encode(*after) : json(nullptr),
          encode_list(assumed),
          violated ? encode(*violated) : json(nullptr)};
}

Scenario to_scenario(const json& value) {
  Scenario result;
  auto& [class_name, method, descriptor, is_static, before, choices, exception_class, statement, thrown_in,
         thrown_at, after, assumed, violated] = result;
  value.at(0).get_to(class_name);
  value.at(1).get_to(method);
  value.at(2).get_to(descriptor);
  value.at(3).get_to(is_static);
  decode(value.at(4), before);
  decode_list(value.at(5), choices);
  value.at(6).get_to(exception_class);
  if (!value.at(7).is_null()) statement = value.at(7).get<std::int32_t>();
  value.at(8).get_to(thrown_in);
  value.at(9).get_to(thrown_at);
  if (!value.at(10).is_null()) decode(value.at(10), after.emplace());
  decode_list(value.at(11), assumed);
  if (!value.at(12).is_null()) decode(value.at(12), violated.emplace());
  return result;
}

}  // namespace jury::engine
