// A model of the violation, run in the interpreter. Refuted is only what happens there: the preconditions
// hold of the heap built from the model, the method returns, and the postcondition is false of the heap it
// leaves.
#include <algorithm>

#include "engine/relational/concrete_heap.h"
#include "engine/relational/relational_check.h"
#include "engine/relational/snapshot_relations.h"
#include "engine/story.h"
#include "logic/relational/evaluator.h"
#include "logic/relational/printer.h"
#include "trace/scenario_recorder.h"

namespace jury::engine {

namespace {

using encode::RelationMeaning;
using trace::HeapSnapshot;
using trace::SnapshotRoot;

std::vector<SnapshotRoot> roots_of(const Problem& problem, trace::Interpreter& interpreter,
                                   const std::vector<trace::Value>& arguments,
                                   const std::vector<trace::Object*>& objects,
                                   const std::vector<encode::ProgramVocabulary::Relation>& relations) {
  std::vector<SnapshotRoot> roots;
  const auto* body = problem.workspace.program().body(problem.entry);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    roots.push_back({"argument " + std::to_string(i), body->locals[i].type.kind, arguments[i]});
  // A parameter of type boolean is an int in the body.
  const auto signature = ir::Signature::from_descriptor(problem.entry.descriptor.view());
  const std::size_t receiver = problem.entry.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    roots[i + receiver].kind = signature.parameters[i].kind;
  for (auto* object : objects) roots.push_back({"object", ir::Kind::Reference, trace::Value::of(object)});
  for (const auto& relation : relations) {
    if (relation.meaning.kind != RelationMeaning::Kind::static_field) continue;
    const auto& field = *relation.meaning.field;
    interpreter.initialize(field.owner);
    roots.push_back({"static " + field.owner.text() + "." + field.name.text(), field.type.kind,
                     interpreter.get_static(field.owner, field.name.view())});
  }
  return roots;
}

}  // namespace

std::optional<RelationalCheck::Confirmed> RelationalCheck::confirm(const spec::RelCondition& condition) {
  trace::ScriptedChoices script({});
  auto options = Story::options();
  options.choices = &script;
  options.seconds = problem_.limits.remaining().value_or(60);
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  ConcreteHeap heap(problem_.workspace, executor_, heap_, circuit_, executed_.before, interpreter);
  heap.build();
  std::vector<trace::Value> arguments;
  const auto* body = problem_.workspace.program().body(problem_.entry);
  for (std::size_t i = 0; i < executed_.arguments.size(); ++i)
    arguments.push_back(heap.value(body->locals[i].type.kind, executed_.arguments[i]));
  const auto roots = [&] {
    return roots_of(problem_, interpreter, arguments, heap.objects(), vocabulary_.relations());
  };
  trace::ScenarioRecorder scenario(problem_.workspace, interpreter, problem_.entry);
  scenario.start(arguments);
  const HeapSnapshot before = interpreter.snapshot(roots());
  Story story(problem_.workspace, problem_.entry);
  interpreter.set_observer(&story);
  const auto outcome = interpreter.run(problem_.entry, arguments);
  interpreter.set_observer(nullptr);
  if (!outcome.returned()) return std::nullopt;
  auto roots_after = roots();
  const auto result_type = ir::Signature::from_descriptor(problem_.entry.descriptor.view()).result;
  if (result_type.kind != ir::Kind::Void) roots_after.push_back({"return", result_type.kind, outcome.value});
  const HeapSnapshot after = interpreter.snapshot(roots_after);

  const SnapshotRelations relations(problem_.workspace.program(), before, after);
  logic::relational::Instance instance;
  for (const auto& relation : vocabulary_.relations())
    instance.set(relation.expression, relations.tuples(relation.meaning));
  logic::relational::Evaluator evaluator(relations.universe(), logic::relational::IntegerWidth(32), instance);
  for (const auto& precondition : specification_.preconditions)
    if (!evaluator.holds(precondition.formula)) return std::nullopt;
  if (evaluator.holds(condition.formula)) return std::nullopt;

  Confirmed result;
  auto& counterexample = result.counterexample;
  counterexample.violation = "the postcondition " + condition.name + " does not hold afterwards";
  story.tell(outcome, Story::End::State, counterexample);
  counterexample.scenario = scenario.finish(outcome, true);
  return result;
}

}  // namespace jury::engine
