#include "engine/relational/contract_check.h"

#include <algorithm>

#include "engine/bounded/choice_script.h"
#include "engine/bounded/confirmation.h"
#include "engine/bounded/violations.h"
#include "engine/gap_reason.h"
#include "engine/relational/relational_check.h"
#include "program/call_graph.h"
#include "program/contract_lookup.h"
#include "program/entries.h"
#include "start/implementations.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::State;
using encode::Value;

// The heap as the contract's check and the confirmation of its violations need it.
class RelationalContractCheck::HeapInputs : public Inputs {
 public:
  HeapInputs(CheckedHeap& heap, TermCircuit& circuit, const std::optional<State>& before)
      : heap_(heap), circuit_(circuit), before_(before) {}

  bool is_modular() const override { return true; }
  Term reachable(encode::ObjectId object) override { return heap_.reachable(object); }
  Concrete build(trace::Interpreter& interpreter, const Evaluate&) const override {
    auto built = heap_.build(interpreter, circuit_, *before_);
    return {std::move(built.arguments), std::move(built.built)};
  }
  std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const override {
    return heap_.statics(interpreter);
  }

 private:
  CheckedHeap& heap_;
  TermCircuit& circuit_;
  const std::optional<State>& before_;
};

RelationalContractCheck::RelationalContractCheck(const Problem& problem, Calls calls,
                                                 const std::vector<Symbol>& classes, MethodsInPlace in_place)
    : problem_(problem),
      calls_(calls),
      classes_(classes),
      in_place_(std::move(in_place)),
      circuit_(terms_, problem.limits),
      executor_(problem.workspace.program(), terms_, RelationalCheck::execution_limits(problem.limits),
                [this](Term condition) { return may_hold(condition); }) {}

Result RelationalContractCheck::answer() {
  auto result = unanswered(problem_, Property::Contract, "relational");
  try {
    if (program::is_main(problem_.entry)) throw Unsupported("a program's main starts from no heap");
    execute();
    answer(result);
  } catch (const Unsupported& unsupported) {
    result.reasons = {reason_of(unsupported)};
  } catch (const TermCircuit::OutOfTime&) {
    result.reasons = {{ReasonKind::Time}};
  }
  fill_statistics(result);
  return result;
}

// What has been assumed so far helps to see that a path is impossible.
bool RelationalContractCheck::may_hold(Term condition) {
  require_assumptions();
  return circuit_.may_hold(condition);
}

void RelationalContractCheck::require_assumptions() {
  const auto& assumptions = executor_.assumptions();
  for (; assumptions_required_ < assumptions.size(); ++assumptions_required_)
    circuit_.require(assumptions[assumptions_required_]);
}

void RelationalContractCheck::execute() {
  auto state = executor_.initial_state();
  heap_ = make_checked_heap(Heaps::any, problem_, classes_, executor_, {}, true);
  const auto arguments = heap_->make(state);
  before_ = state;
  for (const auto condition : heap_->conditions()) circuit_.require(condition);
  const auto objects_before = executor_.objects().size();
  inputs_ = std::make_unique<HeapInputs>(*heap_, circuit_, before_);
  contract_.emplace(problem_, executor_, *inputs_);
  contract_->assume(arguments, state);
  contract_->filter_answers();
  contract_->watch_calls();
  if (replaces_calls()) {
    abstraction_ = std::make_unique<CallAbstraction>(problem_.workspace, executor_, *heap_, circuit_,
                                                     objects_before, calls_, in_place_);
    executor_.set_replacement([this](const ir::Method& method, const std::vector<Value>& values,
                                     const State& before) { return replace(method, values, before); });
  }
  const auto exit = executor_.run(problem_.entry, arguments, std::move(state));
  executor_.set_replacement({});
  obligations_ = contract_->obligations(exit);
  require_assumptions();
  auto& circuit = circuit_.circuit();
  if (exit.returned) ends_ = circuit_.wire(exit.returned->state.guard.term());
  if (exit.thrown) ends_ = circuit.disjunction(ends_, circuit_.wire(exit.thrown->state.guard.term()));
  for (const auto& violation : violations_of(executor_, exit))
    if (violates(problem_.workspace.program(), Property::Contract, violation.exception_class))
      statement_fails_ = circuit.disjunction(statement_fails_, circuit_.wire(violation.condition));
  for (const auto& gap : executor_.gaps()) {
    const Wire condition = circuit_.wire(gap.condition);
    beyond_ = circuit.disjunction(beyond_, condition);
    if (gap.kind == encode::Gap::Kind::Quantifier) guessed_ = circuit.disjunction(guessed_, condition);
  }
}

