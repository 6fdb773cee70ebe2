// Who assigns the fields of the program's classes and who calls its methods, as far as the code says: one
// pass over all of it. Reflection, native code and reading objects back are not considered.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

class Writers {
 public:
  explicit Writers(program::Workspace& workspace);

  using Methods = std::set<const ir::Method*>;
  const Methods& of(const ir::Field& field) const;
  // Of a method that only the code found here can call; nullptr when others may.
  const Methods* callers(const ir::Method& method) const;
  // The numbers that the code puts into a field, or that it gives to arrays as their lengths beside it.
  const std::set<std::int64_t>& constants(const ir::Field& field) const;
  // Classes with code that could not be lowered, which may do anything that their code can do.
  const std::set<Symbol>& unclear() const { return unclear_; }
  // The one method that a call runs, when the program has no other; nullptr otherwise.
  const ir::Method* target(const ir::Call& call);
  // Likewise, on an object of the class or one that extends it.
  const ir::Method* target_on(Symbol receiver, const ir::Call& call);
  // Whether `target` relies on it that no class outside the program overrides the method.
  bool is_open(const ir::Method& method);

 private:
  void add(const ir::Method& method);
  void add(const ir::Call& call, const ir::Method& method);
  void add_made_up(Symbol class_name);
  // In a class of the program below that class.
  bool is_overridden(const ir::Method& method, Symbol below);

  program::Workspace& workspace_;
  std::map<const ir::Field*, Methods> writers_;
  std::map<const ir::Method*, Methods> callers_;
  std::map<const ir::Field*, std::set<std::int64_t>> constants_;
  std::set<const ir::Method*> called_otherwise_;  // by a lambda or a method reference
  std::set<Symbol> made_up_;
  std::set<Symbol> unclear_;
  std::map<std::pair<Symbol, Symbol>, std::vector<const ir::Method*>> declared_;
};

}  // namespace jury::start
