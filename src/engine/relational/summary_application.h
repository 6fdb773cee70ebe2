// A summary applied to a symbolic state: its relations are evaluated there (StateRelations), and what they
// say about the state after is written back into fields and collections. New objects are made by the
// constructors of their models. What the summary leaves open becomes unknown within its bounds.
//
// Not applicable, so that the call must be executed: a summary that changes a view of a map, a collection
// that keeps its order of insertion or one without relational view; boxes among what it moves; texts that
// may be equal without being the same; a list of which only bounds are known.
#pragma once

#include "engine/relational/checked_heap.h"
#include "engine/relational/state_relations.h"
#include "engine/summary/summarizer.h"

namespace jury::engine {

class SummaryApplication {
 public:
  // Everything must outlive it. `objects_before`: as in ExecutedMethod.
  SummaryApplication(program::Workspace& workspace, encode::Executor& executor, CheckedHeap& heap,
                     TermCircuit& circuit, std::size_t objects_before,
                     const std::vector<encode::Value>& arguments, const encode::State& state);

  // Once. Nothing when it is not applicable.
  std::optional<encode::Returned> apply(const ir::Method& method, const MethodSummary& summary,
                                        const std::vector<encode::ProgramVocabulary::Relation>& leaves);
  bool is_open() const { return open_; }

 private:
  using Column = solver::relational::Column;
  using Matrix = solver::relational::Matrix;
  using Grounding = solver::relational::Grounding;
  using Wire = solver::Wire;
  struct NotApplicable {};
  struct Row {
    Column column;
    Wire wire;
    bool operator==(const Row&) const = default;
  };
  using Rows = std::vector<Row>;
  // A value, or the entries of a collection, between two bounds.
  struct Pair {
    Rows lower, upper;
    bool exact() const { return lower == upper; }
  };

  encode::Returned applied(const ir::Method& method, const MethodSummary& summary,
                           const std::vector<encode::ProgramVocabulary::Relation>& leaves);
  void check_texts() const;
  void make_objects(const MethodSummary& summary);
  encode::ObjectId make_object(const Allocation& allocation, encode::State& state);
  void define_objects(const MethodSummary& summary, Grounding& ground);
  void change_field(const Change& change, Grounding& ground);

  // --- rows to values (summary_application.cpp) ---
  static Rows rows_of(const Matrix& matrix, std::optional<encode::ObjectId> object);
  encode::Value value_between(const Pair& pair, const ir::Type& type);
  encode::Value exact_value(const Rows& rows, const ir::Type& type);
  encode::Value open_number(const Pair& pair);
  encode::Value open_truth(const Pair& pair);
  encode::Value open_reference(const Pair& pair, const ir::Type& type);
  encode::ObjectId object_of(Column column) const;
  logic::Term number_term(Column column);
  bool may_hold(encode::ObjectId object, const ir::Type& type) const;

  // --- collections (summary_collections.cpp) ---
  struct Entry {
    std::vector<Column> rest;  // the columns after the collection
    Wire lower, upper;
  };
  struct Entries {
    std::vector<Entry> entries;
    bool changed = false;
    bool exact = true;
  };
  void change_collections(const Change& change, Grounding& ground);
  Entries entries_of(encode::ObjectId object, const Matrix& lower, const Matrix& upper, const Matrix& before);
  void change_set(encode::ObjectId object, const Entries& entries);
  void change_map(encode::ObjectId object, const Entries& entries);
  void change_list(encode::ObjectId object, const Entries& entries);
  std::size_t longest(const Entries& entries, std::size_t before) const;
  std::pair<encode::Value, logic::Term> element_at(const Entries& entries, std::size_t index);
  void fill_table(encode::ObjectId map, const std::map<Column, std::vector<Entry>>& by_key, bool is_set);
  encode::Value table_value(const std::vector<Entry>& entries, const std::vector<Wire>& chosen);
  Wire between(Wire lower, Wire upper);
  encode::ObjectId only_part(encode::ObjectId object, std::string_view field) const;
  const encode::Value& field_value(encode::ObjectId object, std::string_view field) const;
  void set_field(encode::ObjectId object, std::string_view field, const encode::Value& value);
  encode::Value present_value(const encode::Contents& table);
  void count_modification(encode::ObjectId object);

  program::Workspace& workspace_;
  encode::Executor& executor_;
  CheckedHeap& heap_;
  TermCircuit& circuit_;
  std::size_t objects_before_;
  const std::vector<encode::Value>& arguments_;
  const encode::State& before_;
  encode::State state_;  // after
  Wire guard_;
  std::vector<encode::ObjectId> made_;
  std::vector<logic::Term> made_when_;
  std::vector<Wire> constraints_;
  solver::relational::IntegerTable* integers_ = nullptr;
  bool open_ = false;
};

}  // namespace jury::engine