bool RelationalContractCheck::replaces_calls() const {
  const auto& contracts = problem_.workspace.contracts();
  return calls_ != Calls::in_place && contracts.statements.empty() && contracts.loops.empty() &&
         !contract_->speaks_of_exceptions();
}

std::optional<encode::Exit> RelationalContractCheck::replace(const ir::Method& method,
                                                             const std::vector<Value>& arguments,
                                                             const State& state) {
  if (contract_->is_evaluating() || leads_to_preconditions(method)) return std::nullopt;
  return abstraction_->replace(method, arguments, state);
}

// Whether the method, or one that may be called on the way, has a written contract.
bool RelationalContractCheck::leads_to_preconditions(const ir::Method& method) {
  if (const auto known = preconditions_.find(&method); known != preconditions_.end()) return known->second;
  auto& workspace = problem_.workspace;
  const auto graph =
      program::build_call_graph(workspace.program(), {&method}, start::instances_at_start(workspace));
  const auto has_contract = [&](const ir::Method* called) {
    const auto contracts = program::contracts_of(workspace, *called);
    return std::any_of(contracts.begin(), contracts.end(),
                       [](const auto* contract) { return contract->written; });
  };
  return preconditions_[&method] = std::any_of(graph.methods.begin(), graph.methods.end(), has_contract);
}

void RelationalContractCheck::answer(Result& result) {
  for (const auto& list : {executor_.reliances(), contract_->left_out(), contract_->unchecked()})
    result.assumptions.insert(result.assumptions.end(), list.begin(), list.end());
  for (const auto& text : heap_->assumptions()) result.assumptions.push_back(text);
  result.approximations = executor_.approximations();
  if (is_vacuous(result)) return;
  for (const auto& question : questions())
    if (settles(question, result)) return;
  if (unconfirmed_) {
    result.reasons = {*unconfirmed_};
    return;
  }
  conclude(result);
  // Nothing is said to hold of which a part was not looked at.
  if (!contract_->left_out().empty()) {
    result.withdraw({{ReasonKind::Specification, contract_->left_out().front()}});
  }
}

// No state, or no execution within the bounds: whatever would be said of it means nothing.
bool RelationalContractCheck::is_vacuous(Result& result) {
  if (circuit_.check({}) == Answer::unsatisfiable)
    result.reasons = {{ReasonKind::Vacuous,
                       "no state within the bounds satisfies the precondition and the invariants"}};
  else if (circuit_.check({ends_}) == Answer::unsatisfiable)
    result.reasons = {{ReasonKind::Vacuous, "no execution within the bounds ends"}};
  else
    return false;
  if (ran_out_of_time(executor_.gaps())) result.reasons = {{ReasonKind::Time}};
  // Where summaries stand for calls, executions that throw are not seen.
  if (abstraction_ && abstraction_->replaced_calls() > 0) refined_ = {{}, in_place_.refinements, true};
  return true;
}

std::vector<RelationalContractCheck::Question> RelationalContractCheck::questions() {
  std::vector<Question> result;
  for (const auto& obligation : obligations_)
    result.push_back({circuit_.wire(obligation.violated), obligation.text, &obligation});
  result.push_back({statement_fails_, "a statement of the specification", nullptr});
  return result;
}

