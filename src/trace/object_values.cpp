#include "trace/object_values.h"

#include <cmath>

#include "trace/arithmetic.h"
#include "trace/class_info.h"
#include "trace/heap.h"

namespace jury::trace {

namespace {

// Double.doubleToLongBits and Float.floatToIntBits: one bit pattern for all NaNs.
std::uint64_t canonical_bits(const Object& box, ir::Kind kind) {
  const Value value = box.fields()[box.type->box_slot];
  if (kind == ir::Kind::Double) return std::isnan(value.as_double()) ? 0x7ff8000000000000u : value.bits;
  if (kind == ir::Kind::Float)
    return std::isnan(value.as_float()) ? 0x7fc00000u : static_cast<std::uint32_t>(value.bits);
  return kind == ir::Kind::Long ? value.bits : static_cast<std::uint32_t>(value.bits);
}

std::int32_t box_hash(const Object& box) {
  const ir::Kind kind = box.type->box_kind;
  const std::uint64_t bits = canonical_bits(box, kind);
  if (kind == ir::Kind::Boolean) return bits ? 1231 : 1237;
  if (kind == ir::Kind::Long || kind == ir::Kind::Double)
    return static_cast<std::int32_t>(bits ^ (bits >> 32));
  return static_cast<std::int32_t>(bits);
}

bool is_box(const Object& object) { return object.type->box_kind != ir::Kind::Void; }

}  // namespace

bool equal_values(const Object* first, const Object* second) {
  if (first == second) return true;
  if (!first || !second || first->type != second->type) return false;
  if (first->type->shape == Shape::Text)
    return static_cast<const TextObject*>(first)->view() == static_cast<const TextObject*>(second)->view();
  return is_box(*first) &&
         canonical_bits(*first, first->type->box_kind) == canonical_bits(*second, second->type->box_kind);
}

bool hashes_by_identity(const Object& object) { return object.type->shape != Shape::Text && !is_box(object); }

std::int32_t hash_value(Heap& heap, Object* object) {
  if (!object) return 0;
  if (object->type->shape == Shape::Text) return text_hash(static_cast<const TextObject&>(*object));
  return is_box(*object) ? box_hash(*object) : heap.identity_hash(*object);
}

int compare_values(const Object* first, const Object* second) {
  if (!first || !second || first->type != second->type) return 0;
  if (first->type->shape == Shape::Text) {
    const auto order =
        static_cast<const TextObject*>(first)->view().compare(static_cast<const TextObject*>(second)->view());
    return order < 0 ? -1 : order > 0;
  }
  if (!is_box(*first)) return 0;
  const Value left = first->fields()[first->type->box_slot];
  const Value right = second->fields()[second->type->box_slot];
  switch (first->type->box_kind) {
    case ir::Kind::Long:
      return compare(left.as_long(), right.as_long());
    case ir::Kind::Float:
      return compare_totally(left.as_float(), right.as_float());
    case ir::Kind::Double:
      return compare_totally(left.as_double(), right.as_double());
    case ir::Kind::Boolean:
    case ir::Kind::Byte:
    case ir::Kind::Char:
    case ir::Kind::Short:
    case ir::Kind::Int:
      return compare(left.as_int(), right.as_int());
    case ir::Kind::Void:
    case ir::Kind::Reference:
      break;
  }
  return 0;
}

std::size_t lookup_hash(const Object* object) {
  std::uint64_t bits = reinterpret_cast<std::uintptr_t>(object) >> 4;
  if (object && object->type->shape == Shape::Text)
    bits = static_cast<std::uint32_t>(text_hash(static_cast<const TextObject&>(*object)));
  else if (object && is_box(*object))
    bits = canonical_bits(*object, object->type->box_kind);
  return static_cast<std::size_t>((bits * 0x9e3779b97f4a7c15u) >> 24);
}

}  // namespace jury::trace
