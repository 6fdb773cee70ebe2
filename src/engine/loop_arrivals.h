// How often an execution came to the head of a loop with a specification since it entered the loop: tells an
// invariant that does not hold before the loop from one that the loop does not keep.
//
// That a loop was left shows by a statement of the same call on a line above it. Not seen: a loop that is the
// first statement of a do loop without a specification, and is entered again.
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "spec/contracts.h"

namespace jury::engine {

class LoopArrivals {
 public:
  explicit LoopArrivals(const spec::Contracts& contracts) : contracts_(contracts) {}

  void arrived(std::uint32_t loop, std::uint32_t depth) { ++counts_[{depth, loop}]; }
  // A statement of the call at this depth, on this line.
  void passed(std::uint32_t depth, int line) {
    if (counts_.empty()) return;
    std::erase_if(counts_, [&](const auto& entry) {
      const auto [at, loop] = entry.first;
      if (at != depth) return at > depth;
      const auto found = contracts_.loops.find(loop);
      return found != contracts_.loops.end() && line > 0 && line < found->second.place.line;
    });
  }
  // Of a clause of a loop: whether the execution has come to the head of its loop more than once.
  bool has_iterated(std::uint32_t clause) const {
    for (const auto& [key, count] : counts_) {
      const auto found = contracts_.loops.find(key.second);
      if (found == contracts_.loops.end()) continue;
      for (const auto id : found->second.invariants)
        if (id == clause) return count > 1;
    }
    return false;
  }

 private:
  const spec::Contracts& contracts_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> counts_;  // by depth of the call, loop
};

}  // namespace jury::engine
