// Loops with an invariant, cut at their head (the rule of Hoare logic; InspectJ unrolls them). jury.Spec.loop
// marks the head, then come the invariants, then loopChecked. The iterations of the executor become cases:
//   0: the invariants are checked in the state in which the loop is met; then whatever the loop changes gets
//      any value, and control goes to the head again;
//   1: the invariants are assumed; the condition and the body are executed, what leaves the loop goes on;
//   2: after the body: the invariants, and that the measure has decreased, are checked; nothing goes on.
// What a loop changes is learned (loop_knowledge.h). Refused: collections that change, objects made in the
// loop and kept, classes initialised in it.
#include <algorithm>

#include "encode/executor.h"
#include "encode/unbounded/liveness.h"

namespace jury::encode {

using ir::BlockId;
using ir::Kind;

namespace {

std::set<ir::LocalId> assigned_in(const ir::Body& body, const FlowOrder& order, BlockId header) {
  std::set<ir::LocalId> result;
  for (BlockId block = 0; block < body.blocks.size(); ++block) {
    const auto& around = order.loops[block];
    if (std::find(around.begin(), around.end(), header) == around.end()) continue;
    for (const auto& statement : body.blocks[block].statements)
      if (const auto target = ir::target_of(statement)) result.insert(*target);
  }
  return result;
}

}  // namespace

// The iteration of the innermost loop around the block; nothing when it is not cut.
std::optional<std::uint32_t> Executor::cut_iteration(const Frame& frame) const {
  const auto& around = frame.order->loops[frame.block];
  if (around.empty() || !frame.heads.contains(around.back())) return std::nullopt;
  return frame.key[around.size() * 2 - 1];
}

// Calls of jury.Spec that are statements. True when there is nothing left to do for the call.
bool Executor::call_specification(Frame& frame, const ir::Method& method, const std::vector<Value>& arguments,
                                  const ir::Call& statement) {
  const auto name = method.name.view();
  if (name == "loop" || name == "loopChecked" || name == "loopMeasured") {
    mark_head(frame, name, arguments);
  } else if (name == "check" || name == "invariant") {
    const Term holds = values_.is_nonzero(term(arguments[1]));
    auto& guard = frame.now.state.guard;
    if (name == "invariant" && cut_iteration(frame) == 1U)
      guard = guard.with(terms_, holds);
    else
      require_statement(frame, arguments[0], holds);
  } else if (name == "decreases") {
    const Term now = term(arguments[2]);
    Term holds = terms_.make(logic::Kind::bv_sle, {values_.long_integer(0), now});
    // Of the iteration before any iteration nothing is known.
    if (cut_iteration(frame) != 1U) {
      const Term before = term(arguments[1]);
      const Term first = terms_.equal(before, values_.long_integer(INT64_MAX));
      holds = terms_.conjunction(holds,
                                 terms_.disjunction(first, terms_.make(logic::Kind::bv_slt, {now, before})));
    }
    require_statement(frame, arguments[0], holds);
  } else {
    return false;
  }
  if (statement.target) assign(frame, *statement.target, values_.integer(1));
  return true;
}

void Executor::require_statement(Frame& frame, const Value& statement, Term holds) {
  auto& guard = frame.now.state.guard;
  const Term violated = guard.with(terms_, terms_.negation(holds)).term();
  const auto iteration = cut_iteration(frame);
  if (!violated.is_false())
    specification_checks_.push_back({static_cast<std::uint32_t>(term(statement).bit_vector_value().bits()),
                                     iteration && *iteration > 0, violated});
  guard = guard.with(terms_, holds);
}

void Executor::mark_head(Frame& frame, std::string_view name, const std::vector<Value>& arguments) {
  const auto& around = frame.order->loops[frame.block];
  if (name == "loop" && !around.empty() && around.back() == frame.block) frame.heads.insert(frame.block);
  const auto iteration = cut_iteration(frame);
  if (!iteration) return;
  if (name == "loopChecked") {
    if (*iteration == 0) enter_any_iteration(frame);
    const bool measure_follows =
        !term(arguments[1]).is_value() || term(arguments[1]).bit_vector_value().bits() != 0;
    if (*iteration > 1 && !measure_follows) frame.dead = true;
  }
  if (name == "loopMeasured" && *iteration > 1) frame.dead = true;
}

void Executor::enter_any_iteration(Frame& frame) {
  const auto header = frame.order->loops[frame.block].back();
  const auto level = frame.order->loops[frame.block].size() - 1;
  ++loops_->cuts;
  Arrival arrival = frame.now;
  Cut cut{{frame.method, header}, {}, static_cast<ObjectId>(objects_.size())};
  for (const auto& [object, slot] : loops_->changes[cut.site])
    if (object < cut.object_count && (arrival.state.heap.find(object) || objects_.info(object).initial))
      forget(arrival.state, object, slot);
  const auto live = unbounded::live_at_start(*frame.body);
  for (const auto local : assigned_in(*frame.body, *frame.order, header)) {
    if (!live[header][local]) continue;
    auto& value = arrival.locals[local];
    if (std::holds_alternative<Reference>(value))
      value = any_existing(arrival.state, frame.body->locals[local].type);
    else if (term(value))
      value = any_like(term(value), frame.body->locals[local].type.kind);
  }
  cut.heap = arrival.state.heap;
  arrival.entered[level] = arrival.state.guard;
  Key key(frame.key.begin(), frame.key.begin() + static_cast<std::ptrdiff_t>(level * 2 + 1));
  frame.cuts.insert_or_assign(key, std::move(cut));
  key.push_back(1);
  key.push_back(frame.order->position[header]);
  frame.pending[std::move(key)].push_back(std::move(arrival));
  frame.dead = true;
}

// Any number of the kind, in the sort that the present one has.
Term Executor::any_like(Term present, Kind kind) {
  const Value fresh = fresh_value(kind, "changed");
  if (std::holds_alternative<Term>(fresh) && term(fresh).sort() == present.sort()) return term(fresh);
  return terms_.fresh_constant("changed", present.sort());
}

// Null or any object of the type that is there.
Reference Executor::any_existing(const State& state, const ir::Type& type) {
  std::vector<Target> targets;
  Term others = terms_.true_term();
  for (ObjectId object = 1; object < objects_.size(); ++object) {
    const auto& info = objects_.info(object);
    if (info.shape == Shape::Statics || info.shape == Shape::Class || !state.heap.find(object)) continue;
    if (!program_.is_subtype(info.type, type)) continue;
    const Term chosen = terms_.fresh_constant("changed", terms_.boolean_sort());
    targets.push_back({object, terms_.conjunction(others, chosen)});
    others = terms_.conjunction(others, terms_.negation(chosen));
  }
  targets.insert(targets.begin(), {null_object, others});
  return Reference(std::move(targets));
}

void Executor::forget(State& state, ObjectId object, std::size_t slot) {
  const auto info = objects_.info(object);
  change(state, object, [&](Contents& contents) {
    if (contents.elements) {
      contents.elements = fresh_elements(info.type.element().kind, "changed");
      return;
    }
    const auto type = slot_type(object, slot);
    auto& value = contents.slots[slot];
    if (std::holds_alternative<Reference>(value))
      value = any_existing(state, type);
    else
      value = any_like(term(value), type.kind);
  });
}

ir::Type Executor::slot_type(ObjectId object, std::size_t slot) {
  const auto& info = objects_.info(object);
  if (info.shape == Shape::Array) return info.type.element();
  if (info.shape == Shape::Statics)
    for (const auto& [field, index] : objects_.static_layout(info.class_name).slot)
      if (index == slot) return field->type;
  if (info.shape != Shape::Instance)
    throw Unsupported("a collection changes in a loop that has an invariant");
  return objects_.layout(info.type.name).fields[slot]->type;
}

// An iteration has been executed: what has it changed, and is everything of it covered?
void Executor::learn_changes(const Cut& cut, const Frame& frame, const Arrival& back) {
  auto& known = loops_->changes[cut.site];
  const auto covered = [&](const Value& value) {
    if (!std::holds_alternative<Reference>(value)) return;
    for (const auto& target : reference(value).targets())
      if (target.object != null_object &&
          (target.object >= cut.object_count || !cut.heap.find(target.object)))
        throw Unsupported("an object made in a loop that has an invariant is kept for the next iteration");
  };
  const auto note = [&](ObjectId object, std::size_t slot) {
    if (known.insert({object, slot}).second) loops_->grew = true;
  };
  Heap::differences(cut.heap, back.state.heap,
                    [&](ObjectId object, const ContentsPointer& here, const ContentsPointer& now) {
                      const auto& before = here ? here : objects_.info(object).initial;
                      if (object >= cut.object_count && objects_.info(object).shape == Shape::Statics)
                        throw Unsupported("a class is first used in a loop that has an invariant");
                      if (object >= cut.object_count || !before || !now || before == now) return;
                      if (now->elements) {
                        if (!(before->elements == now->elements)) note(object, 0);
                        return;
                      }
                      const auto shape = objects_.info(object).shape;
                      if (shape != Shape::Instance && shape != Shape::Array && shape != Shape::Statics)
                        throw Unsupported("a collection changes in a loop that has an invariant");
                      for (std::size_t slot = 0; slot < now->slots.size(); ++slot) {
                        if (same_value(before->slots[slot], now->slots[slot])) continue;
                        if (shape == Shape::Statics && slot == 0)
                          throw Unsupported("a class is initialised in a loop that has an invariant");
                        covered(now->slots[slot]);
                        note(object, slot);
                      }
                    });
  const auto live = unbounded::live_at_start(*frame.body);
  for (const auto local : assigned_in(*frame.body, *frame.order, cut.site.second))
    if (live[cut.site.second][local]) covered(back.locals[local]);
}

// After the last iteration only failed checks go on: the rest is what leaves any iteration.
bool Executor::leaves_last_iteration(const Frame& frame, BlockId target) const {
  const auto& from = frame.order->loops[frame.block];
  const auto& to = frame.order->loops[target];
  for (std::size_t level = 0; level < from.size(); ++level)
    if (frame.heads.contains(from[level]) && frame.key[level * 2 + 1] > 1 &&
        std::find(to.begin(), to.end(), from[level]) == to.end())
      return true;
  return false;
}

}  // namespace jury::encode
