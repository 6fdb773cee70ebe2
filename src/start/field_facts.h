// What the code of a class makes sure of its fields by itself: a field that every constructor fills with a
// new object, and that nothing else can set to null, is never null in an object that exists. A method that is
// checked from any state need not be asked about states that no program reaches.
//
// Looked at are fields that are final, and private ones of which all assignments stand in the class, its
// outermost class and the classes nested there. Only what can be seen at once counts: `new`, texts, array
// literals and Objects.requireNonNull, assigned before the constructor branches, and before it hands out
// `this`. Reflection is not considered.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

class FieldFacts {
 public:
  explicit FieldFacts(program::Workspace& workspace) : workspace_(workspace) {}

  bool is_never_null(const ir::Field& field);
  // The class of which all its values are; nothing when there are several, or it is not known.
  std::optional<Symbol> exact_class(const ir::Field& field);

 private:
  struct Facts {
    bool never_null = false;
    std::set<Symbol> classes;  // empty: not known
  };
  const Facts& facts(const ir::Field& field);
  Facts compute(const ir::Field& field);
  bool is_filled(const ir::Method& constructor, const ir::Field& field);
  bool is_kept(const ir::Statement& statement);
  bool is_harmless(const ir::Statement& statement);

  program::Workspace& workspace_;
  std::map<std::pair<Symbol, Symbol>, Facts> known_;
};

}  // namespace jury::start
