// Classes whose objects are what their constructor made of its arguments, for ever: all fields final, one
// constructor that the others call, and nothing in it that could come out otherwise later. In every object
// that exists such a constructor has ended normally, so that what it refuses never occurs: a record's
// component that must be positive, say.
//
// The constructor may compare and compute, look at the length of a text or an array, ask what the library
// says of numbers and texts, refuse by an exception of the library and store its arguments; loops, other
// calls, the elements of arrays and static fields are beyond it. Reflection is not considered.
#pragma once

#include "program/program.h"

namespace jury::start {

// The constructor of such a class; nullptr when it is none.
const ir::Method* constructor_of_values(program::Program& program, const ir::Class& cls);

// Whether all state of the objects is in final fields of the class itself.
bool has_final_state(const ir::Class& cls);

}  // namespace jury::start
