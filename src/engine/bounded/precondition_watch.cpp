#include "engine/bounded/precondition_watch.h"

#include "program/entries.h"
#include "support/diagnostics.h"

namespace jury::engine {

using spec::Clause;
using spec::MethodContract;

void PreconditionWatch::statement(const trace::FrameView& frame) {
  if (!is_passed_on()) return;
  stack_.resize(frame.depth);
  stack_.back() = {frame.method, frame.position};
  next_.statement(frame);
}

void PreconditionWatch::called(const trace::FrameView& frame) {
  if (is_passed_on()) next_.called(frame);
  if (!is_passed_on() || stack_.empty() || spec::is_generated(frame.method->name.view()) ||
      !workspace_.is_user_class(frame.method->owner))
    return;
  const auto signature = ir::Signature::from_descriptor(frame.method->descriptor.view());
  const auto count = signature.parameters.size() + (frame.method->is_static() ? 0 : 1);
  // Copied: the evaluation uses the interpreter's own registers.
  const std::vector<trace::Value> arguments(frame.locals, frame.locals + count);
  const auto* clause = refusing(*frame.method, arguments);
  if (!clause) return;
  broken_ = Broken{frame.method, clause, {}};
  for (auto place = stack_.rbegin(); place != stack_.rend(); ++place)
    if (place->method && workspace_.is_input_class(place->method->owner)) broken_->stack.push_back(*place);
}

const Clause* PreconditionWatch::refusing(const ir::Method& method, std::span<const trace::Value> arguments) {
  const Clause* first = nullptr;
  for (const auto* contract : contracts_of(workspace_, method)) {
    if (!contract->written) continue;
    const auto* clause = refusing(*contract, arguments);
    if (!clause) return nullptr;
    if (!first) first = clause;
  }
  return first;
}

const Clause* PreconditionWatch::refusing(const MethodContract& contract,
                                          std::span<const trace::Value> arguments) {
  const auto first_failing = [&](const std::vector<Clause>& clauses) -> const Clause* {
    for (const auto& clause : clauses)
      if (fails(clause, contract, arguments)) return &clause;
    return nullptr;
  };
  if (const auto* clause = first_failing(contract.non_null_parameters)) return clause;
  const Clause* first = nullptr;
  for (const auto& behaviour : contract.behaviours) {
    const auto* clause = first_failing(behaviour.requires_);
    if (!clause) return nullptr;
    if (!first) first = clause;
  }
  return first;
}

bool PreconditionWatch::fails(const Clause& clause, const MethodContract& contract,
                              std::span<const trace::Value> arguments) {
  return fails(clause.member, program::clause_arguments(arguments, contract, clause.member));
}

bool PreconditionWatch::fails(const spec::Member& member, const std::vector<trace::Value>& arguments) {
  const auto* method =
      workspace_.program().get_class(member.owner).find_method(member.name, member.descriptor);
  JURY_CHECK(method, "a generated member is missing: " + member.name.text());
  const bool outer = std::exchange(evaluating_, true);
  const auto answer = interpreter_.run(*method, arguments);
  evaluating_ = outer;
  return answer.ending == trace::Ending::Uncaught || (answer.returned() && answer.value.as_int() == 0);
}

std::vector<const ir::Method*> PreconditionWatch::callers() const {
  std::vector<const ir::Method*> result;
  for (const auto& entry : stack_)
    if (entry.method) result.push_back(entry.method);
  return result;
}

const Clause* InvariantWatch::refusing(const ir::Method& method, std::span<const trace::Value> arguments) {
  if (&method != question_.called || !program::answers_for_calls(workspace_, callers())) return nullptr;
  const auto& member = question_.clause.member;
  if (question_.is_static) return fails(member, {}) ? &question_.clause : nullptr;
  if (question_.object)
    return fails(member, {trace::Value::of(question_.object)}) ? &question_.clause : nullptr;
  const auto* made = method.name == "<init>" ? arguments[0].as_object() : nullptr;
  for (auto* object : interpreter_.objects_of(member.owner))
    if (object != made && fails(member, {trace::Value::of(object)})) return &question_.clause;
  return nullptr;
}

}  // namespace jury::engine
