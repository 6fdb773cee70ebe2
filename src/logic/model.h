// A model: values for constants, finite tables for functions, sizes for uninterpreted sorts.
// Plain data, independent of the solver it came from.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "logic/term.h"
#include "logic/value.h"

namespace jury::logic {

struct FunctionTable {
  std::map<std::vector<Value>, Value> entries;
  // For arguments that have no entry. Empty: unknown.
  std::optional<Value> default_value;

  std::optional<Value> at(const std::vector<Value>& arguments) const {
    const auto found = entries.find(arguments);
    return found == entries.end() ? default_value : std::optional(found->second);
  }
};

class Model {
 public:
  void set(Term constant, Value value) { values_.insert_or_assign(constant.function(), std::move(value)); }
  void set(Function constant, Value value) { values_.insert_or_assign(constant, std::move(value)); }
  void set(Function function, FunctionTable table) { tables_.insert_or_assign(function, std::move(table)); }
  // The solver had a value that has no finite description here; terms that need it have no value.
  void set_unknown(Function symbol) { unknown_.insert(symbol); }
  // Elements are numbered 0 .. count-1.
  void set_domain_size(Sort sort, std::uint64_t count) { domains_.insert_or_assign(sort, count); }

  // A constant the model does not mention has the default value of its sort; one set unknown has none.
  std::optional<Value> value(Function constant) const;
  std::optional<Value> value(Function function, const std::vector<Value>& arguments) const;
  // For uninterpreted sorts what was set, for others their cardinality.
  std::optional<std::uint64_t> domain_size(Sort sort) const;

  const std::unordered_map<Function, Value>& values() const { return values_; }
  const std::unordered_map<Function, FunctionTable>& tables() const { return tables_; }
  const std::unordered_map<Sort, std::uint64_t>& domains() const { return domains_; }
  std::string to_string() const;  // one symbol per line, by name

 private:
  std::unordered_map<Function, Value> values_;
  std::unordered_map<Function, FunctionTable> tables_;
  std::unordered_map<Sort, std::uint64_t> domains_;
  std::unordered_set<Function> unknown_;
};

}  // namespace jury::logic
