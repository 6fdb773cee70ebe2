#include "lower/control_flow.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::lower {

namespace {

using classfile::Instruction;
using classfile::OpcodeCategory;

class BlockFinder {
 public:
  BlockFinder(const classfile::Code& code, classfile::DecodedCode decoded) : code_(code) {
    flow_.instructions = std::move(decoded.instructions);
  }

  ControlFlow run() {
    refuse_subroutines();
    find_leaders();
    make_blocks();
    for (auto& block : flow_.blocks) add_edges(block);
    cut_unreachable();
    return std::move(flow_);
  }

 private:
  void refuse_subroutines() const {
    for (const auto& instruction : flow_.instructions)
      if (classfile::info(instruction.opcode).category == OpcodeCategory::Subroutine)
        throw Unsupported(std::string("the instruction ") +
                          std::string(classfile::mnemonic(instruction.opcode)) +
                          " (class files before Java 6) is not supported");
  }

  void find_leaders() {
    leader_.assign(code_.bytes.size() + 1, false);
    leader_[0] = true;
    for (const auto& instruction : flow_.instructions) {
      const auto category = classfile::info(instruction.opcode).category;
      const bool branches = category == OpcodeCategory::ConditionalBranch ||
                            category == OpcodeCategory::Goto || category == OpcodeCategory::Switch;
      if (branches) leader_[instruction.target] = true;
      for (const auto& entry : instruction.cases) leader_[entry.target] = true;
      if (branches || classfile::ends_flow(instruction.opcode)) leader_[instruction.next()] = true;
    }
    for (const auto& handler : code_.handlers)
      leader_[handler.start] = leader_[handler.end] = leader_[handler.handler] = true;
  }

  void make_blocks() {
    flow_.block_at.assign(code_.bytes.size() + 1, ControlFlow::none);
    for (std::uint32_t i = 0; i < flow_.instructions.size(); ++i) {
      const auto offset = flow_.instructions[i].offset;
      if (leader_[offset]) {
        flow_.block_at[offset] = static_cast<std::uint32_t>(flow_.blocks.size());
        flow_.blocks.push_back({i, i, {}, {}});
      }
      flow_.blocks.back().last = i + 1;
    }
  }

  void add_edges(CodeBlock& block) const {
    const auto& end = flow_.instructions[block.last - 1];
    const auto category = classfile::info(end.opcode).category;
    const auto go_to = [&](std::uint32_t offset) { block.successors.push_back(flow_.block_at[offset]); };
    for (const auto& entry : end.cases) go_to(entry.target);
    if (category == OpcodeCategory::ConditionalBranch || category == OpcodeCategory::Goto ||
        category == OpcodeCategory::Switch)
      go_to(end.target);
    if (!classfile::ends_flow(end.opcode)) go_to(end.next());
    const auto offset = flow_.instructions[block.first].offset;
    for (const auto& handler : code_.handlers)
      if (handler.start <= offset && offset < handler.end) add_handler(block, handler);
  }

  // A handler after one that takes everything, or takes the same class, never runs.
  void add_handler(CodeBlock& block, const classfile::ExceptionHandler& handler) const {
    for (const auto& earlier : block.handlers)
      if (earlier.class_name.empty() || earlier.class_name == handler.catch_type) return;
    block.handlers.push_back({handler.catch_type, flow_.block_at[handler.handler]});
  }

  void cut_unreachable() {
    std::vector<bool> reached(flow_.blocks.size());
    std::vector<std::uint32_t> work{0};
    reached[0] = true;
    const auto reach = [&](std::uint32_t block) {
      if (reached[block]) return;
      reached[block] = true;
      work.push_back(block);
    };
    while (!work.empty()) {
      const auto& block = flow_.blocks[work.back()];
      work.pop_back();
      for (const auto successor : block.successors) reach(successor);
      for (const auto& handler : block.handlers) reach(handler.block);
    }
    if (std::find(reached.begin(), reached.end(), false) != reached.end()) renumber(reached);
  }

  void renumber(const std::vector<bool>& reached) {
    std::vector<std::uint32_t> number(flow_.blocks.size(), ControlFlow::none);
    std::vector<CodeBlock> kept;
    for (std::uint32_t i = 0; i < flow_.blocks.size(); ++i) {
      if (!reached[i]) continue;
      number[i] = static_cast<std::uint32_t>(kept.size());
      kept.push_back(std::move(flow_.blocks[i]));
    }
    for (auto& block : kept) {
      for (auto& successor : block.successors) successor = number[successor];
      for (auto& handler : block.handlers) handler.block = number[handler.block];
    }
    for (auto& block : flow_.block_at)
      if (block != ControlFlow::none) block = number[block];
    flow_.blocks = std::move(kept);
  }

  const classfile::Code& code_;
  std::vector<bool> leader_;
  ControlFlow flow_;
};

}  // namespace

ControlFlow control_flow(const classfile::ClassFile& cls, const classfile::Method& method) {
  return BlockFinder(*method.code, classfile::decode_method(cls, method)).run();
}

}  // namespace jury::lower
