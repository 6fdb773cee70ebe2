#include "start/invariants/new_results.h"

#include <algorithm>

namespace jury::start {

namespace {

constexpr int deepest = 4;

bool is_new(program::Program& program, const ir::Body& body, const ir::Operand& value, int depth);

// Whether what a statement assigns is new.
bool makes_new(program::Program& program, const ir::Body& body, const ir::Statement& statement, int depth) {
  if (std::holds_alternative<ir::NewArray>(statement.kind)) return true;
  if (const auto* copy = std::get_if<ir::Copy>(&statement.kind))
    return is_new(program, body, copy->value, depth + 1);
  if (const auto* operate = std::get_if<ir::Operate>(&statement.kind))
    return operate->operation == ir::Operation::ArrayCreateLike || clones_array(body, statement);
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call) return false;
  const auto* callee = call->kind == ir::CallKind::Static ? program.resolve(call->method) : nullptr;
  return callee && returns_new_array(program, *callee, depth + 1);
}

bool is_new(program::Program& program, const ir::Body& body, const ir::Operand& value, int depth) {
  if (!value.is_local() || value.local() < body.parameter_count || depth > deepest) return false;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == value.local() && !makes_new(program, body, statement, depth))
        return false;
  return true;
}

}  // namespace

bool clones_array(const ir::Body& body, const ir::Statement& statement) {
  const auto* operate = std::get_if<ir::Operate>(&statement.kind);
  return operate && operate->operation == ir::Operation::ObjectClone && operate->arguments[0].is_local() &&
         body.locals[operate->arguments[0].local()].type.is_array();
}

bool returns_new_array(program::Program& program, const ir::Method& method, int depth) {
  if (!method.is_static() || depth > deepest ||
      !ir::Signature::from_descriptor(method.descriptor.view()).result.is_array())
    return false;
  const auto* body = program.body(method);
  return body && std::ranges::all_of(body->blocks, [&](const ir::Block& block) {
           const auto* result = std::get_if<ir::Return>(&block.terminator.kind);
           return !std::holds_alternative<ir::Refuse>(block.terminator.kind) &&
                  (!result || (result->value && is_new(program, *body, *result->value, depth)));
         });
}

}  // namespace jury::start
