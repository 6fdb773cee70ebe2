// Fields whose object nobody else refers to: a private array or collection of the library that the class has
// made itself, never hands out and never takes in. In every state that happens, no other field, argument,
// element or static field refers to what such a field refers to: two objects of the class do not share one
// map, and no caller has it.
//
// Only what can be seen at once counts. All assignments, in the whole program, store something new into a
// field of `this`: an array, a copy of one, a collection of the library. Code that loads the field calls the
// object's own methods, reads and writes elements, and gives it to nobody: the reference is not returned,
// captured or stored, and neither is a view, an iterator, a stream or an entry that one gets from it. Classes
// whose objects can be cloned have no such fields. Reflection is not considered.
#pragma once

#include <map>
#include <set>
#include <string>

#include "program/workspace.h"

namespace jury::start {

class OwnedFields {
 public:
  explicit OwnedFields(program::Workspace& workspace) : workspace_(workspace) {}

  bool is_owned(const ir::Field& field);
  // What that rests on besides the code there is.
  std::set<std::string> assumptions(const ir::Field& field);

 private:
  void look_at_all();
  bool is_candidate(const ir::Field& field);
  void look_at(const ir::Method& method, const ir::Body& body);

  program::Workspace& workspace_;
  std::map<const ir::Field*, bool> owned_;  // of candidates
  bool looked_ = false;
};

}  // namespace jury::start
