// The sort of an operation from its operands, one small function per Typing of the kind table.
#include "logic/term_manager.h"
#include "support/diagnostics.h"

namespace jury::logic {

namespace {

struct Operation {
  TermManager& manager;
  Kind kind;
  std::span<const Term> children;
  Parameters parameters;

  Sort sort(std::size_t index) const { return children[index].sort(); }
};

void require(bool condition, const Operation& operation, const char* what) {
  if (condition) return;
  std::string message =
      "ill-sorted " + std::string(to_string(operation.kind)) + ": " + what + "; operands are of sort";
  for (const Term child : operation.children) message += " " + child.sort().to_string();
  throw InternalError(message);
}

Sort require_all(const Operation& operation, SortKind kind, const char* what) {
  const Sort first = operation.sort(0);
  require(first.kind() == kind, operation, what);
  for (const Term child : operation.children) require(child.sort() == first, operation, what);
  return first;
}

Sort type_if_then_else(const Operation& operation) {
  require(operation.sort(0).is_boolean(), operation, "the condition is not Boolean");
  require(operation.sort(1) == operation.sort(2), operation, "branches of different sorts");
  return operation.sort(1);
}

Sort type_same_to_boolean(const Operation& operation) {
  for (const Term child : operation.children)
    require(child.sort() == operation.sort(0), operation, "operands of different sorts");
  return operation.manager.boolean_sort();
}

Sort type_quantifier(const Operation& operation) {
  const std::size_t count = operation.parameters.first;
  require(count > 0 && count < operation.children.size(), operation, "wrong number of variables");
  for (std::size_t i = 0; i < count; ++i)
    require(operation.children[i].kind() == Kind::variable, operation, "binds something that is no variable");
  require(operation.sort(count).is_boolean(), operation, "the body is not Boolean");
  for (std::size_t i = count + 1; i < operation.children.size(); ++i)
    require(operation.children[i].kind() == Kind::pattern, operation, "a pattern is expected after the body");
  return operation.manager.boolean_sort();
}

Sort type_concat(const Operation& operation) {
  require(operation.sort(0).is_bit_vector() && operation.sort(1).is_bit_vector(), operation,
          "not bit-vectors");
  return operation.manager.bit_vector_sort(operation.sort(0).width() + operation.sort(1).width());
}

Sort type_extract(const Operation& operation) {
  const auto [high, low] = operation.parameters;
  require(operation.sort(0).is_bit_vector() && low <= high && high < operation.sort(0).width(), operation,
          "not a range of a bit-vector");
  return operation.manager.bit_vector_sort(high - low + 1);
}

Sort type_extend(const Operation& operation) {
  require(operation.sort(0).is_bit_vector(), operation, "not a bit-vector");
  return operation.manager.bit_vector_sort(operation.sort(0).width() + operation.parameters.first);
}

Sort type_bv_to_int(const Operation& operation) {
  require(operation.sort(0).is_bit_vector(), operation, "not a bit-vector");
  return operation.manager.integer_sort();
}

Sort type_int_to_bv(const Operation& operation) {
  require(operation.sort(0).is_integer() && operation.parameters.first > 0, operation,
          "not an integer, or width 0");
  return operation.manager.bit_vector_sort(operation.parameters.first);
}

Sort type_select(const Operation& operation) {
  const Sort array = operation.sort(0);
  require(array.is_array() && array.index() == operation.sort(1), operation, "not an array and its index");
  return array.element();
}

Sort type_store(const Operation& operation) {
  const Sort array = operation.sort(0);
  require(array.is_array() && array.index() == operation.sort(1) && array.element() == operation.sort(2),
          operation, "not an array, its index and its element");
  return array;
}

Sort type_constant_array(const Operation& operation) {
  const Sort array = operation.manager.sort_by_id(operation.parameters.first);
  require(array.is_array() && array.element() == operation.sort(0), operation,
          "not the element of the array sort");
  return array;
}

Sort type_float_from_bits(const Operation& operation) {
  const FloatFormat format{operation.parameters.first, operation.parameters.second};
  require(operation.sort(0).is_bit_vector() && operation.sort(0).width() == format.width(), operation,
          "not the bits of the format");
  return operation.manager.float_sort(format);
}

Sort type_float_from_signed(const Operation& operation) {
  require(operation.sort(0).is_bit_vector(), operation, "not a bit-vector");
  return operation.manager.float_sort({operation.parameters.first, operation.parameters.second});
}

Sort type_float_from_float(const Operation& operation) {
  require(operation.sort(0).is_float(), operation, "not a float");
  return operation.manager.float_sort({operation.parameters.first, operation.parameters.second});
}

Sort type_float_to_signed(const Operation& operation) {
  require(operation.sort(0).is_float() && operation.parameters.first > 0, operation,
          "not a float, or width 0");
  return operation.manager.bit_vector_sort(operation.parameters.first);
}

Sort type_float_to_bits(const Operation& operation) {
  require(operation.sort(0).is_float(), operation, "not a float");
  return operation.manager.bit_vector_sort(operation.sort(0).format().width());
}

}  // namespace

Sort result_sort(TermManager& manager, Kind kind, std::span<const Term> children, Parameters parameters) {
  const KindInfo& row = info(kind);
  const Operation operation{manager, kind, children, parameters};
  const auto count = static_cast<int>(children.size());
  require(count >= row.min_children && (row.max_children == any_number || count <= row.max_children),
          operation, "wrong number of operands");
  switch (row.typing) {
    case Typing::boolean_operator:
      return require_all(operation, SortKind::boolean, "operands must be Boolean");
    case Typing::same_to_boolean:
      return type_same_to_boolean(operation);
    case Typing::if_then_else:
      return type_if_then_else(operation);
    case Typing::quantifier:
      return type_quantifier(operation);
    case Typing::pattern:
      return manager.boolean_sort();
    case Typing::bv_operator:
      return require_all(operation, SortKind::bit_vector, "operands must be bit-vectors of one width");
    case Typing::bv_predicate:
      require_all(operation, SortKind::bit_vector, "operands must be bit-vectors of one width");
      return manager.boolean_sort();
    case Typing::bv_concat:
      return type_concat(operation);
    case Typing::bv_extract:
      return type_extract(operation);
    case Typing::bv_extend:
      return type_extend(operation);
    case Typing::int_operator:
      return require_all(operation, SortKind::integer, "operands must be integers");
    case Typing::int_predicate:
      require_all(operation, SortKind::integer, "operands must be integers");
      return manager.boolean_sort();
    case Typing::bv_to_int:
      return type_bv_to_int(operation);
    case Typing::int_to_bv:
      return type_int_to_bv(operation);
    case Typing::array_select:
      return type_select(operation);
    case Typing::array_store:
      return type_store(operation);
    case Typing::array_constant:
      return type_constant_array(operation);
    case Typing::float_operator:
      return require_all(operation, SortKind::floating, "operands must be floats of one format");
    case Typing::float_predicate:
      require_all(operation, SortKind::floating, "operands must be floats of one format");
      return manager.boolean_sort();
    case Typing::float_from_bits:
      return type_float_from_bits(operation);
    case Typing::float_from_signed:
      return type_float_from_signed(operation);
    case Typing::float_from_float:
      return type_float_from_float(operation);
    case Typing::float_to_signed:
      return type_float_to_signed(operation);
    case Typing::float_to_bits:
      return type_float_to_bits(operation);
    case Typing::leaf:
    case Typing::application:
      break;
  }
  require(false, operation, "this kind is not built by make()");
  return {};
}

}  // namespace jury::logic
