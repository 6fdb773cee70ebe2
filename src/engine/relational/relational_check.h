// One run of the relational engine: a method, its conditions, all queries on one circuit.
#pragma once

#include "encode/program_vocabulary.h"
#include "engine/relational/call_abstraction.h"
#include "engine/relational/checked_heap.h"
#include "engine/relational/inline_size.h"
#include "engine/relational/property_run.h"
#include "engine/relational/relational_engine.h"
#include "engine/relational/state_relations.h"
#include "spec/rel_resolver.h"

namespace jury::engine {

class RelationalCheck {
 public:
  // What the check starts from.
  struct Start {
    Heaps heaps;
    std::vector<Symbol> classes;     // start::code_in_use
    std::optional<InlineSize> size;  // of the method, where calls are refined
  };

  // Everything must outlive it.
  RelationalCheck(const Problem& problem, const spec::RelFile& file, const spec::RelMethod& method,
                  Calls calls, const Start& start, MethodsInPlace in_place);

  static encode::ExecutionLimits execution_limits(const Limits& limits);

  // Once, before anything is asked.
  void prepare();
  std::size_t postconditions() const { return specification_.postconditions.size(); }
  Result answer(std::size_t index);
  // The methods to put in place when the last answer needs that; it is then no answer.
  const std::optional<MethodsInPlace>& refined() const { return refined_; }

 private:
  using Answer = TermCircuit::Answer;
  using Formula = logic::relational::Formula;
  using Wire = solver::Wire;
  using Clock = std::chrono::steady_clock;

  Result blank(const spec::RelCondition& condition) const;
  // What holds for all postconditions; a reason when there is nothing to ask.
  std::optional<Reason> make_ready();
  Reason vacuous();
  NamedByProperty named_by_property() const;
  void make_inputs();
  void require_assumptions();
  void require_preconditions();
  void replace_calls();
  bool uses_own_summary();
  std::optional<encode::Exit> own_summary();
  void take_over(encode::Exit exit);
  bool returns();
  bool returns_with_few_objects();
  std::unique_ptr<solver::relational::Grounding> grounding(StateRelations& relations);
  void answer(Result& result, const spec::RelCondition& condition);
  Wire violation_of(const spec::RelCondition& condition);
  void look_for_violation(Result& result, const spec::RelCondition& condition);
  void conclude(Result& result, Wire violated);
  bool bound_reached(Result& result);

  // Runs the model of the last query; nothing when the postcondition holds afterwards.
  struct Confirmed {
    Counterexample counterexample;
    int line = 0;
  };
  std::optional<Confirmed> confirm(const spec::RelCondition& condition);
  bool violates(const PropertyRun& run, const spec::RelCondition& condition) const;
  bool state_exists();
  bool is_violated_in_run(const spec::RelCondition& condition);
  void fill_statistics(Result& result) const;

  const Problem& problem_;
  const spec::RelFile& file_;
  const spec::RelMethod& method_;
  logic::relational::Builder builder_;
  encode::ProgramVocabulary vocabulary_;
  spec::RelSpecification specification_;
  logic::TermManager terms_;
  TermCircuit circuit_;
  encode::Executor executor_;
  std::unique_ptr<CheckedHeap> heap_;
  Calls calls_;
  const Start& start_;
  MethodsInPlace in_place_;
  std::unique_ptr<CallAbstraction> abstraction_;  // where calls are replaced
  ExecutedMethod executed_{executor_.initial_state(), {}, 0, executor_.initial_state(), {}};
  std::size_t assumptions_required_ = 0;
  std::unique_ptr<StateRelations> relations_after_;
  std::unique_ptr<solver::relational::Grounding> grounding_after_;
  Wire returned_ = solver::false_wire;
  bool by_summary_ = false;  // the whole method is its summary
  std::optional<bool> returns_with_few_objects_;
  std::optional<Reason> failure_;
  std::optional<MethodsInPlace> refined_;
  // The first call in the last model that the interpreter does otherwise.
  const ReplacedCall* invalid_call_ = nullptr;
  std::optional<Reason> impossible_state_;  // of a violation, for this reason
};

}  // namespace jury::engine
