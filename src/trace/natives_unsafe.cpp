// jdk.internal.misc.Unsafe on fields and array elements of the interpreter's heap. An offset is what the
// object layout says (object.h): the header's size, then 8 bytes per field, or the elements. Memory outside
// of objects is not modelled.
#include <cstddef>
#include <cstring>
#include <string>

#include "support/unicode.h"
#include "trace/choices.h"
#include "trace/natives_table.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

using ir::Kind;

constexpr std::int64_t first_offset = sizeof(Object);

// The place of a value: a field of an instance, or bytes among the elements of an array, which need not be
// one element.
class Place {
 public:
  Place(Machine& machine, const Value& object, const Value& offset, Kind kind)
      : object_(object.as_object()),
        distance_(offset.as_long() - first_offset),
        width_(width(kind)),
        kind_(kind) {
    if (!object_) machine.unsupported("Unsafe access to memory outside of objects");
    const bool is_array = object_->type->is_array();
    const std::size_t size = is_array ? object_->length * Heap::element_size(object_->type->shape)
                                      : object_->type->slot_count * sizeof(Value);
    const bool aligned = is_array || distance_ % static_cast<std::int64_t>(sizeof(Value)) == 0;
    if (distance_ < 0 || distance_ + width_ > static_cast<std::int64_t>(size) || !aligned)
      machine.unsupported("Unsafe access beside the fields or elements of an object");
  }

  Value load() const {
    if (!object_->type->is_array()) return field();
    std::int64_t bits = 0;
    std::memcpy(&bits, object_->elements<std::byte>() + distance_, static_cast<std::size_t>(width_));
    return fit(kind_, bits);
  }

  void store(Value value) const {
    if (!object_->type->is_array())
      field() = value;
    else
      std::memcpy(object_->elements<std::byte>() + distance_, &value.bits, static_cast<std::size_t>(width_));
  }

 private:
  static std::int64_t width(Kind kind) {
    if (kind == Kind::Boolean || kind == Kind::Byte) return 1;
    if (kind == Kind::Char || kind == Kind::Short) return 2;
    return kind == Kind::Int || kind == Kind::Float ? 4 : 8;
  }
  Value& field() const { return object_->fields()[static_cast<std::size_t>(distance_) / sizeof(Value)]; }

  Object* object_;
  std::int64_t distance_;
  std::int64_t width_;
  Kind kind_;
};

template <Kind kind>
Flow get(Machine& machine, const Value* arguments, Value& result) {
  return answer(result, Place(machine, arguments[1], arguments[2], kind).load());
}

template <Kind kind>
Flow put(Machine& machine, const Value* arguments, Value&) {
  Place(machine, arguments[1], arguments[2], kind).store(arguments[3]);
  return Flow::Next;
}

template <Kind kind>
bool same(Value left, Value right) {
  return kind == Kind::Int ? left.as_int() == right.as_int() : left.bits == right.bits;
}

template <Kind kind>
Flow compare_and_set(Machine& machine, const Value* arguments, Value& result) {
  const Place target = Place(machine, arguments[1], arguments[2], kind);
  const bool matches = same<kind>(target.load(), arguments[3]);
  if (matches) target.store(arguments[4]);
  return answer(result, Value::of(matches));
}

template <Kind kind>
Flow compare_and_exchange(Machine& machine, const Value* arguments, Value& result) {
  const Place target = Place(machine, arguments[1], arguments[2], kind);
  const Value old = target.load();
  if (same<kind>(old, arguments[3])) target.store(arguments[4]);
  return answer(result, old);
}

// objectFieldOffset1(Class, String).
Flow field_offset(Machine& machine, const Value* arguments, Value& result) {
  const ClassInfo& type = ClassTable::mirrored(object_argument(arguments[1]));
  const std::string name = to_utf8(static_cast<TextObject&>(object_argument(arguments[2])).view());
  const FieldSlot* slot = Machine::find_field(type, name);
  if (!slot) machine.unsupported("Unsafe: no field " + name + " in " + type.java_name());
  return answer(
      result, Value::of(first_offset + std::int64_t{slot->slot} * static_cast<std::int64_t>(sizeof(Value))));
}

Flow array_base(Machine&, const Value*, Value& result) {
  return answer(result, Value::of(static_cast<std::int32_t>(first_offset)));
}

Flow array_scale(Machine&, const Value* arguments, Value& result) {
  const ClassInfo& type = ClassTable::mirrored(object_argument(arguments[1]));
  return answer(result, Value::of(static_cast<std::int32_t>(Heap::element_size(type.shape))));
}

Flow nothing(Machine&, const Value*, Value&) { return Flow::Next; }
Flow eight(Machine&, const Value*, Value& result) { return answer(result, Value::of(std::int32_t{8})); }
Flow no(Machine&, const Value*, Value& result) { return answer(result, Value::of(false)); }
Flow yes(Machine&, const Value*, Value& result) { return answer(result, Value::of(true)); }

#define JURY_ACCESS(kind, name, letter)                                                \
  {owner, "get" name, "(Ljava/lang/Object;J)" letter, get<Kind::kind>},                \
      {owner, "get" name "Volatile", "(Ljava/lang/Object;J)" letter, get<Kind::kind>}, \
      {owner, "put" name, "(Ljava/lang/Object;J" letter ")V", put<Kind::kind>}, {      \
    owner, "put" name "Volatile", "(Ljava/lang/Object;J" letter ")V", put<Kind::kind>  \
  }
#define JURY_EXCHANGE(kind, name, letter)                                                                  \
  {owner, "compareAndSet" name, "(Ljava/lang/Object;J" letter letter ")Z", compare_and_set<Kind::kind>}, { \
    owner, "compareAndExchange" name, "(Ljava/lang/Object;J" letter letter ")" letter,                     \
        compare_and_exchange<Kind::kind>                                                                   \
  }

constexpr std::string_view owner = "jdk/internal/misc/Unsafe";

constexpr NativeEntry entries[] = {
    JURY_ACCESS(Boolean, "Boolean", "Z"),
    JURY_ACCESS(Byte, "Byte", "B"),
    JURY_ACCESS(Char, "Char", "C"),
    JURY_ACCESS(Short, "Short", "S"),
    JURY_ACCESS(Int, "Int", "I"),
    JURY_ACCESS(Long, "Long", "J"),
    JURY_ACCESS(Float, "Float", "F"),
    JURY_ACCESS(Double, "Double", "D"),
    JURY_ACCESS(Reference, "Reference", "Ljava/lang/Object;"),
    JURY_EXCHANGE(Int, "Int", "I"),
    JURY_EXCHANGE(Long, "Long", "J"),
    JURY_EXCHANGE(Reference, "Reference", "Ljava/lang/Object;"),
    {owner, "registerNatives", "()V", nothing},
    {owner, "objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", field_offset},
    {owner, "arrayBaseOffset0", "(Ljava/lang/Class;)I", array_base},
    {owner, "arrayIndexScale0", "(Ljava/lang/Class;)I", array_scale},
    {owner, "addressSize0", "()I", eight},
    {owner, "isBigEndian0", "()Z", no},
    {owner, "unalignedAccess0", "()Z", yes},
    {owner, "fullFence", "()V", nothing},
    {owner, "loadFence", "()V", nothing},
    {owner, "storeFence", "()V", nothing},
};

#undef JURY_ACCESS
#undef JURY_EXCHANGE

}  // namespace

std::span<const NativeEntry> unsafe_natives() { return entries; }

}  // namespace jury::trace
