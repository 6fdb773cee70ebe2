// The classes of a generated program: deciding what there is, then writing their bodies.
#pragma once

#include "generator/generator.h"

namespace jury::generator {

// Fills generator.world with classes.
void plan_classes(Generator& generator);
// The declaration of one class, bodies included.
Node class_declaration(Generator& generator, const ClassModel& model);
// `new I() { ... }`
Node anonymous_class(Generator& generator, const ClassModel& model, int depth);
// A class declared among statements, with an object of it.
std::optional<Node> local_class(Generator& generator, int depth);
// `object.new Inner(...)`, where there is an object of a class with an inner class.
std::optional<Node> inner_class_use(Generator& generator, int depth);

// A method with its body. `modifiers` ends with a blank unless it is empty.
Node method_declaration(Generator& generator, const MethodModel& method, const std::string& modifiers,
                        int statements);

}  // namespace jury::generator
