// What the names of a .rel file may mean for one method: fields, parameters, `this`, `return`, the relations
// of collections, types. The resolver asks; an engine answers with relations of its own, for the state
// before and the state after the method.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/relational/node.h"

namespace jury::spec {

enum class RelState { before, after };

// The type of integers. Other types are whatever names the vocabulary uses.
inline constexpr std::string_view rel_integer_type = "Int";

struct RelSymbol {
  logic::relational::Expression relation;
  std::vector<std::vector<std::string>> columns;  // for each column the types it may hold; none: anything
  // A set with at most one element, or a relation that maps everything before the last column to at most one.
  bool at_most_one = false;
  std::string description;  // "field Node.next", for messages
};

class RelVocabulary {
 public:
  virtual ~RelVocabulary() = default;

  // A field by its simple name, a parameter, this, return, true$rel, false$rel, null$rel, contains$rel,
  // mapping$rel, index$rel. Several symbols when classes without common objects declare fields of that name.
  virtual std::vector<RelSymbol> find(std::string_view name, RelState state) const = 0;
  // The field `name` of class `type`, inherited ones included.
  virtual std::optional<RelSymbol> find_field(std::string_view type, std::string_view name,
                                              RelState state) const = 0;
  // The set of objects of a type in a state, by simple or qualified name.
  virtual std::optional<RelSymbol> find_type(std::string_view name, RelState state) const = 0;
  // Whether something can belong to both types.
  virtual bool may_overlap(std::string_view type, std::string_view other) const = 0;
  // Names to suggest for a misspelt one.
  virtual std::vector<std::string> known_names() const = 0;
};

}  // namespace jury::spec
