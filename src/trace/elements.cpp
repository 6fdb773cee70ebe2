#include "trace/elements.h"

#include "support/diagnostics.h"
#include "trace/class_info.h"

namespace jury::trace {

namespace {

// Calls `use` with a pointer to the first element, of its real type.
template <class Array, class Use>
auto with_elements(Array& array, Use use) {
  switch (array.type->shape) {
    case Shape::ByteArray:
      return use(array.template elements<std::int8_t>());
    case Shape::CharArray:
      return use(array.template elements<std::uint16_t>());
    case Shape::ShortArray:
      return use(array.template elements<std::int16_t>());
    case Shape::IntArray:
    case Shape::FloatArray:
      return use(array.template elements<std::int32_t>());
    case Shape::LongArray:
    case Shape::DoubleArray:
    case Shape::ReferenceArray:
      return use(array.template elements<std::int64_t>());
    case Shape::Instance:
    case Shape::Throwable:
    case Shape::Mirror:
    case Shape::Text:
    case Shape::Sequence:
    case Shape::Table:
    case Shape::Cursor:
    case Shape::None:
      break;
  }
  internal_error(__FILE__, __LINE__, "not an array");
}

}  // namespace

Value get_element(const Object& array, std::uint32_t index) {
  JURY_CHECK(index < array.length, "array index out of range");
  return with_elements(array, [&](const auto* elements) {
    if constexpr (sizeof(*elements) == 8)
      return Value::of(elements[index]);
    else
      return Value::of(std::int32_t{elements[index]});
  });
}

void set_element(Object& array, std::uint32_t index, Value value) {
  JURY_CHECK(index < array.length, "array index out of range");
  with_elements(array, [&](auto* elements) {
    elements[index] = static_cast<std::remove_reference_t<decltype(*elements)>>(value.as_long());
  });
}

}  // namespace jury::trace
