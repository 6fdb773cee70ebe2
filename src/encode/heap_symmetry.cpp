#include "encode/heap_symmetry.h"

#include <algorithm>
#include <unordered_map>

namespace jury::encode {

// First objects of all pools, second objects of all pools, and so on.
std::vector<ObjectId> HeapSymmetry::sequence() const {
  std::vector<ObjectId> order;
  std::size_t longest = 0;
  for (const auto& pool : pools_) longest = std::max(longest, pool.size());
  for (std::size_t number = 0; number < longest; ++number)
    for (const auto& pool : pools_)
      if (number < pool.size()) order.push_back(pool[number]);
  return order;
}

std::vector<Term> HeapSymmetry::constraints(logic::TermManager& terms) const {
  std::unordered_map<ObjectId, ObjectId> previous;  // in its pool
  for (const auto& pool : pools_)
    for (std::size_t number = 1; number < pool.size(); ++number) previous[pool[number]] = pool[number - 1];
  std::unordered_map<ObjectId, Term> seen;  // some reference so far is to this object
  std::unordered_map<ObjectId, bool> passed;
  std::vector<Term> result;
  const auto visit = [&](const Reference& reference) {
    for (const auto& target : reference.targets()) {
      const auto before = previous.find(target.object);
      if (before == previous.end() || passed[before->second]) continue;
      const auto known = seen.find(before->second);
      const Term earlier = known == seen.end() ? terms.false_term() : known->second;
      result.push_back(terms.disjunction(terms.negation(target.guard), earlier));
    }
    for (const auto& target : reference.targets()) {
      auto& known = seen.try_emplace(target.object, terms.false_term()).first->second;
      known = terms.disjunction(known, target.guard);
    }
  };
  for (const auto& root : roots_) visit(root);
  for (const auto object : sequence()) {
    passed[object] = true;
    const auto found = slots_.find(object);
    if (found == slots_.end()) continue;
    for (const auto& slot : found->second) visit(slot);
  }
  std::erase_if(result, [](Term term) { return term.is_true(); });
  return result;
}

}  // namespace jury::encode
