// Reduces a program that shows a bug to a small one that still shows it.
//
// Greedy passes over the syntax tree, repeated until none helps: delete runs of statements, members, clauses
// (halves first, as in delta debugging); delete a parameter together with its arguments; replace a statement
// by what it contains, an expression by a constant or a part of the same type, a literal by a smaller one, a
// helper call by plain Java. An edit need not keep the program valid: the check compiles each candidate and
// refuses what does not compile or no longer shows the bug.
#pragma once

#include <functional>

#include "generator/node.h"

namespace jury::generator {

using StillFails = std::function<bool(const Node&)>;

struct ShrinkLimits {
  int checks = 4000;
  double seconds = 180;
};

struct Shrunk {
  Node program;
  int checks = 0;
};

Shrunk shrink(Node program, const StillFails& still_fails, const ShrinkLimits& limits = {});

}  // namespace jury::generator
