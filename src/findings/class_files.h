// What class files say that the intermediate code leaves out: annotations, and how nested classes may be
// used. Each file is read once, when it is asked for.
#pragma once

#include <map>
#include <optional>

#include "classfile/class_path.h"
#include "program/workspace.h"

namespace jury::findings {

class ClassFiles {
 public:
  explicit ClassFiles(program::Workspace& workspace) : workspace_(workspace) {}

  // nullptr when there is none, or it cannot be read.
  const classfile::ClassFile* find(Symbol name);
  // Of the source, where a nested class may be private or static; of others those of the class itself.
  std::uint16_t access_of(const ir::Class& cls);

 private:
  program::Workspace& workspace_;
  std::optional<classfile::ClassPath> path_;
  std::map<Symbol, std::optional<classfile::ClassFile>> files_;
};

}  // namespace jury::findings
