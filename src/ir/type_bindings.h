// Type variables of a class and what stands for them where the class is used with arguments: of a
// Box<Integer> the field `T value` is an Integer (JVMS 4.7.9.1).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ir/declared_type.h"

namespace jury::ir {

using TypeBindings = std::map<std::string, DeclaredType, std::less<>>;

// The names of the type parameters that the signature of a class declares; none when it is malformed.
std::vector<std::string> type_parameters(std::string_view class_signature);
// As declared_type, with the variables that are bound replaced. The type may be narrower than the erasure.
DeclaredType bound_type(std::string_view signature, const Type& erasure, const TypeBindings& bindings);
// Of a method: the parameters, and last the result; nothing when the signature is malformed.
std::vector<DeclaredType> bound_method(std::string_view signature, const TypeBindings& bindings);
// The superclass and the interfaces that the signature of a class names.
std::vector<DeclaredType> bound_supertypes(std::string_view class_signature, const TypeBindings& bindings);

}  // namespace jury::ir
