// The code that an execution from any state may run, on objects of any of the user's classes, the code of
// specifications included; and what of the state it can get at.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

struct CodeInUse {
  // The user's classes it may touch: those whose methods may run or whose static fields it names. Their
  // static fields are part of the state a method is checked from.
  std::vector<Symbol> classes;
  // The fields it reads: class that declares it, name. Those of objects mean something only if `is_plain`.
  std::set<std::pair<Symbol, Symbol>> fields_read;
  std::set<std::pair<Symbol, Symbol>> statics_read;
  // Those that are read in initialising other classes, or in what is called for it.
  std::set<std::pair<Symbol, Symbol>> statics_read_before;
  // Descriptors of the types it asks objects for: by instanceof, casts, comparisons of classes. Where a value
  // may be nearly anything, these are the cases that make a difference.
  std::set<std::string> types_asked;
  // Whether it is the user's own code only, and does nothing but with numbers, fields and references: what an
  // object of the library contains, or which class it has, makes no difference then.
  bool is_plain = true;
};

CodeInUse code_in_use(program::Workspace& workspace, const ir::Method& entry);

}  // namespace jury::start
