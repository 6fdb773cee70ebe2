// What lowering asks of the program around a method, and what it gives back besides the body.
#pragma once

#include <vector>

#include "ir/method.h"

namespace jury::lower {

class Environment {
 public:
  virtual ~Environment() = default;

  // The class whose initialisation an access to the static member triggers: the one that declares it. The
  // named owner, when it cannot be resolved.
  virtual Symbol declaring_class(const ir::FieldReference& field) = 0;
  virtual Symbol declaring_class(const ir::MethodReference& method) = 0;
  // Whether initialising the class may run code. True when that is not known.
  virtual bool needs_initialization(Symbol class_name) = 0;
  // Takes a class that lowering made up, for a lambda, a record's methods or a pattern switch.
  virtual void add_class(ir::Class cls) = 0;
};

}  // namespace jury::lower
