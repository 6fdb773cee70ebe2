// The world outside, free choice, and the restriction to executions of interest.
#include <algorithm>
#include <chrono>
#include <thread>

#include "library/types.h"
#include "program/surroundings.h"
#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/choices.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

const TextObject& text(const Value& argument) {
  return static_cast<const TextObject&>(object_argument(argument));
}

Flow choose(Machine& machine, ir::Kind kind, Value& result) {
  return answer(result, machine.choose(kind).value);
}

// Whether somebody looks for the answers or repeats those that were found. In the environment of a mere run
// nothing is set.
bool is_searched(Machine& machine) {
  const ChoiceSource* choices = machine.options().choices;
  return dynamic_cast<const ExhaustiveChoices*>(choices) || dynamic_cast<const ScriptedChoices*>(choices);
}

// Whether the class that asks only divides work among threads by the answer: one thread does all of it.
bool is_for_stripes(Machine& machine) {
  const auto* asker = machine.caller(1);
  return asker && asker->method->name == "<clinit>" &&
         (asker->method->owner == library::types::concurrent_hash_map ||
          asker->method->owner == library::types::striped_64);
}

}  // namespace

JURY_PERFORM(WorldWrite) {
  if (machine.options().output)
    machine.options().output(arguments[0].as_int(), to_utf8(text(arguments[1]).view()));
  return Flow::Next;
}

JURY_PERFORM(WorldExit) { machine.exit(arguments[0].as_int()); }

JURY_PERFORM(WorldTime) {
  const std::int32_t kind = arguments[0].as_int();
  if (const auto convention = program::assumed_convention(kind)) {
    if (machine.options().output) machine.options().output(program::conventions_stream, *convention);
    return answer(result, Value::of(std::int64_t{0}));
  }
  if (kind == program::environment_is_chosen && is_searched(machine))
    return answer(result, Value::of(std::int64_t{1}));
  if (!is_for_stripes(machine)) machine.surroundings().world = true;
  using namespace std::chrono;
  switch (kind) {
    case 0:
      return answer(result, Value::of(machine.elapsed_nanoseconds()));
    case 1: {
      const auto now = system_clock::now().time_since_epoch();
      return answer(result, Value::of(std::int64_t{duration_cast<milliseconds>(now).count()}));
    }
    case 2:
      return answer(result, Value::of(std::int64_t{std::max(1u, std::thread::hardware_concurrency())}));
    case 3:
      return answer(result, Value::of(static_cast<std::int64_t>(machine.options().memory_bytes)));
    case program::environment_is_chosen:
    case program::whole_environment:
      return answer(result, Value::of(std::int64_t{0}));
    default:
      internal_error(__FILE__, __LINE__, "unknown kind of time");
  }
}

JURY_PERFORM(WorldRead) {
  machine.surroundings().world = true;
  return answer(result, Value::of(std::int32_t{machine.options().input ? machine.options().input() : -1}));
}

JURY_PERFORM(ChooseBoolean) { return choose(machine, ir::Kind::Boolean, result); }
JURY_PERFORM(ChooseByte) { return choose(machine, ir::Kind::Byte, result); }
JURY_PERFORM(ChooseChar) { return choose(machine, ir::Kind::Char, result); }
JURY_PERFORM(ChooseShort) { return choose(machine, ir::Kind::Short, result); }
JURY_PERFORM(ChooseInt) { return choose(machine, ir::Kind::Int, result); }
JURY_PERFORM(ChooseLong) { return choose(machine, ir::Kind::Long, result); }
JURY_PERFORM(ChooseFloat) { return choose(machine, ir::Kind::Float, result); }
JURY_PERFORM(ChooseDouble) { return choose(machine, ir::Kind::Double, result); }

JURY_PERFORM(ChooseString) {
  return answer(result, Value::of(machine.new_text(machine.choose(ir::Kind::Reference).text)));
}

JURY_PERFORM(Assume) {
  if (arguments[0].as_int() == 0) machine.fail_assumption();
  return Flow::Next;
}

JURY_PERFORM(Unmodelled) {
  const Object* what = arguments[0].as_object();
  machine.unsupported((what ? to_utf8(text(arguments[0]).view()) : std::string("something")) +
                      " has no model");
}

}  // namespace jury::trace
