// Guards at the start of a method: tests of its arguments and of its object's state that end in an exception
// which says that the caller is to blame (IllegalArgumentException, IllegalStateException,
// IndexOutOfBoundsException, UnsupportedOperationException, NullPointerException and what is derived from
// them). A method that throws one of these on purpose before it has changed anything says so to its callers
// as well as a throws clause would.
//
// Calls of helpers that do nothing but test and throw so (`Objects.requireNonNull`, a `checkArgument` of the
// program's own) are guards too. Whether the condition reads the arguments is not asked: `throw new
// UnsupportedOperationException()` alone is a guard that always throws.
//
// What a guard inside another method throws, to which an argument is handed on, is not one of these.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::program {

struct Guard {
  ir::BlockId block = 0;
  // The call of a helper; nothing: the block ends with the throw.
  std::optional<std::size_t> statement;
  std::vector<Symbol> exceptions;  // that it may throw
  std::uint32_t line = 0;          // 0: unknown
};

std::vector<Guard> guards_of(Workspace& workspace, const ir::Method& method);
// "IllegalArgumentException where `if (name == null)` (Shop.java:9)": for people; of each place one.
std::vector<std::string> descriptions(Workspace& workspace, const ir::Method& method,
                                      const std::vector<Guard>& guards);

// The body in which no guard throws: an execution that comes to one is not of interest.
ir::Body without_guards(ir::Body body, const std::vector<Guard>& guards);

}  // namespace jury::program
