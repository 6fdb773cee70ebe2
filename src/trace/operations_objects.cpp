// Arrays and objects as wholes, and classes as objects.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "program/platform.h"
#include "support/diagnostics.h"
#include "trace/arithmetic.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

using ir::Kind;

ClassInfo& mirrored(const Value& argument) { return ClassTable::mirrored(object_argument(argument)); }

bool is_array(const Object& object) { return object.type->is_array(); }

template <class Element>
void sort_range(Object& array, std::uint32_t from, std::uint32_t to) {
  std::sort(array.elements<Element>() + from, array.elements<Element>() + to);
}

template <class Float>
void sort_floats(Object& array, std::uint32_t from, std::uint32_t to) {
  std::sort(array.elements<Float>() + from, array.elements<Float>() + to,
            [](Float left, Float right) { return compare_totally(left, right) < 0; });
}

// "Outer$1Local" -> "Local", "Outer$1" -> "", "a/Outer$Member" -> "Member"; a top-level class may have '$' in
// its name.
std::string simple_name(const ClassInfo& type) {
  if (type.is_array()) return simple_name(*type.element) + "[]";
  if (!type.declaration) return type.java_name();
  const std::string& name = type.name.text();
  const std::string& outer = type.declaration->outer_class.text();
  if (outer.empty() || !name.starts_with(outer + "$")) return name.substr(name.rfind('/') + 1);
  const std::string member = name.substr(outer.size() + 1);
  return member.substr(std::min(member.find_first_not_of("0123456789"), member.size()));
}

std::int32_t flags_of(const ClassInfo& type) {
  constexpr std::int32_t array_flag = 0x10000, primitive_flag = 0x20000, record_flag = 0x40000;
  constexpr std::int32_t public_final_abstract = 0x0411;
  if (type.is_array()) return array_flag | public_final_abstract;
  if (!type.declaration) return primitive_flag | public_final_abstract;
  const bool is_record = type.superclass && type.superclass->name == "java/lang/Record";
  constexpr std::int32_t super_flag = 0x0020;  // of the class file, not of the language
  return (type.declaration->flags & ~super_flag) | (is_record ? record_flag : 0);
}

}  // namespace

JURY_PERFORM(ArrayCopy) {
  const Object& source = object_argument(arguments[0]);
  Object& target = object_argument(arguments[2]);
  const auto from = static_cast<std::uint32_t>(arguments[1].as_int());
  const auto to = static_cast<std::uint32_t>(arguments[3].as_int());
  const auto count = static_cast<std::uint32_t>(arguments[4].as_int());
  JURY_CHECK(source.type->shape == target.type->shape, "arrays of different kinds are copied");
  JURY_CHECK(from <= source.length && count <= source.length - from && to <= target.length &&
                 count <= target.length - to,
             "an array range out of range, against the contract");
  const std::size_t size = Heap::element_size(source.type->shape);
  std::memmove(target.elements<std::byte>() + to * size, source.elements<std::byte>() + from * size,
               count * size);
  return Flow::Next;
}

JURY_PERFORM(ArrayCreateLike) {
  return machine.allocate_array(machine.classes().array_of(mirrored(arguments[0])), arguments[1].as_int(),
                                result);
}

JURY_PERFORM(ArrayLengthOf) {
  const Object* object = arguments[0].as_object();
  return answer(result,
                Value::of(object && is_array(*object) ? static_cast<std::int32_t>(object->length) : -1));
}

JURY_PERFORM(ArrayCanHold) {
  const Object& array = object_argument(arguments[0]);
  const Object* element = arguments[1].as_object();
  return answer(result,
                Value::of(array.type->shape == Shape::ReferenceArray &&
                          (!element || machine.classes().is_instance(*element, *array.type->element))));
}

JURY_PERFORM(ArraySort) {
  Object& array = object_argument(arguments[0]);
  const auto from = static_cast<std::uint32_t>(arguments[1].as_int());
  const auto to = static_cast<std::uint32_t>(arguments[2].as_int());
  JURY_CHECK(from <= to && to <= array.length, "an array range out of range, against the contract");
  switch (array.type->shape) {
    case Shape::ByteArray:
      sort_range<std::int8_t>(array, from, to);
      break;
    case Shape::CharArray:
      sort_range<std::uint16_t>(array, from, to);
      break;
    case Shape::ShortArray:
      sort_range<std::int16_t>(array, from, to);
      break;
    case Shape::IntArray:
      sort_range<std::int32_t>(array, from, to);
      break;
    case Shape::LongArray:
      sort_range<std::int64_t>(array, from, to);
      break;
    case Shape::FloatArray:
      sort_floats<float>(array, from, to);
      break;
    case Shape::DoubleArray:
      sort_floats<double>(array, from, to);
      break;
    case Shape::Instance:
    case Shape::Throwable:
    case Shape::Mirror:
    case Shape::Text:
    case Shape::Sequence:
    case Shape::Table:
    case Shape::Cursor:
    case Shape::ReferenceArray:
    case Shape::None:
      internal_error(__FILE__, __LINE__, "array.sort takes a primitive array");
  }
  return Flow::Next;
}

