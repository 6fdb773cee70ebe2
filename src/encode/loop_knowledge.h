// What loops that are cut at their invariants change: learned by executing an iteration, in rounds until
// nothing new is changed (as encode/unbounded does for loops without invariants).
#pragma once

#include <map>
#include <set>

#include "encode/value.h"
#include "ir/method.h"

namespace jury::encode {

struct LoopKnowledge {
  using Site = std::pair<const ir::Method*, ir::BlockId>;
  using Place = std::pair<ObjectId, std::size_t>;  // an object and its slot; slot 0: elements of any number

  std::map<Site, std::set<Place>> changes;
  bool grew = false;     // in this round: its result means nothing
  std::size_t cuts = 0;  // in this round
};

}  // namespace jury::encode
