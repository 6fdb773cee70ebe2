#include "engine/violation.h"

#include <algorithm>

#include "program/contract_lookup.h"
#include "program/entries.h"
#include "program/properties/evaluation_code.h"

namespace jury::engine {

namespace {

bool names(program::Program& program, const spec::Behaviour& behaviour, Symbol exception_class) {
  const auto is_such = [&](Symbol named) { return program.is_subclass(exception_class, named); };
  const auto allows = [&](const spec::Signals& signals) {
    return is_such(signals.exception) && !signals.is_never;
  };
  return std::ranges::any_of(behaviour.signals, allows) ||
         (behaviour.signals_only && std::ranges::any_of(*behaviour.signals_only, is_such));
}

bool is_unchecked(program::Program& program, Symbol exception_class) {
  return program.is_subclass(exception_class, Symbol("java/lang/RuntimeException")) ||
         program.is_subclass(exception_class, Symbol("java/lang/Error"));
}

// In its throws clause. `throws Exception` says nothing about a NullPointerException.
bool declares(program::Program& program, const ir::Method& method, Symbol exception_class) {
  return std::ranges::any_of(method.exceptions, [&](Symbol named) {
    return program.is_subclass(exception_class, named) &&
           is_unchecked(program, named) == is_unchecked(program, exception_class);
  });
}

}  // namespace

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

bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              Symbol exception_class) {
  if (!violates(workspace.program(), property, exception_class)) return false;
  if (property != Property::Exceptions) return true;
  if (!program::is_main(entry) && declares(workspace.program(), entry, exception_class)) return false;
  for (const auto* contract : program::contracts_of(workspace, entry))
    for (const auto& behaviour : contract->behaviours)
      if (names(workspace.program(), behaviour, exception_class)) return false;
  return true;
}

bool violates(program::Workspace& workspace, const ir::Method& entry, Property property,
              std::string class_name) {
  std::replace(class_name.begin(), class_name.end(), '.', '/');
  return violates(workspace, entry, property, Symbol(class_name));
}

}  // namespace jury::engine
