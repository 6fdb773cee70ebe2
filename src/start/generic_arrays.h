// Fields whose declared type is an array of a type variable, `T[] items`. Of a Box<String> such a field holds
// an array of texts, unless code of the program makes the array itself by an unchecked cast, `(T[]) new
// Object[n]`: then it holds an array of the variable's bound, whatever stands for the variable.
//
// Looked at is every assignment of the field: what comes in as a T[], is made by reflection, or copies such
// an array, is an array of the argument's type. Raw types are not considered.
#pragma once

#include <map>
#include <utility>

#include "program/workspace.h"

namespace jury::start {

class GenericArrays {
 public:
  explicit GenericArrays(program::Workspace& workspace) : workspace_(workspace) {}

  // Whether the field is of such a type, and holds arrays of what stands for the variable.
  bool is_of_argument(const ir::Field& field);

 private:
  bool compute(const ir::Field& field);
  bool is_of_argument(const ir::Method& method, const ir::Body& body, const ir::Operand& value, int steps);
  bool is_of_argument(const ir::Method& method, const ir::Body& body, const ir::Statement& origin, int steps);
  bool is_of_argument(const ir::Method& method, const ir::Body& body, const ir::Call& call, int steps);
  bool returns_of_argument(const ir::Method& callee, int steps);
  bool returns_of_argument(const ir::Method& method, const ir::Body& body, int steps);
  bool gives_array_of_bound(const ir::Method& method);

  program::Workspace& workspace_;
  std::map<std::pair<Symbol, Symbol>, bool> known_;
};

}  // namespace jury::start
