// Byte code cut into basic blocks. A block starts at the entry, at every branch target, after every branch,
// at every handler, and at both ends of every protected range, so that all instructions of a block have the
// same handlers. Blocks that cannot be reached are left out.
#pragma once

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/instruction.h"
#include "support/symbol.h"

namespace jury::lower {

struct HandlerEdge {
  Symbol class_name;  // empty: any
  std::uint32_t block;
};

struct CodeBlock {
  std::uint32_t first = 0;  // instructions [first, last)
  std::uint32_t last = 0;
  std::vector<std::uint32_t>
      successors;  // without handlers; the fall-through, if any, is the block after this one
  std::vector<HandlerEdge> handlers;
};

struct ControlFlow {
  static constexpr std::uint32_t none = UINT32_MAX;

  std::vector<classfile::Instruction> instructions;
  std::vector<CodeBlock> blocks;        // block 0 is the entry
  std::vector<std::uint32_t> block_at;  // by code offset: the block that starts there, or none

  std::uint32_t block_starting(std::uint32_t offset) const { return block_at[offset]; }
};

// Throws Unsupported for jsr and ret, UserError for malformed code.
ControlFlow control_flow(const classfile::ClassFile& cls, const classfile::Method& method);

}  // namespace jury::lower
