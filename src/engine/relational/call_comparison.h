// The validity of a counterexample, call by call in execution order (Karun section 6.1): the interpreter
// runs the method from the heap of the model, and each call that a specification stood for is compared with
// what the model says it did. The first one that differs is invalid; up to there the states are the same, so
// that it is this call's specification that left too much open.
//
// Differs from Karun: the call is executed, not given to the solver. Objects that the method has made are
// told from those of the heap before, not from each other.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "encode/executor.h"
#include "engine/relational/term_circuit.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace jury::engine {

// A call that a specification stands for, in the symbolic execution.
struct ReplacedCall {
  const ir::Method* method;
  encode::Returned returned;
};

class CallComparison : public trace::Observer {
 public:
  using Built = std::unordered_map<encode::ObjectId, trace::Object*>;

  // The calls on the way of the model, in order. Everything must outlive it; the model must stay.
  CallComparison(encode::Executor& executor, TermCircuit& model, trace::Interpreter& interpreter,
                 const Built& built, std::vector<const ReplacedCall*> calls);

  void called(const trace::FrameView& frame) override;
  void returning(const trace::FrameView& frame, std::optional<trace::Value> value) override;
  // The call that did something else than the model says.
  const ReplacedCall* invalid() const { return invalid_; }

 private:
  bool differs(const ReplacedCall& call, std::optional<trace::Value> result);
  bool object_differs(encode::ObjectId id, const trace::Object& object, const encode::State& state);
  bool collection_differs(encode::ObjectId id, trace::Object& object, const encode::Contents& contents);
  bool value_differs(ir::Kind kind, const encode::Value& symbolic, trace::Value value);
  bool reference_differs(const encode::Value& symbolic, const trace::Object* object);
  encode::ObjectId target(const encode::Reference& reference);

  encode::Executor& executor_;
  TermCircuit& model_;
  trace::Interpreter& interpreter_;
  const Built& built_;
  std::unordered_map<const trace::Object*, encode::ObjectId> ids_;
  std::vector<const ReplacedCall*> calls_;
  std::size_t next_ = 0;
  std::optional<std::uint32_t> inside_;  // the depth of the call that is running
  const ReplacedCall* invalid_ = nullptr;
};

}  // namespace jury::engine
