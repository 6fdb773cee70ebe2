#include "stable_keys.h"

#include "start/shown.h"
#include "trace/class_info.h"
#include "trace/object.h"

namespace jury::states {

using trace::Object;
using trace::Value;

StableKeys::StableKeys(program::Workspace& workspace, trace::Interpreter& interpreter,
                       const start::ProgramFacts& facts)
    : workspace_(workspace),
      interpreter_(interpreter),
      facts_(facts),
      hash_(workspace.program().resolve({Symbol("java/lang/Object"), Symbol("hashCode"), Symbol("()I")})),
      compare_(workspace.program().resolve(
          {Symbol("java/lang/Comparable"), Symbol("compareTo"), Symbol("(Ljava/lang/Object;)I")})) {}

void StableKeys::begin() {
  hashes_.clear();
  orders_.clear();
}

std::optional<std::int32_t> StableKeys::answer(const ir::Method& method, std::vector<Value> arguments) {
  const auto outcome = interpreter_.run_virtual(method, arguments);
  return outcome.returned() ? std::optional(outcome.value.as_int()) : std::nullopt;
}

std::vector<std::string> StableKeys::changed(const std::vector<Object*>& objects) {
  std::vector<std::string> result;
  const auto compare = [&](auto& known, const auto& key, std::int32_t now, const Object& object,
                           const char* what) {
    ++compared_;
    const auto [before, added] = known.try_emplace(key, now);
    if (!added && before->second != now)
      result.push_back(start::shown(object.type->name) + " is said to keep its " + what + ", and has changed it");
  };
  for (auto* object : objects) {
    const auto* fact = facts_.find(object->type->name);
    if (!fact) continue;
    if (fact->keeps_equality)
      if (const auto hash = answer(*hash_, {Value::of(object)})) compare(hashes_, object, *hash, *object, "hash code");
    const bool is_ordered = workspace_.program().is_subclass(fact->name, Symbol("java/lang/Comparable"));
    if (!fact->keeps_order || !is_ordered) continue;
    for (auto* other : objects)
      if (other->type == object->type)
        if (const auto order = answer(*compare_, {Value::of(object), Value::of(other)}))
          compare(orders_, std::pair(object, other), *order, *object, "order");
  }
  return result;
}

}  // namespace jury::states
