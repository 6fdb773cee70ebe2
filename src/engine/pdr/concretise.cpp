#include "engine/pdr/concretise.h"

#include <algorithm>
#include <chrono>

#include "engine/pdr/small_inputs.h"
#include "engine/story.h"
#include "support/diagnostics.h"
#include "trace/interpreter.h"
#include "trace/observer.h"
#include "trace/scenario_recorder.h"

namespace jury::engine::pdr {

namespace {

// The class, named as people do, is that of the exception or below it.
bool is_violation(program::Workspace& workspace, const std::string& class_name, Symbol exception) {
  std::string internal = class_name;
  std::ranges::replace(internal, '.', '/');
  return workspace.program().is_subclass(Symbol(internal), exception);
}

// Sees whether the exception is thrown.
class Watch : public trace::Observer {
 public:
  Watch(program::Workspace& workspace, const trace::Interpreter& interpreter, Symbol exception)
      : workspace_(workspace), interpreter_(interpreter), exception_(exception) {}

  void thrown(const trace::FrameView&, const trace::Object& exception) override {
    seen_ = seen_ || is_violation(workspace_, interpreter_.class_name(exception), exception_);
  }
  bool seen() const { return seen_; }

 private:
  program::Workspace& workspace_;
  const trace::Interpreter& interpreter_;
  Symbol exception_;
  bool seen_ = false;
};

class Concretiser {
 public:
  Concretiser(const Problem& problem, Symbol exception, double seconds)
      : problem_(problem),
        exception_(exception),
        end_(std::chrono::steady_clock::now() +
             std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                 std::chrono::duration<double>(seconds))) {}

  Attempts run() {
    auto options = Story::options();
    options.step_limit = 200'000;
    options.seconds = 2;
    trace::Interpreter interpreter(problem_.workspace.program(), options);
    for (std::uint64_t number = 0; number < most_inputs && std::chrono::steady_clock::now() < end_;
         ++number) {
      if (!try_input(interpreter, number) || attempts_.found) break;
    }
    return std::move(attempts_);
  }

 private:
  // False when there is no input of this number.
  bool try_input(trace::Interpreter& interpreter, std::uint64_t number) {
    trace::ExhaustiveChoices choices({});
    for (std::uint64_t round = 0; round < most_choices && std::chrono::steady_clock::now() < end_; ++round) {
      Watch watch(problem_.workspace, interpreter, exception_);
      const auto outcome = run_input(interpreter, number, choices, watch);
      if (!outcome) return exists_;
      ++attempts_.runs;
      if (outcome->ending == trace::Ending::Uncaught &&
          is_violation(problem_.workspace, outcome->exception_class, exception_)) {
        tell(interpreter, number, outcome->choices);
        return true;
      }
      attempts_.caught = attempts_.caught || watch.seen();
      if (!choices.advance()) break;
    }
    return true;
  }

  // Nothing when there is no such input, or it cannot be made.
  std::optional<trace::Outcome> run_input(trace::Interpreter& interpreter, std::uint64_t number,
                                          trace::ChoiceSource& choices, trace::Observer& observer,
                                          trace::ScenarioRecorder* scenario = nullptr) {
    interpreter.reset();
    interpreter.set_observer(nullptr);
    interpreter.set_choices(&choices);
    choices.restart();
    SmallInputs inputs(problem_.workspace, interpreter, number);
    exists_ = inputs.exists(problem_.entry);
    if (!exists_) return std::nullopt;
    const auto arguments = make_arguments(inputs);
    if (!arguments) return std::nullopt;
    if (scenario && arguments->is_main)
      scenario->start_main(arguments->texts);
    else if (scenario)
      scenario->start(arguments->values);
    interpreter.set_observer(&observer);
    auto outcome = arguments->is_main ? interpreter.run_main(problem_.entry, arguments->texts)
                                      : interpreter.run(problem_.entry, arguments->values);
    interpreter.set_observer(nullptr);
    return outcome;
  }

  // Nothing when an object of some parameter's type cannot be made from outside.
  std::optional<SmallInputs::Arguments> make_arguments(SmallInputs& inputs) {
    try {
      return inputs.arguments(problem_.entry);
    } catch (const UserError&) {
      return std::nullopt;
    } catch (const Unsupported&) {
      return std::nullopt;
    }
  }

  // The same run again, told this time.
  void tell(trace::Interpreter& interpreter, std::uint64_t number,
            const std::vector<trace::Choice>& choices) {
    Story story(problem_.workspace, problem_.entry);
    trace::ScriptedChoices script(choices);
    trace::ScenarioRecorder scenario(problem_.workspace, interpreter, problem_.entry);
    const auto outcome = run_input(interpreter, number, script, story, &scenario);
    if (!outcome || !is_violation(problem_.workspace, outcome->exception_class, exception_))
      internal_error(__FILE__, __LINE__, "an execution went another way the second time");
    Execution execution;
    execution.counterexample.violation =
        outcome->exception_class + (outcome->has_message ? ": " + outcome->message : "");
    story.tell(*outcome, Story::End::Thrown, execution.counterexample);
    execution.counterexample.scenario = scenario.finish(*outcome, false);
    const auto place = story.place(*outcome);
    execution.file = place.file;
    execution.line = place.line;
    attempts_.found = std::move(execution);
  }

  static constexpr std::uint64_t most_inputs = 400;
  static constexpr std::uint64_t most_choices = 300;
  const Problem& problem_;
  Symbol exception_;
  std::chrono::steady_clock::time_point end_;
  Attempts attempts_;
  bool exists_ = false;  // the input that was asked for last
};

}  // namespace

Attempts concretise(const Problem& problem, Symbol exception, double seconds) {
  return Concretiser(problem, exception, seconds).run();
}

}  // namespace jury::engine::pdr
