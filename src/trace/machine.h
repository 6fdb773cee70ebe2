// The machine that executes linked code: the heap, the linked classes and a stack of explicit frames.
//
// Java calls never use the C++ stack, and Java exceptions never use C++ ones: `raise` and `throw_object`
// rearrange the frames. Three kinds of frame belong to no method; each consists of one instruction that runs
// when the frames above it are gone:
//   entry           the bottom of a run; receives the result (Finish)
//   initialization  drives the initialisation of one class, JVMS 5.5 (AdvanceInitialization)
//   raising         throws an exception when its constructor is done (RaiseObject)
// C++ exceptions end a run: LimitReached, Unsupported, and the internal ones of System.exit and assume.
//
// Operations and natives (operations.h, natives.h) are functions over this class. They answer with a Flow.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "trace/class_table.h"
#include "trace/code.h"
#include "trace/heap.h"
#include "trace/observer.h"
#include "trace/options.h"
#include "trace/outcome.h"
#include "trace/saved_state.h"
#include "trace/stack_trace.h"
#include "trace/surroundings.h"

namespace jury::trace {

enum class Flow : std::uint8_t {
  Next,      // go on with the next instruction
  Switched,  // the top frame, or its position, is another one
  Stopped,   // the run has ended
};

struct Frame {
  Code* code;
  Instruction* pc;  // the next instruction; the one before it is being executed
  Value* registers;
  std::uint32_t result;  // the register of the frame below that receives the result, or no_register
  std::uint32_t stage;   // of an initialization
  ClassInfo* initializing;
  Object* object;  // what a raising frame throws; what a synchronized method has locked

  std::uint32_t current() const {
    const auto next = static_cast<std::uint32_t>(pc - code->instructions.data());
    return next == 0 ? 0 : next - 1;
  }
};

class Machine {
 public:
  Machine(program::Program& program, Options options);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // Initialises the class of a static method first. May be used while another run is in progress (by an
  // observer).
  Outcome run(LinkedMethod& method, std::span<const Value> arguments);
  Outcome initialize(ClassInfo& type);
  // As if the program had not yet started; linked code is kept. Objects made before are gone.
  void reset();

  Heap& heap() { return heap_; }
  ClassTable& classes() { return classes_; }
  StateKeeper& states() { return states_; }
  std::uint32_t depth() const { return depth_; }
  const Options& options() const { return options_; }
  void set_observer(Observer* observer) { options_.observer = observer; }
  void set_choices(ChoiceSource* choices) { options_.choices = choices; }
  // Written by operations that look outside.
  Surroundings& surroundings() { return surroundings_; }

  // --- for operations and natives ---

  // Creates an exception, by the constructor that takes the message (or none), and throws it.
  Flow raise(std::string_view class_name, const std::optional<std::string>& message = std::nullopt);
  Flow throw_object(Object* exception);
  // Calls a method in place of the operation: its result is the operation's.
  Flow call(LinkedMethod& method, std::span<const Value> arguments);
  // Calls a method and waits for it: for the few operations that must have an answer in their middle. What
  // ends the run ends it here, too.
  Outcome run_within(LinkedMethod& method, std::span<const Value> arguments);
  Flow initialize_then_continue(ClassInfo& type) { return request_initialization(type); }

  // Lives until reset, whether the program can reach it or not.
  Object* pin(Object* object);
  Object* allocate(ClassInfo& type);
  // Throws OutOfMemoryError (Flow::Switched, result untouched) when the JVM would for one array.
  Flow allocate_array(ClassInfo& type, std::int32_t length, Value& result);
  TextObject* new_text(std::u16string_view content) { return heap_.new_text(classes_.text_type(), content); }
  TextObject* new_text(std::string_view utf8);
  Choice choose(ir::Kind kind);
  [[noreturn]] void exit(std::int32_t status);
  [[noreturn]] void fail_assumption();
  [[noreturn]] void unsupported(const std::string& reason);
  std::vector<StackEntry> stack() const;                     // innermost first
  const LinkedMethod* caller(std::uint32_t distance) const;  // 0: the method that executes now
  std::int64_t elapsed_nanoseconds() const;
  bool holds_monitor(const Object& object) const { return monitors_.contains(&object); }

  // A field by name, wherever it is declared: the most derived class first.
  static const FieldSlot* find_field(const ClassInfo& type, std::string_view name);
  // What Throwable.detailMessage holds.
  static TextObject* detail_message(const Object& exception);
  static std::vector<StackEntry> entries_of(const StackTrace& trace);
  static std::vector<StackEntry> stack_of(const Object& exception);

 private:
  static constexpr std::uint32_t reserve_depth =
      256;  // frames above the limit, for creating a StackOverflowError
  static constexpr std::size_t register_reserve = std::size_t{reserve_depth} * 16;

  struct EndRun;  // thrown to end a run from within

  Frame& top() { return frames_[depth_ - 1]; }

