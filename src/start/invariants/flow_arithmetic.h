// What Java's operations on int and long say of their results, and comparisons of their operands. A sum is a
// difference bound only where it cannot wrap around; otherwise the result is any number of its type.
#pragma once

#include "start/invariants/flow_state.h"

namespace jury::start {

ValueId apply(FlowState& state, ir::UnaryOperator op, ir::Kind kind, ValueId value);
ValueId apply(FlowState& state, ir::BinaryOperator op, ir::Kind kind, ValueId left, ValueId right);
// That a comparison of numbers or references holds.
void assume(FlowState& state, ir::Relation relation, ValueId left, ValueId right);
// What is known of a sum now that it is known not to be negative.
void use_sign(FlowState& state, ValueId value);
// A number as a variable of the type holds it: the same where it fits in.
ValueId fit(FlowState& state, ValueId value, const ir::Type& type);

}  // namespace jury::start
