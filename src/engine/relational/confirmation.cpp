// A model of the violation, run in the interpreter. Refuted is only what happens there: the preconditions
// hold of the heap built from the model, the method returns, and the postcondition is false of the heap it
// leaves.
#include <algorithm>

#include "check/inferred_conditions.h"
#include "engine/construction.h"
#include "engine/relational/property_run.h"
#include "engine/relational/relational_check.h"
#include "engine/story.h"
#include "trace/scenario_recorder.h"

namespace jury::engine {

namespace {

// Specifications say nothing about whether a call ends; code in place is followed as far as the bounds only.
constexpr std::uint64_t most_steps_with_summaries = 1'000'000;

}  // namespace

std::optional<RelationalCheck::Confirmed> RelationalCheck::confirm(const spec::RelCondition& condition) {
  invalid_call_ = nullptr;
  impossible_state_.reset();
  if (!is_violated_in_run(condition) || !state_exists()) return std::nullopt;
  trace::ScriptedChoices script({});
  auto options = Story::options();
  options.choices = &script;
  options.seconds = problem_.limits.remaining().value_or(60);
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  const auto heap = heap_->build(interpreter, circuit_, executed_.before);
  trace::ScenarioRecorder scenario(problem_.workspace, interpreter, problem_.entry);
  scenario.start(heap.arguments);
  Story story(problem_.workspace, problem_.entry);
  interpreter.set_observer(&story);
  const auto outcome = interpreter.run(problem_.entry, heap.arguments);
  interpreter.set_observer(nullptr);
  if (!outcome.returned()) return std::nullopt;

  Confirmed result;
  auto& counterexample = result.counterexample;
  counterexample.violation = "the postcondition " + condition.name + " does not hold afterwards";
  story.tell(outcome, Story::End::State, counterexample);
  counterexample.scenario = scenario.finish(outcome, true);
  return result;
}

// In a heap of its own, which constructors may change.
bool RelationalCheck::state_exists() {
  trace::ScriptedChoices script({});
  trace::Options options;
  options.choices = &script;
  options.seconds = problem_.limits.remaining().value_or(60);
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  const auto heap = heap_->build(interpreter, circuit_, executed_.before);
  Construction construction(problem_.workspace, interpreter);
  for (auto* object : heap.objects) {
    if (!object || (problem_.entry.name == "<init>" && object == heap.arguments[0].as_object())) continue;
    const auto broken = check::broken_condition(problem_.workspace, problem_.entry, *object);
    if (!broken && construction.may_exist(*object)) continue;
    const auto name = interpreter.class_name(*object);
    impossible_state_ = {ReasonKind::NotReproduced,
                         "a violation was found in a state that does not exist: " +
                             (broken ? "every " + name + " keeps " + *broken + " (inferred from its code)"
                                     : "the constructor of " + name + " does not let it through")};
    return false;
  }
  return true;
}

// A run without a story, in which the calls that specifications stood for are compared with the model.
bool RelationalCheck::is_violated_in_run(const spec::RelCondition& condition) {
  trace::ScriptedChoices script({});
  trace::Options options;
  options.choices = &script;
  options.seconds = problem_.limits.remaining().value_or(60);
  if (abstraction_ && abstraction_->replaced_calls() > 0) options.step_limit = most_steps_with_summaries;
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  const auto heap = heap_->build(interpreter, circuit_, executed_.before);
  std::optional<CallComparison> comparison;
  if (abstraction_ && !abstraction_->only_summary(problem_.entry))
    comparison.emplace(executor_, circuit_, interpreter, heap.built, abstraction_->calls_on_the_way());
  PropertyRun run(problem_.workspace, problem_.entry, interpreter, heap.arguments, heap.objects,
                  vocabulary_.relations());
  const auto& outcome = run.run(comparison ? &*comparison : nullptr);
  if (comparison) invalid_call_ = comparison->invalid();
  return outcome.returned() && violates(run, condition);
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
