// States kept for specifications (jury.rt.States): \old looks at the heap as it was. Objects that were made
// since keep their contents.
#include <algorithm>

#include "encode/operation_executor.h"
#include "support/diagnostics.h"

#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode {

using ir::Operation;

std::optional<Value> OperationExecutor::run_state() {
  switch (operation_) {
    case Operation::StateMark:
      executor_.marks_.push_back({state().heap, static_cast<ObjectId>(executor_.objects_.size())});
      return integer(executor_.marks_.size() - 1);
    case Operation::StateEnter:
      enter_state();
      return std::nullopt;
    case Operation::StateLeave:
      leave_state();
      return std::nullopt;
    case Operation::StateIsNew: {
      if (!number(1).is_value()) break;
      const auto& mark = executor_.marks_[number(1).bit_vector_value().bits()];
      return boolean(any_of(object(0), [&](ObjectId id) { return id >= mark.object_count; }));
    }
    default:
      break;
  }
  return without_meaning();
}

void OperationExecutor::enter_state() {
  if (!number(0).is_value()) {
    executor_.stop(frame_, "a state that depends on a choice");
    return;
  }
  const auto& mark = executor_.marks_[number(0).bit_vector_value().bits()];
  auto suspended = std::make_shared<Suspended>(
      Suspended{state().heap, static_cast<ObjectId>(executor_.objects_.size()), state().suspended});
  Heap earlier = state().heap;
  Heap::differences(state().heap, mark.heap,
                    [&](ObjectId id, const ContentsPointer&, const ContentsPointer& then) {
                      if (id < mark.object_count && then) earlier.set(id, then);
                    });
  state().heap = std::move(earlier);
  state().suspended = std::move(suspended);
}

void OperationExecutor::leave_state() {
  const auto suspended = state().suspended;
  JURY_CHECK(suspended, "a state is left that was not entered");
  Heap present = suspended->heap;
  Heap::differences(suspended->heap, state().heap,
                    [&](ObjectId id, const ContentsPointer&, const ContentsPointer& made) {
                      if (id >= suspended->object_count && made) present.set(id, made);
                    });
  state().heap = std::move(present);
  state().suspended = suspended->outer;
}

}  // namespace jury::encode
