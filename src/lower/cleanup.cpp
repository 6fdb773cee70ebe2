#include "lower/cleanup.h"

#include <algorithm>
#include <iterator>

namespace jury::lower {

namespace {

using ir::Block;
using ir::BlockId;
using ir::Body;

template <class Change>
void change_targets(ir::Terminator& terminator, Change change) {
  std::visit(ir::overloaded{
                 [&](ir::Goto& t) { change(t.target); },
                 [&](ir::If& t) {
                   change(t.then_block);
                   change(t.else_block);
                 },
                 [&](ir::Switch& t) {
                   for (auto& entry : t.cases) change(entry.target);
                   change(t.default_block);
                 },
                 [](ir::Return&) {},
                 [](ir::Throw&) {},
                 [](ir::Refuse&) {},
             },
             terminator.kind);
}

// Where a jump to `block` really ends up. An endless loop of empty blocks stays where it is.
BlockId thread(const Body& body, BlockId block) {
  for (std::size_t steps = 0; steps <= body.blocks.size(); ++steps) {
    const auto* jump = std::get_if<ir::Goto>(&body.blocks[block].terminator.kind);
    if (!jump || !body.blocks[block].statements.empty() || jump->target == block) return block;
    block = jump->target;
  }
  return block;
}

void thread_jumps(Body& body) {
  for (BlockId id = 0; id < body.blocks.size(); ++id)
    change_targets(body.blocks[id].terminator, [&](BlockId& target) { target = thread(body, target); });
}

std::vector<int> count_predecessors(const Body& body) {
  std::vector<int> count(body.blocks.size());
  std::vector<bool> reached(body.blocks.size());
  std::vector<BlockId> work{0};
  reached[0] = true;
  const auto visit = [&](BlockId target) {
    ++count[target];
    if (reached[target]) return;
    reached[target] = true;
    work.push_back(target);
  };
  while (!work.empty()) {
    const auto& block = body.blocks[work.back()];
    work.pop_back();
    for (const auto successor : ir::successors_of(block.terminator)) visit(successor);
    for (const auto& handler : block.handlers) visit(handler.target);
  }
  return count;
}

// Blocks that cannot throw may belong to any protected range; a handler edge nothing can take only obscures.
bool can_throw(const Block& block) {
  if (std::holds_alternative<ir::Throw>(block.terminator.kind)) return true;
  return std::any_of(block.statements.begin(), block.statements.end(), ir::may_throw);
}

void drop_idle_handlers(Body& body) {
  for (auto& block : body.blocks)
    if (!can_throw(block)) block.handlers.clear();
}

// All blocks are reachable, so that a block with one predecessor has it among the others.
void join_lines(Body& body) {
  auto predecessors = count_predecessors(body);
  std::vector<bool> absorbed(body.blocks.size());
  for (BlockId id = 0; id < body.blocks.size(); ++id) {
    auto& block = body.blocks[id];
    if (absorbed[id]) continue;
    while (const auto* jump = std::get_if<ir::Goto>(&block.terminator.kind)) {
      auto& next = body.blocks[jump->target];
      if (&next == &block || predecessors[jump->target] != 1) break;
      const bool same_handlers = next.handlers == block.handlers || !can_throw(next);
      const bool takes_handlers = !same_handlers && !can_throw(block);
      if (!same_handlers && !takes_handlers) break;
      if (takes_handlers) block.handlers = next.handlers;
      absorbed[jump->target] = true;
      block.statements.insert(block.statements.end(), std::make_move_iterator(next.statements.begin()),
                              std::make_move_iterator(next.statements.end()));
      next.statements.clear();
      block.terminator = next.terminator;
    }
  }
}

void cut_unreachable(Body& body) {
  const auto predecessors = count_predecessors(body);
  std::vector<BlockId> number(body.blocks.size());
  std::vector<Block> kept;
  for (BlockId id = 0; id < body.blocks.size(); ++id) {
    if (id != 0 && predecessors[id] == 0) continue;
    number[id] = static_cast<BlockId>(kept.size());
    kept.push_back(std::move(body.blocks[id]));
  }
  for (auto& block : kept) {
    change_targets(block.terminator, [&](BlockId& target) { target = number[target]; });
    for (auto& handler : block.handlers) handler.target = number[handler.target];
  }
  body.blocks = std::move(kept);
}

template <class Operands, class Mark>
void mark_operands(const Operands& operands, Mark mark) {
  for (const auto& operand : operands)
    if (operand.is_local()) mark(operand.local());
}

// Changes every local a statement or terminator mentions.
class Renamer {
 public:
  explicit Renamer(const std::vector<ir::LocalId>& number) : number_(number) {}
  void operator()(ir::LocalId& local) const { local = number_[local]; }
  void operator()(std::optional<ir::LocalId>& local) const {
    if (local) local = number_[*local];
  }
  void operator()(ir::Operand& operand) const {
    if (operand.is_local()) operand = ir::Operand::local(number_[operand.local()]);
  }
  void operator()(std::vector<ir::Operand>& operands) const {
    for (auto& operand : operands) (*this)(operand);
  }
  void operator()(ir::StatementKind& kind) const {
    std::visit([this](auto& s) { rename(s); }, kind);
  }
  void operator()(ir::TerminatorKind& kind) const {
    std::visit([this](auto& t) { rename(t); }, kind);
  }

