// Exceptions that leave the method a check starts from, and which property they violate.
#pragma once

#include <vector>

#include "encode/executor.h"
#include "engine/verdict.h"

namespace jury::engine {

// A way an exception leaves the entry.
struct Violation {
  Symbol exception_class;
  logic::Term condition;
  encode::ObjectId exception = encode::null_object;
};

std::vector<Violation> violations_of(encode::Executor& executor, const encode::Exit& exit);

// Whether an exception of this class that leaves the entry violates the property. A concurrent modification
// is an exception like others, and a property of its own.
bool violates(program::Program& program, Property property, Symbol exception_class);

}  // namespace jury::engine
