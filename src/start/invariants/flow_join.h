// Joins two states that meet at a block: what holds in both. A value of the result stands for a pair of
// values, one of each state, that some place holds in both; differences are the weaker ones.
#pragma once

#include <functional>

#include "start/invariants/flow_state.h"

namespace jury::start {

struct Joining {
  // The value of a field in a state that does not know it yet, if it can have one; may add to the state.
  std::function<std::optional<ValueId>(FlowState&, ValueId, const ir::Field&)> load;
  // That an object's conditions hold again, where the object itself is not found in the result.
  std::function<void(FlowState&, ValueId, Symbol)> settle;
  const std::vector<bool>* live = nullptr;  // of the innermost frame's locals
  bool widen = false;                       // bounds that grow are given up, so that loops come to an end
};

FlowState join(FlowState one, FlowState other, const Joining& joining);

}  // namespace jury::start
