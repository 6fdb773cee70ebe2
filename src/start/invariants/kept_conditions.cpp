#include "start/invariants/kept_conditions.h"

#include <algorithm>

#include "start/invariants/flow_arithmetic.h"

namespace jury::start {

ValueId KeptConditions::load(FlowState& state, ValueId object, const ir::Field& field) {
  if (!state.cells.count({object, &field}) && candidates_.mentions(field) &&
      may_open(state, object, field.owner))
    open(state, object, field.owner);
  return value_of(state, object, field);
}

ValueId KeptConditions::value_of(FlowState& state, ValueId object, const ir::Field& field) {
  const auto known = state.cells.find({object, &field});
  if (known != state.cells.end()) return known->second;
  // It may be one of the objects that this one holds, under another name.
  if (field.type.is_reference()) state.give_up_held(object);
  const auto value = state.add_any(field.type);
  state.cells[{object, &field}] = value;
  return value;
}

// Two objects of which it is not known that they differ may be one: while an object may be as it likes, no
// other of its class is known to be as it should.
bool KeptConditions::may_open(const FlowState& state, ValueId object, Symbol owner) const {
  if (state.construction_of(object, owner)) return false;
  const auto is_in_the_way = [&](ValueId other) {
    return other == object || (!state.is_own(other) && !state.is_own(object));
  };
  return std::ranges::none_of(
             state.changed,
             [&](const auto& each) { return each.second == owner && is_in_the_way(each.first); }) &&
         std::ranges::none_of(state.constructing, [&](const Construction& each) {
           return each.owner == owner && each.has_leaked;
         });
}

void KeptConditions::open(FlowState& state, ValueId object, Symbol owner) {
  owners_.insert(owner);
  for (const auto& condition : candidates_.of(owner)) {
    if (condition.kind == Condition::Kind::NotNull) {
      state.require_not_null(value_of(state, object, *condition.left.field));
      continue;
    }
    const auto left =
        condition.left.field ? std::optional(side(state, object, condition.left)) : std::nullopt;
    const auto right =
        condition.right.field ? std::optional(side(state, object, condition.right)) : std::nullopt;
    if (left && right)
      state.require(*left, *right, condition.bound);
    else if (left)
      state.require_range(*left, -Zone::unbounded, condition.bound);
    else
      state.require_range(*right, -condition.bound, Zone::unbounded);
  }
}

ValueId KeptConditions::side(FlowState& state, ValueId object, const Condition::Side& side) {
  const auto value = value_of(state, object, *side.field);
  return side.is_length ? state.length_of(value) : value;
}

void KeptConditions::begin(FlowState& state, ValueId object, const ir::Class& cls, bool is_subject) {
  state.constructing.push_back({object, cls.name, is_subject, false});
  for (const auto& field : cls.fields)
    if (!field.is_static()) state.cells[{object, &field}] = state.add_default(field.type);
}

void KeptConditions::store(FlowState& state, ValueId object, const ir::Field& field, ValueId value) {
  const auto owner = field.owner;
  if (candidates_.mentions(field) && !state.construction_of(object, owner)) {
    // What holds before the assignment is still known of the other fields.
    if (may_open(state, object, owner)) open(state, object, owner);
    state.changed.emplace(object, owner);
  }
  const auto stored = fit(state, value, field.type);
  if (!state.is_own(object))
    for (auto& [cell, known] : state.cells)
      if (cell.second == &field && cell.first != object && !state.is_own(cell.first))
        known = either(state, known, stored);
  state.cells[{object, &field}] = stored;
  state.refer(object, value);
}

// One value or the other: of an object that may be the one whose field was assigned.
ValueId KeptConditions::either(FlowState& state, ValueId one, ValueId other) {
  const auto nullness = [&](ValueId value) { return state.values[value].nullness; };
  if (!state.values[one].number || !state.values[other].number)
    return state.add_reference(nullness(one) == nullness(other) ? nullness(one) : Nullness::Unknown);
  return state.add_number(std::min(state.lower(one), state.lower(other)),
                          std::max(state.upper(one), state.upper(other)));
}

bool KeptConditions::holds(FlowState& state, ValueId object, const Condition& condition) {
  if (condition.kind == Condition::Kind::NotNull)
    return state.is_not_null(value_of(state, object, *condition.left.field));
  if (!condition.right.field) return state.upper(side(state, object, condition.left)) <= condition.bound;
  const auto right = side(state, object, condition.right);
  if (!condition.left.field) return state.lower(right) >= -condition.bound;
  return state.bound(side(state, object, condition.left), right) <= condition.bound;
}

bool KeptConditions::all_hold(FlowState& state, ValueId object, Symbol owner) {
  return state.is_empty() || std::ranges::all_of(candidates_.of(owner), [&](const Condition& condition) {
           return holds(state, object, condition);
         });
}

void KeptConditions::settle(FlowState& state, ValueId object, Symbol owner) {
  if (state.is_empty()) return;
  const auto conditions = candidates_.of(owner);
  for (const auto& condition : conditions)
    if (!holds(state, object, condition)) candidates_.remove(owner, condition);
}

void KeptConditions::settle_all(FlowState& state) {
  const auto changed = state.changed;
  for (const auto& [object, owner] : changed)
    if (!state.is_own(object)) {
      settle(state, object, owner);
      state.changed.erase({object, owner});
    }
  for (std::size_t i = 0; i < state.constructing.size(); ++i) {
    // A constructor that is followed may have read objects that are not as they should be, which the walk of
    // its own does not: what it has handed out is asked about here too.
    const auto each = state.constructing[i];
    if (each.has_leaked) settle(state, each.object, each.owner);
  }
}

}  // namespace jury::start
