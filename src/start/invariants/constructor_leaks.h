// Whether a constructor hands out the object that it makes before it ends: to code that is not known, into
// another object, a static field or an array, or by calling a method that a subclass overrides. Constructors
// of the library are looked at like those of the program.
#pragma once

#include <map>
#include <set>

#include "program/workspace.h"
#include "start/invariants/writers.h"

namespace jury::start {

class ConstructorLeaks {
 public:
  ConstructorLeaks(program::Workspace& workspace, Writers& writers)
      : workspace_(workspace), writers_(writers) {}

  // Of a method that is not static, run on an object of the class: whether others may have `this` when it
  // ends, who had not before.
  bool hands_out(const ir::Method& method, Symbol class_name, int depth = 0);
  // What such a run calls on `this`, where it does not hand it out.
  struct Calls {
    std::set<const ir::Method*> methods;
    bool is_open = false;  // a class outside the program could override one of them
  };
  const Calls& calls(const ir::Method& method, Symbol class_name);

 private:
  bool hands_out(const ir::Statement& statement, Symbol class_name, int depth);
  void add_calls(const ir::Method& method, Symbol class_name, Calls& result);

  program::Workspace& workspace_;
  Writers& writers_;
  using Question = std::pair<const ir::Method*, Symbol>;
  std::map<Question, bool> known_;
  std::set<Question> open_;
  std::map<Question, Calls> calls_;
};

}  // namespace jury::start
