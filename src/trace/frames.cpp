// Runs, frames and roots of the machine.
#include <algorithm>
#include <cstring>

#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/linker.h"
#include "trace/machine.h"
#include "trace/natives.h"
#include "trace/operations.h"
#include "trace/stack_trace.h"

namespace jury::trace {

namespace {

constexpr std::size_t registers_per_frame = 512;  // on average, before the register stack counts as overflown
constexpr std::size_t longest_trace = 1024;

Code single_instruction(Opcode opcode, std::uint32_t registers) {
  Code code;
  code.local_count = code.frame_size = registers;
  code.instructions.resize(1);
  code.instructions[0].opcode = opcode;
  code.origins.resize(1);
  return code;
}

}  // namespace

struct Machine::EndRun {
  Ending ending;
};

Machine::Machine(program::Program& program, Options options)
    : options_(std::move(options)),
      heap_(options_.memory_bytes, options_.collection_bytes),
      classes_(program, heap_),
      depth_limit_(options_.depth),
      started_(std::chrono::steady_clock::now()),
      entry_code_(single_instruction(Opcode::Finish, 1)),
      initialization_code_(single_instruction(Opcode::AdvanceInitialization, 0)),
      raising_code_(single_instruction(Opcode::RaiseObject, 0)) {
  const std::size_t frame_count = std::size_t{depth_limit_} + reserve_depth;
  frames_ = std::make_unique_for_overwrite<Frame[]>(frame_count);
  const std::size_t register_count = std::max<std::size_t>(frame_count, 4096) * registers_per_frame;
  registers_ = std::make_unique_for_overwrite<Value[]>(register_count);
  registers_end_ = registers_.get() + register_count;
}

Machine::~Machine() = default;

void Machine::reset() {
  surroundings_ = {};
  states_.reset();
  monitors_.clear();
  depth_ = 0;
  caught_ = nullptr;
  kept_ = {};
  pinned_.clear();
  in_reserve_ = false;
  classes_.reset();
  heap_.reset();
}

Outcome Machine::run(LinkedMethod& method, std::span<const Value> arguments) {
  ClassInfo* initialized_first = method.method->is_static() ? method.owner : nullptr;
  return run_frames(initialized_first, method.result, [&] { return push_call(method, arguments, 0); });
}

Outcome Machine::run_within(LinkedMethod& method, std::span<const Value> arguments) {
  const std::uint32_t result = operation_result_;
  Outcome outcome = run(method, arguments);
  operation_result_ = result;
  outcome_.choices.insert(outcome_.choices.end(), outcome.choices.begin(), outcome.choices.end());
  switch (outcome.ending) {
    case Ending::Returned:
    case Ending::Uncaught:
      break;
    case Ending::LimitReached:
      throw LimitReached{outcome.limit};
    case Ending::Unsupported:
      throw Unsupported(outcome.reason);
    case Ending::Exited:
    case Ending::AssumptionFailed:
      outcome_.status = outcome.status;
      throw EndRun{outcome.ending};
  }
  return outcome;
}

Outcome Machine::initialize(ClassInfo& type) {
  return run_frames(&type, ir::Kind::Void, [] { return Flow::Next; });
}

// Executes from an entry frame: initialises the class, if any, then `start`s, until the entry frame is
// reached again.
Outcome Machine::run_frames(ClassInfo* initialized_first, ir::Kind result,
                            const std::function<Flow()>& start) {
  const std::uint32_t base = depth_;
  const bool outermost = base == 0;
  const std::size_t entered = states_.entered();
  Outcome outer_outcome = std::exchange(outcome_, Outcome());
  Object* const outer_caught = std::exchange(caught_, nullptr);
  in_flight_.push_back(outer_caught);
  const auto* const outer_start = std::exchange(start_, &start);
  push(entry_code_, no_register);
  if (outermost) begin_outermost();
  const auto stop = [&](Ending ending) {
    outcome_.ending = ending;
    outcome_.stack = stack();
  };
  try {
    if (initialized_first) request_initialization(*initialized_first);
    options_.observer&& outermost ? execute<true>() : execute<false>();
  } catch (const LimitReached& reached) {
    stop(Ending::LimitReached);
    outcome_.limit = reached.limit;
  } catch (const Unsupported& problem) {
    stop(Ending::Unsupported);
    outcome_.reason = problem.what();
  } catch (const EndRun& end) {
    stop(end.ending);
  }
  outcome_.steps = granted_ - static_cast<std::uint64_t>(fuel_);
  states_.leave_to(entered);
  depth_ = base;
  caught_ = outer_caught;
  in_flight_.pop_back();
  start_ = outer_start;
  in_reserve_ = false;
  keep_alive(result);
  return std::exchange(outcome_, std::move(outer_outcome));
}

// The entry frame executes: once to start, once to end.
Flow Machine::finish(Frame& frame) {
  frame.pc = frame.code->instructions.data();
  if (frame.stage++ == 0) {
    (*start_)();
    return Flow::Switched;
  }
  outcome_.value = frame.registers[0];
  return Flow::Stopped;
}

void Machine::finish_uncaught(Object* exception) {
  outcome_.ending = Ending::Uncaught;
  outcome_.exception = exception;
  outcome_.exception_class = exception->type->java_name();
  if (const TextObject* message = detail_message(*exception)) {
    outcome_.has_message = true;
    outcome_.message = to_utf8(message->view());
  }
  outcome_.stack = stack_of(*exception);
  if (thrown_.code)
    outcome_.thrown_at = {{thrown_.code->method->method, thrown_.code->position(thrown_.instruction)}};
}

void Machine::begin_outermost() {
  monitors_.clear();
  started_ = std::chrono::steady_clock::now();
  fuel_ = 0;
  granted_ = 0;
}

// What an outcome refers to survives the next few runs.
void Machine::keep_alive(ir::Kind result) {
  const auto keep = [this](Object* object) { kept_[next_kept_++ % kept_.size()] = object; };
  if (outcome_.exception) keep(outcome_.exception);
  if (outcome_.returned() && result == ir::Kind::Reference) keep(outcome_.value.as_object());
}

bool Machine::has_reserve(const Code& code) const {
  const Frame& frame = frames_[depth_ - 1];
  return depth_ < depth_limit_ + reserve_depth &&
         frame.registers + frame.code->frame_size + code.frame_size <= registers_end_;
}

Flow Machine::push_call(LinkedMethod& method, std::span<const Value> arguments, std::uint32_t result) {
  prepare(method);
  if (method.native) {
    operation_result_ = result;
    Value value = Value::zero();
    const Flow flow = method.native(*this, arguments.data(), value);
    if (flow == Flow::Next && result != no_register) top().registers[result] = value;
    return flow;
  }
  if (!has_room(*method.code)) return overflow();
  Frame& frame = push(*method.code, result);
  std::copy(arguments.begin(), arguments.end(), frame.registers);
  if (options_.observer) options_.observer->called(view(frame));
  return Flow::Switched;
}

Flow Machine::overflow() {
  if (in_reserve_) throw LimitReached{Limit::Depth};
  surroundings_.resources = true;
  in_reserve_ = true;
  return raise("java/lang/StackOverflowError");
}

void Machine::prepare(LinkedMethod& method) {
  if (method.code || method.native) return;
  if (method.method->is_abstract())
    throw Unsupported("abstract method " + method.method->display() + " was called");
  if (const ir::Body* body = classes_.program().body(*method.method))
    method.code = link_body(classes_, method, *body);
  else
    prepare_native(method);
}

void Machine::prepare_native(LinkedMethod& method) {
  const ir::Method& declared = *method.method;
  if (const auto operation = ir::operation_of(declared.owner, declared.name, declared.descriptor))
    method.native = operation_function(*operation);
  else
    method.native = find_native(declared);
  if (!method.native) throw Unsupported("native method " + declared.display() + " has no model");
}

Flow Machine::call(LinkedMethod& method, std::span<const Value> arguments) {
  return push_call(method, arguments, operation_result_);
}

std::unique_ptr<StackTrace> Machine::capture_stack() const {
  auto trace = std::make_unique<StackTrace>();
  for (std::uint32_t i = depth_; i-- > 0 && trace->entries.size() < longest_trace;) {
    const Frame& frame = frames_[i];
    if (frame.code->method) trace->entries.push_back({frame.code, frame.current()});
  }
  return trace;
}

// Classes that lowering made up, for lambdas, are left out, as the JVM hides its own.
std::vector<StackEntry> Machine::entries_of(const StackTrace& trace) {
  std::vector<StackEntry> entries;
  for (const auto& entry : trace.entries) {
    const LinkedMethod& method = *entry.code->method;
    if (method.owner->declaration->flags & ir::access::is_synthetic) continue;
    entries.push_back({method.method, entry.code->position(entry.instruction)});
  }
  return entries;
}

std::vector<StackEntry> Machine::stack_of(const Object& exception) {
  if (exception.type->shape != Shape::Throwable) return {};
  const auto* trace = reinterpret_cast<const StackTrace*>(exception.fields()[0].bits);
  return trace ? entries_of(*trace) : std::vector<StackEntry>();
}

std::vector<StackEntry> Machine::stack() const { return entries_of(*capture_stack()); }

const LinkedMethod* Machine::caller(std::uint32_t distance) const {
  for (std::uint32_t i = depth_; i-- > 0;)
    if (frames_[i].code->method && distance-- == 0) return frames_[i].code->method;
  return nullptr;
}

std::int64_t Machine::elapsed_nanoseconds() const {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - started_)
      .count();
}

