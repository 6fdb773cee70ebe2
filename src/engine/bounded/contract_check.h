// A method against its contract: what may be assumed of the state before it, and what must hold after it
// (JML's visible-state semantics: invariants hold for all objects before and after a method that is no
// helper).
//
// Promises: ensures, signals, signals_only, normal and exceptional behaviours, assignable, invariants,
// constraints, initially. Modified is what has another value than before.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "encode/clause_evaluator.h"
#include "engine/bounded/inputs.h"
#include "engine/problem.h"
#include "spec/contracts.h"

namespace jury::engine {

// Something that must hold at the end of the method.
struct Obligation {
  // Precondition: of a method that is called on the way.
  // Invariant: of an object at a call of `called`.
  enum class Kind : std::uint8_t { Clause, NoReturn, NoException, Modification, Precondition, Invariant };
  Kind kind = Kind::Clause;
  encode::Term violated;
  std::string text;  // "ensures \result >= 0"
  SourcePosition place;
  // Clause: how to ask the interpreter.
  spec::Member member;
  enum class About : std::uint8_t { Entry, Result, Exception, Object } about = About::Entry;
  encode::ObjectId object = encode::null_object;  // an invariant's or the modified object
  bool object_is_new = false;
  std::size_t slot = 0;                // Modification
  const ir::Method* called = nullptr;  // Invariant
  // What the state before satisfies.
  const spec::MethodContract* contract = nullptr;
  const spec::Behaviour* behaviour = nullptr;
  std::vector<std::pair<const spec::Clause*, encode::ObjectId>> assumed_invariants = {};
};

class ContractCheck {
 public:
  ContractCheck(const Problem& problem, encode::Executor& executor, Inputs& inputs);

  // Whether there is anything to check.
  bool applies() const;
  // From here on, calls within the execution are asked for the preconditions of what they call.
  void watch_calls();
  // Assumes preconditions and invariants, and keeps the state for \old.
  void assume(const std::vector<encode::Value>& arguments, const encode::State& before);
  // What the calls must keep to, when the execution has ended. obligations() has them, too.
  std::vector<Obligation> take_calls();
  std::vector<Obligation> obligations(const encode::Exit& exit);

  // That the precondition of a method holds where it is called, and the invariants that it relies on.
  void check_call(const ir::Method& method, const std::vector<encode::Value>& arguments,
                  const encode::State& state);
  // What a call does as far as the contract of what it calls says (contract_calls.cpp); nothing when the call
  // is to be followed into the code. Throws Unsupported.
  std::optional<encode::Exit> call_by_contract(const ir::Method& method,
                                               const std::vector<encode::Value>& arguments,
                                               const encode::State& state);
  // When an answer of code that is not given is one that its contracts allow (contract_calls.cpp).
  void filter_answers();
  // The methods whose contracts stood for calls.
  const std::set<std::string>& contracts_used() const { return contracts_used_; }
  // That they are kept, which is each method's own check.
  std::vector<std::string> assumptions() const;
  const std::vector<std::string>& left_out() const { return left_out_; }
  const std::vector<std::string>& unchecked() const { return unchecked_; }
  // After assume(): whether a promise is about executions that end with an exception.
  bool speaks_of_exceptions() const;
  // A precondition of a call: its own calls are followed, whatever stands for others.
  bool is_evaluating() const { return evaluating_; }

 private:
  using Term = encode::Term;
  struct Case {
    const spec::MethodContract* contract;
    const spec::Behaviour* behaviour;  // nullptr: a contract without one
    Term applies;                      // its preconditions held before
  };

  // When locations are evaluated: before the method, with its arguments.
  struct Moment {
    const std::vector<encode::Value>& arguments;
    const encode::State& state;
  };
  // A call that its contract stands for.
  struct Call {
    const ir::Method& method;
    const std::vector<encode::Value>& arguments;
    const encode::State& state;
    std::vector<Case> cases;
  };

