// The verifier's rules on reachability and definite assignment: a forward analysis that must hold on every
// path, over sets of locals as rows of bits.
//
// Within a block the set of assigned locals only grows. So what is assigned at every statement that may throw
// is what is assigned before the first of them, and each block has two effects: on its successors, and on its
// handlers.
#include <algorithm>
#include <cstdint>
#include <span>

#include "ir/verifier_parts.h"
#include "ir/visit.h"

namespace jury::ir {

namespace {

using Word = std::uint64_t;
using Row = std::span<Word>;

bool contains(Row row, LocalId id) { return row[id / 64] >> (id % 64) & 1; }
void insert(Row row, LocalId id) { row[id / 64] |= Word{1} << (id % 64); }

// One set of locals per block.
class LocalSets {
 public:
  LocalSets(std::size_t blocks, std::size_t locals, Word fill)
      : width_((locals + 63) / 64), words_(blocks * width_, fill) {}
  Row operator[](std::size_t block) { return {words_.data() + block * width_, width_}; }

 private:
  std::size_t width_;
  std::vector<Word> words_;
};

class FlowVerifier {
 public:
  FlowVerifier(const Body& body, Problems& problems)
      : body_(body),
        problems_(problems),
        rank_(body.blocks.size(), unreached),
        throws_(body.blocks.size()),
        before_(body.blocks.size(), body.locals.size(), ~Word{0}),
        assigned_(body.blocks.size(), body.locals.size(), 0),
        assigned_before_throw_(body.blocks.size(), body.locals.size(), 0) {}

  void run() {
    for (std::size_t block = 0; block < body_.blocks.size(); ++block) summarize(block);
    order_blocks();
    for (std::size_t block = 0; block < body_.blocks.size(); ++block)
      if (rank_[block] == unreached) problems_.add_for_block(block, "the block cannot be reached");
    propagate();
    for (const BlockId block : order_) verify_uses(block);
  }

 private:
  static constexpr std::uint32_t unreached = ~std::uint32_t{0};

  void summarize(std::size_t id) {
    const auto& block = body_.blocks[id];
    const Row all = assigned_[id], early = assigned_before_throw_[id];
    bool thrown = false;
    for (const auto& statement : block.statements) {
      thrown = thrown || may_throw(statement);
      const auto target = target_of(statement);
      if (!target) continue;
      insert(all, *target);
      if (!thrown) insert(early, *target);
    }
    throws_[id] = thrown || std::holds_alternative<Throw>(block.terminator.kind);
  }

  template <class Visitor>
  void visit_block_edges(BlockId id, Visitor&& visit) {
    const auto& block = body_.blocks[id];
    visit_successors(block.terminator.kind, [&](BlockId target) { visit(target, assigned_); });
    if (!throws_[id]) return;
    for (const auto& handler : block.handlers) visit(handler.target, assigned_before_throw_);
  }

  // Reverse postorder of a depth-first search from the entry.
  void order_blocks() {
    struct Open {
      BlockId block;
      std::size_t children;  // where its children start on `pending`
    };
    std::vector<BlockId> pending{0};
    std::vector<Open> open;
    while (!pending.empty()) {
      if (!open.empty() && open.back().children == pending.size()) {
        order_.push_back(open.back().block);
        open.pop_back();
        continue;
      }
      const BlockId block = pending.back();
      pending.pop_back();
      if (rank_[block] != unreached) continue;
      rank_[block] = 0;
      open.push_back({block, pending.size()});
      visit_block_edges(block, [&](BlockId target, LocalSets&) { pending.push_back(target); });
    }
    for (; !open.empty(); open.pop_back()) order_.push_back(open.back().block);
    std::reverse(order_.begin(), order_.end());
    for (std::size_t i = 0; i < order_.size(); ++i) rank_[order_[i]] = static_cast<std::uint32_t>(i);
  }

  void propagate() {
    const Row entry = before_[0];
    std::fill(entry.begin(), entry.end(), Word{0});
    for (LocalId id = 0; id < body_.parameter_count; ++id) insert(entry, id);
    bool again = true;
    while (again) {
      again = false;
      for (const BlockId block : order_)
        visit_block_edges(block, [&](BlockId target, LocalSets& effect) {
          if (meet(before_[target], before_[block], effect[block]) && rank_[target] <= rank_[block])
            again = true;
        });
    }
  }

  // target &= source | effect; whether that changed it.
  static bool meet(Row target, Row source, Row effect) {
    Word lost = 0;
    for (std::size_t i = 0; i < target.size(); ++i) {
      const Word kept = target[i] & (source[i] | effect[i]);
      lost |= target[i] ^ kept;
      target[i] = kept;
    }
    return lost != 0;
  }

  // Consumes the block's row.
  void verify_uses(BlockId id) {
    const auto& block = body_.blocks[id];
    const Row now = before_[id];
    std::size_t index = 0;
    const auto use = [&](const Operand& operand) {
      if (!operand.is_local() || contains(now, operand.local())) return;
      problems_.enter(body_, id, index);
      problems_.add("local " + display_local(body_, operand.local()) + " may be read before it is assigned");
    };
    for (; index < block.statements.size(); ++index) {
      visit_operands(block.statements[index].kind, use);
      if (const auto target = target_of(block.statements[index])) insert(now, *target);
    }
    visit_operands(block.terminator.kind, use);
  }

  const Body& body_;
  Problems& problems_;
  std::vector<std::uint32_t> rank_;  // in `order_`
  std::vector<BlockId> order_;
  std::vector<char> throws_;
  LocalSets before_;                 // assigned on every path to the block
  LocalSets assigned_;               // by the whole block
  LocalSets assigned_before_throw_;  // by the statements before the first that may throw
};

}  // namespace

void verify_flow(const Body& body, Problems& problems) { FlowVerifier(body, problems).run(); }

}  // namespace jury::ir
