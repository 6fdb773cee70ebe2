// One run of a method in the interpreter as relational logic sees it: the heap before, the heap after and the
// result are the relations of a property, and the evaluator says which formulas hold of them. Independent of
// symbolic execution, whose answers it confirms.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "encode/program_vocabulary.h"
#include "engine/relational/snapshot_relations.h"
#include "logic/relational/evaluator.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace jury::engine {

class PropertyRun {
 public:
  using Relations = std::vector<encode::ProgramVocabulary::Relation>;

  // The heap stands in the interpreter. `objects`: those that exist though no argument may lead to them.
  // Static fields count as far as `relations` has them. Everything must outlive the run.
  PropertyRun(program::Workspace& workspace, const ir::Method& entry, trace::Interpreter& interpreter,
              const std::vector<trace::Value>& arguments, const std::vector<trace::Object*>& objects,
              const Relations& relations);

  // Once. The relations have values when it returned.
  const trace::Outcome& run(trace::Observer* observer = nullptr);
  // In which formulas over `relations` can be evaluated; primed relations mean the heap after.
  logic::relational::Evaluator evaluator(const logic::relational::Instance& instance) const;
  logic::relational::Instance instance(const Relations& relations) const;
  const trace::HeapSnapshot& before() const { return before_; }
  const trace::HeapSnapshot& after() const { return after_; }
  const SnapshotRelations& relations() const { return *views_; }

 private:
  std::vector<trace::SnapshotRoot> roots() const;

  program::Workspace& workspace_;
  const ir::Method& entry_;
  trace::Interpreter& interpreter_;
  const std::vector<trace::Value>& arguments_;
  const std::vector<trace::Object*>& objects_;
  const Relations& relations_;
  trace::HeapSnapshot before_, after_;
  trace::Outcome outcome_;
  std::unique_ptr<SnapshotRelations> views_;
};

}  // namespace jury::engine
