// Specifications of methods, extracted from their code (seed 003, chapter 4): for each field a method
// changes, and for its result, relational expressions over the state before that bound the value after from
// below and above. They speak about executions that return.
//
// Abstract interpretation on relational expressions, forward through the body, both bounds at once. Differs
// from the seed: where a condition is exact, branches meet in a conditional expression and lose nothing; a
// loop that walks along a field (a cursor with c = c.r) is summarised by the set of objects it visits, up to
// the first that satisfies one of its exit conditions, so that searches are exact too; other loops lose what
// they change within its type, in place of iterating to a fixpoint with widening. Called methods are
// summarised once, for exact inputs, and instantiated; with inexact inputs what they change is lost within
// its type.
//
// Not summarised (Unsupported says why): allocation, arrays, static fields, handlers, recursion, longs and
// floats, and the operations of the collection models.
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

struct FieldChange {
  const ir::Field* field;
  RelationalBound bound;
};

struct MethodSummary {
  std::vector<FieldChange> changes;       // by owner and name; every other field keeps its value
  std::optional<RelationalBound> result;  // of methods that have one
  std::string reason;                     // why there is no summary; empty: there is one

  bool known() const { return reason.empty(); }
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
  std::vector<encode::ProgramVocabulary::Relation> leaves_for(const ir::Method& method);

 private:
  friend class MethodAnalysis;
  Expression field_leaf(const ir::Field& field);
  Expression class_leaf(Symbol class_name);
  Expression constant_leaf(encode::RelationMeaning::Kind kind);
  Expression parameter_leaf(const ir::Method& method, std::size_t index, const ir::Type& type);
  // Whether values of the type are objects in relations: what may be a box is an integer there.
  bool is_atom(const ir::Type& type) const;
  Expression top_of(const ir::Type& type);
  Expression top_of(const ir::Field& field);

  program::Workspace& workspace_;
  Builder& builder_;
  std::map<const ir::Field*, Expression> fields_;
  std::map<std::string, Expression> classes_;
  std::map<encode::RelationMeaning::Kind, Expression> constants_;
  std::map<const ir::Method*, std::map<std::size_t, encode::ProgramVocabulary::Relation>> parameters_;
  std::map<const ir::Method*, std::unique_ptr<MethodSummary>> summaries_;
  std::set<const ir::Method*> in_progress_;
  std::unique_ptr<logic::relational::Simplifier> simplifier_;
};

// As a method of a .rel file, which can be checked in its turn.
std::string to_text(const ir::Method& method, const MethodSummary& summary);

}  // namespace jury::engine
