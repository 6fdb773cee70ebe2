// What the objects in static final fields contain. Such a field refers to one object for ever, but what that
// object contains may have been changed since its class was initialised: a registry that is a list, a
// counter, the sentinel of a tree. A method that is checked from any state must be asked about that. (Whether
// the field holds the same value in every run is another question: start/initial_values.h.)
//
// Contents are kept where the object cannot change (List.of, an unmodifiable wrapper), or where the program
// only reads it and hands it to nobody: a table of numbers, a map of names. Followed are copies, rows of
// arrays and what the reading methods of the library return; anything else counts as a change. Code outside
// the program is taken not to change them.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "program/workspace.h"
#include "start/code_in_use.h"
#include "start/initial_values.h"

namespace jury::start {

class StaticContents {
 public:
  explicit StaticContents(program::Workspace& workspace) : workspace_(workspace), values_(workspace, *this) {}
  StaticContents(const StaticContents&) = delete;
  StaticContents& operator=(const StaticContents&) = delete;

  // Whether code finds something in this static field that need not be what the initialiser put there:
  // another value, or another content of the object.
  bool is_free(const ir::Field& field, const CodeInUse& code);
  // What the initialisers of classes put into static fields, and whether it is always the same.
  InitialValues& values() { return values_; }
  // Throws Unsupported when one of these classes has a static final field whose object may have changed, or
  // which may hold another object than after the first use of its class: for heaps that do not represent
  // that.
  void refuse_changes(const std::vector<Symbol>& classes);
  // Of a static final field: its object contains what the initialiser of the class left in it.
  bool are_kept(const ir::Field& field);
  // The class of the object, when the initialiser makes it and it can be no other.
  std::optional<Symbol> exact_class(const ir::Field& field);
  // Whether no object of this type, nor what it leads to, ever changes.
  bool is_immutable(const ir::Type& type);

 private:
  bool compute(const ir::Field& field);
  bool is_made_unchanging(const ir::Field& field);
  bool is_only_read(const ir::Field& field);
  bool is_only_read(const ir::Field& field, const ir::Method& method, const ir::Body& body);
  using Locals = std::set<ir::LocalId>;
  // `initialized`: the field, in the initialiser of its class.
  bool is_only_read(const ir::Body& body, Locals held, const ir::Field* initialized);
  void follow(const ir::Body& body, Locals& held, const ir::Field* initialized);
  std::optional<ir::LocalId> keeper_of(const ir::Body& body, const ir::Statement& statement,
                                       const Locals& held, const ir::Field& field);
  bool is_read_by_callee(const ir::Statement& statement, const Locals& held);
  bool has_immutable_elements(const ir::Field& field);
  bool is_immutable_class(Symbol name);
  bool has_fixed_fields(const ir::Class& cls);

  program::Workspace& workspace_;
  InitialValues values_;
  std::map<const ir::Field*, bool> kept_;
  std::map<std::pair<const ir::Method*, Locals>, bool> read_by_;
  std::set<Symbol> open_;  // classes that are being looked at
};

// A call that makes a collection which nobody can change.
bool makes_unchanging(const ir::Statement& statement);

}  // namespace jury::start
