// Whether a state of the interpreter is one of those that a description names (start/description.h): the
// state at the entry of a call, with all that arguments and static fields lead to. A state that a run goes
// through and that is no member is a state that no engine asks about: a wrong proof waiting to happen. One that
// an assumption of the description rules out is no member either, but every result says so.
//
// Looked at: the class of every object, against the values of every type that something refers to it by; the
// facts about fields, inferred invariants, and who shares what; static fields, against what a fresh machine's initialiser leaves in them. Type arguments
// are those of the declarations: an object is looked at once for each type that leads to it.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "start/description.h"
#include "trace/interpreter.h"
#include "trace/object.h"

namespace jury::check {

struct NoMember {
  std::string place;   // "this.next.value"
  std::string reason;  // "an object of Cat: not among the values of Animal"
  bool is_excused;     // an assumption rules it out
};

class StartMembership {
 public:
  // `fresh`: a machine over the same program, whose state is not to be used afterwards. `running`: the one
  // whose states are looked at.
  StartMembership(program::Workspace& workspace, trace::Interpreter& running, trace::Interpreter& fresh)
      : workspace_(workspace), running_(running), fresh_(fresh) {}

  // The receiver first. Several reasons when several places are wrong.
  std::vector<NoMember> reasons(const start::Description& description,
                                std::span<const trace::Value> arguments);

 private:
  class Walk;

  program::Workspace& workspace_;
  trace::Interpreter& running_;
  trace::Interpreter& fresh_;
  std::set<Symbol> initialized_fresh_;
};

}  // namespace jury::check
