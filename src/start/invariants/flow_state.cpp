#include "start/invariants/flow_state.h"

#include <algorithm>

namespace jury::start {

std::optional<Range> range_of(ir::Kind kind) {
  switch (kind) {
    case ir::Kind::Boolean:
      return Range{0, 1};
    case ir::Kind::Byte:
      return Range{-128, 127};
    case ir::Kind::Char:
      return Range{0, 65535};
    case ir::Kind::Short:
      return Range{-32768, 32767};
    case ir::Kind::Int:
      return Range{INT32_MIN, INT32_MAX};
    case ir::Kind::Void:
    case ir::Kind::Long:
    case ir::Kind::Float:
    case ir::Kind::Double:
    case ir::Kind::Reference:
      return std::nullopt;
  }
  return std::nullopt;
}

ValueId FlowState::add_other() {
  values.emplace_back();
  return static_cast<ValueId>(values.size() - 1);
}

ValueId FlowState::add_reference(Nullness nullness) {
  const auto value = add_other();
  values[value].nullness = nullness;
  return value;
}

ValueId FlowState::add_number(std::int64_t from, std::int64_t to) {
  const auto value = add_other();
  values[value].number = zone.add_variable();
  require_range(value, from, to);
  return value;
}

ValueId FlowState::add_any(const ir::Type& type) {
  if (type.is_reference()) return add_reference(Nullness::Unknown);
  if (type.kind == ir::Kind::Long) return add_number(-Zone::unbounded, Zone::unbounded);
  const auto range = range_of(type.kind);
  return range ? add_number(range->from, range->to) : add_other();
}

ValueId FlowState::add_default(const ir::Type& type) {
  if (type.is_reference()) return add_reference(Nullness::Null);
  return type.kind == ir::Kind::Long || range_of(type.kind) ? add_constant(0) : add_other();
}

ValueId FlowState::length_of(ValueId array) {
  if (const auto known = lengths.find(array); known != lengths.end()) return known->second;
  const auto length = add_number(0, INT32_MAX);
  lengths[array] = length;
  return length;
}

std::int64_t FlowState::bound(ValueId first, ValueId second) const {
  const auto& one = values[first].number;
  const auto& other = values[second].number;
  return one && other ? zone.bound(*one, *other) : Zone::unbounded;
}

std::int64_t FlowState::upper(ValueId value) const {
  const auto& number = values[value].number;
  return number ? zone.upper(*number) : Zone::unbounded;
}

std::int64_t FlowState::lower(ValueId value) const {
  const auto& number = values[value].number;
  return number ? zone.lower(*number) : -Zone::unbounded;
}

void FlowState::require(ValueId first, ValueId second, std::int64_t bound) {
  const auto one = values[first].number;
  const auto other = values[second].number;
  if (one && other && bound != Zone::unbounded) zone.require(*one, *other, bound);
}

void FlowState::require_range(ValueId value, std::int64_t from, std::int64_t to) {
  const auto number = values[value].number;
  if (!number) return;
  if (to != Zone::unbounded) zone.require(*number, Zone::zero, to);
  // The least long has no negation; what lies below the room of the zone is no bound in it.
  if (from > -Zone::unbounded) zone.require(Zone::zero, *number, -from);
}

// Of two integers that are not equal the one is at least one less where it is not more.
void FlowState::require_not_equal(ValueId first, ValueId second) {
  const auto at_most = bound(first, second);
  const auto at_least = bound(second, first);
  if (at_most == 0) require(first, second, -1);
  if (at_least == 0) require(second, first, -1);
  if (lower(second) == 0 && upper(second) == 0) values[first].is_not_zero = true;
}

void FlowState::use_not_zero(ValueId value) {
  if (!values[value].is_not_zero) return;
  if (lower(value) == 0) require_range(value, 1, Zone::unbounded);
  if (upper(value) == 0) require_range(value, -Zone::unbounded, -1);
}

void FlowState::require_null(ValueId reference) {
  auto& nullness = values[reference].nullness;
  if (nullness == Nullness::NotNull) zone.require(Zone::zero, Zone::zero, -1);
  nullness = Nullness::Null;
}

void FlowState::require_not_null(ValueId reference) {
  auto& nullness = values[reference].nullness;
  if (nullness == Nullness::Null) zone.require(Zone::zero, Zone::zero, -1);
  nullness = Nullness::NotNull;
}

const Construction* FlowState::construction_of(ValueId object, Symbol owner) const {
  const auto found = std::ranges::find_if(
      constructing, [&](const Construction& each) { return each.object == object && each.owner == owner; });
  return found == constructing.end() ? nullptr : &*found;
}

bool FlowState::is_own(ValueId object) const {
  if (made.count(object)) return true;
  const auto of_object = [&](const Construction& each) { return each.object == object; };
  return std::ranges::any_of(constructing, of_object) &&
         std::ranges::none_of(constructing,
                              [&](const auto& each) { return of_object(each) && each.has_leaked; });
}

void FlowState::leak(ValueId value) {
  if (!is_own(value)) return;
  made.erase(value);
  for (auto& each : constructing)
    if (each.object == value) each.has_leaked = true;
  give_up_held(value);
}

void FlowState::give_up_held(ValueId holder) {
  const auto all = held;
  for (const auto& [its_holder, value] : all)
    if (its_holder == holder) leak(value);
  std::erase_if(held, [&](const auto& each) { return each.first == holder; });
}

void FlowState::refer(ValueId holder, ValueId value) {
  if (!is_own(value)) return;
  if (is_own(holder))
    held.emplace(holder, value);
  else
    leak(value);
}

void FlowState::forget_changeable() {
  std::erase_if(cells, [&](const auto& cell) {
    return !(cell.first.second->flags & ir::access::is_final) && !is_own(cell.first.first);
  });
}

}  // namespace jury::start
