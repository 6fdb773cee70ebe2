#include "start/invariants/constructor_leaks.h"

#include <algorithm>

#include "ir/visit.h"

namespace jury::start {

namespace {

constexpr int deepest = 8;

}  // namespace

bool ConstructorLeaks::hands_out(const ir::Method& method, Symbol class_name, int depth) {
  const Question question{&method, class_name};
  if (const auto known = known_.find(question); known != known_.end()) return known->second;
  const auto* body = workspace_.program().body(method);
  // What a recursive call does is asked where the recursion began.
  if (!open_.insert(question).second) return false;
  bool result = !body || depth > deepest;
  for (std::size_t i = 0; !result && i < body->blocks.size(); ++i) {
    const auto& block = body->blocks[i];
    result =
        std::ranges::any_of(block.statements,
                            [&](const ir::Statement& each) { return hands_out(each, class_name, depth); }) ||
        std::holds_alternative<ir::Refuse>(block.terminator.kind);
    if (const auto* back = std::get_if<ir::Return>(&block.terminator.kind))
      result = result || (back->value && back->value->is_this());
    if (const auto* thrown = std::get_if<ir::Throw>(&block.terminator.kind))
      result = result || thrown->exception.is_this();
  }
  open_.erase(question);
  // With calls open it may rest on the answer that is still being looked for.
  if (open_.empty() || result) known_[question] = result;
  return result;
}

bool ConstructorLeaks::hands_out(const ir::Statement& statement, Symbol class_name, int depth) {
  if (std::holds_alternative<ir::LoadField>(statement.kind) ||
      std::holds_alternative<ir::Check>(statement.kind) ||
      std::holds_alternative<ir::InstanceOf>(statement.kind))
    return false;
  if (ir::target_of(statement) == ir::LocalId{0}) return true;
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind)) return store->value.is_this();
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  bool found = false;
  std::size_t index = 0;
  ir::visit_operands(statement.kind, [&](const ir::Operand& operand) {
    const bool is_receiver = call && call->kind != ir::CallKind::Static && index == 0;
    ++index;
    if (!operand.is_this() || found) return;
    const auto* callee = is_receiver ? writers_.target_on(class_name, *call) : nullptr;
    found = !callee || hands_out(*callee, class_name, depth + 1);
  });
  return found;
}

const ConstructorLeaks::Calls& ConstructorLeaks::calls(const ir::Method& method, Symbol class_name) {
  const auto [entry, added] = calls_.try_emplace({&method, class_name});
  if (added) add_calls(method, class_name, entry->second);
  return entry->second;
}

void ConstructorLeaks::add_calls(const ir::Method& method, Symbol class_name, Calls& result) {
  const auto* body = workspace_.program().body(method);
  if (!body || !result.methods.insert(&method).second) return;
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (!call || call->kind == ir::CallKind::Static || !call->arguments[0].is_this()) continue;
      const auto* callee = writers_.target_on(class_name, *call);
      if (!callee) continue;
      if (call->kind != ir::CallKind::Special && writers_.is_open(*callee)) result.is_open = true;
      add_calls(*callee, class_name, result);
    }
}

}  // namespace jury::start
