#include "encode/heap_symmetry.h"

namespace jury::encode {

void HeapSymmetry::add_pool(const std::vector<ObjectId>& objects) {
  for (std::size_t number = 1; number < objects.size(); ++number)
    previous_[objects[number]] = objects[number - 1];
}

std::optional<ObjectId> HeapSymmetry::predecessor(ObjectId object) const {
  const auto found = previous_.find(object);
  if (found == previous_.end() || passed_.contains(found->second)) return std::nullopt;
  return found->second;
}

std::vector<ObjectId> HeapSymmetry::possible(const std::vector<ObjectId>& objects) const {
  std::vector<ObjectId> result;
  for (const auto object : objects) {
    const auto before = predecessor(object);
    if (!before || seen_.contains(*before)) result.push_back(object);
  }
  return result;
}

void HeapSymmetry::add(const Reference& reference) {
  for (const auto& target : reference.targets()) {
    const auto before = predecessor(target.object);
    if (!before) continue;
    const auto known = seen_.find(*before);
    const Term earlier = known == seen_.end() ? terms_.false_term() : known->second;
    const Term constraint = terms_.disjunction(terms_.negation(target.guard), earlier);
    if (!constraint.is_true()) constraints_.push_back(constraint);
  }
  for (const auto& target : reference.targets()) {
    auto& known = seen_.try_emplace(target.object, terms_.false_term()).first->second;
    known = terms_.disjunction(known, target.guard);
  }
}

}  // namespace jury::encode
