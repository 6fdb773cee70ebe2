// Of which of the program's classes a value of a type can be, in a state that a method starts in: classes of
// the user's that can be instantiated, enums, of which there are no other objects than their constants, and
// lambdas (lambdas.h). A constant with a body has a class of its own below the enum; it counts as the enum,
// and asked for it means the enum.
//
// Classes outside the program are not among them: that nobody hands over an object of one of those is an
// assumption, to be listed by whoever asks for the values of a type that others can implement.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "start/lambdas.h"

namespace jury::start {

class Implementations {
 public:
  explicit Implementations(program::Workspace& workspace) : workspace_(workspace) {}

  const std::vector<Symbol>& classes_of(Symbol type);
  std::vector<Symbol> lambdas_of(Symbol type);
  // nullptr for classes that are no such lambda.
  const Lambda* lambda(Symbol class_name);
  // Whether a class that is not the program's can be there, as far as the type itself tells.
  bool is_open(Symbol type);

 private:
  const std::vector<Lambda>& lambdas();

  program::Workspace& workspace_;
  std::map<Symbol, std::vector<Symbol>> classes_;
  std::optional<std::vector<Lambda>> lambdas_;
};

// All classes of which objects can be there at the start, as the call graph needs them: the user's,
// instantiable or not, and lambdas.
std::vector<Symbol> instances_at_start(program::Workspace& workspace);

// The enum that the class is, or to whose constant it belongs. Of the library too.
std::optional<Symbol> enum_of(program::Program& program, Symbol class_name);

}  // namespace jury::start
