#include "check/inferred_conditions.h"

#include "start/invariants/shared_invariants.h"
#include "trace/class_info.h"

namespace jury::check {

namespace {

using start::Condition;
using trace::Object;

trace::Value field_of(const Object& object, const ir::Field& field) {
  for (const auto& slot : object.type->instance_fields)
    if (slot.field == &field) return object.fields()[slot.slot];
  return {};
}

// Conditions on lengths stand beside one that the array is not null.
std::int64_t side(const Condition::Side& side, const Object& object) {
  if (!side.field) return 0;
  const auto value = field_of(object, *side.field);
  if (side.is_length) return value.as_object() ? value.as_object()->length : 0;
  return side.field->type.kind == ir::Kind::Long ? value.as_long() : value.as_int();
}

}  // namespace

bool holds(const Condition& condition, const Object& object) {
  if (condition.kind == Condition::Kind::NotNull) return field_of(object, *condition.left.field).as_object();
  return side(condition.left, object) - side(condition.right, object) <= condition.bound;
}

std::optional<std::string> broken_condition(program::Workspace& workspace, const ir::Method& entry,
                                            const Object& object) {
  auto& invariants = start::shared_invariants(workspace);
  for (const auto* cls = object.type->declaration; cls && workspace.is_user_class(cls->name);
       cls = workspace.program().find_class(cls->superclass)) {
    if (!invariants.holds_at(entry, cls->name)) continue;
    for (const auto& condition : invariants.of(cls->name).conditions)
      if (!holds(condition, object)) return condition.text();
  }
  return std::nullopt;
}

}  // namespace jury::check
