// Declared types (declared_type.h) of fields and methods, and a text that tells them apart.
#pragma once

#include <string>
#include <vector>

#include "ir/declared_type.h"
#include "ir/method.h"

namespace jury::ir {

inline DeclaredType erased(const Type& type) { return {type, {}}; }
// With arguments in angle brackets; equal types have equal ones.
std::string descriptor_of(const DeclaredType& type);

DeclaredType declared_type_of(const Field& field);
// Of the declared parameters.
std::vector<DeclaredType> declared_parameters_of(const Method& method);
DeclaredType declared_result_of(const Method& method);

}  // namespace jury::ir
