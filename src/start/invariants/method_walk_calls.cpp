// Calls: small methods of which it is known that they run are followed, all else is other code.
#include <algorithm>

#include "ir/visit.h"
#include "start/invariants/method_walk.h"

namespace jury::start {

namespace {

constexpr std::size_t deepest = 4;  // calls in calls
constexpr std::size_t most_statements = 60;
constexpr std::size_t most_blocks = 24;
constexpr std::size_t steps_for_calls = 20'000;

bool is_small(const ir::Body& body) {
  std::size_t statements = 0;
  for (const auto& block : body.blocks) {
    statements += block.statements.size();
    if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) return false;
  }
  return statements <= most_statements && body.blocks.size() <= most_blocks;
}

}  // namespace

void MethodWalk::call(FlowState& state, const ir::Call& call, const ir::Block& block) {
  if (call.method.owner.view().starts_with('[') && call.method.name == "clone")
    return clone_array(state, call, block);
  const auto* callee = writers_.target(call);
  if (callee && call.kind != ir::CallKind::Static && call.kind != ir::CallKind::Special &&
      writers_.is_open(*callee))
    notes_.not_extended.insert(callee->owner);
  std::vector<ValueId> arguments;
  for (const auto& argument : call.arguments) arguments.push_back(value_of(state, argument));
  if (callee) check_arguments(state, *callee, arguments);
  if (callee && may_follow(*callee, state, arguments))
    follow_call(state, call, *callee, arguments, block);
  else
    unknown_call(state, call, callee, arguments, block);
}

// What the callee's own walk takes for granted of its parameters.
void MethodWalk::check_arguments(FlowState& state, const ir::Method& callee,
                                 const std::vector<ValueId>& arguments) {
  const auto conditions = candidates_.of(callee);
  for (const auto& condition : conditions)
    if (condition.place != ValueCondition::result &&
        !satisfies(state, arguments[condition.place], condition.kind))
      candidates_.remove(callee, condition);
}

bool MethodWalk::may_follow(const ir::Method& callee, const FlowState& state,
                            const std::vector<ValueId>& arguments) const {
  if (frames_.size() > deepest || steps_ > steps_for_calls) return false;
  if (std::ranges::any_of(frames_, [&](const Frame& frame) { return frame.method == &callee; })) return false;
  const bool is_users = workspace_.is_user_class(callee.owner);
  if (callee.name == "<init>") {
    // Another constructor of the same class leaves the object as it should be.
    const auto* made = subject(state);
    if (made && made->object == arguments[0] && made->owner == callee.owner) return false;
    const bool is_given = std::ranges::any_of(arguments, [&](ValueId value) { return state.is_own(value); });
    if (!is_users && !is_given) return false;
  }
  const auto* body = workspace_.program().body(callee);
  return body && is_small(*body);
}

void MethodWalk::follow_call(FlowState& state, const ir::Call& call, const ir::Method& callee,
                             const std::vector<ValueId>& arguments, const ir::Block& block) {
  note_entered(state, callee, arguments);
  const auto* body = workspace_.program().body(callee);
  const auto constructing = state.constructing.size();
  state.frames.emplace_back(body->locals.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) state.frame()[i] = arguments[i];
  if (callee.name == "<init>")
    kept_.begin(state, arguments[0], workspace_.program().get_class(callee.owner), false);
  const bool is_caught = frames_.back().is_caught || !block.handlers.empty();
  auto exits = follow({&callee, body, is_caught, constructing, {}, {}, {}, {}, {}}, state);
  if (exits.thrown) {
    exits.thrown->frames.pop_back();
    raise(*exits.thrown, block);
  }
  if (!exits.returned) return state.zone.require(Zone::zero, Zone::zero, -1);
  state = std::move(*exits.returned);
  const auto result = state.frame()[0];
  state.frames.pop_back();
  if (!call.target) return;
  if (result)
    assign(state, *call.target, *result);
  else
    assign_any(state, *call.target);
}

