#include "encode/unbounded/liveness.h"

namespace jury::encode::unbounded {

namespace {

using Live = std::vector<bool>;

void read(Live& live, const std::vector<ir::Operand>& operands) {
  for (const auto& operand : operands)
    if (operand.is_local()) live[operand.local()] = true;
}

bool unite(Live& into, const Live& other) {
  bool changed = false;
  for (std::size_t i = 0; i < into.size(); ++i)
    if (other[i] && !into[i]) into[i] = changed = true;
  return changed;
}

Live before_block(const ir::Block& block, const std::vector<Live>& starts, std::size_t locals) {
  Live live(locals);
  for (const auto successor : ir::successors_of(block.terminator)) unite(live, starts[successor]);
  Live handled(locals);
  for (const auto& handler : block.handlers) unite(handled, starts[handler.target]);
  unite(live, handled);
  read(live, ir::operands_of(block.terminator));
  for (auto statement = block.statements.rbegin(); statement != block.statements.rend(); ++statement) {
    if (const auto target = ir::target_of(*statement)) live[*target] = false;
    unite(live, handled);
    read(live, ir::operands_of(*statement));
  }
  return live;
}

}  // namespace

std::vector<std::vector<bool>> live_at_start(const ir::Body& body) {
  std::vector<Live> starts(body.blocks.size(), Live(body.locals.size()));
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t b = body.blocks.size(); b-- > 0;)
      if (unite(starts[b], before_block(body.blocks[b], starts, body.locals.size()))) changed = true;
  }
  return starts;
}

}  // namespace jury::encode::unbounded
