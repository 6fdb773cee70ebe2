// Rows that say less than they should: what the law must notice. One entry of one row is dropped at a time: a
// change, a check, a callback, an exception, a view, an element that goes in or comes out; and what a row says for
// certain is added where it does not say it.
#pragma once

#include <string>
#include <vector>

#include "library/methods.h"

namespace jury::effects {

struct Mutation {
  std::string what;
  library::Method row;
  bool certain = false;  // something certain is added, instead of something possible dropped
};

std::vector<Mutation> mutations_of(const library::Method& row);

}  // namespace jury::effects
