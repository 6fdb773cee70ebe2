// Watching a run: an Observer is told of every statement, call, return and exception. Without one, the
// interpreter runs a loop that has no trace of this.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/method.h"
#include "trace/value.h"

namespace jury::trace {

// A frame as an observer sees it; valid during the notification.
struct FrameView {
  const ir::Method* method;
  const ir::Body* body;
  ir::BlockId block;
  std::uint32_t statement;  // index in its block; the number of statements for the terminator
  ir::Position position;
  const Value* locals;  // by LocalId
  std::uint32_t depth;  // 1 for the method that was run
};

class Observer {
 public:
  virtual ~Observer() = default;
  // Before the statement or terminator is executed. (A Goto to the next block may go unmentioned.)
  virtual void statement(const FrameView&) {}
  // A frame was entered: the view shows its first statement and its arguments.
  virtual void called(const FrameView&) {}
  // The frame is about to return.
  virtual void returning(const FrameView&, std::optional<Value>) {}
  // An exception is thrown in this frame; then, for each frame that it leaves, `left`.
  virtual void thrown(const FrameView&, const Object&) {}
  virtual void left(const FrameView&) {}
};

}  // namespace jury::trace
