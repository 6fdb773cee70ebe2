// What constructors do with the object that they make, and who else can reach its private fields.
#pragma once

#include <algorithm>
#include <vector>

#include "ir/method.h"
#include "program/workspace.h"

namespace jury::start {

// Whether somebody else may look at the object after it: everything that uses `this` (a call, a lambda that
// captures it, a copy), except its own fields and the constructor that it begins with.
inline bool hands_out_this(const ir::Statement& statement) {
  if (std::holds_alternative<ir::LoadField>(statement.kind)) return false;
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind)) return store->value.is_this();
  const auto operands = ir::operands_of(statement);
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  const bool constructs = call && call->method.name == "<init>";
  return std::any_of(operands.begin() + (constructs ? 1 : 0), operands.end(),
                     [](const ir::Operand& operand) { return operand.is_this(); });
}

// The classes whose code may name a private field of the class.
std::vector<const ir::Class*> nest_of(program::Workspace& workspace, const ir::Class& cls);

}  // namespace jury::start
