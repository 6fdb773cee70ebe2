// Preconditions about an array that a field of the object holds: the reference of their question is that
// field, with its descriptor.
#pragma once

#include <optional>

#include "program/preconditions.h"

namespace jury::program {

// Nothing: the precondition is about something else.
std::optional<ir::FieldReference> array_field(const Precondition& precondition);

}  // namespace jury::program
