#include "encode/epr/flow.h"

#include <algorithm>

#include "ir/visit.h"

namespace jury::encode::epr {

using ir::BlockId;
using ir::LocalId;

Flow::Flow(const ir::Body& body, const IsIdle& is_idle, const IsFollowed& is_followed)
    : body_(body), successors_(body.blocks.size()), live_(body.blocks.size()) {
  for (BlockId b = 0; b < body.blocks.size(); ++b)
    ir::visit_edges(body.blocks[b], [&](BlockId next) {
      if (std::ranges::find(successors_[b], next) == successors_[b].end()) successors_[b].push_back(next);
    });
  find_live(is_followed);
  find_cuts(is_idle);
}

void Flow::find_live(const IsFollowed& is_followed) {
  const auto before = [&](BlockId b) {
    const auto& block = body_.blocks[b];
    std::set<LocalId> live;
    ir::visit_successors(block.terminator.kind,
                         [&](BlockId next) { live.insert(live_[next].begin(), live_[next].end()); });
    const auto use = [&](const ir::Operand& operand) {
      if (operand.is_local() && is_followed(operand.local())) live.insert(operand.local());
    };
    ir::visit_operands(block.terminator.kind, use);
    for (auto statement = block.statements.rbegin(); statement != block.statements.rend(); ++statement) {
      if (const auto target = ir::target_of(*statement)) live.erase(*target);
      ir::visit_operands(statement->kind, use);
    }
    for (const auto& handler : block.handlers)
      live.insert(live_[handler.target].begin(), live_[handler.target].end());
    return live;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (BlockId b = static_cast<BlockId>(body_.blocks.size()); b-- > 0;) {
      auto live = before(b);
      if (live == live_[b]) continue;
      live_[b] = std::move(live);
      changed = true;
    }
  }
}

void Flow::find_cuts(const IsIdle& is_idle) {
  enum class Mark : std::uint8_t { New, Open, Done };
  std::vector<Mark> marks(body_.blocks.size(), Mark::New);
  std::vector<std::pair<BlockId, std::size_t>> stack{{0, 0}};
  marks[0] = Mark::Open;
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next == successors_[block].size()) {
      marks[block] = Mark::Done;
      stack.pop_back();
      continue;
    }
    const auto target = successors_[block][next++];
    if (marks[target] == Mark::Open) back_edges_.emplace_back(block, target);
    if (marks[target] != Mark::New) continue;
    marks[target] = Mark::Open;
    stack.emplace_back(target, 0);
  }
  std::set<BlockId> heads;
  for (const auto& [from, to] : back_edges_) heads.insert(to);
  for (const auto head : heads) {
    if (!is_idle_loop(natural_loop(head), head, is_idle)) {
      cuts_.insert(head);
      continue;
    }
    for (const auto& [from, to] : back_edges_)
      if (to == head) dropped_.insert({from, to});
  }
}

std::set<BlockId> Flow::natural_loop(BlockId head) const {
  std::set<BlockId> loop{head};
  std::vector<BlockId> work;
  for (const auto& [from, to] : back_edges_)
    if (to == head && loop.insert(from).second) work.push_back(from);
  while (!work.empty()) {
    const auto block = work.back();
    work.pop_back();
    for (BlockId b = 0; b < successors_.size(); ++b)
      if (std::ranges::find(successors_[b], block) != successors_[b].end() && loop.insert(b).second)
        work.push_back(b);
  }
  return loop;
}

bool Flow::is_idle_loop(const std::set<BlockId>& loop, BlockId head, const IsIdle& is_idle) const {
  std::set<LocalId> visible = live_[head];
  for (const auto block : loop)
    for (const auto next : successors_[block])
      if (!loop.contains(next)) visible.insert(live_[next].begin(), live_[next].end());
  for (const auto block : loop) {
    if (block == 0) return false;
    for (const auto& statement : body_.blocks[block].statements) {
      const auto target = ir::target_of(statement);
      if (!is_idle(statement) || (target && visible.contains(*target))) return false;
    }
  }
  return true;
}

std::vector<BlockId> Flow::region(BlockId start) const {
  std::vector<BlockId> order;
  std::vector<char> seen(successors_.size());
  std::vector<std::pair<BlockId, std::size_t>> stack{{start, 0}};
  seen[start] = 1;
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next == successors_[block].size()) {
      order.push_back(block);
      stack.pop_back();
      continue;
    }
    const auto target = successors_[block][next++];
    if (is_cut(target) || is_dropped(block, target) || seen[target]) continue;
    seen[target] = 1;
    stack.emplace_back(target, 0);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

}  // namespace jury::encode::epr
