// The meaning of every operation on values: the one definition that constant folding and the evaluator share.
// It is checked against Z3, cvc5, the bit-blaster and the machine's own arithmetic by tests.
#pragma once

#include <span>

#include "logic/kind.h"
#include "logic/term_manager.h"
#include "logic/value.h"

namespace jury::logic {

// Whether compute() knows the kind: all but leaves, applications, quantifiers and patterns.
bool has_meaning(Kind kind);
// The value of an operation on values, for a kind that has a meaning. `sort` is the sort of the result.
Value compute(Kind kind, Sort sort, Parameters parameters, std::span<const Value> operands);

}  // namespace jury::logic
