// Invariants of classes that nobody wrote, found and proved from the code: fields that are never null, ranges
// of numbers, relations between numbers and lengths of arrays. They hold for every object whose constructor
// has ended, or that others have, whenever a method begins or ends, with the exceptions that hold_at() tells.
//
// Candidates come from templates (condition_templates.h); those that some code of the program does not keep
// are taken out until all that remain are kept by all code, each under the assumption of all (Houdini:
// Flanagan and Leino 2001). What code does is a data-flow analysis with difference bounds (method_walk.h), so
// that there is no solver and no time limit; limits are numbers of steps. Not considered are reflection,
// native code, reading objects back, finalizers, several threads, and an OutOfMemoryError that is survived.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "start/invariants/condition.h"

namespace jury::start {

struct InvariantOfClass {
  std::vector<Condition> conditions;             // none implies another; satisfiable together
  std::vector<const ir::Method*> proved_over;    // constructors, and all that assign one of the fields
  std::set<std::string> assumptions;             // about code that is not there
  std::set<const ir::Method*> may_begin_broken;  // methods that run while it need not hold

  bool is_never_null(const ir::Field& field) const;
  // "items != null, size <= items.length"
  std::string text() const;
};

struct WalkContext;

// Classes that can name each other's private fields are looked at together, with the classes above them, when
// one of them is first asked for.
class ClassInvariants {
 public:
  // `additional` are candidates besides those of the templates.
  explicit ClassInvariants(program::Workspace& workspace, std::vector<Condition> additional = {});
  ~ClassInvariants();
  ClassInvariants(const ClassInvariants&) = delete;
  ClassInvariants& operator=(const ClassInvariants&) = delete;

  // Of a class, about the fields that it declares; none for a class that is not the program's.
  const InvariantOfClass& of(Symbol class_name);
  // Whether it can be taken for granted when this method begins.
  bool holds_at(const ir::Method& entry, Symbol class_name);

 private:
  class Search;

  std::vector<Symbol> together_with(Symbol class_name);
  Symbol outermost(Symbol class_name);

  program::Workspace& workspace_;
  std::vector<Condition> additional_;
  std::unique_ptr<WalkContext> context_;
  std::map<Symbol, std::vector<Symbol>> nests_;  // by outermost class
  std::map<Symbol, InvariantOfClass> of_;
};

}  // namespace jury::start