  // execute.cpp
  template <bool observed>
  void execute();
  Flow enter(LinkedMethod& method, const CallSite& site, const Value* registers);
  Flow enter_slowly(LinkedMethod& method, const CallSite& site, const Value* registers);
  Flow operate(const OperateSite& site, Value* registers);
  void use_fuel();
  void collect_garbage();
  void notify_statement(const Frame& frame) const;
  FrameView view(const Frame& frame) const;

  // frames.cpp
  Frame& push(Code& code, std::uint32_t result);
  bool has_room(const Code& code) const;
  bool has_reserve(const Code& code) const;  // the room above the limit
  Flow push_call(LinkedMethod& method, std::span<const Value> arguments, std::uint32_t result);
  Flow overflow();
  void prepare(LinkedMethod& method);
  void prepare_native(LinkedMethod& method);
  void mark_roots();
  Outcome run_frames(ClassInfo* initialized_first, ir::Kind result, const std::function<Flow()>& start);
  Flow finish(Frame& frame);
  void finish_uncaught(Object* exception);
  void begin_outermost();
  void keep_alive(ir::Kind result);
  std::unique_ptr<StackTrace> capture_stack() const;

  // exceptions.cpp
  Flow unwind(Object* exception);
  bool find_handler(Frame& frame, Object* exception);
  Flow raise_with(ClassInfo& type, std::string_view constructor, std::span<const Value> arguments);
  Flow fail_bounds(const Object& array, std::int32_t index);
  Flow fail_cast(const Object& object, const ClassInfo& type);
  Flow fail_store(const Object& value);
  Flow raise_object(Frame& frame);

  // platform_failures.cpp
  void refuse_failed_platform_class(const ClassInfo& type, const Object& exception);
  void refuse_platform_error(const Object& exception);

  // monitors.cpp
  void enter_monitor(const Object& object);
  bool exit_monitor(const Object& object);  // false: it was not entered

  // initialization.cpp
  Flow request_initialization(ClassInfo& type);
  Flow advance_initialization(Frame& frame);
  Flow fail_initialization(ClassInfo& type, bool own_initializer, Object* exception);
  bool needs_no_code(const ClassInfo& type) const;

  // resolution.cpp
  void resolve_load_field(Instruction& instruction);
  void resolve_store_field(Instruction& instruction);
  void resolve_load_static(Instruction& instruction);
  void resolve_store_static(Instruction& instruction);
  void resolve_call(Instruction& instruction);
  const ir::Field& resolve_field(const ir::FieldReference& reference, bool is_static);
  LinkedMethod& select_virtual(CallSite& site, Object& receiver);
  bool test_type(TypeSite& site, const Object& object);
  ClassInfo& resolve_class(TypeSite& site);
  bool may_store(const Object& array, const Object* value);
  Flow new_array(NewArraySite& site, const Value* registers, Value& result);
  Flow fill_dimensions(Object& array, std::span<const std::int32_t> lengths);

  Options options_;
  Heap heap_;
  ClassTable classes_;
  StateKeeper states_{heap_, classes_};

  std::unique_ptr<Value[]> registers_;
  Value* registers_end_;
  std::unique_ptr<Frame[]> frames_;
  std::uint32_t depth_ = 0;
  std::uint32_t depth_limit_;
  bool in_reserve_ = false;  // a StackOverflowError is being created above the limit

  Object* caught_ = nullptr;                      // for Catch
  StackTrace::Entry thrown_{};                    // the throw in progress
  const std::function<Flow()>* start_ = nullptr;  // of the innermost run
  std::uint32_t operation_result_ = no_register;
  std::unordered_map<const Object*, std::uint32_t> monitors_;  // how often each is entered
  Outcome outcome_;
  Surroundings surroundings_;
  std::array<Object*, 16> kept_{};  // by the last outcomes, in a ring
  std::size_t next_kept_ = 0;
  std::vector<Object*> pinned_;
  std::vector<Object*> in_flight_;  // exceptions of the runs around this one

  std::int64_t fuel_ = 0;
  std::uint64_t granted_ = 0;  // steps given out as fuel
  std::chrono::steady_clock::time_point started_;

  Code entry_code_;
  Code initialization_code_;
  Code raising_code_;
};

// A frame with its constants in place and its other registers zero.
inline Frame& Machine::push(Code& code, std::uint32_t result) {
  Value* registers = depth_ == 0 ? registers_.get() : top().registers + top().code->frame_size;
  std::memset(static_cast<void*>(registers), 0, code.local_count * sizeof(Value));
  if (code.frame_size > code.local_count)
    std::memcpy(static_cast<void*>(registers + code.local_count), code.constants.data(),
                (code.frame_size - code.local_count) * sizeof(Value));
  Frame& frame = frames_[depth_++];
  frame = {&code, code.instructions.data(), registers, result, 0, nullptr, nullptr};
  return frame;
}

inline bool Machine::has_room(const Code& code) const {
  const Frame& frame = frames_[depth_ - 1];
  const bool fits =
      frame.registers + frame.code->frame_size + code.frame_size + register_reserve <= registers_end_;
  if (depth_ < depth_limit_ && fits) [[likely]]
    return true;
  return in_reserve_ && has_reserve(code);
}

}  // namespace jury::trace
