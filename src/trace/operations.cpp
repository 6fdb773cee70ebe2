#include "trace/operations.h"

#include <array>

#include "support/diagnostics.h"

namespace jury::trace {

NativeFunction operation_function(ir::Operation operation) {
  static constexpr std::array<NativeFunction, ir::operation_count> functions{
#define JURY_OPERATION(id, name, owner, method, descriptor) &perform<ir::Operation::id>,
#include "ir/operations.def"
#undef JURY_OPERATION
  };
  return functions[static_cast<std::size_t>(operation)];
}

Object& object_argument(const Value& argument) {
  JURY_CHECK(argument.bits != 0, "an operation got null, against its contract");
  return *argument.as_object();
}

}  // namespace jury::trace
