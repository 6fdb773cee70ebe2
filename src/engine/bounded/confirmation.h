// Runs a would-be counterexample in the interpreter: only what happens there is reported as refuted. For
// contracts the interpreter also evaluates what the state before must satisfy, and the clause that fails.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/bounded/contract_check.h"
#include "engine/bounded/inputs.h"
#include "engine/problem.h"

namespace jury::engine {

struct Confirmation {
  Counterexample counterexample;
  std::string file;
  int line = 0;
};

// An object of the state before that no constructor of its class makes (engine/construction.h), or that breaks what
// all code of its class keeps (check/inferred_conditions.h): where bounds are small, the engine does without that.
struct ImpossibleObject {
  encode::ObjectId id = encode::null_object;
  Symbol class_name;
  std::string broken;  // what it breaks; empty: a constructor refuses it

  bool found() const { return id != encode::null_object; }
  std::string reason() const;
};

class Confirmer {
 public:
  // `impossible`: told of an object that makes the state of a violation one that does not exist; if given.
  Confirmer(const Problem& problem, const Inputs& inputs, encode::Executor& executor, Evaluate evaluate,
            ImpossibleObject* impossible = nullptr)
      : problem_(problem),
        inputs_(inputs),
        executor_(executor),
        evaluate_(std::move(evaluate)),
        impossible_(impossible) {}

  // Nothing when the run ends otherwise than with an exception that `violates` accepts.
  std::optional<Confirmation> exception(const std::vector<trace::Choice>& choices,
                                        const std::function<bool(Symbol exception_class)>& violates) const;
  std::optional<Confirmation> contract(const std::vector<trace::Choice>& choices,
                                       const Obligation& obligation) const;

 private:
  class Run;
  bool state_exists(const std::vector<trace::Choice>& choices) const;
  void name_clause(Run& run, const trace::Outcome& outcome, Confirmation& result) const;
  bool invariants_hold(Run& run, const Obligation& obligation) const;
  std::optional<Confirmation> precondition(Run& run) const;
  std::optional<Confirmation> invariant_at_call(Run& run, const Obligation& obligation) const;
  bool starts_well(Run& run, const Obligation& obligation) const;
  bool is_violated(Run& run, const trace::Outcome& outcome, const Obligation& obligation,
                   const std::string& before) const;
  void ask_jvm(const Run& run, const Obligation& obligation, trace::Scenario& scenario) const;
  std::optional<trace::Question> violated_clause(const Run& run, const Obligation& obligation) const;
  bool is_object_violated(Run& run, const Obligation& obligation) const;
  std::string kind_of(const Obligation& obligation) const;
  std::string slot_value(Run& run, const Obligation& obligation) const;

  const Problem& problem_;
  const Inputs& inputs_;
  encode::Executor& executor_;
  Evaluate evaluate_;
  ImpossibleObject* impossible_;
};

}  // namespace jury::engine
