// Whether a static final field must hold what it holds when its class is the first that runs. The initialiser
// of a class runs when the class is first used, and that may be at any time: after others have assigned the
// static fields and changed the objects that it reads. `static final int SIZE = Config.size;` is 0 for
// whoever runs nothing else, and whatever Config.size was for everybody else.
//
// The initialiser always computes the same where all that it reads, itself or in what it calls, is:
// constants, what it has made itself, static final fields that are the same by this very rule and whose
// contents are kept (start/static_contents.h), and private static fields that only the initialiser of their
// own class assigns. It must also not matter which class was initialised first, where two ask for each other.
// Native code and missing methods may read anything.
//
// Within one initialiser, fields are told apart by what flows together: everything that a statement touches
// (variables, the static fields of the class, what a call may load and store) belongs to one group, and a
// group with a changing source is changing. Where a branch depends on such a group, all of them are.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "program/call_graph.h"
#include "program/workspace.h"

namespace jury::start {

class StaticContents;

class InitialValues {
 public:
  InitialValues(program::Workspace& workspace, StaticContents& contents)
      : workspace_(workspace), contents_(contents) {}

  // Of a static field: the initialiser of its class leaves the same in it whenever it runs. Others may assign
  // it later if it is not final.
  bool is_same_always(const ir::Field& field);
  // The fields that the initialiser reads and that others may have assigned, when these are numbers and all
  // else that it reads is the same always: running the initialiser with any numbers in them gives all values
  // that its fields can have. Nothing when more than that is read.
  std::optional<std::set<const ir::Field*>> numbers_read(Symbol class_name);
  // Static final fields of other classes of which the initialiser reads what the program given never changes,
  // though code that is not given can get at it.
  const std::set<const ir::Field*>& contents_read(Symbol class_name) { return of(class_name).contents; }
  // Whether the initialiser reads what the program's own code does not decide: the outside, or what the library keeps
  // of itself. Which values its fields can have is known of the machine only.
  bool reads_outside(Symbol class_name) { return of(class_name).outside; }
  // Of a static final field: its initialiser never leaves null in it.
  bool is_never_null(const ir::Field& field);

 private:
  using Methods = std::set<const ir::Method*>;
  // What was found out about the initialiser of a class.
  struct Initializer {
    bool all_change = false;
    std::set<const ir::Field*> changing;  // otherwise these
    std::set<const ir::Field*> numbers;   // read, see numbers_read()
    bool only_numbers = true;             // nothing else that changes is read
    bool outside = false;                 // see reads_outside()
    std::set<const ir::Field*> contents;  // read, see contents_read()
  };
  struct Groups;

  bool is_plain(const ir::Method& method, Symbol initialized, int depth);
  bool is_made_up(const ir::Method& method);
  const Initializer& of(Symbol class_name);
  Initializer look_at(const ir::Method& initializer);
  void look_at(const ir::Body& body, const program::CallGraph& graph, const ir::Method& initializer,
               Initializer& result);
  void join_call(const ir::Call& call, const program::CallGraph& graph, const ir::Method& initializer,
                 std::size_t node, Groups& groups, Initializer& result);
  bool reads_changing(const ir::Method& method, Symbol initialized, Initializer& result);
  bool reads_changing(const ir::Statement& statement, Symbol initialized, Initializer& result);
  bool is_changing(const ir::FieldReference& reference, Symbol initialized, Initializer& result);
  bool are_constants_changing(Symbol initialized);
  bool depends_on_order(const ir::Method& initializer, const program::CallGraph& graph);
  bool is_assigned_elsewhere(const ir::Field& field);
  const program::CallGraph& graph(const ir::Method& initializer);

  program::Workspace& workspace_;
  StaticContents& contents_;
  std::map<Symbol, Initializer> known_;
  std::map<const ir::Method*, program::CallGraph> graphs_;
  std::optional<std::set<std::pair<Symbol, Symbol>>> assigned_;  // static fields, not by their initialiser
};

}  // namespace jury::start
