#include "engine/concrete/runner.h"

#include "engine/story.h"
#include "support/diagnostics.h"
#include "trace/display.h"

namespace jury::engine::concrete {

namespace {

constexpr double longest_telling = 30;

}  // namespace

Runner::Runner(const Problem& problem, trace::Options options)
    : problem_(problem),
      interpreter_(problem.workspace.program(), std::move(options)),
      literals_(program::literals_near(problem.workspace, problem.entry.owner)) {}

bool Runner::exists(std::uint64_t number) {
  return SmallInputs(problem_.workspace, interpreter_, literals_, number).exists(problem_.entry);
}

std::optional<trace::Outcome> Runner::run(std::uint64_t number, trace::ChoiceSource& choices,
                                          trace::Observer* observer) {
  return run(number, choices, observer, nullptr);
}

std::optional<trace::Outcome> Runner::run(std::uint64_t number, trace::ChoiceSource& choices,
                                          trace::Observer* observer, trace::ScenarioRecorder* scenario) {
  interpreter_.reset();
  interpreter_.set_observer(nullptr);
  interpreter_.set_choices(&choices);
  choices.restart();
  SmallInputs inputs(problem_.workspace, interpreter_, literals_, number);
  const auto arguments = inputs.exists(problem_.entry) ? make_arguments(inputs) : std::nullopt;
  if (!arguments) return std::nullopt;
  if (scenario && arguments->is_main)
    scenario->start_main(arguments->texts);
  else if (scenario)
    scenario->start(arguments->values);
  interpreter_.set_observer(observer);
  auto outcome = arguments->is_main ? interpreter_.run_main(problem_.entry, arguments->texts)
                                    : interpreter_.run(problem_.entry, arguments->values);
  interpreter_.set_observer(nullptr);
  return outcome;
}

// Nothing when an object of some parameter's type cannot be made from outside.
std::optional<SmallInputs::Arguments> Runner::make_arguments(SmallInputs& inputs) const {
  try {
    return inputs.arguments(problem_.entry);
  } catch (const UserError&) {
    return std::nullopt;
  } catch (const Unsupported&) {
    return std::nullopt;
  }
}

std::optional<Execution> Runner::tell(std::uint64_t number, const trace::Outcome& first) const {
  auto options = Story::options();
  options.seconds = problem_.limits.remaining().value_or(longest_telling);
  Runner again(problem_, options);
  Story story(problem_.workspace, problem_.entry);
  trace::ScriptedChoices script(first.choices);
  trace::ScenarioRecorder scenario(problem_.workspace, again.interpreter_, problem_.entry);
  const auto outcome = again.run(number, script, &story, &scenario);
  // A clock, for one, may make it go another way the second time.
  if (!outcome || outcome->exception_class != first.exception_class) return std::nullopt;
  Execution execution;
  execution.counterexample.violation = trace::show_exception(*outcome);
  story.tell(*outcome, Story::End::Thrown, execution.counterexample);
  execution.counterexample.scenario = scenario.finish(*outcome, false);
  const auto place = story.place(*outcome);
  execution.file = place.file;
  execution.line = place.line;
  return execution;
}

}  // namespace jury::engine::concrete
