#include "start/invariants/condition.h"

namespace jury::start {

namespace {

std::string text_of(const Condition::Side& side) {
  return side.field->name.text() + (side.is_length ? ".length" : "");
}

}  // namespace

std::string Condition::text() const {
  if (kind == Kind::NotNull) return text_of(left) + " != null";
  if (!right.field) return text_of(left) + " <= " + std::to_string(bound);
  if (!left.field) return text_of(right) + " >= " + std::to_string(-bound);
  if (bound == 0) return text_of(left) + " <= " + text_of(right);
  if (bound == -1) return text_of(left) + " < " + text_of(right);
  return text_of(left) + " <= " + text_of(right) + (bound < 0 ? " - " : " + ") +
         std::to_string(bound < 0 ? -bound : bound);
}

}  // namespace jury::start
