// Records an execution of the interpreter as a Scenario.
#pragma once

#include <span>
#include <unordered_map>

#include "program/workspace.h"
#include "trace/interpreter.h"
#include "trace/scenario.h"

namespace jury::trace {

// `start` before the run, once the heap is built; `finish` after it.
class ScenarioRecorder {
 public:
  ScenarioRecorder(program::Workspace& workspace, Interpreter& interpreter, const ir::Method& entry);

  void start(std::span<const Value> arguments);
  void start_main(const std::vector<std::string>& arguments);
  Scenario finish(const Outcome& outcome, bool with_heap_after);
  // A value of the heap before; nothing for an object that is not part of it.
  std::optional<SnapshotValue> value(ir::Kind kind, Value bits) const;

 private:
  void note_place(const std::vector<StackEntry>& stack);

  program::Workspace& workspace_;
  Interpreter& interpreter_;
  const ir::Method& entry_;
  std::vector<Value> arguments_;
  Scenario scenario_;
  std::unordered_map<const Object*, std::int32_t> numbers_;
};

}  // namespace jury::trace
