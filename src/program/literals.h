// The numbers and texts that stand in the user's code. An execution that goes where the code looks for a
// particular value needs that value among its inputs; a search among small ones alone never comes there.
// Values that are computed only, and those of the library, are not among them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::program {

// Each in ascending order, without repetition.
struct Literals {
  std::vector<std::int64_t> numbers;  // with their neighbours and their negations
  std::vector<double> reals;
  std::vector<std::u16string> texts;
  bool empty() const { return numbers.empty() && reals.empty() && texts.empty(); }
};

// Of the class and those nested in it, then of the user's other classes, as far as there are not too many.
Literals literals_near(Workspace& workspace, Symbol class_name);

}  // namespace jury::program
