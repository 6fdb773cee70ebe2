#include "engine/bounded/violations.h"

#include "program/properties/evaluation_code.h"

namespace jury::engine {

std::vector<Violation> violations_of(encode::Executor& executor, const encode::Exit& exit) {
  std::vector<Violation> result;
  if (!exit.thrown) return result;
  auto& terms = executor.values().terms();
  for (const auto& target : exit.thrown->exception.targets()) {
    const auto condition = terms.conjunction(exit.thrown->state.guard.term(), target.guard);
    if (!condition.is_false())
      result.push_back({executor.objects().info(target.object).type.name, condition, target.object});
  }
  return result;
}

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

}  // namespace jury::engine
