#include "lower/finalizers.h"

#include <algorithm>

namespace jury::lower {

namespace {

constexpr unsigned char load_this = 0x2a, invoke_special = 0xb7, return_nothing = 0xb1;

// Whether it does nothing of its own: an empty body, or only that of the superclass, whose constructor has a
// mark of its own.
bool is_inert(const classfile::Code& code) {
  const auto& bytes = code.bytes;
  return (bytes.size() == 1 && bytes[0] == return_nothing) ||
         (bytes.size() == 5 && bytes[0] == load_this && bytes[1] == invoke_special &&
          bytes[4] == return_nothing);
}

bool is_finalizer(const classfile::Method& method) {
  return method.name == "finalize" && method.descriptor == "()V" && !method.is_static() && method.code &&
         !is_inert(*method.code);
}

}  // namespace

void mark_finalizable(ir::Body& body, const classfile::ClassFile& cls, const classfile::Method& method) {
  if (method.name != "<init>" || std::ranges::none_of(cls.methods, is_finalizer) || body.blocks.empty())
    return;
  auto& statements = body.blocks[0].statements;
  const auto position = statements.empty() ? body.blocks[0].terminator.position : statements[0].position;
  const ir::Operate mark{
      std::nullopt, ir::Operation::Unmodelled, {ir::Operand::of_string(Symbol("finalizers"))}};
  const ir::Call call{std::nullopt,
                      ir::CallKind::Virtual,
                      {cls.name, Symbol("finalize"), Symbol("()V")},
                      {ir::Operand::local(0)}};
  statements.insert(statements.begin(), {ir::Statement{mark, position}, ir::Statement{call, position}});
}

}  // namespace jury::lower
