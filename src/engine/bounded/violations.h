// Exceptions that leave the method a check starts from.
#pragma once

#include <vector>

#include "encode/executor.h"
#include "engine/violation.h"

namespace jury::engine {

// A way an exception leaves the entry.
struct Violation {
  Symbol exception_class;
  logic::Term condition;
  encode::ObjectId exception = encode::null_object;
};

std::vector<Violation> violations_of(encode::Executor& executor, const encode::Exit& exit);

}  // namespace jury::engine
