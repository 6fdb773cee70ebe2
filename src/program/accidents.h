// What a helper of guards may throw that nobody meant: `checkName(name)` says by an IllegalArgumentException what it
// takes, but the NullPointerException of the `prefix.length()` in it is a mistake. By its class alone an exception
// does not tell which of the two it is, so that a helper means no exception of a class that it may throw by accident.
//
// Where a block ends with a throw on purpose it has decided to refuse; only a check that fails there with another
// kind of exception is an accident, what the message is made by is not followed. Elsewhere questions to the library
// that have no parameters, answer yes or no, or compute with numbers throw nothing; any other call may throw all.
#pragma once

#include <functional>
#include <optional>
#include <set>

#include "program/program.h"

namespace jury::program {

struct Accidents {
  std::set<Symbol> exceptions = {};
  bool may_be_any = false;

  void add(const Accidents& more);
  // Whether one of them is caught by who catches these.
  bool include(Program& program, Symbol caught) const;
};

struct HelperCode {
  const ir::Body& body;
  // What the block throws on purpose at its end.
  std::function<std::optional<Symbol>(const ir::Block&)> thrown_on_purpose;
  // Of a call of another helper; none: it calls something else.
  std::function<const Accidents*(const ir::Call&)> of_helper;
};

Accidents accidents_in(Program& program, const HelperCode& code);

}  // namespace jury::program
