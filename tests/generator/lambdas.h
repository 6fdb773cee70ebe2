// Functions as values: lambdas, method references, comparators.
#pragma once

#include "generator/generator.h"

namespace jury::generator {

struct FunctionShape {
  std::vector<Type> parameters;
  Type result;
  std::string method;
};

// The shape of a functional interface, of java.util.function or of the program; nothing for other types.
std::optional<FunctionShape> function_shape(const Generator& generator, const Type& type);
bool is_function(const Generator& generator, const Type& type);

// A lambda or method reference of that type.
Node function_value(Generator& generator, const Type& type, int depth);
// A comparator that is a total preorder, so that sorting and trees do not depend on how the JDK meets a
// broken one.
Node comparator(Generator& generator, const Type& element);
// Leaves in scope only what a lambda or a local class may capture; its body has no jumps out of it.
void enter_capture(Generator& generator, const Type& result);

}  // namespace jury::generator