  const spec::Contracts& contracts() const;
  std::vector<encode::Value> declared(const spec::MethodContract& contract, bool with_receiver) const;
  Term precondition(const spec::MethodContract& contract);
  Term holds(const spec::Clause& clause, std::vector<encode::Value> arguments, const encode::State& state);
  Term fails(const spec::Clause& clause, std::vector<encode::Value> arguments, const encode::State& state);
  bool is_helper() const;
  void for_each_invariant(
      const encode::State& state, bool before,
      const std::function<void(const spec::Clause&, encode::ObjectId, Term exists)>& visit);
  void check_return(const encode::Returned& returned, std::vector<Obligation>& result);
  void check_throw(const encode::Thrown& thrown, std::vector<Obligation>& result);
  void check_ensures(const Case& specification, const encode::Returned& returned,
                     std::vector<Obligation>& result);
  void check_signals(const Case& specification, const encode::Thrown& thrown,
                     std::vector<Obligation>& result);
  bool is_unchanged(const encode::State& state) const;
  void check_invariants(const encode::State& state, std::vector<Obligation>& result);
  // Visible states (visible_states.cpp).
  void check_precondition(const ir::Method& method, const std::vector<encode::Value>& arguments,
                          const encode::State& state);
  void check_invariants_at_call(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                const encode::State& state);
  std::set<encode::ObjectId> reached_by(const std::vector<encode::Value>& arguments,
                                        const encode::State& state);
  void require_invariant(const spec::Clause& clause, encode::ObjectId object, Term exists,
                         const encode::State& state, const ir::Method& called);
  void check_class_promises(const encode::Returned& returned, std::vector<Obligation>& result);
  static std::string frame_of(const Case& specification);
  void check_frame(const Case& specification, const encode::State& after, std::vector<Obligation>& result);
  void require_elements_kept(const Case& specification, encode::ObjectId object, const encode::Contents& old,
                             const encode::Contents& now, const encode::State& after,
                             std::vector<Obligation>& result);
  Term covered(const std::vector<spec::Location>& locations, const spec::MethodContract& contract,
               const Moment& moment, encode::ObjectId object, std::size_t slot, Term index);
  Term covers(const spec::Location& location, const spec::MethodContract& contract, const Moment& moment,
              encode::ObjectId object, std::size_t slot, Term index);
  Term covers_element(const spec::Location& location, const spec::MethodContract& contract,
                      const Moment& moment, encode::ObjectId object, Term index);
  Term covers_object_in_array(const spec::Location& location, const spec::MethodContract& contract,
                              const Moment& moment, encode::ObjectId object);
  Term is_within(const spec::Location& location, const spec::MethodContract& contract, const Moment& moment,
                 Term index);
  void note_incomplete(const spec::MethodContract& contract, const ir::Method& method);
  bool is_field(const spec::Location& location, encode::ObjectId object, std::size_t slot);
  std::pair<std::optional<encode::Value>, Term> located(const spec::Member& member,
                                                        const spec::MethodContract& contract,
                                                        const Moment& moment);
  Term owned_by(const encode::Reference& owner, const encode::State& state, encode::ObjectId object);
  bool is_part_of(encode::ObjectId collection, const encode::State& state, encode::ObjectId object,
                  int depth);

  // Calls that contracts stand for (contract_calls.cpp).
  std::vector<const spec::MethodContract*> usable_contracts(const ir::Method& method) const;
  std::vector<Case> cases_of(const std::vector<const spec::MethodContract*>& contracts,
                             const std::vector<encode::Value>& arguments, const encode::State& state);
  std::optional<encode::State> changed_freely(const Call& call);
  void require_invariants(const encode::State& state, const ir::Method& called);
  Term may_change(const Call& call, encode::ObjectId object, std::size_t slot, Term index);
  void change_freely(const Call& call, encode::ObjectId object, encode::State& after);
  Term change_elements_freely(const Call& call, encode::ObjectId object, const encode::Contents& before);
  encode::Thrown any_exception(encode::State state);
  Term promised(const Call& call, const encode::State& after, const std::optional<encode::Value>& result);
  encode::Returned returned_by_contract(const Call& call, encode::State after, bool helper);

  Term differs(const encode::Value& old, const encode::Value& now);
  Term content_differs(const encode::Contents& old, const encode::Contents& now);
  std::string slot_name(encode::ObjectId object, std::size_t slot) const;
  void add(std::vector<Obligation>& result, Obligation obligation, const encode::State& where, Term condition,
           const Case* specification = nullptr);

  const Problem& problem_;
  encode::Executor& executor_;
  Inputs& inputs_;
  encode::ClauseEvaluator clauses_;
  std::vector<const spec::MethodContract*> method_contracts_;
  std::vector<Case> cases_;
  std::vector<encode::Value> arguments_;
  std::optional<encode::State> before_;
  encode::ObjectId object_count_ = 0;  // before the method
  std::vector<std::pair<const spec::Clause*, encode::ObjectId>> assumed_invariants_;
  std::vector<Obligation> calls_;
  std::set<std::string> contracts_used_;
  bool evaluating_ = false;  // a precondition: its own calls are not asked
  int filtering_ = 0;        // contracts of answers, one inside another
  std::vector<std::string> left_out_;
  std::vector<std::string> unchecked_;
};

}  // namespace jury::engine
