// Class initialisation, JVMS 5.5, for one thread.
//
// A class is in progress from the moment it is asked for; then its superclass and the superinterfaces with
// default methods are initialised, in this order, then its own <clinit> runs. A frame per class keeps the
// stage: 0 before the superclass, 1 before the interfaces, 2 while <clinit> runs.
#include <array>

#include "trace/machine.h"

namespace jury::trace {

namespace {

constexpr std::uint32_t stage_superclass = 0;
constexpr std::uint32_t stage_interfaces = 1;
constexpr std::uint32_t stage_own_code = 2;

bool is_pending(const ClassInfo& type) { return type.state == InitializationState::Uninitialized; }

// The next superinterface of `type` that is to be initialised: those of each direct one come before it.
ClassInfo* pending_interface(const ClassInfo& type) {
  for (ClassInfo* candidate : type.interfaces) {
    if (ClassInfo* earlier = pending_interface(*candidate)) return earlier;
    if (candidate->declares_default_methods && is_pending(*candidate)) return candidate;
  }
  return nullptr;
}

}  // namespace

// Neither the class nor what is initialised before it has code to run.
bool Machine::needs_no_code(const ClassInfo& type) const {
  if (type.initializer) return false;
  if (type.is_interface()) return true;
  if (type.superclass && is_pending(*type.superclass)) return false;
  return pending_interface(type) == nullptr;
}

Flow Machine::request_initialization(ClassInfo& type) {
  switch (type.state) {
    case InitializationState::Initialized:
    case InitializationState::InProgress:
      return Flow::Next;
    case InitializationState::Erroneous:
      return raise("java/lang/NoClassDefFoundError", "Could not initialize class " + type.java_name());
    case InitializationState::Uninitialized:
      break;
  }
  if (needs_no_code(type)) {
    type.state = InitializationState::Initialized;
    return Flow::Next;
  }
  if (!has_room(initialization_code_)) return overflow();
  type.state = InitializationState::InProgress;
  push(initialization_code_, no_register).initializing = &type;
  return Flow::Switched;
}

// Runs whenever nothing is above the frame: takes the next step that needs code, or finishes.
Flow Machine::advance_initialization(Frame& frame) {
  ClassInfo& type = *frame.initializing;
  frame.pc = frame.code->instructions.data();
  if (frame.stage == stage_superclass) {
    frame.stage = stage_interfaces;
    if (type.superclass && !type.is_interface())
      if (request_initialization(*type.superclass) == Flow::Switched) return Flow::Switched;
  }
  if (frame.stage == stage_interfaces) {
    while (ClassInfo* next = type.is_interface() ? nullptr : pending_interface(type))
      if (request_initialization(*next) == Flow::Switched) return Flow::Switched;
    frame.stage = stage_own_code;
    if (type.initializer) return push_call(classes_.method(*type.initializer), {}, no_register);
  }
  type.state = InitializationState::Initialized;
  --depth_;
  return Flow::Switched;
}

// The exception left the frame that initialised `type`. An exception of <clinit> that is not an Error is
// wrapped.
Flow Machine::fail_initialization(ClassInfo& type, bool own_initializer, Object* exception) {
  type.state = InitializationState::Erroneous;
  if (!own_initializer || classes_.is_instance(*exception, classes_.get(Symbol("java/lang/Error"))))
    return Flow::Next;
  const std::array arguments{Value::of(exception)};
  return raise_with(classes_.get(Symbol("java/lang/ExceptionInInitializerError")), "(Ljava/lang/Throwable;)V",
                    arguments);
}

}  // namespace jury::trace
