// Invariants at calls. A method that is checked by itself takes the invariants of all objects for granted
// that it may reach (JML's visible states), so they must hold where it is called: also in the middle of a
// method that breaks an invariant and mends it at its end, of whichever object.
//
// Each caller answers for its own calls. What a callee that is checked by itself calls is its own matter,
// from a state in which the invariants hold; what a private method, a helper, a lambda or a method without
// promises calls is the matter of the method around it. An object that its constructor is still making
// counts, unless the call is of another constructor of the same object.
#include "engine/bounded/contract_check.h"
#include "program/entries.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using encode::State;
using encode::Value;

void ContractCheck::check_call(const ir::Method& method, const std::vector<Value>& arguments,
                               const State& state) {
  check_precondition(method, arguments, state);
  check_invariants_at_call(method, arguments, state);
}

// What the callee may reach: through its arguments and static fields, on some path.
std::set<ObjectId> ContractCheck::reached_by(const std::vector<Value>& arguments, const State& state) {
  std::set<ObjectId> found;
  std::vector<ObjectId> open;
  const auto add = [&](const Value& value) {
    if (!std::holds_alternative<encode::Reference>(value)) return;
    for (const auto& target : encode::reference(value).targets())
      if (target.object != encode::null_object && found.insert(target.object).second)
        open.push_back(target.object);
  };
  for (const auto& argument : arguments) add(argument);
  const auto count = static_cast<ObjectId>(executor_.objects().size());
  for (ObjectId object = 1; object < count; ++object)
    if (executor_.objects().info(object).shape == Shape::Statics && state.heap.find(object))
      open.push_back(object);
  while (!open.empty()) {
    const ObjectId object = open.back();
    open.pop_back();
    if (!state.heap.find(object) && !executor_.objects().info(object).initial) continue;
    const auto& contents = executor_.objects().contents(state, object);
    for (const auto& slot : contents.slots) add(slot);
    for (const auto& value : contents.values) add(value);
    if (executor_.objects().info(object).shape == Shape::Cursor) add(contents.link);
  }
  return found;
}

void ContractCheck::require_invariant(const spec::Clause& clause, ObjectId object, Term exists,
                                      const State& state, const ir::Method& called) {
  std::vector<Value> receiver;
  if (object != encode::null_object) receiver.emplace_back(executor_.values().single(object));
  Obligation obligation;
  obligation.kind = Obligation::Kind::Invariant;
  obligation.place = clause.place;
  obligation.text = clause.text + " at the call of " + called.display();
  obligation.member = clause.member;
  obligation.object = object;
  obligation.object_is_new = object >= object_count_;
  obligation.called = &called;
  const auto choices = executor_.choices().size();
  const Term failure = fails(clause, receiver, state);
  executor_.forget_choices(choices);
  add(calls_, std::move(obligation), state, executor_.values().terms().conjunction(exists, failure));
}

void ContractCheck::check_invariants_at_call(const ir::Method& method, const std::vector<Value>& arguments,
                                             const State& state) {
  auto& workspace = problem_.workspace;
  if (evaluating_ || !workspace.is_user_class(method.owner) ||
      !program::relies_on_invariants(workspace, method) ||
      !program::answers_for_calls(workspace, executor_.callers()))
    return;
  const bool is_making = problem_.entry.name == "<init>";
  const bool is_unchanged_so_far = before_ && !is_making && is_unchanged(state);
  std::optional<std::set<ObjectId>> reached;
  evaluating_ = true;
  for_each_invariant(state, false, [&](const spec::Clause& clause, ObjectId object, Term exists) {
    if (is_unchanged_so_far && object < object_count_) return;
    if (!reached) reached = reached_by(arguments, state);
    if (object != encode::null_object && !reached->contains(object)) return;
    if (method.name == "<init>" && encode::reference(arguments[0]).single() == object) return;
    require_invariant(clause, object, exists, state, method);
  });
  evaluating_ = false;
}

}  // namespace jury::engine
