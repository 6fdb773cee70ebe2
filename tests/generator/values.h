// Fresh values of every type: literals, new objects, arrays and collections.
#pragma once

#include "generator/generator.h"

namespace jury::generator {

Node fresh_value(Generator& generator, const Type& type);
Node int_literal(int value);
// `count` fresh values.
std::vector<Node> fresh_values(Generator& generator, const Type& type, int count);
// `new C(...)` for a class of the program.
Node new_object(Generator& generator, const ClassModel& model, int depth);

}  // namespace jury::generator
