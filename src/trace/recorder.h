// An Observer that keeps what a reader of a counterexample wants: the source lines that were executed, with
// the variables, fields and elements each of them changed, and the calls, returns and exceptions between
// them.
//
// Objects are named by class and number in the order in which they first appear ("Node#2"); strings and boxes
// are shown by their value. Only methods that the filter accepts are recorded; what they call elsewhere shows
// by its results.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "trace/display.h"
#include "trace/observer.h"

namespace jury::trace {

struct RecordedChange {
  std::string target;  // "x", "node.next", "array[3]", "Main.counter"
  std::string value;
};

enum class RecordedKind : std::uint8_t { Line, Call, Return, Throw };

struct RecordedStep {
  std::size_t number;  // among all steps of the run
  RecordedKind kind;
  std::uint32_t depth;  // of recorded frames; 0 for the first
  const ir::Method* method;
  std::uint32_t line;                   // 0: unknown
  std::vector<RecordedChange> changes;  // of a Call: the parameters
  std::string value;                    // what a Return gives back, what a Throw throws
};

// The kinds of what a method is called with, the receiver first. (In its body a boolean is an int.)
std::vector<ir::Kind> parameter_kinds(const ir::Method& method);

class TraceRecorder : public Observer {
 public:
  using Filter = std::function<bool(const ir::Method&)>;

  explicit TraceRecorder(Filter filter, std::size_t most_steps = 100'000);

  // When there were more than asked for: without those inside of calls that have ended, and if need be the
  // last ones only.
  const std::vector<RecordedStep>& steps() const { return steps_; }
  std::size_t dropped() const { return count_ - steps_.size(); }
  std::size_t count() const { return count_; }
  // Whether the last step is a line that goes on where a call it made has ended.
  bool goes_on_with_line() const;
  ObjectNames& names() { return names_; }
  // The name or value that the trace shows.
  std::string show(ir::Kind kind, Value value);
  // One line per step, calls indented.
  std::string to_string() const;

  void statement(const FrameView& view) override;
  void called(const FrameView& view) override;
  void returning(const FrameView& view, std::optional<Value> value) override;
  void thrown(const FrameView& view, const Object& exception) override;
  void left(const FrameView& view) override;

 private:
  struct Frame {
    std::uint32_t depth;              // of the interpreter
    std::size_t step;                 // the number of its last line
    const ir::Statement* unfinished;  // the statement whose result is not known yet
  };

  bool is_recorded(const FrameView& view);
  Frame* top(const FrameView& view);
  void add(RecordedStep step);
  void make_room();
  RecordedStep* step(std::size_t number);  // nullptr when it was dropped
  void finish(Frame& frame, const FrameView& view);
  void add_line(Frame& frame, const ir::Method* method, std::uint32_t line);
  void note_change(Frame& frame, const FrameView& view, std::uint32_t line, RecordedChange change);
  void note_store(Frame& frame, const FrameView& view, const ir::Statement& statement);
  std::string show_operand(const FrameView& view, const ir::Operand& operand, ir::Kind kind);
  std::string name_operand(const FrameView& view, const ir::Operand& operand);
  std::string show_object(const Object& object);

  Filter filter_;
  std::size_t most_steps_;
  std::size_t count_ = 0;
  std::vector<RecordedStep> steps_;
  std::vector<Frame> frames_;
  std::unordered_map<const ir::Method*, bool> accepted_;
  ObjectNames names_;
};

}  // namespace jury::trace
