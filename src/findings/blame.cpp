#include "findings/blame.h"

#include <algorithm>
#include <set>

namespace jury::findings {

namespace {

using Parameters = std::set<ir::LocalId>;

const ir::Method* method_of(program::Workspace& workspace, const engine::CallInProgress& call) {
  const auto* cls = workspace.program().find_class(call.owner);
  return cls ? cls->find_method(call.method, call.descriptor) : nullptr;
}

// Parameters that are never assigned in the body.
Parameters without_assigned(const ir::Body& body, Parameters parameters) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (const auto target = ir::target_of(statement)) parameters.erase(*target);
  return parameters;
}

// The locals that the condition of the guard may read: those of its block, of the blocks that lead to it, and
// what these are computed from.
Parameters read_before(const ir::Body& body, const program::Guard& guard) {
  std::set<ir::BlockId> near{guard.block};
  for (ir::BlockId id = 0; id < body.blocks.size(); ++id)
    for (const auto next : ir::successors_of(body.blocks[id].terminator))
      if (next == guard.block) near.insert(id);
  Parameters found;
  const auto add = [&](const std::vector<ir::Operand>& operands) {
    for (const auto& operand : operands)
      if (operand.is_local()) found.insert(operand.local());
  };
  for (const auto id : near) {
    const auto& block = body.blocks[id];
    if (id != guard.block) add(ir::operands_of(block.terminator));
    const auto end = id == guard.block && guard.statement ? *guard.statement + 1 : block.statements.size();
    for (std::size_t i = 0; i < end; ++i)
      if (id != guard.block || guard.statement) add(ir::operands_of(block.statements[i]));
  }
  for (std::size_t known = 0; known != found.size();) {
    known = found.size();
    for (const auto& block : body.blocks)
      for (const auto& statement : block.statements)
        if (const auto target = ir::target_of(statement); target && found.count(*target))
          add(ir::operands_of(statement));
  }
  return found;
}

// The callee's parameters that get one of the caller's, where the caller has come to.
Parameters handed_on(const ir::Body& body, const Parameters& parameters, std::uint32_t offset) {
  Parameters result;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (!call || statement.position.offset != offset) continue;
      for (std::size_t i = 0; i < call->arguments.size(); ++i) {
        const auto& argument = call->arguments[i];
        if (argument.is_local() && parameters.count(argument.local()))
          result.insert(static_cast<ir::LocalId>(i));
      }
    }
  return result;
}

std::optional<program::Guard> guard_at(program::Workspace& workspace, const ir::Method& method,
                                       std::uint32_t offset, Symbol thrown) {
  auto& program = workspace.program();
  const auto& body = *program.body(method);
  for (const auto& guard : program::guards_of(workspace, method)) {
    if (std::ranges::none_of(guard.exceptions, [&](Symbol meant) { return program.is_subclass(thrown, meant); }))
      continue;
    const auto& block = body.blocks[guard.block];
    const auto from = guard.statement ? block.statements[*guard.statement].position.offset
                      : block.statements.empty() ? block.terminator.position.offset
                                                 : block.statements.front().position.offset;
    const auto to = guard.statement ? from : block.terminator.position.offset;
    if (from <= offset && offset <= to) return guard;
  }
  return std::nullopt;
}

// What says of an argument that it is not one of those that are meant.
bool is_refusal(program::Program& program, Symbol thrown) {
  return program.is_subclass(thrown, Symbol("java/lang/IllegalArgumentException")) ||
         program.is_subclass(thrown, Symbol("java/time/DateTimeException"));
}

// Whether the library is told nothing by the call but what the caller was given, or is given one of its texts.
bool hands_on(const ir::Body& body, const Parameters& parameters, const ir::Call& call) {
  const std::size_t first = call.kind == ir::CallKind::Static ? 0 : 1;
  bool any = false, all = true, is_text = false;
  for (auto i = first; i < call.arguments.size(); ++i) {
    if (!call.arguments[i].is_local()) continue;
    const auto local = call.arguments[i].local();
    const bool is_given = parameters.count(local) > 0;
    any = any || is_given;
    all = all && is_given;
    is_text = is_text || (is_given && body.locals[local].type.is_reference());
  }
  return any && (all || is_text);
}

// The call of a method of the library at the offset, as a guard; nothing where an exception of it is caught here.
std::optional<program::Guard> call_that_refuses(const ir::Body& body, const Parameters& parameters,
                                                std::uint32_t offset, Symbol thrown) {
  for (ir::BlockId id = 0; id < body.blocks.size(); ++id) {
    const auto& block = body.blocks[id];
    for (std::size_t i = 0; i < block.statements.size(); ++i) {
      const auto& statement = block.statements[i];
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (call && statement.position.offset == offset && block.handlers.empty() && hands_on(body, parameters, *call))
        return program::Guard{id, i, {thrown}, statement.position.line};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Blame> guard_that_throws(program::Workspace& workspace, const ir::Method& entry,
                                       const std::vector<engine::CallInProgress>& calls,
                                       const std::string& thrown) {
  auto internal = thrown;
  std::ranges::replace(internal, '.', '/');
  const Symbol exception(internal);
  const bool is_refused = is_refusal(workspace.program(), exception);
  // From the entry inwards. Outside of it is nothing but what started it.
  auto frame = calls.rbegin();
  while (frame != calls.rend() && method_of(workspace, *frame) != &entry) ++frame;
  Parameters parameters;
  const ir::Method* library = nullptr;
  for (bool is_first = true; frame != calls.rend(); ++frame, is_first = false) {
    const auto* method = method_of(workspace, *frame);
    const auto* body = method ? workspace.program().body(*method) : nullptr;
    if (!body) return std::nullopt;
    if (!library && !workspace.is_user_class(frame->owner)) library = method;
    if (is_first)
      for (ir::LocalId id = 0; id < body->parameter_count; ++id) parameters.insert(id);
    parameters = without_assigned(*body, std::move(parameters));
    if (const auto guard = guard_at(workspace, *method, frame->offset, exception)) {
      const auto read = read_before(*body, *guard);
      const bool is_about_arguments = std::ranges::any_of(
          parameters, [&](ir::LocalId id) { return (id != 0 || method->is_static()) && read.count(id); });
      if (is_first || is_about_arguments) return Blame{method, *guard, library};
    }
    const bool is_last_own = !library && std::next(frame) != calls.rend() &&
                             !workspace.is_user_class(std::next(frame)->owner);
    if (const auto* callee = is_last_own && is_refused ? method_of(workspace, *std::next(frame)) : nullptr)
      if (const auto guard = call_that_refuses(*body, parameters, frame->offset, exception))
        return Blame{method, *guard, callee};
    parameters = handed_on(*body, parameters, frame->offset);
    if (parameters.empty()) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace jury::findings
