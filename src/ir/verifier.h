// Checks that a body is well formed; tests run it after every pass of the lowering, and the front-end bench
// over all of java.base. It reports what is wrong and where, and never throws, whatever the body holds.
//
// The rules, each with a test of its own in tests/unit/ir/verifier_test.cpp:
//   locals       names are there and unique, no local is void, the parameters are those of the method
//   blocks       every target exists; the entry has no predecessor; every block can be reached from it, by
//                branches or by an exception (of a block in which something may throw)
//   handlers     a handler block starts with Catch, Catch stands only there, and no branch leads to it
//   assignment   a local is assigned on every path before it is read; a handler sees what was assigned before
//                each statement of the block that may throw, and one that throws assigns nothing
//   kinds        operands and targets of every statement have the kinds it works on. The small integers are
//                Int; which class a reference has is not looked at
//   calls        count and kinds of the arguments are those of the descriptor, receiver included; the same
//                for operations by their table; the result goes to a local of its kind
//   positions    when the body has line numbers, every statement and terminator has one
//   checks       (optional) what dereferences, indexes, divides, allocates or throws comes after its check
#pragma once

#include <string>
#include <vector>

#include "ir/method.h"

namespace jury::ir {

struct VerifyOptions {
  bool positions = true;
  // Every dereference is of `this`, of a fresh object or of a local checked on every path to it; bounds,
  // divisors, lengths and stores are checked earlier in their block. Holds after lowering; passes that remove
  // checks they have proved redundant break it.
  bool checks = false;
};

// The problems found, each with its place: "b3, statement 5 (line 12): ...". Empty: the body is well formed.
std::vector<std::string> verify(const Body& body, const Method& method, const VerifyOptions& options = {});

}  // namespace jury::ir
