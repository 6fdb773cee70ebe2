// The interpreter's run of a counterexample as people are told it: the lines with what they changed, calls
// and returns, and the heap drawn along the way. Every engine that refutes records its execution with this.
//
// Only the user's methods are told; library calls show by what they change. Of a long run, calls that have
// ended lose their inside, and if that is not enough the last steps are kept.
//
// The heap is drawn after every step of a short run with a small heap, otherwise only before and after. The
// picture of a step is the state in which it ended: of a line, the state before control goes elsewhere; of a
// call, with the variables of the callee; of a return, with those of the caller before it does anything with
// the result. What the rest of the calling line changes besides is a step of its own.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/loop_arrivals.h"
#include "engine/verdict.h"
#include "program/workspace.h"
#include "trace/interpreter.h"
#include "trace/recorder.h"

namespace jury::engine {

class Story : public trace::Observer {
 public:
  // `globals` are drawn besides the variables; called again for each picture.
  using Globals = std::function<std::vector<trace::SnapshotRoot>()>;

  Story(program::Workspace& workspace, const ir::Method& entry, Globals globals = {});

  // Options of a run that is told: objects keep their names because none is freed early.
  static trace::Options options();

  // After the run: arguments, choices, steps, stack and pictures. The state it ends in is told when asked
  // for.
  enum class End : std::uint8_t { Thrown, State };
  void tell(const trace::Outcome& outcome, End end, Counterexample& into);
  // The innermost place in the user's code where the outcome's exception was made; line 0: none.
  struct Place {
    std::string file;
    int line = 0;
  };
  Place place(const trace::Outcome& outcome);
  const LoopArrivals& arrivals() const { return arrivals_; }

  void statement(const trace::FrameView& view) override;
  void called(const trace::FrameView& view) override;
  void returning(const trace::FrameView& view, std::optional<trace::Value> value) override;
  void thrown(const trace::FrameView& view, const trace::Object& exception) override;
  void left(const trace::FrameView& view) override;

 private:
  struct Frame {
    const ir::Method* method;
    const ir::Body* body;
    const trace::Value* locals;
    std::uint32_t depth;
    std::uint64_t number;                   // of the call, from 1
    std::vector<bool> assigned;             // by local
    std::optional<ir::LocalId> unfinished;  // assigned by the statement that is being executed
  };

  struct Variable {
    trace::SnapshotRoot root;
    std::uint64_t identity;  // trace::PictureCell
  };

  bool is_told(const ir::Method& method);
  bool decide_told(const ir::Method& method);
  void leave_frames(std::uint32_t depth);
  void enter(const trace::FrameView& view);
  void begin_assignment(const trace::FrameView& view);
  void finish_assignment();
  void illustrate_new(std::size_t known);
  void illustrate_known(std::size_t count);
  void illustrate(std::size_t step);
  std::size_t present();
  trace::HeapPicture draw(std::vector<Variable> variables);
  std::vector<Variable> variables(std::size_t frames) const;
  void tell_steps(Counterexample& into);
  void tell_collections(Counterexample& into) const;
  void tell_end(const trace::Outcome& outcome, Counterexample& into);
  void tell_stack(const trace::Outcome& outcome, Counterexample& into);
  bool is_unused_input(const trace::SnapshotRoot& root) const;
  std::string source_of(Symbol class_name);

  program::Workspace& workspace_;
  const ir::Method& entry_;
  Globals globals_;
  std::unordered_map<const ir::Method*, bool> told_;
  trace::TraceRecorder recorder_;
  LoopArrivals arrivals_;
  std::vector<Frame> frames_;
  std::vector<Variable> parameters_;  // of the entry
  std::uint64_t calls_ = 0;
  bool started_ = false;
  bool illustrated_ = true;
  std::vector<trace::HeapPicture> pictures_{1};  // the first: the state that the entry starts from
  trace::HeapPicture before_;                    // the last one, with the variables of all frames
  std::vector<int> picture_of_;                  // by step; negative: it has not ended
  std::map<std::size_t, int> rest_of_line_;  // by step after which the calling line changed something more
};

}  // namespace jury::engine
