#include "findings/origin.h"

#include "program/preconditions.h"

namespace jury::findings {

namespace {

using ir::Body;
using ir::LocalId;
using ir::Operand;

const ir::Method* method_of(program::Workspace& workspace, const engine::CallInProgress& call) {
  const auto* cls = workspace.program().find_class(call.owner);
  return cls ? cls->find_method(call.method, call.descriptor) : nullptr;
}

// The parameter that the operand is, if only by a copy; not one that is assigned.
std::optional<LocalId> parameter_behind(const Body& body, const Operand& operand) {
  if (!operand.is_local()) return std::nullopt;
  const ir::Statement* only = nullptr;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == operand.local()) {
        if (only) return std::nullopt;
        only = &statement;
      }
  if (!only) return operand.local() < body.parameter_count ? std::optional(operand.local()) : std::nullopt;
  const auto* copy = std::get_if<ir::Copy>(&only->kind);
  if (!copy || operand.local() < body.parameter_count || copy->value == operand) return std::nullopt;
  return parameter_behind(body, copy->value);
}

// What the check at the place is about: of an index the index, unless the array itself is wrong.
std::optional<LocalId> checked_parameter(const Body& body, std::uint32_t offset) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      const auto* check = std::get_if<ir::Check>(&statement.kind);
      if (!check || statement.position.offset != offset) continue;
      const auto& about = check->kind == ir::CheckKind::InBounds ? check->second : check->first;
      if (const auto found = parameter_behind(body, about)) return found;
    }
  return std::nullopt;
}

std::optional<LocalId> handed_parameter(const Body& body, std::uint32_t offset, LocalId number) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (call && statement.position.offset == offset && number < call->arguments.size())
        return parameter_behind(body, call->arguments[number]);
    }
  return std::nullopt;
}

}  // namespace

std::optional<LocalId> origin_of_violation(program::Workspace& workspace, const ir::Method& entry,
                                           const std::vector<engine::CallInProgress>& calls) {
  std::optional<LocalId> found;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const auto* method = method_of(workspace, calls[i]);
    const auto* body = method ? workspace.program().body(*method) : nullptr;
    if (!body) return std::nullopt;
    found = i == 0 ? checked_parameter(*body, calls[i].offset) : handed_parameter(*body, calls[i].offset, *found);
    if (!found || method == &entry) return found;
  }
  return std::nullopt;
}

std::string parameter_name(program::Workspace& workspace, const ir::Method& method, LocalId parameter) {
  const auto text = program::to_text(workspace, method, {program::Precondition::Kind::NotNull, parameter});
  return text.substr(0, text.find(' '));
}

std::optional<std::string> cast_of_argument(program::Workspace& workspace, const ir::Method& entry,
                                            const std::vector<engine::CallInProgress>& calls) {
  const auto origin = entry.name == "equals" ? std::nullopt : origin_of_violation(workspace, entry, calls);
  if (!origin || workspace.program().body(entry)->locals[*origin].type != ir::Type::object()) return std::nullopt;
  const auto& call = calls.front();
  const auto& body = *workspace.program().body(*method_of(workspace, call));
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (const auto* check = std::get_if<ir::Check>(&statement.kind);
          check && check->kind == ir::CheckKind::Castable && statement.position.offset == call.offset)
        return parameter_name(workspace, entry, *origin) + " instanceof " + check->type.display();
  return std::nullopt;
}

}  // namespace jury::findings
