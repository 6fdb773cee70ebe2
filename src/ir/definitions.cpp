#include "ir/definitions.h"

#include "ir/visit.h"

namespace jury::ir {

Definitions definitions_before(const Body& body, LocalId local, Place place) {
  std::vector<std::vector<BlockId>> before(body.blocks.size());
  std::vector<bool> is_start(body.blocks.size()), seen(body.blocks.size());
  if (!is_start.empty()) is_start[0] = true;
  for (BlockId id = 0; id < body.blocks.size(); ++id) {
    visit_successors(body.blocks[id].terminator.kind, [&](BlockId target) { before[target].push_back(id); });
    for (const auto& handler : body.blocks[id].handlers) is_start[handler.target] = true;
  }
  Definitions result;
  std::vector<Place> open{place};
  while (!open.empty()) {
    auto now = open.back();
    open.pop_back();
    const auto& statements = body.blocks[now.block].statements;
    while (now.statement > 0 && target_of(statements[now.statement - 1]) != local) --now.statement;
    if (now.statement > 0) {
      result.places.push_back({now.block, now.statement - 1});
      continue;
    }
    if (is_start[now.block]) result.is_complete = false;
    for (const auto id : before[now.block])
      if (!seen[id]) {
        seen[id] = true;
        open.push_back({id, body.blocks[id].statements.size()});
      }
  }
  return result;
}

}  // namespace jury::ir