// Clause by clause: each is easier than all. A violation that does not happen may lie where nothing was
// followed; then another is asked for that does not.
bool RelationalContractCheck::settles(const Question& question, Result& result) {
  violated_.push_back(question.violated);
  auto found = circuit_.check({question.violated});
  if (found == Answer::satisfiable && guessed_.is_false() && confirm(question, result)) return true;
  if (found == Answer::satisfiable && !beyond_.is_false()) {
    found = circuit_.check({question.violated, !beyond_});
    if (found == Answer::satisfiable && confirm(question, result)) return true;
  }
  if (found == Answer::unsatisfiable) return false;
  if (found == Answer::unknown) {
    const auto why = circuit_.no_answer();
    result.reasons = {{why.kind, why.sentence() + ", for '" + question.text + "'"}};
    return true;
  }
  if (abstraction_ && abstraction_->refine(problem_.entry, nullptr)) {
    refined_ = abstraction_->in_place();
    return true;
  }
  if (!unconfirmed_)
    unconfirmed_ = {problem_.limits.passed() ? ReasonKind::Time : ReasonKind::NotReproduced,
                    "a possible violation of '" + question.text + "' could not be confirmed by execution"};
  return false;
}

bool RelationalContractCheck::confirm(const Question& question, Result& result) {
  const Evaluate evaluate = [this](Term term) { return circuit_.value(term); };
  ImpossibleObject impossible;
  const Confirmer confirmer(problem_, *inputs_, executor_, evaluate, &impossible);
  const auto choices = choice_script(executor_, evaluate);
  const auto confirmed = question.obligation
                             ? confirmer.contract(choices, *question.obligation)
                             : confirmer.exception(choices, [this](Symbol name) {
                                 return violates(problem_.workspace.program(), Property::Contract, name);
                               });
  if (impossible.found()) unconfirmed_ = {ReasonKind::NotReproduced, impossible.reason()};
  if (!confirmed) return false;
  result.refute(confirmed->counterexample);
  result.line = confirmed->line;
  if (!confirmed->file.empty()) result.file = confirmed->file;
  return true;
}

void RelationalContractCheck::conclude(Result& result) {
  if (heap_->is_bounded()) {
    result.bounds["objects"] = problem_.limits.objects;
    if (problem_.limits.bits < 32) result.bounds["bits"] = problem_.limits.bits;
  }
  for (const auto& gap : executor_.gaps()) {
    const Wire reached = circuit_.wire(gap.condition);
    violated_.push_back(reached);
    const auto found = circuit_.check({reached});
    if (found == Answer::unsatisfiable) continue;
    if (!is_bound(gap)) {
      result.reasons = {circuit_.unless_unknown(reason_of(problem_.workspace, gap), found)};
      return;
    }
    result.bounds["loops"] = problem_.limits.loops;
    if (result.reasons.empty())
      result.reasons = {
          circuit_.unless_unknown(reason_of(problem_.workspace, gap, "the bound was reached: "), found)};
  }
  // Others than those states may violate it.
  if (const auto assumed = heap_->assumptions(); !assumed.empty()) {
    result.reasons = {
        {ReasonKind::Assumed, "no violation was found, but it was assumed that " + *assumed.begin()}};
    return;
  }
  if (!result.bounds.empty()) {
    result.hold_within_bounds();
    return;
  }
  const auto accepted = circuit_.recheck(violated_);
  if (!accepted) {
    result.reasons = {
        {ReasonKind::NotConfirmed, "a proof was found, but none whose steps could be checked in time"}};
    return;
  }
  result.prove(CompleteUnrolling{*accepted});
}

void RelationalContractCheck::fill_statistics(Result& result) const {
  const auto& sat = circuit_.statistics();
  if (abstraction_) {
    result.statistics["refinements"] = static_cast<double>(in_place_.refinements);
    result.statistics["methods_in_place"] = static_cast<double>(in_place_.methods.size());
    result.statistics["replaced_calls"] = static_cast<double>(abstraction_->replaced_calls());
  }
  result.statistics["steps"] = static_cast<double>(executor_.steps());
  result.statistics["terms"] = static_cast<double>(terms_.term_count());
  result.statistics["clauses"] = static_cast<double>(sat.clauses);
  result.statistics["solver_calls"] = static_cast<double>(sat.queries);
}

}  // namespace jury::engine
