// Runs a would-be counterexample in the interpreter: only what happens there is reported as refuted.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/bounded/inputs.h"
#include "engine/problem.h"

namespace jury::engine {

struct Confirmation {
  Counterexample counterexample;
  std::string file;
  int line = 0;
};

// Nothing when the run ends otherwise than with an exception that `violates` accepts.
std::optional<Confirmation> confirm_violation(const Problem& problem, const Inputs& inputs,
                                              const Evaluate& evaluate,
                                              const std::vector<trace::Choice>& choices,
                                              const std::function<bool(Symbol exception_class)>& violates);

}  // namespace jury::engine
