// What is wished of a counterexample so that people can read it: characters that are letters, small numbers.
// The solver is asked for a model with as many of the wishes as can be had in a few calls (Decision::prefer);
// a model without them is as good a counterexample, and each is run by the interpreter all the same.
#pragma once

#include <vector>

#include "encode/executor.h"
#include "engine/bounded/inputs.h"

namespace jury::engine {

// For the free values of the initial state and the free choices.
std::vector<logic::Term> wishes(const InitialInputs& inputs, encode::Executor& executor);

}  // namespace jury::engine
