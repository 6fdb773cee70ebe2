// Watches a run of the interpreter for a call that breaks the precondition of the method it calls: no
// specification case of its contracts allows it. The first such call is kept, and nothing of what comes
// after it is passed on.
#pragma once

#include <optional>
#include <vector>

#include "program/contract_lookup.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace jury::engine {

class PreconditionWatch : public trace::Observer {
 public:
  // `next` is told of everything until then. The method that is run itself is not looked at.
  PreconditionWatch(program::Workspace& workspace, trace::Interpreter& interpreter, trace::Observer& next)
      : workspace_(workspace), interpreter_(interpreter), next_(next) {}

  void statement(const trace::FrameView& frame) override;
  void called(const trace::FrameView& frame) override;
  void returning(const trace::FrameView& frame, std::optional<trace::Value> value) override {
    if (is_passed_on()) next_.returning(frame, value);
  }
  void thrown(const trace::FrameView& frame, const trace::Object& exception) override {
    if (is_passed_on()) next_.thrown(frame, exception);
  }
  void left(const trace::FrameView& frame) override {
    if (is_passed_on()) next_.left(frame);
  }

  struct Broken {
    const ir::Method* called;
    const spec::Clause* clause;
    std::vector<trace::StackEntry> stack;  // the user's frames, the call's first
  };
  const std::optional<Broken>& broken() const { return broken_; }

  // The first clause that stands in the way of the call; nothing when a case allows it.
  virtual const spec::Clause* refusing(const ir::Method& method, std::span<const trace::Value> arguments);

 protected:
  // The methods in progress, the first that was run first.
  std::vector<const ir::Method*> callers() const;
  bool fails(const spec::Member& member, const std::vector<trace::Value>& arguments);

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;

 private:
  bool is_passed_on() const { return !evaluating_ && !broken_; }
  bool fails(const spec::Clause& clause, const spec::MethodContract& contract,
             std::span<const trace::Value> arguments);
  const spec::Clause* refusing(const spec::MethodContract& contract, std::span<const trace::Value> arguments);

  trace::Observer& next_;
  std::vector<trace::StackEntry> stack_;  // by depth: the statement in progress
  bool evaluating_ = false;
  std::optional<Broken> broken_;
};

// Likewise for an invariant that the called method relies on.
class InvariantWatch : public PreconditionWatch {
 public:
  struct Question {
    spec::Clause clause;
    const ir::Method* called;
    bool is_static;
    trace::Object* object;  // null: any of the class
  };
  InvariantWatch(program::Workspace& workspace, trace::Interpreter& interpreter, trace::Observer& next,
                 Question question)
      : PreconditionWatch(workspace, interpreter, next), question_(std::move(question)) {}

  const spec::Clause* refusing(const ir::Method& method, std::span<const trace::Value> arguments) override;

 private:
  Question question_;
};

}  // namespace jury::engine
