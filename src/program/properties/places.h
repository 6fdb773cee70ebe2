// Where in a body a property is checked, and which variables have a value there.
#pragma once

#include <vector>

#include "ir/method.h"

namespace jury::program {

struct BodyPlace {
  ir::BlockId block = 0;
  std::uint32_t statement = 0;  // the number of statements: the terminator
};

// Where control comes to a line from another line.
std::vector<BodyPlace> places_of_line(const ir::Body& body, std::uint32_t line);
// Before each return.
std::vector<BodyPlace> places_of_return(const ir::Body& body);

// Which locals have certainly been assigned, by a forward analysis over the body.
class DefiniteAssignment {
 public:
  explicit DefiniteAssignment(const ir::Body& body);
  bool has_value(ir::LocalId local, const BodyPlace& place) const;

 private:
  const ir::Body& body_;
  std::vector<std::vector<bool>> at_start_;  // by block; empty: not reached
};

}  // namespace jury::program
