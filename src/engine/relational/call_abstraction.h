// Calls replaced by the specifications of what they call (seed 003 sections 5.2.2 and 6): exact changes are
// computed from the summary's expressions, others become unknown values between its bounds. When a
// counterexample does not happen, the calls whose unknowns differ from what their code does are refined: the
// outputs that differ are from then on what the code computes. All such calls of a counterexample are refined
// at once, output by output (notes/relational.md: statement-level cores do not pay).
//
// A call is executed in place as before where the method has no summary, or where an exception could be
// caught.
#pragma once

#include <functional>

#include "encode/symbolic_heap.h"
#include "engine/relational/relational_engine.h"
#include "engine/relational/state_relations.h"
#include "engine/summary/summarizer.h"

namespace jury::engine {

class CallAbstraction {
 public:
  // Everything must outlive it. `objects_before`: as in ExecutedMethod.
  CallAbstraction(program::Workspace& workspace, encode::Executor& executor, const encode::SymbolicHeap& heap,
                  TermCircuit& circuit, std::size_t objects_before, Calls mode);

  // What the call does, or nothing when it is to be executed.
  std::optional<encode::Exit> replace(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                      const encode::State& state);
  // With the model of a violation that does not happen: how many outputs of calls were refined.
  std::size_t refine();

  std::size_t replaced_calls() const { return sites_.size(); }
  std::size_t refinements() const { return refinements_; }
  bool executing() const { return executing_; }
  // Whether refining has left out executions beyond the bound on loops.
  bool loops_bounded() const { return loops_bounded_; }

 private:
  using Column = solver::relational::Column;
  using Matrix = solver::relational::Matrix;
  using Wire = solver::Wire;

  // A value that the summary leaves open: a field of an object, or (null_object) the result.
  struct Output {
    encode::ObjectId object;
    std::uint32_t slot;
    encode::Value value;
    bool refined = false;
  };
  struct Site {
    const ir::Method* method;
    std::vector<encode::Value> arguments;
    encode::State before;
    std::vector<Output> outputs;
    std::optional<encode::Exit> exact;
    bool returns = false;  // that the code returns here has been required
  };
  struct Row {
    Column column;
    Wire wire;
    bool operator==(const Row&) const = default;
  };

  void change_field(Site& site, const FieldChange& change, solver::relational::Grounding& ground,
                    encode::State& state);
  encode::Value value_between(Site& site, const std::vector<Row>& lower, const std::vector<Row>& upper,
                              const ir::Type& type, const encode::State& state, bool& open);
  encode::Value exact_value(const std::vector<Row>& rows, const ir::Type& type);
  encode::Value open_number(const std::vector<Row>& lower, const std::vector<Row>& upper, Wire guard);
  encode::Value open_truth(const std::vector<Row>& lower, const std::vector<Row>& upper, Wire guard);
  encode::Value open_reference(const std::vector<Row>& lower, const std::vector<Row>& upper,
                               const ir::Type& type, const encode::State& state, Wire guard);
  static std::vector<Row> rows_of(const Matrix& matrix, std::optional<encode::ObjectId> object);
  logic::Term number_term(Column column);
  bool may_hold(encode::ObjectId object, const ir::Type& type, const encode::State& state) const;
  std::optional<encode::Value> exact_output(const Site& site, const Output& output) const;
  bool agree(const encode::Value& value, const encode::Value& other);
  logic::Term equal(const encode::Value& value, const encode::Value& other) const;
  void note_gap(const encode::Gap& gap);
  void require(logic::Term condition) { circuit_.require(condition); }

  program::Workspace& workspace_;
  encode::Executor& executor_;
  const encode::SymbolicHeap& heap_;
  TermCircuit& circuit_;
  std::size_t objects_before_;
  Calls mode_;
  logic::relational::Builder builder_;
  Summarizer summarizer_{workspace_, builder_};
  solver::relational::IntegerTable* integers_ = nullptr;
  std::vector<Site> sites_;
  std::size_t refinements_ = 0;
  bool loops_bounded_ = false;
  bool executing_ = false;  // the code of a call, to refine it
};

}  // namespace jury::engine