 private:
  template <class Node>
  void rename(Node& node) const {
    if constexpr (requires { node.target; } && !std::is_same_v<Node, ir::Goto>) (*this)(node.target);
    if constexpr (requires { node.value; } && !std::is_same_v<Node, ir::Return>) (*this)(node.value);
    if constexpr (requires { node.left; }) (*this)(node.left);
    if constexpr (requires { node.right; }) (*this)(node.right);
    if constexpr (requires { node.first; }) (*this)(node.first);
    if constexpr (requires { node.second; }) (*this)(node.second);
    if constexpr (requires { node.object; }) (*this)(node.object);
    if constexpr (requires { node.array; }) (*this)(node.array);
    if constexpr (requires { node.index; }) (*this)(node.index);
    if constexpr (requires { node.lengths; }) (*this)(node.lengths);
    if constexpr (requires { node.arguments; }) (*this)(node.arguments);
    if constexpr (requires { node.exception; }) (*this)(node.exception);
    if constexpr (std::is_same_v<Node, ir::Return>)
      if (node.value) (*this)(*node.value);
  }

  const std::vector<ir::LocalId>& number_;
};

void drop_unused_locals(Body& body) {
  std::vector<bool> used(body.locals.size());
  std::fill_n(used.begin(), body.parameter_count, true);
  const auto mark = [&](ir::LocalId local) { used[local] = true; };
  for (const auto& block : body.blocks) {
    for (const auto& statement : block.statements) {
      if (const auto target = ir::target_of(statement)) mark(*target);
      mark_operands(ir::operands_of(statement), mark);
    }
    mark_operands(ir::operands_of(block.terminator), mark);
  }
  std::vector<ir::LocalId> number(body.locals.size());
  std::vector<ir::Local> kept;
  for (std::size_t i = 0; i < body.locals.size(); ++i) {
    if (!used[i]) continue;
    number[i] = static_cast<ir::LocalId>(kept.size());
    kept.push_back(body.locals[i]);
  }
  if (kept.size() == body.locals.size()) return;
  const Renamer rename(number);
  for (auto& block : body.blocks) {
    for (auto& statement : block.statements) rename(statement.kind);
    rename(block.terminator.kind);
  }
  body.locals = std::move(kept);
}

}  // namespace

void clean_up(Body& body) {
  drop_idle_handlers(body);
  thread_jumps(body);
  cut_unreachable(body);
  join_lines(body);
  cut_unreachable(body);
  drop_unused_locals(body);
}

}  // namespace jury::lower
