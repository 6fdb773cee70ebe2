// A property made part of the program: before each of its places the method calls the code that evaluates the
// formula (evaluation_code.h), and throws jury.PropertyViolation when it does not hold. Taken back at the end
// of the object's life.
#pragma once

#include <memory>

#include "program/properties/resolver.h"

namespace jury::program {

class Instrumentation {
 public:
  // The property must stay alive.
  Instrumentation(Workspace& workspace, const ResolvedProperty& property);
  ~Instrumentation();
  Instrumentation(const Instrumentation&) = delete;
  Instrumentation& operator=(const Instrumentation&) = delete;

 private:
  Workspace& workspace_;
  const ir::Method& method_;
  std::shared_ptr<const ir::Body> original_;
};

// The body with the checks; shown by tests.
ir::Body with_checks(const ir::Body& body, const ResolvedProperty& property);

// Whether a handler in the user's code could hide a violation: one for everything, for Throwable or for
// Error.
bool may_hide_violations(Workspace& workspace);

}  // namespace jury::program
