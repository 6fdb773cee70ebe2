// The parts of the verifier, in the order in which they run. Each later one relies on `verify_shape` having
// found nothing: every local and every block that is named exists.
#pragma once

#include "ir/verifier_problems.h"

namespace jury::ir {

void verify_shape(const Body& body, const Method& method, Problems& problems);   // verifier_shape.cpp
void verify_positions(const Body& body, Problems& problems);                     // verifier_shape.cpp
void verify_flow(const Body& body, Problems& problems);                          // verifier_flow.cpp
void verify_kinds(const Body& body, const Method& method, Problems& problems);   // verifier_kinds.cpp
void verify_checks(const Body& body, const Method& method, Problems& problems);  // verifier_checks.cpp

}  // namespace jury::ir
