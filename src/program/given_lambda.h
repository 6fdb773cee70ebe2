// The class of a lambda that a state holds from the start: it extends the class that lowering made up for the
// lambda, and rules out calls that no program without an unchecked cast makes. An argument that is not what
// the lambda was made for, and a result that is not what the caller of that place was promised, end the
// execution there as a wrong assumption does: which lambda goes with which objects is not known of such a
// state.
#pragma once

#include <optional>

#include "program/program.h"

namespace jury::program {

struct GivenLambda {
  Symbol class_name;
  bool assumes = false;  // whether it rules anything out
};

// `result`: what the lambda's result has to be, where a result that may be anything else can come.
GivenLambda given_lambda(Program& program, Symbol lambda,
                         const std::optional<ir::Type>& result = std::nullopt);

// What the lambda's method takes and gives by its own code, where a cast says so: by parameter, and last the
// result.
std::vector<ir::Type> types_of_lambda(Program& program, const ir::Method& method);

bool is_given_lambda(Symbol name);
// The class of the lambda itself; other names are what they are.
Symbol lambda_of_given(Symbol name);

}  // namespace jury::program
