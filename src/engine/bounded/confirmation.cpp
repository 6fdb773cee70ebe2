#include "engine/bounded/confirmation.h"

#include <algorithm>

#include "trace/interpreter.h"
#include "trace/observer.h"

namespace jury::engine {

namespace {

using ir::Kind;
using trace::Choice;

// Records the source lines of the user's methods as they are executed, the last ones when there are many.
class LineRecorder : public trace::Observer {
 public:
  explicit LineRecorder(program::Workspace& workspace) : workspace_(workspace) {}

  void statement(const trace::FrameView& frame) override {
    if (frame.position.line == 0 || !workspace_.is_user_class(frame.method->owner)) return;
    const auto line = static_cast<int>(frame.position.line);
    if (!steps_.empty() && steps_.back().line == line && steps_.back().depth == static_cast<int>(frame.depth))
      return;
    if (steps_.size() >= most_steps) steps_.erase(steps_.begin(), steps_.begin() + most_steps / 2);
    steps_.push_back({ir::display_class(frame.method->owner.view()),
                      frame.method->name.text(),
                      line,
                      static_cast<int>(frame.depth),
                      {}});
  }

  std::vector<Step> take() { return std::move(steps_); }

 private:
  static constexpr std::ptrdiff_t most_steps = 2000;
  program::Workspace& workspace_;
  std::vector<Step> steps_;
};

void fill_places(const Problem& problem, const trace::Outcome& outcome, Confirmation& result) {
  auto& workspace = problem.workspace;
  for (const auto& entry : outcome.stack) {
    if (!workspace.is_user_class(entry.method->owner)) continue;
    const auto& cls = workspace.program().get_class(entry.method->owner);
    const auto line = static_cast<int>(entry.position.line);
    result.counterexample.stack.push_back(ir::display_class(cls.name.view()) + "." +
                                          entry.method->name.text() + "(" + cls.source_file + ":" +
                                          std::to_string(line) + ")");
    if (result.line != 0) continue;
    result.line = line;
    if (const auto source = workspace.source_of(entry.method->owner)) result.file = source->string();
  }
}

}  // namespace

std::optional<Confirmation> confirm_violation(const Problem& problem, const Inputs& inputs,
                                              const Evaluate& evaluate, const std::vector<Choice>& choices,
                                              const std::function<bool(Symbol)>& violates) {
  trace::ScriptedChoices script(choices);
  LineRecorder recorder(problem.workspace);
  trace::Options options;
  options.choices = &script;
  options.seconds = problem.limits.remaining().value_or(60);
  trace::Interpreter interpreter(problem.workspace.program(), options);
  const auto concrete = inputs.build(interpreter, evaluate);
  interpreter.set_observer(&recorder);
  const auto outcome = concrete.arguments.empty() && problem.entry.name == "main"
                           ? interpreter.run_main(problem.entry)
                           : interpreter.run(problem.entry, concrete.arguments);
  if (outcome.ending != trace::Ending::Uncaught) return std::nullopt;
  std::string internal = outcome.exception_class;
  std::replace(internal.begin(), internal.end(), '.', '/');
  if (!violates(Symbol(internal))) return std::nullopt;
  Confirmation result;
  result.counterexample.violation =
      outcome.exception_class + (outcome.has_message ? ": " + outcome.message : "");
  for (const auto& choice : choices) result.counterexample.choices.push_back(show(choice));
  result.counterexample.arguments = concrete.shown;
  fill_places(problem, outcome, result);
  result.counterexample.steps = recorder.take();
  return result;
}

}  // namespace jury::engine