JURY_PERFORM(ObjectClone) {
  Object& original = object_argument(arguments[0]);
  if (is_array(original)) {
    Object* copy = machine.heap().new_array(*original.type, original.length);
    std::memcpy(copy->elements<std::byte>(), original.elements<std::byte>(),
                original.length * Heap::element_size(original.type->shape));
    return answer(result, Value::of(copy));
  }
  Object* copy = machine.allocate(*original.type);
  const std::uint32_t hidden = original.type->shape == Shape::Instance ? 0 : 1;
  for (std::uint32_t slot = hidden; slot < original.type->slot_count; ++slot)
    copy->fields()[slot] = original.fields()[slot];
  return answer(result, Value::of(copy));
}

JURY_PERFORM(ClassOf) {
  return answer(result, Value::of(machine.classes().mirror(*object_argument(arguments[0]).type)));
}

JURY_PERFORM(ClassName) {
  return answer(result, Value::of(machine.new_text(mirrored(arguments[0]).java_name())));
}

JURY_PERFORM(ClassSimpleName) {
  return answer(result, Value::of(machine.new_text(simple_name(mirrored(arguments[0])))));
}

JURY_PERFORM(ClassIsInstance) {
  const Object* object = arguments[1].as_object();
  return answer(result, Value::of(object && machine.classes().is_instance(*object, mirrored(arguments[0]))));
}

JURY_PERFORM(ClassIsAssignable) {
  return answer(result,
                Value::of(machine.classes().is_subtype(mirrored(arguments[1]), mirrored(arguments[0]))));
}

JURY_PERFORM(ClassFlags) { return answer(result, Value::of(flags_of(mirrored(arguments[0])))); }

JURY_PERFORM(ClassSuper) {
  const ClassInfo& type = mirrored(arguments[0]);
  ClassInfo* superclass = type.is_interface() ? nullptr : type.superclass;
  return answer(result, Value::of(superclass ? machine.classes().mirror(*superclass) : nullptr));
}

JURY_PERFORM(ClassInterfaces) {
  const ClassInfo& type = mirrored(arguments[0]);
  ClassInfo& array_type = machine.classes().known(KnownClass::ClassArray);
  Object* array = machine.heap().new_array(array_type, static_cast<std::uint32_t>(type.interfaces.size()));
  for (std::size_t i = 0; i < type.interfaces.size(); ++i)
    array->elements<Object*>()[i] = machine.classes().mirror(*type.interfaces[i]);
  return answer(result, Value::of(array));
}

JURY_PERFORM(ClassComponent) {
  ClassInfo* element = mirrored(arguments[0]).element;
  return answer(result, Value::of(element ? machine.classes().mirror(*element) : nullptr));
}

JURY_PERFORM(ClassPrimitive) {
  const auto name = static_cast<TextObject&>(object_argument(arguments[0])).view();
  for (std::size_t i = 0; i < static_cast<std::size_t>(Kind::Reference); ++i) {
    const auto kind = static_cast<Kind>(i);
    const auto candidate = ir::name_of(kind);
    if (std::equal(name.begin(), name.end(), candidate.begin(), candidate.end()))
      return answer(result, Value::of(machine.classes().mirror(machine.classes().primitive(kind))));
  }
  internal_error(__FILE__, __LINE__, "no such primitive type");
}

// The answer of its method values().
JURY_PERFORM(ClassEnumConstants) {
  ClassInfo& type = mirrored(arguments[0]);
  const bool is_enum = type.declaration && type.superclass && type.superclass->name == "java/lang/Enum";
  if (!is_enum) return answer(result, Value::zero());
  const ir::Type array = ir::Type::array_of(type.type);
  const ir::Method* values =
      type.declaration->find_method(Symbol("values"), Symbol("()" + array.descriptor()));
  if (!values) machine.unsupported("enum " + type.java_name() + " has no method values()");
  const Flow flow = machine.call(machine.classes().method(*values), {});
  if (flow == Flow::Switched) machine.initialize_then_continue(type);
  return flow;
}

JURY_PERFORM(ClassDesiredAssertions) {
  const bool is_on =
      machine.options().assertions_enabled && !program::is_platform_class(mirrored(arguments[0]).name.view());
  return answer(result, Value::of(is_on));
}

}  // namespace jury::trace