Object* Machine::allocate(ClassInfo& type) {
  if (type.shape == Shape::Text) return heap_.new_text(type, 0);
  JURY_CHECK(type.shape <= Shape::Mirror, "instances of " + type.name.text() + " are made by operations");
  Object* object = heap_.new_instance(type);
  if (type.shape == Shape::Throwable)
    object->fields()[0].bits = reinterpret_cast<std::uintptr_t>(capture_stack().release());
  return object;
}

Object* Machine::pin(Object* object) {
  if (object) pinned_.push_back(object);
  return object;
}

TextObject* Machine::new_text(std::string_view utf8) { return new_text(from_utf8(utf8)); }

void Machine::mark_roots() {
  states_.mark_roots();
  classes_.mark_roots();
  heap_.mark(caught_);
  for (Object* object : kept_) heap_.mark(object);
  for (Object* object : pinned_) heap_.mark(object);
  for (Object* object : in_flight_) heap_.mark(object);
  for (std::uint32_t i = 0; i < depth_; ++i) {
    const Frame& frame = frames_[i];
    heap_.mark(frame.object);
    for (std::uint32_t local : frame.code->reference_locals) heap_.mark(frame.registers[local].as_object());
  }
}

void Machine::collect_garbage() {
  heap_.collect([this] { mark_roots(); });
}

Choice Machine::choose(ir::Kind kind) {
  auto choice = options_.choices ? options_.choices->choose(kind) : std::nullopt;
  if (!choice) throw LimitReached{Limit::Choices};
  outcome_.choices.push_back(*choice);
  return *choice;
}

void Machine::exit(std::int32_t status) {
  outcome_.status = status;
  throw EndRun{Ending::Exited};
}

void Machine::fail_assumption() { throw EndRun{Ending::AssumptionFailed}; }

void Machine::unsupported(const std::string& reason) { throw Unsupported(reason); }

const FieldSlot* Machine::find_field(const ClassInfo& type, std::string_view name) {
  for (auto slot = type.instance_fields.rbegin(); slot != type.instance_fields.rend(); ++slot)
    if (slot->field->name == name) return &*slot;
  return nullptr;
}

TextObject* Machine::detail_message(const Object& exception) {
  const FieldSlot* slot = find_field(*exception.type, "detailMessage");
  return slot ? static_cast<TextObject*>(exception.fields()[slot->slot].as_object()) : nullptr;
}

}  // namespace jury::trace
