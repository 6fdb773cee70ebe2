// Failures of the platform that are ours: an exception that tells of a broken library, not of the program.
//
// The classes of the JDK initialise without an exception, and their own code does not create the errors that
// say that the JDK contradicts itself. When a run gets there, something that the JDK reads is not here (a
// property, a native method, a file of the JDK) or is answered otherwise than on a JVM. Were the exception
// handed on, the program would be refuted, or a handler of it executed, for what no JVM does; so the run ends
// as unsupported.
#include <algorithm>
#include <array>

#include "library/types.h"
#include "program/platform.h"
#include "support/unicode.h"
#include "trace/machine.h"

namespace jury::trace {

namespace {

using program::is_platform_class;

// They say that a limit of the machine was reached: that may happen anywhere.
constexpr std::array<std::string_view, 2> errors_of_limits{"java/lang/StackOverflowError",
                                                           "java/lang/OutOfMemoryError"};
constexpr std::array<std::string_view, 5> errors_of_the_platform{
    "java/lang/InternalError", "java/lang/UnknownError", "java/lang/LinkageError", "java/lang/AssertionError",
    library::types::service_configuration_error};

template <std::size_t count>
bool is_one_of(ClassTable& classes, const Object& exception, const std::array<std::string_view, count>& names) {
  return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
    return classes.is_instance(exception, classes.get(Symbol(name)));
  });
}

std::string name_and_message(const Object& exception) {
  const TextObject* message = Machine::detail_message(exception);
  return exception.type->java_name() + (message ? ": " + to_utf8(message->view()) : std::string());
}

}  // namespace

void Machine::refuse_failed_platform_class(const ClassInfo& type, const Object& exception) {
  if (!is_platform_class(type.name.view()) || is_one_of(classes_, exception, errors_of_limits)) return;
  unsupported("the initialisation of " + type.java_name() + " does not succeed here (" +
              name_and_message(exception) + ")");
}

// Who created the exception decides, not who throws it: the library may hand on an error of the program.
void Machine::refuse_platform_error(const Object& exception) {
  if (!classes_.is_instance(exception, classes_.get(Symbol("java/lang/Error")))) return;
  if (!is_one_of(classes_, exception, errors_of_the_platform)) return;
  const auto made_by = stack_of(exception);
  if (made_by.empty() || !is_platform_class(made_by.front().method->owner.view())) return;
  unsupported(ir::display_class(made_by.front().method->owner.view()) + " fails here (" +
              name_and_message(exception) + ")");
}

}  // namespace jury::trace
