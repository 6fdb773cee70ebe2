// Which assignments of a local may be the last ones before a place. Locals that stand for the operand stack
// are assigned by one expression after the other, so that looking at all assignments of one says little.
#pragma once

#include <vector>

#include "ir/method.h"

namespace jury::ir {

struct Place {
  BlockId block;
  std::size_t statement;  // the place is before it
};

struct Definitions {
  std::vector<Place> places;  // of the assignments
  bool is_complete = true;    // there is no way from the beginning or from a handler on which none of them is
};

Definitions definitions_before(const Body& body, LocalId local, Place place);

}  // namespace jury::ir
