// States kept for specifications, and the heap as a whole.
#include "trace/operations.h"

namespace jury::trace {

namespace {

Flow answer_array(Machine& machine, const std::vector<Object*>& objects, Value& result) {
  ClassInfo& type = machine.classes().known(KnownClass::ObjectArray);
  Object* array = machine.heap().new_array(type, static_cast<std::uint32_t>(objects.size()));
  std::copy(objects.begin(), objects.end(), array->elements<Object*>());
  return answer(result, Value::of(array));
}

}  // namespace

// The frame is that of jury.Spec.mark, just above the one of the method that the state belongs to.
JURY_PERFORM(StateMark) { return answer(result, Value::of(machine.states().keep(machine.depth()))); }

JURY_PERFORM(StateEnter) {
  machine.states().enter(arguments[0].as_int());
  return Flow::Next;
}

JURY_PERFORM(StateLeave) {
  machine.states().leave();
  return Flow::Next;
}

JURY_PERFORM(StateIsNew) {
  const Object& object = object_argument(arguments[0]);
  return answer(result, Value::of(!machine.states().state(arguments[1].as_int()).holds(object)));
}

// In the order of their addresses within a size; what the program can no longer reach may be among them.
JURY_PERFORM(StateObjects) {
  const ClassInfo& type = ClassTable::mirrored(object_argument(arguments[0]));
  std::vector<Object*> found;
  machine.heap().for_each([&](Object& object) {
    if (machine.classes().is_instance(object, type)) found.push_back(&object);
  });
  return answer_array(machine, found, result);
}

JURY_PERFORM(StateReferences) {
  return answer_array(machine, references_of(object_argument(arguments[0])), result);
}

}  // namespace jury::trace
