#include "encode/inferred_invariants.h"

#include <algorithm>

#include "start/invariants/condition_templates.h"

namespace jury::encode {

using logic::Kind;
using start::Condition;

namespace {

constexpr std::uint32_t wide = 64;  // where differences of ints do not wrap around
constexpr std::uint32_t longest_needed = 16;

// What a field of this type may refer to is an array of that one. An array of a type variable may be one of any
// class, so those of references are one kind.
bool may_hold(const ir::Field& field, const ir::Type& type) {
  if (field.is_static() || !field.type.is_array()) return false;
  return field.type.element().is_reference() ? type.element().is_reference() : field.type == type;
}

}  // namespace

const InferredInvariants::Usable& InferredInvariants::usable(Symbol class_name) {
  const auto [entry, added] = usable_.try_emplace(class_name);
  if (!added || !entry_ || !workspace_.is_user_class(class_name)) return entry->second;
  const auto& invariant = invariants_.of(class_name);
  if (invariant.conditions.empty() || !invariants_.holds_at(*entry_, class_name)) return entry->second;
  entry->second.invariant = &invariant;
  const bool is_in_use = std::ranges::find(classes_, class_name) != classes_.end();
  const auto most = is_in_use ? std::max(longest_array_, longest_needed) : longest_array_;
  auto& [invariant_of_class, with_numbers, longest] = entry->second;
  for (longest = longest_array_; longest <= most && !with_numbers; ++longest)
    with_numbers = start::can_hold(invariant.conditions, longest);
  longest = with_numbers ? longest - 1 : longest_array_;
  return entry->second;
}

std::uint32_t InferredInvariants::array_length(const ir::Type& type) {
  auto result = longest_array_;
  for (const auto& name : classes_) {
    const auto* cls = workspace_.program().find_class(name);
    if (cls && std::ranges::any_of(cls->fields, [&](const ir::Field& field) { return may_hold(field, type); }))
      result = std::max(result, usable(name).longest);
  }
  return result;
}

bool InferredInvariants::is_never_null(const ir::Field& field) {
  const auto& [invariant, with_numbers, longest] = usable(field.owner);
  if (!invariant || !invariant->is_never_null(field)) return false;
  rely(field.owner, *invariant);
  return true;
}

void InferredInvariants::rely(Symbol class_name, const start::InvariantOfClass& invariant) {
  executor_.rely("every " + ir::display_class(class_name.view()) + " keeps " + invariant.text() +
                 " (inferred from its code)");
  for (const auto& assumption : invariant.assumptions) executor_.rely(assumption);
}

Term InferredInvariants::condition(ObjectId object, const Contents& contents, const State& state,
                                   const std::function<bool(const ir::Field&)>& is_known) {
  auto& terms = executor_.values().terms();
  const auto class_name = executor_.objects().info(object).type.name;
  std::vector<Term> all;
  const auto known = [&](const Condition::Side& side) { return !side.field || is_known(*side.field); };
  for (auto name = class_name; workspace_.is_user_class(name);
       name = workspace_.program().get_class(name).superclass) {
    const auto& [invariant, with_numbers, longest] = usable(name);
    if (!invariant || !with_numbers) continue;
    const auto& layout = executor_.objects().layout(class_name);
    for (const auto& each : invariant->conditions) {
      if (each.kind != Condition::Kind::Difference || !known(each.left) || !known(each.right)) continue;
      all.push_back(condition(each, contents, layout, state));
      rely(name, *invariant);
    }
  }
  return terms.conjunction(all);
}

// A number as it is; the length of the array that the field refers to, and 0 for null.
Term InferredInvariants::side(const Condition::Side& side, const Contents& contents, const Layout& layout,
                              const State& state, std::uint32_t width) {
  auto& terms = executor_.values().terms();
  if (!side.field) return terms.bit_vector(width, 0);
  const auto& value = contents.slots[layout.slot.at(side.field)];
  if (!side.is_length) return terms.sign_extend_to(term(value), width);
  Term length = terms.bit_vector(wide, 0);
  for (const auto& target : reference(value).targets()) {
    if (target.object == null_object) continue;
    const auto& array = executor_.objects().contents(state, target.object);
    length = terms.if_then_else(target.guard, terms.sign_extend_to(array.size, wide), length);
  }
  return length;
}

// left <= right + bound; a bound that is added is added to ints only, or to 0.
Term InferredInvariants::condition(const Condition& condition, const Contents& contents, const Layout& layout,
                                   const State& state) {
  auto& terms = executor_.values().terms();
  const auto left = side(condition.left, contents, layout, state, wide);
  const auto right = side(condition.right, contents, layout, state, wide);
  const auto number = [&](std::int64_t value) {
    return terms.bit_vector(wide, static_cast<std::uint64_t>(value));
  };
  if (!condition.right.field) return terms.make(Kind::bv_sle, {left, number(condition.bound)});
  if (!condition.left.field) return terms.make(Kind::bv_sle, {number(-condition.bound), right});
  if (condition.bound == -1) return terms.make(Kind::bv_slt, {left, right});
  return terms.make(Kind::bv_sle, {left, terms.make(Kind::bv_add, {right, number(condition.bound)})});
}

}  // namespace jury::encode
