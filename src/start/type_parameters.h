// The names of the type parameters of classes, which the IR leaves out: read from the class files where they
// are asked for.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "classfile/class_path.h"
#include "ir/type_bindings.h"
#include "program/workspace.h"

namespace jury::start {

// Descriptors of what stands for type parameters of the user's classes, and of Optional, where the entry and
// the fields of the user's classes name them: of a Box<String> the field `T value` is a String.
std::set<std::string> type_arguments_named(program::Workspace& workspace, const ir::Method& entry);

class TypeParameters {
 public:
  explicit TypeParameters(program::Workspace& workspace) : workspace_(workspace) {}

  // Of one of the user's classes, or of Optional; none for others, and where the class file is not found.
  const std::vector<std::string>& of(Symbol class_name);

  // What stands for the type parameters of `super`, which is the type's class or one above it, in a value
  // that is declared so. Empty where nothing is known of them.
  ir::TypeBindings bindings(const ir::DeclaredType& type, Symbol super);
  // False where a class without type parameters is one of other type arguments than the type's: of a class
  // that is a List<String> no object is a List<Integer>.
  bool may_be(Symbol class_name, const ir::DeclaredType& type);

 private:
  std::vector<std::string> read(Symbol class_name);
  const std::string& signature_of(Symbol class_name);
  std::vector<ir::DeclaredType> supertypes(Symbol class_name, const ir::TypeBindings& bindings);

  program::Workspace& workspace_;
  std::unique_ptr<classfile::ClassPath> path_;
  std::map<Symbol, std::vector<std::string>> known_;
  std::map<Symbol, std::string> signatures_;
};

}  // namespace jury::start
