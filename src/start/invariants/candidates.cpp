#include "start/invariants/candidates.h"

namespace jury::start {

const std::set<Condition>& Candidates::of(Symbol owner) const {
  static const std::set<Condition> none;
  const auto found = of_class_.find(owner);
  return found == of_class_.end() ? none : found->second;
}

const std::set<ValueCondition>& Candidates::of(const ir::Method& method) const {
  static const std::set<ValueCondition> none;
  const auto found = of_method_.find(&method);
  return found == of_method_.end() ? none : found->second;
}

bool Candidates::mentions(const ir::Field& field) const {
  for (const auto& condition : of(field.owner))
    if (condition.left.field == &field || condition.right.field == &field) return true;
  return false;
}

// What is said of the length of an array that may be null would mean nothing.
void Candidates::remove(Symbol owner, const Condition& condition) {
  if (of_class_[owner].erase(condition) == 0) return;
  removed_conditions_.emplace_back(owner, condition);
  if (condition.kind != Condition::Kind::NotNull) return;
  const auto is_of_it = [&](const Condition::Side& side) {
    return side.is_length && side.field == condition.left.field;
  };
  const auto others = of(owner);
  for (const auto& each : others)
    if (is_of_it(each.left) || is_of_it(each.right)) remove(owner, each);
}

void Candidates::remove_all(Symbol owner) {
  const auto all = of(owner);
  for (const auto& each : all) remove(owner, each);
}

void Candidates::remove(const ir::Method& method, ValueCondition condition) {
  if (of_method_[&method].erase(condition) > 0) removed_of_methods_.emplace_back(&method, condition);
}

void Candidates::remove_all(const ir::Method& method) {
  const auto all = of(method);
  for (const auto& each : all) remove(method, each);
}

Candidates::Removed Candidates::take_removed() {
  Removed result;
  for (const auto& [owner, condition] : removed_conditions_) result.owners.insert(owner);
  for (const auto& [method, condition] : removed_of_methods_) result.methods.insert(method);
  removed_conditions_.clear();
  removed_of_methods_.clear();
  return result;
}

void Candidates::restore() {
  for (const auto& [owner, condition] : removed_conditions_) of_class_[owner].insert(condition);
  for (const auto& [method, condition] : removed_of_methods_) of_method_[method].insert(condition);
  removed_conditions_.clear();
  removed_of_methods_.clear();
}

std::size_t Candidates::count() const {
  std::size_t result = 0;
  for (const auto& [owner, conditions] : of_class_) result += conditions.size();
  return result;
}

}  // namespace jury::start
