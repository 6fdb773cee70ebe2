#include "start/invariants/quiet_code.h"

#include <algorithm>

namespace jury::start {

namespace {

constexpr int deepest = 6;

}  // namespace

bool QuietCode::is_quiet(const ir::Method& method, Symbol class_name, int depth) {
  if (workspace_.is_user_class(method.owner) || depth > deepest) return false;
  const Question question{&method, class_name};
  if (const auto known = known_.find(question); known != known_.end()) return known->second;
  const auto* body = workspace_.program().body(method);
  if (!body) return known_[question] = false;
  // What a recursive call does is asked where the recursion began.
  if (!open_.insert(question).second) return true;
  const bool result = std::ranges::all_of(body->blocks, [&](const ir::Block& block) {
    return !std::holds_alternative<ir::Refuse>(block.terminator.kind) &&
           std::ranges::all_of(block.statements, [&](const ir::Statement& statement) {
             return is_quiet(statement, class_name, depth);
           });
  });
  open_.erase(question);
  // An answer that rests on one that is still looked for, or on the depth, is not kept.
  if (open_.empty()) known_[question] = result;
  return result;
}

bool QuietCode::is_quiet(const ir::Statement& statement, Symbol class_name, int depth) {
  if (const auto* call = std::get_if<ir::Call>(&statement.kind)) return is_quiet(*call, class_name, depth);
  if (const auto* initialized = std::get_if<ir::InitializeClass>(&statement.kind))
    return !workspace_.is_user_class(initialized->class_name);
  const auto* operate = std::get_if<ir::Operate>(&statement.kind);
  // A copy of an object is something new that somebody may look at.
  return !operate ||
         (operate->operation != ir::Operation::ArraySort && operate->operation != ir::Operation::Unmodelled &&
          operate->operation != ir::Operation::ObjectClone);
}

bool QuietCode::is_quiet(const ir::Call& call, Symbol class_name, int depth) {
  if (call.method.owner.view().starts_with('[')) return call.method.name == "clone";
  const bool on_this = !call.arguments.empty() && call.arguments[0].is_this() && !class_name.empty();
  const auto* callee = on_this ? writers_.target_on(class_name, call) : writers_.target(call);
  if (!callee) return false;
  const bool constructs = call.method.name == "<init>";
  const auto receiver = on_this ? class_name : constructs ? call.method.owner : Symbol();
  return is_quiet(*callee, receiver, depth + 1);
}

}  // namespace jury::start
