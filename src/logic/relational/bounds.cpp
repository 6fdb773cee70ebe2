#include "logic/relational/bounds.h"

#include <algorithm>

#include "logic/relational/tuple_pattern.h"

namespace jury::logic::relational {

namespace {

bool fills(const Tuple& tuple, const Slot& slot) {
  if (!covers(slot.pattern, tuple)) return false;
  for (std::size_t column = 0; column < tuple.size(); ++column)
    if (slot.pattern[column].is_any() &&
        (tuple[column].value < slot.least || tuple[column].value > slot.greatest))
      return false;
  return true;
}

// Assigns tuples to slots, each slot at most one tuple, each tuple at least one slot; required slots are
// used. Slots of one pattern may differ in their ranges, so this is a (small) bipartite matching.
class SlotMatching {
 public:
  SlotMatching(const std::vector<Tuple>& tuples, const std::vector<Slot>& slots)
      : tuples_(tuples), slots_(slots) {}

  bool every_tuple_has_a_slot() {
    owner_.assign(slots_.size(), -1);
    for (std::size_t tuple = 0; tuple < tuples_.size(); ++tuple) {
      std::vector<bool> visited(slots_.size(), false);
      if (!place(static_cast<int>(tuple), visited)) return false;
    }
    return true;
  }

 private:
  bool place(int tuple, std::vector<bool>& visited) {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
      if (visited[slot] || !fills(tuples_[static_cast<std::size_t>(tuple)], slots_[slot])) continue;
      visited[slot] = true;
      if (owner_[slot] < 0 || place(owner_[slot], visited)) {
        owner_[slot] = tuple;
        return true;
      }
    }
    return false;
  }

  const std::vector<Tuple>& tuples_;
  const std::vector<Slot>& slots_;
  std::vector<int> owner_;
};

bool required_slots_are_filled(const TupleSet& value, const std::vector<Slot>& slots) {
  return std::all_of(slots.begin(), slots.end(), [&](const Slot& slot) {
    return !slot.required ||
           std::any_of(value.begin(), value.end(), [&](const Tuple& tuple) { return fills(tuple, slot); });
  });
}

bool admits_value(const RelationBound& bound, const TupleSet& value) {
  if (!value.includes(bound.lower)) return false;
  std::vector<Tuple> beyond;
  for (const Tuple& tuple : value)
    if (!bound.upper.contains(tuple)) beyond.push_back(tuple);
  return SlotMatching(beyond, bound.slots).every_tuple_has_a_slot() &&
         required_slots_are_filled(value, bound.slots);
}

}  // namespace

void Bounds::between(Expression relation, const TupleSet& lower, const TupleSet& upper) {
  with_slots(relation, lower, upper, {});
}

void Bounds::with_slots(Expression relation, const TupleSet& lower, const TupleSet& upper,
                        std::vector<Slot> slots) {
  const Node* node = relation.node();
  JURY_CHECK(node->kind == NodeKind::Relation, "only relations have bounds");
  check_tuples(node, lower);
  check_tuples(node, upper);
  JURY_CHECK(upper.includes(lower), "lower bound of '" + node->name + "' exceeds its upper bound");
  for (const Slot& slot : slots) check_slot(node, slot);
  JURY_CHECK(index_.emplace(node, bounds_.size()).second, "relation '" + node->name + "' is bounded already");
  bounds_.push_back({node, lower, upper, std::move(slots)});
}

void Bounds::check_tuples(const Node* relation, const TupleSet& tuples) const {
  JURY_CHECK(tuples.arity() == relation->arity, "bound of another arity for '" + relation->name + "'");
  for (const Tuple& tuple : tuples)
    for (const Element& element : tuple) {
      const bool known = element.is_atom() ? static_cast<std::size_t>(element.value) < universe_.size()
                                           : element.is_integer() && width_.contains(element.value);
      JURY_CHECK(known, "bound of '" + relation->name + "' has an element outside the universe");
    }
}

void Bounds::check_slot(const Node* relation, const Slot& slot) const {
  JURY_CHECK(slot.pattern.size() == relation->arity, "slot of another arity for '" + relation->name + "'");
  const auto columns =
      std::count_if(slot.pattern.begin(), slot.pattern.end(), [](const Element& e) { return e.is_any(); });
  JURY_CHECK(columns > 0 && count_anys(slot.pattern) == static_cast<std::size_t>(columns),
             "a slot has unknown columns, each with its own number");
  JURY_CHECK(width_.contains(slot.least) && width_.contains(slot.greatest) && slot.least <= slot.greatest,
             "slot range of '" + relation->name + "' is empty or does not fit the width");
}

void Bounds::integer_function(Expression relation, const TupleSet& domain, const TupleSet& total,
                              std::int64_t least, std::int64_t greatest) {
  JURY_CHECK(domain.includes(total), "total part of '" + relation->name + "' exceeds its domain");
  std::vector<Slot> slots;
  for (const Tuple& tuple : domain) {
    Tuple pattern = tuple;
    pattern.push_back(Element::any(0));
    slots.push_back({std::move(pattern), total.contains(tuple), least, greatest});
  }
  with_slots(relation, TupleSet(relation->arity), TupleSet(relation->arity), std::move(slots));
}

const RelationBound& Bounds::get(const Node* relation) const {
  const auto found = index_.find(relation);
  JURY_CHECK(found != index_.end(), "relation '" + relation->name + "' has no bounds");
  return bounds_[found->second];
}

bool Bounds::admits(const Instance& instance) const {
  return std::all_of(bounds_.begin(), bounds_.end(), [&](const RelationBound& bound) {
    return admits_value(bound, instance.get(bound.relation));
  });
}

}  // namespace jury::logic::relational
