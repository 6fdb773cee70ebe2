// The lambdas and method references that the code of the program makes, as values that a state can hold from
// the start: somebody may have called the code that makes one, and may have it still.
//
// A lambda that its method does not give away is no such value: one that is only called, or handed to a
// method of the library that calls it and has no way to give it back (`list.forEach(x -> ...)`). What a
// lambda has captured is any value of the captured type, but the receiver of a bound method reference,
// `this`, and what was just made, which are not null.
#pragma once

#include <set>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

struct Lambda {
  Symbol class_name;            // that lowering made up (lower/lambda.cpp)
  std::set<Symbol> never_null;  // fields
};

// Of the user's classes, without those of specifications; in the order of the classes and their code.
std::vector<Lambda> lambdas_given_away(program::Workspace& workspace);

// Whether the code makes a lambda of the type at all, given away or not.
bool makes_lambda(program::Workspace& workspace, Symbol type);

}  // namespace jury::start
