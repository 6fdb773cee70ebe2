// The public interface of a library that also has programs: what others may call of it.
#pragma once

#include <vector>

#include "findings/class_files.h"

namespace jury::findings {

// The public methods of public classes, in the order of the classes. Classes with a main and test classes
// (those that JUnit runs) are not part of it.
std::vector<const ir::Method*> public_api(program::Workspace& workspace);
// Those that are not of test classes; all of them when there are no others.
std::vector<const ir::Method*> without_tests(program::Workspace& workspace,
                                             const std::vector<const ir::Method*>& entries);

}  // namespace jury::findings
