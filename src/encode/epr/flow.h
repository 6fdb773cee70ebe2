// The control flow of a body, cut at loop heads: between two cuts there is no cycle, so everything there is
// one transition (large blocks). Loops in which nothing of interest happens are not cut: one pass through
// them is as good as many.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "ir/method.h"

namespace jury::encode::epr {

class Flow {
 public:
  using IsIdle = std::function<bool(const ir::Statement&)>;  // the statement changes nothing that is tracked
  using IsFollowed = std::function<bool(ir::LocalId)>;       // the local is tracked
  Flow(const ir::Body& body, const IsIdle& is_idle, const IsFollowed& is_followed);

  bool is_cut(ir::BlockId block) const { return cuts_.contains(block); }
  const std::set<ir::BlockId>& cuts() const { return cuts_; }
  // Tracked locals that may be read from the block's start on.
  const std::set<ir::LocalId>& live(ir::BlockId block) const { return live_[block]; }
  // The blocks that run from the start without passing another cut, each before its successors.
  std::vector<ir::BlockId> region(ir::BlockId start) const;
  // An edge back into a loop of no interest: never taken.
  bool is_dropped(ir::BlockId from, ir::BlockId to) const { return dropped_.contains({from, to}); }

 private:
  void find_live(const IsFollowed& is_followed);
  void find_cuts(const IsIdle& is_idle);
  std::set<ir::BlockId> natural_loop(ir::BlockId head) const;
  bool is_idle_loop(const std::set<ir::BlockId>& loop, ir::BlockId head, const IsIdle& is_idle) const;

  const ir::Body& body_;
  std::vector<std::vector<ir::BlockId>> successors_;
  std::vector<std::pair<ir::BlockId, ir::BlockId>> back_edges_;
  std::vector<std::set<ir::LocalId>> live_;
  std::set<ir::BlockId> cuts_;
  std::set<std::pair<ir::BlockId, ir::BlockId>> dropped_;
};

}  // namespace jury::encode::epr
