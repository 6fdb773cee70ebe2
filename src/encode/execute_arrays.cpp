// Arrays of numbers whose length is not known and not bounded (ExecutionLimits::modular): the elements are
// one array term over 32-bit indices, of the width that the kind has in memory.
#include "encode/executor.h"

namespace jury::encode {

using ir::Kind;

logic::Sort Executor::element_sort(Kind kind) {
  switch (kind) {
    case Kind::Boolean:
      return terms_.bit_vector_sort(1);
    case Kind::Byte:
      return terms_.bit_vector_sort(8);
    case Kind::Char:
    case Kind::Short:
      return terms_.bit_vector_sort(16);
    case Kind::Int:
      return terms_.bit_vector_sort(32);
    case Kind::Long:
      return terms_.bit_vector_sort(64);
    case Kind::Float:
      return terms_.float_sort(logic::float_format);
    case Kind::Double:
      return terms_.float_sort(logic::double_format);
    case Kind::Void:
    case Kind::Reference:
      break;
  }
  internal_error(__FILE__, __LINE__, "an array of references has its elements one by one");
}

Term Executor::fresh_elements(Kind kind, std::string_view name) {
  return terms_.fresh_constant(name, terms_.array_sort(terms_.bit_vector_sort(32), element_sort(kind)));
}

// As a value that the JVM computes with.
Term Executor::select_element(Term elements, Term index, Kind kind) {
  const Term element = terms_.select(elements, index);
  if (kind == Kind::Byte || kind == Kind::Short) return terms_.sign_extend_to(element, 32);
  if (kind == Kind::Boolean || kind == Kind::Char) return terms_.zero_extend_to(element, 32);
  return element;
}

Term Executor::store_element(Term elements, Term index, Term value, Kind kind) {
  switch (kind) {
    case Kind::Boolean:
      return terms_.store(elements, index, terms_.extract(value, 0, 0));
    case Kind::Byte:
      return terms_.store(elements, index, terms_.extract(value, 7, 0));
    case Kind::Char:
    case Kind::Short:
      return terms_.store(elements, index, terms_.extract(value, 15, 0));
    case Kind::Void:
    case Kind::Int:
    case Kind::Long:
    case Kind::Float:
    case Kind::Double:
    case Kind::Reference:
      break;
  }
  return terms_.store(elements, index, value);
}

// What `target` holds after `count` elements of `source` were copied: a new array, defined at every index.
Term Executor::copied_elements(Term source, Term source_index, Term target, Term target_index, Term count,
                               Term condition) {
  using logic::Kind;
  const Term result = terms_.fresh_constant("copied", target.sort());
  const Term index = terms_.fresh_variable("index", terms_.bit_vector_sort(32));
  const Term end = terms_.make(Kind::bv_add, {target_index, count});
  const Term inside = terms_.conjunction(terms_.make(Kind::bv_sle, {target_index, index}),
                                         terms_.make(Kind::bv_slt, {index, end}));
  const Term from =
      terms_.make(Kind::bv_add, {terms_.make(Kind::bv_sub, {index, target_index}), source_index});
  const Term value = terms_.if_then_else(terms_.conjunction(condition, inside), terms_.select(source, from),
                                         terms_.select(target, index));
  const Term element = terms_.select(result, index);
  const Term pattern = terms_.make(Kind::pattern, {element});
  assume(terms_.forall({&index, 1}, terms_.equal(element, value), {&pattern, 1}));
  return result;
}

// A new array of zeros when its length is to be left open.
std::optional<ObjectId> Executor::make_open_array(State& state, const ir::Type& type, Term length) {
  const auto kind = type.element().kind;
  if (!limits_.modular || length.is_value() || kind == Kind::Reference) return std::nullopt;
  const auto sort = terms_.array_sort(terms_.bit_vector_sort(32), element_sort(kind));
  auto contents = std::make_shared<Contents>();
  contents->size = length;
  contents->elements =
      terms_.constant_array(sort, terms_.value(logic::Value::default_of(element_sort(kind))));
  ObjectInfo info;
  info.shape = Shape::Array;
  info.type = type;
  return allocate(state, std::move(info), std::move(contents));
}

}  // namespace jury::encode
