#include "logic/model.h"

namespace jury::logic {

namespace {

std::string describe(const std::string& name, const FunctionTable& table) {
  std::string text = name + " = {";
  for (const auto& [arguments, result] : table.entries) {
    text += "(";
    for (std::size_t i = 0; i < arguments.size(); ++i) text += (i == 0 ? "" : " ") + arguments[i].to_string();
    text += "): " + result.to_string() + ", ";
  }
  return text + "else " + (table.default_value ? table.default_value->to_string() : "?") + "}";
}

}  // namespace

std::optional<Value> Model::value(Function constant) const {
  if (const auto found = values_.find(constant); found != values_.end()) return found->second;
  if (unknown_.contains(constant)) return std::nullopt;
  return Value::default_of(constant.range());
}

std::optional<Value> Model::value(Function function, const std::vector<Value>& arguments) const {
  if (const auto found = tables_.find(function); found != tables_.end()) return found->second.at(arguments);
  if (unknown_.contains(function)) return std::nullopt;
  return Value::default_of(function.range());
}

std::optional<std::uint64_t> Model::domain_size(Sort sort) const {
  if (!sort.is_uninterpreted()) return cardinality(sort);
  const auto found = domains_.find(sort);
  return found == domains_.end() ? std::nullopt : std::optional(found->second);
}

std::string Model::to_string() const {
  std::map<std::string, std::string> lines;
  for (const auto& [symbol, value] : values_)
    lines[symbol.name().text()] = symbol.name().text() + " = " + value.to_string();
  for (const auto& [symbol, table] : tables_)
    lines[symbol.name().text()] = describe(symbol.name().text(), table);
  std::string text;
  for (const auto& [name, line] : lines) text += line + "\n";
  return text;
}

}  // namespace jury::logic
