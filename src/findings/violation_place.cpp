#include "findings/violation_place.h"

#include <algorithm>

namespace jury::findings {

namespace {

std::string_view class_thrown_by(ir::CheckKind kind) {
  switch (kind) {
    case ir::CheckKind::NotNull:
      return "java/lang/NullPointerException";
    case ir::CheckKind::InBounds:
      return "java/lang/ArrayIndexOutOfBoundsException";
    case ir::CheckKind::Castable:
      return "java/lang/ClassCastException";
    case ir::CheckKind::NonZero:
      return "java/lang/ArithmeticException";
    case ir::CheckKind::Storable:
      return "java/lang/ArrayStoreException";
    case ir::CheckKind::NonNegative:
      return "java/lang/NegativeArraySizeException";
  }
  return "";
}

// In the innermost call the check that failed, of those that one instruction makes; in others the call that did
// not return.
bool fails_here(const ir::Statement& statement, bool is_innermost, Symbol thrown) {
  if (!is_innermost) return std::holds_alternative<ir::Call>(statement.kind);
  const auto* check = std::get_if<ir::Check>(&statement.kind);
  return check && thrown == class_thrown_by(check->kind);
}

}  // namespace

std::optional<GuardOfMethod> place_as_guard(program::Workspace& workspace,
                                            const engine::Counterexample& counterexample) {
  if (!counterexample.scenario) return std::nullopt;
  const auto& calls = counterexample.calls;
  const auto frame = std::ranges::find_if(
      calls, [&](const engine::CallInProgress& call) { return workspace.is_user_class(call.owner); });
  if (frame == calls.end()) return std::nullopt;
  const auto* method = workspace.program().get_class(frame->owner).find_method(frame->method, frame->descriptor);
  const auto* body = method ? workspace.program().body(*method) : nullptr;
  if (!body) return std::nullopt;
  auto thrown = counterexample.scenario->exception_class;
  std::replace(thrown.begin(), thrown.end(), '.', '/');
  for (ir::BlockId id = 0; id < body->blocks.size(); ++id) {
    const auto& block = body->blocks[id];
    if (!block.handlers.empty()) continue;
    for (std::size_t i = 0; i < block.statements.size(); ++i)
      if (block.statements[i].position.offset == frame->offset &&
          fails_here(block.statements[i], frame == calls.begin(), Symbol(thrown)))
        return GuardOfMethod{method, {id, i, {Symbol(thrown)}, block.statements[i].position.line}};
    if (std::holds_alternative<ir::Throw>(block.terminator.kind) &&
        block.terminator.position.offset == frame->offset)
      return GuardOfMethod{method, {id, std::nullopt, {Symbol(thrown)}, block.terminator.position.line}};
  }
  return std::nullopt;
}

}  // namespace jury::findings
