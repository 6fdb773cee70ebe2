#include "encode/flow_order.h"

#include <algorithm>

namespace jury::encode {

namespace {

using ir::BlockId;

std::vector<std::vector<BlockId>> successors_of(const ir::Body& body) {
  std::vector<std::vector<BlockId>> result(body.blocks.size());
  for (BlockId id = 0; id < body.blocks.size(); ++id) {
    result[id] = ir::successors_of(body.blocks[id].terminator);
    for (const auto& handler : body.blocks[id].handlers) result[id].push_back(handler.target);
    std::sort(result[id].begin(), result[id].end());
    result[id].erase(std::unique(result[id].begin(), result[id].end()), result[id].end());
  }
  return result;
}

std::vector<std::uint32_t> reverse_postorder(const std::vector<std::vector<BlockId>>& successors) {
  std::vector<std::uint32_t> position(successors.size());
  std::vector<bool> seen(successors.size());
  std::vector<std::pair<BlockId, std::size_t>> stack{{0, 0}};
  seen[0] = true;
  auto next_position = static_cast<std::uint32_t>(successors.size());
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next == successors[block].size()) {
      position[block] = --next_position;
      stack.pop_back();
      continue;
    }
    const auto successor = successors[block][next++];
    if (seen[successor]) continue;
    seen[successor] = true;
    stack.emplace_back(successor, 0);
  }
  return position;
}

// The blocks from which `tail` can be reached without passing `header`, and the header.
std::vector<bool> loop_members(const std::vector<std::vector<BlockId>>& predecessors, BlockId header,
                               const std::vector<BlockId>& tails) {
  std::vector<bool> member(predecessors.size());
  member[header] = true;
  std::vector<BlockId> work;
  const auto add = [&](BlockId block) {
    if (member[block]) return;
    member[block] = true;
    work.push_back(block);
  };
  for (const auto tail : tails) add(tail);
  while (!work.empty()) {
    const auto block = work.back();
    work.pop_back();
    for (const auto predecessor : predecessors[block]) add(predecessor);
  }
  return member;
}

}  // namespace

FlowOrder flow_order(const ir::Body& body) {
  const auto successors = successors_of(body);
  FlowOrder order;
  order.position = reverse_postorder(successors);
  order.loops.resize(body.blocks.size());
  order.is_header.resize(body.blocks.size());
  std::vector<std::vector<BlockId>> predecessors(body.blocks.size());
  std::vector<std::vector<BlockId>> tails(body.blocks.size());
  for (BlockId from = 0; from < successors.size(); ++from)
    for (const auto to : successors[from]) {
      predecessors[to].push_back(from);
      if (order.position[to] > order.position[from]) continue;
      tails[to].push_back(from);
      order.is_header[to] = true;
    }
  std::vector<BlockId> headers;
  for (BlockId id = 0; id < body.blocks.size(); ++id)
    if (order.is_header[id]) headers.push_back(id);
  // Outer loops have the earlier headers.
  std::sort(headers.begin(), headers.end(),
            [&](BlockId a, BlockId b) { return order.position[a] < order.position[b]; });
  for (const auto header : headers) {
    const auto member = loop_members(predecessors, header, tails[header]);
    for (BlockId id = 0; id < body.blocks.size(); ++id)
      if (member[id]) order.loops[id].push_back(header);
  }
  return order;
}

}  // namespace jury::encode