// The callee, if it is checked by itself, must not take for granted what need not hold here.
void MethodWalk::note_entered(FlowState& state, const ir::Method& callee,
                              const std::vector<ValueId>& arguments) {
  if (!workspace_.is_user_class(callee.owner)) return;
  const auto note = [&](ValueId object, Symbol owner) {
    if (!kept_.all_hold(state, object, owner)) notes_.entered_between.emplace(owner, &callee);
  };
  const auto changed = state.changed;
  for (const auto& [object, owner] : changed) note(object, owner);
  // A constructor begins with an object that nothing is known of. Anything else that nobody has but this method
  // may be the object under construction, or lead to it.
  const std::size_t first = callee.name == "<init>" ? 1 : 0;
  const bool is_given = std::any_of(arguments.begin() + first, arguments.end(),
                                    [&](ValueId value) { return state.is_own(value); });
  const auto constructing = state.constructing;
  for (const auto& each : constructing)
    if (is_given || each.has_leaked) note(each.object, each.owner);
}

// A constructor above that is not followed calls methods of the object, of which the class below has assigned
// nothing yet.
void MethodWalk::note_called(FlowState& state, const ir::Method& constructor, ValueId object, Symbol made_class) {
  const auto& calls = leaks_.calls(constructor, made_class);
  // What is made by `new` is of exactly its class; the object of a constructor may be of one below.
  const auto* made = subject(state);
  if (calls.is_open && made && made->object == object) notes_.not_extended.insert(made_class);
  const auto constructing = state.constructing;
  for (const auto& each : constructing)
    if (each.object == object && !kept_.all_hold(state, object, each.owner))
      for (const auto* method : calls.methods)
        if (workspace_.is_user_class(method->owner) && method != &constructor)
          notes_.entered_between.emplace(each.owner, method);
}

void MethodWalk::unknown_call(FlowState& state, const ir::Call& call, const ir::Method* callee,
                              const std::vector<ValueId>& arguments, const ir::Block& block) {
  const bool constructs = call.method.name == "<init>";
  const auto* made = subject(state);
  const bool of_subject = constructs && made && made->object == arguments[0];
  const auto object = of_subject ? made->object : ValueId{0};
  const auto owner = of_subject ? made->owner : Symbol();
  const bool is_other_constructor = of_subject && call.method.owner == owner;
  for (std::size_t i = constructs ? 1 : 0; i < arguments.size(); ++i) state.leak(arguments[i]);
  const auto made_class = of_subject ? owner : call.method.owner;
  if (constructs && !is_other_constructor && (!callee || leaks_.hands_out(*callee, made_class)))
    state.leak(arguments[0]);
  if (constructs && callee && !is_other_constructor) note_called(state, *callee, arguments[0], made_class);
  if (callee && quiet_.is_quiet(*callee, constructs && !of_subject ? call.method.owner : Symbol())) {
    forget_library(state);
    raise(state, block);
  } else {
    other_code(state, block);
  }
  // It is like any other object from now on.
  if (is_other_constructor)
    std::erase_if(state.constructing, [&](const Construction& each) { return each.object == object; });
  if (constructs) forget_constructed(state, arguments[0], call.method.owner);
  if (!call.target) return;
  assign(state, *call.target,
         state.add_any(ir::Signature::from_descriptor(call.method.descriptor.view()).result));
  if (!callee) return;
  notes_.methods.insert(callee);
  for (const auto& condition : candidates_.of(*callee))
    if (condition.place == ValueCondition::result)
      assume_value(state, *state.frame()[*call.target], condition.kind);
}

// What a constructor that was not followed has assigned: the fields of its class and of those above it.
void MethodWalk::forget_constructed(FlowState& state, ValueId object, Symbol owner) {
  std::erase_if(state.cells, [&](const auto& cell) {
    const auto [its_object, field] = cell.first;
    return its_object == object && workspace_.program().is_subclass(owner, field->owner);
  });
}

// What a method of the library may have assigned that runs none of the program's code.
void MethodWalk::forget_library(FlowState& state) {
  std::erase_if(state.cells, [&](const auto& cell) {
    const auto [object, field] = cell.first;
    return !(field->flags & ir::access::is_final) && !state.is_own(object) &&
           !workspace_.is_user_class(field->owner);
  });
}

// Of arrays nothing else can be cloned.
void MethodWalk::clone_array(FlowState& state, const ir::Call& call, const ir::Block& block) {
  const auto array = value_of(state, call.arguments[0]);
  raise(state, block);
  if (!call.target) return;
  const auto copy = state.add_reference(Nullness::NotNull);
  state.lengths[copy] = state.length_of(array);
  assign(state, *call.target, copy);
}

void MethodWalk::other_code(FlowState& state, const ir::Block& block) {
  kept_.settle_all(state);
  state.forget_changeable();
  raise(state, block);
}

}  // namespace jury::start
