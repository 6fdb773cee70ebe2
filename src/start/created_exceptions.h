// Whether an exception can come into being at all: no method that may run from an entry, in any state,
// creates one of its class. What is never created needs no search. By the call graph, over which every class
// of the user and every collection of the library may have instances; where that says nothing (a method is
// missing, code could not be read, reflection, too much code), it is possible.
#pragma once

#include "program/workspace.h"

namespace jury::start {

enum class Creation : std::uint8_t {
  Never,
  OutsideOnly,  // an object from outside, of a class that is not given, may create one when it is called
  Possible,
};

Creation creation_of(program::Workspace& workspace, const ir::Method& entry, Symbol exception_class);

}  // namespace jury::start
