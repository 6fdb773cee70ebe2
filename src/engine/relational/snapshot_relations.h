// The relational view of a run of the interpreter: the relations of a property as sets of tuples, from
// snapshots of the heap before and after. Independent of the symbolic view, whose answers it confirms.
#pragma once

#include <map>
#include <set>

#include "encode/program_vocabulary.h"
#include "logic/relational/instance.h"
#include "trace/snapshot.h"

namespace jury::engine {

class SnapshotRelations {
 public:
  // Roots: "argument 0", "argument 1", ..., "return", "static C.f" and any others. Both must outlive this.
  SnapshotRelations(program::Program& program, const trace::HeapSnapshot& before,
                    const trace::HeapSnapshot& after);

  const logic::relational::Universe& universe() const { return universe_; }
  logic::relational::TupleSet tuples(const encode::RelationMeaning& meaning) const;

  // What the first roots lead to, as lines of text, one object each: "Node#1: next = null, size = 3".
  std::vector<std::string> describe(const trace::HeapSnapshot& snapshot, std::size_t roots) const;
  std::string describe(const trace::HeapSnapshot& snapshot, const trace::SnapshotValue& value) const;

 private:
  using Meaning = encode::RelationMeaning;
  using Tuple = logic::relational::Tuple;
  using Tuples = std::vector<Tuple>;

  void number_objects(const trace::HeapSnapshot& snapshot);
  const trace::HeapSnapshot& snapshot_of(const Meaning& meaning) const;
  const trace::SnapshotValue& root(const trace::HeapSnapshot& snapshot, const std::string& name) const;
  logic::relational::Element element(const trace::HeapSnapshot& snapshot,
                                     const trace::SnapshotValue& value) const;
  logic::relational::Element atom(const trace::SnapshotObject& object) const;
  const trace::SnapshotObject* field_object(const trace::HeapSnapshot& snapshot,
                                            const trace::SnapshotObject& object, std::string_view name) const;
  void add_field(Tuples& tuples, const Meaning& meaning) const;
  void add_contents(Tuples& tuples, const Meaning& meaning) const;
  void add_mapping(Tuples& tuples, const Meaning& meaning) const;
  void add_index(Tuples& tuples, const Meaning& meaning) const;
  // The maps in which sets keep their elements: no relation shows them.
  std::set<const trace::SnapshotObject*> inside_sets(const trace::HeapSnapshot& snapshot) const;
  bool is_instance(const trace::SnapshotObject& object, Symbol class_name) const;
  // A view of a map that was not there before and is not the result: no relation shows it.
  bool is_passing_view(const trace::HeapSnapshot& snapshot, const trace::SnapshotObject& object) const;
  std::vector<bool> reachable(const trace::HeapSnapshot& snapshot, std::size_t roots) const;

  program::Program& program_;
  const trace::HeapSnapshot& before_;
  const trace::HeapSnapshot& after_;
  logic::relational::Universe universe_;
  std::map<const trace::Object*, logic::relational::Element> atoms_;
};

}  // namespace jury::engine
