// The names of the type parameters of classes, which the IR leaves out: read from the class files where they
// are asked for.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "classfile/class_path.h"
#include "program/workspace.h"

namespace jury::program {

class TypeParameters {
 public:
  explicit TypeParameters(Workspace& workspace) : workspace_(workspace) {}

  // Of one of the user's classes, or of Optional; none for others, and where the class file is not found.
  const std::vector<std::string>& of(Symbol class_name);

 private:
  std::vector<std::string> read(Symbol class_name);

  Workspace& workspace_;
  std::unique_ptr<classfile::ClassPath> path_;
  std::map<Symbol, std::vector<std::string>> known_;
};

}  // namespace jury::program
