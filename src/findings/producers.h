// The ways to get an object by public calls, for each type of the program: constructors, factories, constants
// and what other objects give away.
#pragma once

#include <map>
#include <vector>

#include "findings/class_files.h"
#include "findings/permitted.h"
#include "program/workspace.h"

namespace jury::findings {

struct Producer {
  const ir::Method* method = nullptr;  // a constructor, a static method, or a method of another object
  const ir::Field* constant = nullptr;  // or a public static final field
};

class Producers {
 public:
  // As code beside `from` sees it: what is public, and of its package too where its class is not public.
  Producers(program::Workspace& workspace, Symbol from);

  const std::vector<Producer>& of(Symbol type);
  // Public methods that may change an object of the class; not those of java.lang.Object.
  const std::vector<const ir::Method*>& changers(Symbol class_name);
  Permitted& permitted() { return permitted_; }
  bool is_accessible(const ir::Class& cls);
  bool is_accessible(const ir::Method& method) const;

 private:
  std::vector<Producer> find(Symbol type);
  void add_of_class(const ir::Class& cls, Symbol type, std::vector<Producer>& found);

  bool is_inner(const ir::Class& cls);

  program::Workspace& workspace_;
  ClassFiles files_;
  Permitted permitted_;
  std::string package_;
  bool within_package_ = false;
  std::map<Symbol, std::vector<Producer>> producers_;
  std::map<Symbol, std::vector<const ir::Method*>> changers_;
};

}  // namespace jury::findings
