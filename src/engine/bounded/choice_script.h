// The free choices of an execution as a model makes them, for the interpreter to repeat.
#pragma once

#include <vector>

#include "encode/executor.h"
#include "engine/bounded/heap_builder.h"
#include "trace/choices.h"

namespace jury::engine {

// In the order in which they are made.
std::vector<trace::Choice> choice_script(encode::Executor& executor, const Evaluate& evaluate);

}  // namespace jury::engine
