// A model of the violation, run in the interpreter. Refuted is only what happens there: the preconditions
// hold of the heap built from the model, the method returns, and the postcondition is false of the heap it
// leaves.
#include <algorithm>

#include "engine/relational/property_run.h"
#include "engine/relational/relational_check.h"
#include "engine/story.h"
#include "trace/scenario_recorder.h"

namespace jury::engine {

std::optional<RelationalCheck::Confirmed> RelationalCheck::confirm(const spec::RelCondition& condition) {
  trace::ScriptedChoices script({});
  auto options = Story::options();
  options.choices = &script;
  options.seconds = problem_.limits.remaining().value_or(60);
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  const auto [arguments, objects] = heap_->build(interpreter, circuit_, executed_.before);
  trace::ScenarioRecorder scenario(problem_.workspace, interpreter, problem_.entry);
  scenario.start(arguments);
  PropertyRun run(problem_.workspace, problem_.entry, interpreter, arguments, objects,
                  vocabulary_.relations());
  Story story(problem_.workspace, problem_.entry);
  const auto& outcome = run.run(&story);
  if (!outcome.returned() || !violates(run, condition)) return std::nullopt;

  Confirmed result;
  auto& counterexample = result.counterexample;
  counterexample.violation = "the postcondition " + condition.name + " does not hold afterwards";
  story.tell(outcome, Story::End::State, counterexample);
  counterexample.scenario = scenario.finish(outcome, true);
  return result;
}

bool RelationalCheck::violates(const PropertyRun& run, const spec::RelCondition& condition) const {
  const auto instance = run.instance(vocabulary_.relations());
  auto evaluator = run.evaluator(instance);
  const auto& required = specification_.preconditions;
  return std::all_of(required.begin(), required.end(),
                     [&](const auto& precondition) { return evaluator.holds(precondition.formula); }) &&
         !evaluator.holds(condition.formula);
}

}  // namespace jury::engine
