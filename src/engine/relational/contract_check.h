// A method against its JML contract, by the relational engine: from any heap within the bounds
// (checked_heap.h), decided on its circuit. What the contract demands, and whether a violation happens, is
// the bounded engine's code (engine/bounded/contract_check.h, confirmation.h): the two engines differ in the
// heaps, in the solver, and in what stands for calls.
//
// A summary speaks of executions that return. So it stands for a call only where the contract promises
// nothing about those that throw (no invariants, frames, signals or normal behaviour), where no method that
// the call leads to has a precondition to be kept, and in programs without JML statements. Other calls are
// executed. Refused: the main of a program.
#pragma once

#include "engine/bounded/contract_check.h"
#include "engine/relational/call_abstraction.h"
#include "engine/relational/checked_heap.h"
#include "engine/relational/term_circuit.h"

namespace jury::engine {

class RelationalContractCheck {
 public:
  // Everything must outlive it. `classes`: of start::code_in_use.
  RelationalContractCheck(const Problem& problem, Calls calls, const std::vector<Symbol>& classes,
                          MethodsInPlace in_place);

  // Once.
  Result answer();
  // The methods to put in place when the answer needs that; it is then no answer.
  const std::optional<MethodsInPlace>& refined() const { return refined_; }

 private:
  using Answer = TermCircuit::Answer;
  using Term = logic::Term;
  using Wire = solver::Wire;
  class HeapInputs;

  bool may_hold(Term condition);
  void require_assumptions();
  void execute();
  bool replaces_calls() const;
  std::optional<encode::Exit> replace(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                      const encode::State& state);
  bool leads_to_preconditions(const ir::Method& method);
  bool is_vacuous(Result& result);
  void answer(Result& result);
  // What may be violated, with how to see it in a run.
  struct Question {
    Wire violated;
    std::string text;
    const Obligation* obligation;  // nullptr: a statement of JML in the code
  };
  std::vector<Question> questions();
  // Whether the others need not be asked.
  bool settles(const Question& question, Result& result);
  bool confirm(const Question& question, Result& result);
  void conclude(Result& result);
  void fill_statistics(Result& result) const;

  const Problem& problem_;
  Calls calls_;
  const std::vector<Symbol>& classes_;
  MethodsInPlace in_place_;
  logic::TermManager terms_;
  TermCircuit circuit_;
  encode::Executor executor_;
  std::unique_ptr<CheckedHeap> heap_;
  std::unique_ptr<Inputs> inputs_;
  std::optional<ContractCheck> contract_;
  std::unique_ptr<CallAbstraction> abstraction_;  // where calls are replaced
  std::map<const ir::Method*, bool> preconditions_;
  std::optional<encode::State> before_;
  std::size_t assumptions_required_ = 0;
  std::vector<Obligation> obligations_;
  Wire ends_ = solver::false_wire;
  Wire beyond_ = solver::false_wire;   // where something was not followed
  Wire guessed_ = solver::false_wire;  // where the value of a quantifier is a guess
  Wire statement_fails_ = solver::false_wire;
  std::vector<Wire> violated_;
  std::optional<Reason> unconfirmed_;
  std::optional<MethodsInPlace> refined_;
};

}  // namespace jury::engine
