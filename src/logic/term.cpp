#include "logic/term.h"

#include "logic/printer.h"

namespace jury::logic {

std::string Sort::to_string() const {
  switch (kind()) {
    case SortKind::boolean:
      return "Bool";
    case SortKind::integer:
      return "Int";
    case SortKind::bit_vector:
      return "(_ BitVec " + std::to_string(width()) + ")";
    case SortKind::floating:
      return "(_ FloatingPoint " + std::to_string(format().exponent_bits) + " " +
             std::to_string(format().significand_bits) + ")";
    case SortKind::uninterpreted:
      return quoted_symbol(name().view());
    case SortKind::array:
      break;
  }
  return "(Array " + index().to_string() + " " + element().to_string() + ")";
}

BitVector Term::bit_vector_value() const {
  if ((node_->flags & Node::payload_is_large) == 0) return {sort().width(), payload()};
  return {sort().width(), *reinterpret_cast<const Integer*>(payload())};
}

Integer Term::integer_value() const {
  if ((node_->flags & Node::payload_is_large) == 0) return {static_cast<std::int64_t>(payload())};
  return *reinterpret_cast<const Integer*>(payload());
}

FloatValue Term::float_value() const {
  const std::uint32_t width = sort().format().width();
  if ((node_->flags & Node::payload_is_large) == 0) return {sort().format(), BitVector(width, payload())};
  return {sort().format(), BitVector(width, *reinterpret_cast<const Integer*>(payload()))};
}

}  // namespace jury::logic
