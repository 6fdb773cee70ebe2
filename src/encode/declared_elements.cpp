#include "encode/declared_elements.h"

#include <algorithm>

namespace jury::encode {

using ir::DeclaredType;

namespace {

// Whether one of them may be what a wildcard of the other stands for.
bool may_meet(program::Program& program, const DeclaredType& first, const DeclaredType& second) {
  const auto is_object = [](const DeclaredType& type) { return type.type.name == "java/lang/Object"; };
  if (is_object(first) || is_object(second)) return true;
  if (first.type.is_array() || second.type.is_array()) return first.type == second.type;
  if (!program.is_subclass(first.type.name, second.type.name) &&
      !program.is_subclass(second.type.name, first.type.name))
    return false;
  const auto arguments = std::min(first.arguments.size(), second.arguments.size());
  for (std::size_t i = 0; i < arguments; ++i)
    if (!may_meet(program, first.arguments[i], second.arguments[i])) return false;
  return true;
}

}  // namespace

void DeclaredElements::add(program::Program& program, const DeclaredType& type, const Assume& assume) {
  const bool meets = std::any_of(types_.begin(), types_.end(), [&](const DeclaredType& other) {
    return other.type == type.type && other != type && may_meet(program, other, type);
  });
  if (meets)
    assume("unknown collections that are declared with different type arguments are different objects");
  types_.push_back(type);
}

}  // namespace jury::encode
