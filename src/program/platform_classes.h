// For a process that looks at many programs one after the other, each in a fork (tests/truth/server): the classes of
// the JDK and of the models as earlier programs have read and lowered them. Without it every fork would read and
// lower the same part of the library again, which is half of what a small check costs.
//
// What is kept does not depend on any program: the platform's classes come before the user's, and lowering a body
// asks for nothing but other classes of the platform. Bodies are shared between programs, so a process that keeps
// them must not have two at once in which bodies are replaced.
#pragma once

#include <string>
#include <vector>

#include "program/program.h"

namespace jury::program {

// From now on, for all programs of this process, which must be over the same JDK.
void keep_platform_classes();

// The methods of the platform that were lowered since, "CLASS NAME DESCRIPTOR": what a fork has lowered and its
// parent has not.
const std::vector<std::string>& lowered_of_platform();
void lower_of_platform(Program& program, const std::string& method);

}  // namespace jury::program
