// Native methods of the JDK that its real bytecode needs and no model replaces: a table by class, name and
// descriptor.
#include "trace/natives.h"

#include <array>
#include <string_view>

#include "library/types.h"
#include "trace/natives_table.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

Flow do_nothing(Machine&, const Value*, Value&) { return Flow::Next; }
Flow same_bits(Machine&, const Value* arguments, Value& result) { return answer(result, arguments[0]); }
Flow answer_true(Machine&, const Value*, Value& result) { return answer(result, Value::of(true)); }
// The part of a second since the clock's last tick.
Flow no_adjustment(Machine& machine, const Value*, Value& result) {
  machine.surroundings().world = true;
  return answer(result, Value::zero());
}

Flow holds_lock(Machine& machine, const Value* arguments, Value& result) {
  const Object* object = arguments[0].as_object();
  if (!object) return machine.raise("java/lang/NullPointerException");
  return answer(result, Value::of(machine.holds_monitor(*object)));
}

Object* stack_element(Machine& machine, ClassInfo& type, const StackEntry& entry) {
  Object* element = machine.allocate(type);
  const auto set = [&](std::string_view field, Value value) {
    if (const FieldSlot* slot = Machine::find_field(type, field)) element->fields()[slot->slot] = value;
  };
  const ClassInfo& owner = machine.classes().get(entry.method->owner);
  set("declaringClass", Value::of(machine.new_text(owner.java_name())));
  set("methodName", Value::of(machine.new_text(entry.method->name.view())));
  if (!owner.declaration->source_file.empty())
    set("fileName", Value::of(machine.new_text(owner.declaration->source_file)));
  set("lineNumber", Value::of(entry.position.line ? static_cast<std::int32_t>(entry.position.line) : -1));
  return element;
}

Flow throwable_frames(Machine& machine, const Value* arguments, Value& result) {
  const auto entries = Machine::stack_of(object_argument(arguments[0]));
  ClassInfo& type = machine.classes().get(Symbol("java/lang/StackTraceElement"));
  Object* array =
      machine.heap().new_array(machine.classes().array_of(type), static_cast<std::uint32_t>(entries.size()));
  for (std::size_t i = 0; i < entries.size(); ++i)
    array->elements<Object*>()[i] = stack_element(machine, type, entries[i]);
  return answer(result, Value::of(array));
}

// Reflection.getCallerClass: the class that called the method that asks.
Flow caller_class(Machine& machine, const Value*, Value& result) {
  const LinkedMethod* caller = machine.caller(1);
  return answer(result, Value::of(caller ? machine.classes().mirror(*caller->owner) : nullptr));
}

constexpr std::string_view no_arguments = "()V";

constexpr std::array natives{
    NativeEntry{"java/lang/Object", "registerNatives", no_arguments, do_nothing},
    NativeEntry{"java/lang/Class", "registerNatives", no_arguments, do_nothing},
    NativeEntry{"java/lang/System", "registerNatives", no_arguments, do_nothing},
    NativeEntry{"java/lang/Thread", "registerNatives", no_arguments, do_nothing},
    NativeEntry{"java/lang/Float", "floatToRawIntBits", "(F)I", same_bits},
    NativeEntry{"java/lang/Float", "intBitsToFloat", "(I)F", same_bits},
    NativeEntry{"java/lang/Double", "doubleToRawLongBits", "(D)J", same_bits},
    NativeEntry{"java/lang/Double", "longBitsToDouble", "(J)D", same_bits},
    NativeEntry{"java/lang/Object", "getClass", "()Ljava/lang/Class;", perform<ir::Operation::ClassOf>},
    NativeEntry{"java/lang/Object", "hashCode", "()I", perform<ir::Operation::ValueIdentityHash>},
    NativeEntry{"java/lang/Object", "clone", "()Ljava/lang/Object;", perform<ir::Operation::ObjectClone>},
    NativeEntry{"java/lang/Object", "notify", no_arguments, do_nothing},
    NativeEntry{"java/lang/Object", "notifyAll", no_arguments, do_nothing},
    NativeEntry{"java/lang/Throwable", "frames", "()[Ljava/lang/StackTraceElement;", throwable_frames},
    NativeEntry{"java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", holds_lock},
    NativeEntry{"java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I",
                perform<ir::Operation::ValueIdentityHash>},
    NativeEntry{"java/lang/Class", "desiredAssertionStatus0", "(Ljava/lang/Class;)Z",
                perform<ir::Operation::ClassDesiredAssertions>},
    NativeEntry{"java/lang/Class", "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;",
                perform<ir::Operation::ClassPrimitive>},
    NativeEntry{"java/lang/Class", "isInstance", "(Ljava/lang/Object;)Z",
                perform<ir::Operation::ClassIsInstance>},
    NativeEntry{"java/lang/Class", "isAssignableFrom", "(Ljava/lang/Class;)Z",
                perform<ir::Operation::ClassIsAssignable>},
    NativeEntry{"java/lang/String", "intern", "()Ljava/lang/String;", perform<ir::Operation::TextIntern>},
    NativeEntry{"java/lang/StrictMath", "sqrt", "(D)D", perform<ir::Operation::DoubleSqrt>},
    NativeEntry{"java/lang/reflect/Array", "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;",
                perform<ir::Operation::ArrayCreateLike>},
    NativeEntry{"java/lang/reflect/Array", "getLength", "(Ljava/lang/Object;)I",
                perform<ir::Operation::ArrayLengthOf>},
    NativeEntry{"jdk/internal/reflect/Reflection", "getCallerClass", "()Ljava/lang/Class;", caller_class},
    NativeEntry{"jdk/internal/misc/VM", "initialize", no_arguments, do_nothing},
    NativeEntry{library::types::atomic_long, "VMSupportsCS8", "()Z", answer_true},
    NativeEntry{"jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", no_adjustment},
};

}  // namespace

namespace {

NativeFunction find_in(std::span<const NativeEntry> table, const ir::Method& method) {
  for (const auto& entry : table)
    if (method.name == entry.name && method.owner == entry.owner && method.descriptor == entry.descriptor)
      return entry.function;
  return nullptr;
}

}  // namespace

NativeFunction find_native(const ir::Method& method) {
  const NativeFunction found = find_in(natives, method);
  return found ? found : find_in(unsafe_natives(), method);
}

}  // namespace jury::trace
