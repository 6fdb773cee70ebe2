// Specifications of methods, extracted from their code (Karun, chapter 4): for each relation of the state
// that a method changes, and for its result, relational expressions over the state before that bound the
// value after from below and above. They speak about executions that return.
//
// Abstract interpretation on relational expressions, forward through the body, both bounds at once. Differs
// from Karun: where a condition is exact, branches meet in a conditional expression and lose nothing; a
// loop over a collection or along a field (a cursor with c = c.r) is summed up over the set of elements that
// it visits, so that searches, filters and counts are exact; other loops lose what they change within its
// type, in place of iterating to a fixpoint with widening. Collections are the relations of their models
// (contains$rel, mapping$rel, index$rel). An object that a method makes is a relation of its own, one for
// each execution of `new` outside loops. Overridden methods meet by the class of the receiver. Called methods
// are summarised once and instantiated.
//
// Relies on equality of keys being identity: programs whose classes define equals get no summaries of
// methods that use collections. Not summarised (Unsupported says why): allocation in loops, arrays, static
// fields, handlers, recursion, longs and floats, other operations of the library.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "encode/program_vocabulary.h"
#include "ir/method.h"
#include "logic/relational/builder.h"
#include "logic/relational/simplifier.h"
#include "program/workspace.h"

namespace jury::engine {

struct RelationalBound {
  logic::relational::Expression lower;
  logic::relational::Expression upper;

  bool exact() const { return lower == upper; }
  bool operator==(const RelationalBound&) const = default;
};

// A relation of the state that methods may change: a field, or what collections hold.
struct StateRelation {
  using Kind = encode::RelationMeaning::Kind;
  Kind kind = Kind::field;  // field, contents, mapping, index
  const ir::Field* field = nullptr;

  static StateRelation of(const ir::Field& field) { return {Kind::field, &field}; }
  static StateRelation contents() { return {Kind::contents, nullptr}; }
  static StateRelation mapping() { return {Kind::mapping, nullptr}; }
  static StateRelation index() { return {Kind::index, nullptr}; }
  std::size_t arity() const { return kind == Kind::field || kind == Kind::contents ? 2 : 3; }
  std::string name() const;
  auto operator<=>(const StateRelation&) const = default;
};

struct Change {
  StateRelation relation;
  RelationalBound bound;
};

// An object that the method makes, at most once.
struct Allocation {
  logic::relational::Expression object;
  Symbol class_name;
  logic::relational::Formula condition;  // none: when it is made is not known
};

struct MethodSummary {
  std::vector<Change> changes;  // fields by owner and name, then collections; the rest keeps its value
  std::vector<Allocation> allocations;
  std::optional<RelationalBound> result;  // of methods that have one
  logic::relational::Formula returns;     // holds when the method returns; none: nothing is known
  bool uses_collections = false;
  std::string reason;  // why there is no summary; empty: there is one

  bool known() const { return reason.empty(); }
  bool is_exact() const;
};

class Summarizer {
 public:
  using Builder = logic::relational::Builder;
  using Expression = logic::relational::Expression;
  using Formula = logic::relational::Formula;

  Summarizer(program::Workspace& workspace, Builder& builder);
  ~Summarizer();

  const MethodSummary& summarize(const ir::Method& method);
  // The same methods' frame conditions: what may change may change to anything.
  MethodSummary frame(const ir::Method& method);

  // The leaves that summaries are made of, with what they stand for in the state before a call of `method`.
  // Objects that the method makes are not among them.
  std::vector<encode::ProgramVocabulary::Relation> leaves_for(const ir::Method& method);

 private:
  friend class MethodAnalysis;
  Expression leaf(const StateRelation& relation);
  Expression class_leaf(Symbol class_name);
  Expression constant_leaf(encode::RelationMeaning::Kind kind);
  Expression parameter_leaf(const ir::Method& method, std::size_t index, const ir::Type& type);
  // Whether values of the type are objects in relations. An Object may be a box, which is an integer there:
  // it may be moved, but not be compared.
  bool is_atom(const ir::Type& type) const;
  // Whether some class of the program says what equals is.
  bool redefines_equals();
  Expression top_of(const ir::Type& type);
  Expression top_of(const StateRelation& relation);

  program::Workspace& workspace_;
  Builder& builder_;
  std::map<StateRelation, Expression> relations_;
  std::map<std::string, Expression> classes_;
  std::map<encode::RelationMeaning::Kind, Expression> constants_;
  std::map<const ir::Method*, std::map<std::size_t, encode::ProgramVocabulary::Relation>> parameters_;
  std::map<const ir::Method*, std::unique_ptr<MethodSummary>> summaries_;
  std::set<const ir::Method*> in_progress_;
  std::unique_ptr<logic::relational::Simplifier> simplifier_;
  std::optional<bool> redefines_equals_;
};

// As a method of a .rel file, which can be checked in its turn.
std::string to_text(const ir::Method& method, const MethodSummary& summary);

}  // namespace jury::engine
