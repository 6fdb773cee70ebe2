// Which exceptions violate which property.
#pragma once

#include <string>

#include "engine/verdict.h"
#include "program/workspace.h"

namespace jury::engine {

// Whether an exception of this class that leaves the entry violates the property. A concurrent modification
// is an exception like others, and a property of its own.
bool violates(program::Program& program, Property property, Symbol exception_class);
// The same for what an entry promises: an exception that its throws clause, or a signals or signals_only
// clause of its contract names is expected, and does not violate `exceptions`. Whether the condition of a
// signals clause holds is part of the contract. What leaves a main ends the program, declared or not.
bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              Symbol exception_class);
// The same for a class as people name it: "java.lang.ArithmeticException".
bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              std::string class_name);

}  // namespace jury::engine
