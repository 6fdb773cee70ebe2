#include "engine/violation.h"

#include <algorithm>

#include "program/properties/evaluation_code.h"

namespace jury::engine {

bool violates(program::Program& program, Property property, Symbol exception_class) {
  const bool failed_assert = program.is_subclass(exception_class, Symbol("java/lang/AssertionError"));
  const bool failed_clause = exception_class == "jury/SpecificationError";
  const bool failed_property = exception_class == program::violation_class;
  switch (property) {
    case Property::Assert:
      return failed_assert;
    case Property::ConcurrentModification:
    case Property::NoSuchElement:
    case Property::IllegalState:
    case Property::Unmodifiable:
      return program.is_subclass(exception_class, exception_of(property));
    case Property::Contract:
      return failed_clause;
    case Property::Exceptions:
      return !failed_assert && !failed_clause && !failed_property;
    case Property::User:
      return failed_property;
  }
  return false;
}

bool violates(program::Program& program, Property property, std::string class_name) {
  std::replace(class_name.begin(), class_name.end(), '.', '/');
  return violates(program, property, Symbol(class_name));
}

}  // namespace jury::engine
