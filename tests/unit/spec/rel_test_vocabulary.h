// A vocabulary for tests: the graph of Karun's example, plus two unrelated classes that share a field
// name.
//   class Graph { List nodes; }   class List { Entry head; int size; }   class Entry { Entry next; Entry
//   prev; Node node; } class Node { int inDeg; List outs; boolean seen; }   class Job { Job next; }   class
//   Special extends Node { int inDeg; }
#pragma once

#include <map>

#include "logic/relational/builder.h"
#include "spec/rel_vocabulary.h"

namespace jury::spec::testing_support {

class GraphVocabulary : public RelVocabulary {
 public:
  explicit GraphVocabulary(logic::relational::Builder& builder) : builder_(builder) {
    for (const char* type : {"Graph", "List", "Entry", "Node", "Job", "Special", "Null", "Boolean"}) {
      const std::string simple = type;
      types_.emplace(simple, symbol(simple, {{simple}}, false));
    }
    add_field("Graph", "nodes", {"List", "Null"});
    add_field("List", "head", {"Entry", "Null"});
    add_field("List", "size", {"Int"});
    add_field("Entry", "next", {"Entry", "Null"});
    add_field("Entry", "prev", {"Entry", "Null"});
    add_field("Entry", "node", {"Node", "Null"});
    add_field("Node", "inDeg", {"Int"});
    add_field("Node", "outs", {"List", "Null"});
    add_field("Node", "seen", {"Boolean"});
    add_field("Node", "set", {"Int"});
    add_field("Job", "next", {"Job", "Null"});
    add_field("Special", "inDeg", {"Int"});
    add_name("this", {{"Graph"}}, true);
    add_name("entry", {{"Entry", "Null"}}, true);
    add_name("count", {{"Int"}}, true);
    add_name("return", {{"Boolean"}}, true);
    add_name("true$rel", {{"Boolean"}}, true);
    add_name("false$rel", {{"Boolean"}}, true);
    add_name("null$rel", {{"Null"}}, true);
    add_name("contains$rel", {{}, {}}, false);
    add_name("mapping$rel", {{}, {}, {}}, true);
  }

  std::vector<RelSymbol> find(std::string_view name, RelState state) const override {
    std::vector<RelSymbol> result;
    for (const auto& [key, symbols] : names_)
      if (key == name) result.push_back(symbols[static_cast<std::size_t>(state)]);
    for (const auto& [key, symbols] : fields_)
      if (key.second == name) result.push_back(symbols[static_cast<std::size_t>(state)]);
    return result;
  }
  std::optional<RelSymbol> find_field(std::string_view type, std::string_view name,
                                      RelState state) const override {
    const auto found = fields_.find({simple(type), std::string(name)});
    if (found == fields_.end()) return std::nullopt;
    return found->second[static_cast<std::size_t>(state)];
  }
  std::optional<RelSymbol> find_type(std::string_view name, RelState) const override {
    const auto found = types_.find(simple(name));
    if (found == types_.end()) return std::nullopt;
    return found->second;
  }
  bool may_overlap(std::string_view type, std::string_view other) const override {
    return type == other || (type == "Special" && other == "Node") || (type == "Node" && other == "Special");
  }
  std::vector<std::string> known_names() const override {
    std::vector<std::string> result;
    for (const auto& [key, symbols] : fields_) result.push_back(key.second);
    for (const auto& [key, symbols] : names_) result.push_back(key);
    return result;
  }

 private:
  using States = std::vector<RelSymbol>;

  static std::string simple(std::string_view name) {
    return std::string(name.substr(0, 8) == "com.lib." ? name.substr(8) : name);
  }
  RelSymbol symbol(const std::string& name, std::vector<std::vector<std::string>> columns, bool at_most_one) {
    const std::size_t arity = columns.size();
    return {builder_.relation(name, arity), std::move(columns), at_most_one, name};
  }
  void add_field(const std::string& type, const std::string& name, const std::vector<std::string>& range) {
    RelSymbol before = symbol(name, {{type}, range}, true), after = symbol(name + "'", {{type}, range}, true);
    before.description = after.description = "field " + type + "." + name;
    fields_.emplace(std::make_pair(type, name), States{before, after});
  }
  void add_name(const std::string& name, const std::vector<std::vector<std::string>>& columns,
                bool at_most_one) {
    const bool state = name.find("contains") == 0 || name.find("mapping") == 0;
    const RelSymbol before = symbol(name, columns, at_most_one);
    names_.emplace(name, States{before, state ? symbol(name + "'", columns, at_most_one) : before});
  }

  logic::relational::Builder& builder_;
  std::map<std::string, RelSymbol> types_;
  std::map<std::pair<std::string, std::string>, States> fields_;
  std::map<std::string, States> names_;
};

}  // namespace jury::spec::testing_support
