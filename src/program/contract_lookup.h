// The contracts of a method, and what their clauses are called with: the same for values of the executor and
// of the interpreter.
#pragma once

#include <span>
#include <vector>

#include "ir/method.h"
#include "program/workspace.h"
#include "spec/contracts.h"

namespace jury::program {

// Its own and the inherited ones.
std::vector<const spec::MethodContract*> contracts_of(Workspace& workspace, const ir::Method& method);

// The field that a location of one field means, where it is declared; a location names it through a class
// that may inherit it. nullptr when there is none.
const ir::Field* field_of(Program& program, const spec::Location& location);

// The receiver, unless the member is static, and the arguments of the declared parameters.
template <class Value>
std::vector<Value> clause_arguments(std::span<const Value> arguments, const spec::MethodContract& contract,
                                    const spec::Member& member) {
  const std::size_t first = contract.is_static ? 0 : 1;
  std::vector<Value> result;
  if (first == 1 && !member.is_static) result.push_back(arguments[0]);
  for (std::size_t i = first + contract.hidden_parameters; i < arguments.size(); ++i)
    result.push_back(arguments[i]);
  return result;
}

}  // namespace jury::program
