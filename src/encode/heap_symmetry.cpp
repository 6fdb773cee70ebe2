#include "encode/heap_symmetry.h"

#include <algorithm>

namespace jury::encode {

void HeapSymmetry::add_pool(const std::vector<ObjectId>& objects) {
  for (std::size_t number = 0; number < objects.size(); ++number)
    members_[objects[number]] = {pools_.size(), number};
  Pool pool;
  pool.objects = objects;
  pool.seen.assign(objects.size(), terms_.false_term());
  pools_.push_back(std::move(pool));
}

void HeapSymmetry::begin(ObjectId owner) {
  owner_ = owner;
  slot_.reset();
  if (const auto* known = member(owner)) {
    auto& begun = pools_[known->pool].begun;
    begun = std::max(begun, known->number + 1);
  }
}

const HeapSymmetry::Member* HeapSymmetry::member(ObjectId object) const {
  const auto found = members_.find(object);
  return found == members_.end() ? nullptr : &found->second;
}

// Whether the next reference is a slot with a number of its own.
bool HeapSymmetry::is_numbered_by_slot(const Pool& pool) const {
  if (!slot_ || *slot_ >= pool.objects.size() || pool.begun > 0) return false;
  return pool.referred_to ? pool.array == owner_ : *slot_ == 0;
}

bool HeapSymmetry::is_possible(const Member& member) const {
  const auto& pool = pools_[member.pool];
  if (is_numbered_by_slot(pool)) return member.number <= *slot_;
  return !allowed(member).is_false();
}

// When the next reference may be to this object.
Term HeapSymmetry::allowed(const Member& member) const {
  const auto& pool = pools_[member.pool];
  if (is_numbered_by_slot(pool))
    return member.number == *slot_ ? terms_.true_term() : pool.seen[member.number];
  if (member.number <= pool.begun) return terms_.true_term();
  // Without slots, a number that was referred to has those below it before it.
  if (pool.array == null_object) return pool.seen[member.number - 1];
  const std::vector<Term> below(pool.seen.begin() + static_cast<std::ptrdiff_t>(pool.begun),
                                pool.seen.begin() + static_cast<std::ptrdiff_t>(member.number));
  return terms_.disjunction(pool.seen[member.number], terms_.conjunction(below));
}

std::vector<ObjectId> HeapSymmetry::possible(const std::vector<ObjectId>& objects) const {
  std::vector<ObjectId> result;
  for (const auto object : objects) {
    const auto* known = member(object);
    if (!known || is_possible(*known)) result.push_back(object);
  }
  return result;
}

void HeapSymmetry::add(const Reference& reference) {
  for (const auto& target : reference.targets()) {
    const auto* known = member(target.object);
    if (!known) continue;
    const Term constraint = terms_.disjunction(terms_.negation(target.guard), allowed(*known));
    if (!constraint.is_true()) constraints_.push_back(constraint);
  }
  for (const auto& target : reference.targets()) {
    const auto* known = member(target.object);
    if (!known) continue;
    auto& pool = pools_[known->pool];
    if (is_numbered_by_slot(pool)) pool.array = owner_;
    pool.referred_to = true;
    pool.seen[known->number] = terms_.disjunction(pool.seen[known->number], target.guard);
  }
  slot_.reset();
}

}  // namespace jury::encode
