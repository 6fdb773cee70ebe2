#include "engine/pdr/concretise.h"

#include <algorithm>
#include <chrono>

#include "engine/story.h"

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
    concrete::Runner runner(problem_, options);
    for (std::uint64_t number = 0; number < most_inputs && runner.exists(number) && !attempts_.found &&
                                   std::chrono::steady_clock::now() < end_;
         ++number)
      try_input(runner, number);
    attempts_.timed_out = std::chrono::steady_clock::now() >= end_;
    return std::move(attempts_);
  }

 private:
  void try_input(concrete::Runner& runner, std::uint64_t number) {
    trace::ExhaustiveChoices choices({});
    for (std::uint64_t round = 0; round < most_choices && std::chrono::steady_clock::now() < end_; ++round) {
      Watch watch(problem_.workspace, runner.interpreter(), exception_);
      const auto outcome = runner.run(number, choices, &watch);
      if (!outcome) return;
      ++attempts_.runs;
      if (outcome->ending == trace::Ending::Uncaught &&
          is_violation(problem_.workspace, outcome->exception_class, exception_)) {
        attempts_.found = runner.tell(number, *outcome);
        return;
      }
      attempts_.caught = attempts_.caught || watch.seen();
      if (!choices.advance()) break;
    }
  }

  static constexpr std::uint64_t most_inputs = 400;
  static constexpr std::uint64_t most_choices = 300;
  const Problem& problem_;
  Symbol exception_;
  std::chrono::steady_clock::time_point end_;
  Attempts attempts_;
};

}  // namespace

Attempts concretise(const Problem& problem, Symbol exception, double seconds) {
  return Concretiser(problem, exception, seconds).run();
}

}  // namespace jury::engine::pdr
