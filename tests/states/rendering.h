// Whether the bounded engine's initial heap (encode/initial_heap.h) has a given state of the interpreter among
// its states: the terms of the heap, with what it assumes, and the state as a formula over them, which a
// solver is asked for. This is independent of what the description says and of the code that says it.
//
// A state as a formula: for each object of the interpreter and each object of the heap that has its class, a
// boolean says that the one is the other; what is the same has the same contents, and what the roots refer to
// is the same.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/bounded/decision.h"
#include "engine/bounded/inputs.h"
#include "start/description.h"
#include "trace/interpreter.h"

namespace jury::states {

class Rendering {
 public:
  // Throws Unsupported where the engine cannot make up the states of the method. With `exact`, as many objects
  // as there can be at all (engine/bounded/exact_heap.h): nothing is beyond that.
  Rendering(program::Workspace& workspace, const start::Description& description,
            std::optional<encode::ExactHeap> exact = std::nullopt);

  enum class Answer : std::uint8_t {
    There,
    Missing,
    Beyond,  // more objects, or larger ones, than the bounds; or something that this check does not compare
  };
  Answer ask(trace::Interpreter& interpreter, std::span<const trace::Value> arguments);
  // Of the last answer that was Missing: the first place with which there is no such state.
  const std::string& place() const { return place_; }
  // Whether the engine would not answer by these states anyway.
  bool has_gaps() const { return !executor_.gaps().empty(); }

 private:
  class Match;

  program::Workspace& workspace_;
  const start::Description& description_;
  engine::Problem problem_;
  std::optional<encode::ExactHeap> exact_;
  logic::TermManager terms_;
  std::unique_ptr<engine::Decision> decision_;
  encode::Executor executor_;
  engine::InitialInputs inputs_;
  encode::State state_;
  std::vector<encode::Value> arguments_;
  std::map<encode::ObjectId, const encode::InitialHeap::InitialCollection*> collections_;
  std::string place_;
};

}  // namespace jury::states
