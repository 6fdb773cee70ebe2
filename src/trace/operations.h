// What each operation of the models (ir/operations.def) does to the interpreter's heap. One file per family;
// the contracts are told in src/models/java/jury/rt.
#pragma once

#include "ir/operation.h"
#include "trace/machine.h"

namespace jury::trace {

// Arguments as the operation takes them, the receiver first; the result counts when the Flow is Next.
template <ir::Operation>
Flow perform(Machine& machine, const Value* arguments, Value& result);

#define JURY_OPERATION(id, name, owner, method, descriptor) \
  template <>                                               \
  Flow perform<ir::Operation::id>(Machine & machine, const Value* arguments, Value& result);
#include "ir/operations.def"
#undef JURY_OPERATION

// Opens the definition of one operation.
#define JURY_PERFORM(id)                                              \
  template <>                                                         \
  Flow perform<ir::Operation::id>([[maybe_unused]] Machine & machine, \
                                  [[maybe_unused]] const Value* arguments, [[maybe_unused]] Value& result)

NativeFunction operation_function(ir::Operation operation);

// An argument that is not null by contract.
Object& object_argument(const Value& argument);

inline Flow answer(Value& result, Value value) {
  result = value;
  return Flow::Next;
}

}  // namespace jury::trace
