// Exceptions that the Javadoc of a method names: `@throws IllegalStateException if ...`, `@exception`. Read
// from the source, where it is there. What stands in the Javadoc of a method that this one overrides is not
// looked for.
#pragma once

#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::findings {

// As they are written, without their packages.
std::vector<std::string> documented_exceptions(program::Workspace& workspace, const ir::Method& method);
// Whether one of them is the exception's class or a superclass of it; nothing documents what everybody throws
// (RuntimeException, Exception, Throwable).
bool is_documented(program::Workspace& workspace, const ir::Method& method, const std::string& exception_class);

}  // namespace jury::findings
