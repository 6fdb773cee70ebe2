// Classes for objects whose class is not known: what implements an interface of which the program and the
// library's models give no implementation, such as the Runnable that a caller hands over. The class answers
// every abstract method by a free choice, null for a reference, and does nothing else. That is one of the
// ways in which unknown code may behave: an execution with it is an execution of the program, but nothing is
// proved by it. An engine that proves must count each call of such a method as not followed.
//
// Interfaces only, and not those whose implementations keep laws that free answers would break.
#pragma once

#include "program/program.h"

namespace jury::program {

// The class for this type, which the program has from now on; nothing where there is none.
std::optional<Symbol> unknown_class(Program& program, Symbol type);
bool is_unknown_class(Symbol name);
// The type that an unknown class stands for.
Symbol type_of_unknown(Symbol name);

}  // namespace jury::program
