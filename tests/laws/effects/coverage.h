// Whether a row of src/library covers what was observed of a call in the interpreter (java/Effects.java).
//
// This is what the fields of a row mean, said once more and from the other side: library/methods.h says it to
// engines, which may only rely on what is tested here. A row may say more than what happens; never less. What a row
// says for certain (Fills, clears, TellsEmpty) is the other way round: nothing that was observed may contradict it.
#pragma once

#include <string>
#include <vector>

#include "library/methods.h"

namespace jury::effects {

struct Observation {
  library::MethodFamily family{};
  std::string owner;  // internal name
  std::string name;
  int arguments = 0;
  char first = '-';      // the first parameter: I an int, J another number, L an object, - none
  bool ordered = false;  // the receiver is a list or a deque, as its static type tells
  std::vector<std::string> fact;
  std::string line;
  std::string witness;
};

bool covers(const library::Method& row, const Observation& observed);

}  // namespace jury::effects
