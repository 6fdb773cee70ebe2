#include "engine/pdr/concretise.h"

#include <algorithm>
#include <chrono>

#include "engine/pdr/small_inputs.h"
#include "support/diagnostics.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace jury::engine::pdr {

namespace {

constexpr std::string_view violation = "java.util.ConcurrentModificationException";

// The source lines of the user's methods as they run, the last ones when there are many, and whether the
// exception was seen.
class Recorder : public trace::Observer {
 public:
  Recorder(program::Workspace& workspace, const trace::Interpreter& interpreter)
      : workspace_(workspace), interpreter_(interpreter) {}

  void statement(const trace::FrameView& frame) override {
    if (frame.position.line == 0 || !workspace_.is_user_class(frame.method->owner)) return;
    const auto line = static_cast<int>(frame.position.line), depth = static_cast<int>(frame.depth);
    if (!steps_.empty() && steps_.back().line == line && steps_.back().depth == depth) return;
    if (steps_.size() >= most_steps) steps_.erase(steps_.begin(), steps_.begin() + most_steps / 2);
    steps_.push_back(
        {ir::display_class(frame.method->owner.view()), frame.method->name.text(), line, depth, {}});
  }
  void thrown(const trace::FrameView&, const trace::Object& exception) override {
    seen_ = seen_ || interpreter_.class_name(exception) == violation;
  }

  std::vector<Step> take() { return std::move(steps_); }
  bool seen() const { return seen_; }

 private:
  static constexpr std::ptrdiff_t most_steps = 2000;
  program::Workspace& workspace_;
  const trace::Interpreter& interpreter_;
  std::vector<Step> steps_;
  bool seen_ = false;
};

class Concretiser {
 public:
  Concretiser(const Problem& problem, double seconds)
      : problem_(problem),
        end_(std::chrono::steady_clock::now() +
             std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                 std::chrono::duration<double>(seconds))) {}

  Attempts run() {
    trace::Options options;
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
      interpreter.reset();
      interpreter.set_observer(nullptr);
      interpreter.set_choices(&choices);
      choices.restart();
      SmallInputs inputs(problem_.workspace, interpreter, number);
      if (!inputs.exists(problem_.entry)) return false;
      const auto arguments = make_arguments(inputs);
      if (!arguments) return true;
      Recorder recorder(problem_.workspace, interpreter);
      interpreter.set_observer(&recorder);
      const auto outcome = arguments->is_main ? interpreter.run_main(problem_.entry, arguments->texts)
                                              : interpreter.run(problem_.entry, arguments->values);
      interpreter.set_observer(nullptr);
      ++attempts_.runs;
      if (outcome.ending == trace::Ending::Uncaught && outcome.exception_class == violation) {
        report(outcome, recorder, *arguments);
        return true;
      }
      attempts_.caught = attempts_.caught || recorder.seen();
      if (!choices.advance()) break;
    }
    return true;
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

  void report(const trace::Outcome& outcome, Recorder& recorder, const SmallInputs::Arguments& arguments) {
    Execution execution;
    execution.counterexample.violation =
        outcome.exception_class + (outcome.has_message ? ": " + outcome.message : "");
    execution.counterexample.arguments = arguments.shown;
    for (const auto& choice : outcome.choices) execution.counterexample.choices.push_back(show(choice));
    for (const auto& entry : outcome.stack) {
      if (!problem_.workspace.is_user_class(entry.method->owner)) continue;
      const auto& cls = problem_.workspace.program().get_class(entry.method->owner);
      const auto line = static_cast<int>(entry.position.line);
      execution.counterexample.stack.push_back(ir::display_class(cls.name.view()) + "." +
                                               entry.method->name.text() + "(" + cls.source_file + ":" +
                                               std::to_string(line) + ")");
      if (execution.line != 0) continue;
      execution.line = line;
      if (const auto source = problem_.workspace.source_of(entry.method->owner))
        execution.file = source->string();
    }
    execution.counterexample.steps = recorder.take();
    attempts_.found = std::move(execution);
  }

  static std::string show(const trace::Choice& choice) {
    if (choice.kind == ir::Kind::Reference)
      return "\"" + std::string(choice.text.begin(), choice.text.end()) + "\"";
    if (choice.kind == ir::Kind::Boolean) return choice.value.as_int() != 0 ? "true" : "false";
    if (choice.kind == ir::Kind::Double) return std::to_string(choice.value.as_double());
    if (choice.kind == ir::Kind::Float) return std::to_string(choice.value.as_float());
    return choice.kind == ir::Kind::Long ? std::to_string(choice.value.as_long())
                                         : std::to_string(choice.value.as_int());
  }

  static constexpr std::uint64_t most_inputs = 400;
  static constexpr std::uint64_t most_choices = 300;
  const Problem& problem_;
  std::chrono::steady_clock::time_point end_;
  Attempts attempts_;
};

}  // namespace

Attempts concretise(const Problem& problem, double seconds) { return Concretiser(problem, seconds).run(); }

}  // namespace jury::engine::pdr
