// Model fields of a program, those of all its sources: a field that only specifications have, and whose value
// is what its `represents` clause says. It is compiled as a method, so that a class that implements an
// interface, or extends a class, may represent the field in its own way.
//
// Not handled: `represents f \such_that p`, which does not say what the value is.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "spec/jml/declarations.h"

namespace jury::spec::jml {

class ModelFields {
 public:
  void add(const Source& source, const Unit& unit);

  // The type it was declared with; nullptr when there is no such field.
  const ModelField* find(const std::string& name) const;
  // Behind a dot a name may be another class's real field: what then is meant only types could say.
  bool is_ambiguous(const std::string& name) const { return real_.contains(name); }
  std::set<std::string> names() const;
  // Whether some class has a ghost field of this name.
  bool is_ghost(const std::string& name) const { return ghosts_.contains(name); }

  // "jury$model$size"
  static std::string method_of(const std::string& name) { return "jury$model$" + name; }

 private:
  std::map<std::string, const ModelField*> fields_;
  std::set<std::string> real_;  // and ghosts
  std::set<std::string> ghosts_;
};

}  // namespace jury::spec::jml
