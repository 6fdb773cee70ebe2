// Which exceptions violate which property.
#pragma once

#include <string>

#include "engine/verdict.h"
#include "program/workspace.h"

namespace jury::engine {

// Whether an exception of this class that leaves the entry violates the property. A concurrent modification
// is an exception like others, and a property of its own.
bool violates(program::Program& program, Property property, Symbol exception_class);
// The same for an entry with a contract: an exception that one of its signals or signals_only clauses names is
// expected, and does not violate `exceptions`. Whether the clause's condition holds is part of the contract.
bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              Symbol exception_class);
// The same for a class as people name it: "java.lang.ArithmeticException".
bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              std::string class_name);

}  // namespace jury::engine
