// Calls replaced by the contract of the method they call, for proofs without bounds and for --calls contract:
// the precondition and the invariants must hold at the call, what the frame allows to change has any value
// after it, and the postcondition and the invariants hold. A method that may throw by its contract may throw
// anything.
//
// Not replaced: constructors, methods that answer a reference, contracts that do not say what may be
// assigned, and those that let a reference or a collection change; such calls are followed into their code.
// That the contract holds is the method's own check: it is an assumption of the proof, which names it.
#include <algorithm>

#include "engine/bounded/contract_check.h"
#include "program/contract_lookup.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using encode::State;
using encode::Value;
using spec::BehaviourKind;
using spec::MethodContract;

namespace {

bool may_throw(const spec::Behaviour& behaviour) {
  const bool excluded = behaviour.signals_only && behaviour.signals_only->empty();
  return behaviour.kind != BehaviourKind::Normal && !excluded;
}

bool may_throw(const std::vector<const MethodContract*>& contracts) {
  return std::any_of(contracts.begin(), contracts.end(), [](const MethodContract* contract) {
    return contract->behaviours.empty() ||
           std::any_of(contract->behaviours.begin(), contract->behaviours.end(),
                       [](const spec::Behaviour& behaviour) { return may_throw(behaviour); });
  });
}

// Says what may be assigned, and nothing of it was left out.
bool has_frame(const MethodContract& contract) {
  if (!contract.left_out.empty() || !contract.errors.empty()) return false;
  if (contract.pure) return true;
  const auto is_bounded = [](const spec::Behaviour& behaviour) {
    return behaviour.assignable &&
           std::none_of(behaviour.assignable->begin(), behaviour.assignable->end(), [](const auto& location) {
             return location.kind == spec::Location::Kind::Everything;
           });
  };
  return !contract.behaviours.empty() &&
         std::all_of(contract.behaviours.begin(), contract.behaviours.end(), is_bounded);
}

}  // namespace

// The contracts to go by; none when the call is to be followed.
std::vector<const MethodContract*> ContractCheck::usable_contracts(const ir::Method& method) const {
  const auto& name = method.name;
  if (evaluating_ || spec::is_generated(name.view()) || name == "<init>" || name == "<clinit>" ||
      !problem_.workspace.is_user_class(method.owner) ||
      ir::Signature::from_descriptor(method.descriptor.view()).result.is_reference())
    return {};
  auto found = contracts_of(problem_.workspace, method);
  std::erase_if(found, [](const MethodContract* contract) { return !contract->written; });
  if (!std::all_of(found.begin(), found.end(), [](const MethodContract* c) { return has_frame(*c); }))
    return {};
  return found;
}

std::optional<encode::Exit> ContractCheck::call_by_contract(const ir::Method& method,
                                                            const std::vector<Value>& arguments,
                                                            const State& state) {
  const auto contracts = usable_contracts(method);
  if (contracts.empty()) return std::nullopt;
  const bool throws = may_throw(contracts);
  if (throws && executor_.may_catch()) return std::nullopt;
  evaluating_ = true;
  const Call call{method, arguments, state, cases_of(contracts, arguments, state)};
  auto changed = changed_freely(call);
  evaluating_ = false;
  if (!changed) return std::nullopt;
  State after = std::move(*changed);
  check_precondition(method, arguments, state);
  evaluating_ = true;
  const bool helper =
      std::any_of(contracts.begin(), contracts.end(), [](const auto* c) { return c->helper; });
  if (!helper) require_invariants(state, method);
  encode::Exit exit;
  if (throws) {
    auto& terms = executor_.values().terms();
    const Term thrown = terms.fresh_constant("thrown", terms.boolean_sort());
    exit.thrown = any_exception(after.under(after.guard.with(terms, thrown)));
    after.guard = after.guard.with(terms, terms.negation(thrown));
  }
  exit.returned = returned_by_contract(call, std::move(after), helper);
  evaluating_ = false;
  contracts_used_.insert(method.display());
  return exit;
}

// Code that is not given keeps the contracts of what it implements: an execution in which it does not is
// none. It changes nothing, so that no invariant and no frame has to be asked about.
void ContractCheck::filter_answers() {
  executor_.set_answer_filter([this](const ir::Method& method, const std::vector<Value>& arguments,
                                     const State& before, const encode::Returned& returned) {
    constexpr int most_nested = 2;  // contracts that speak of answers of their own
    auto& terms = executor_.values().terms();
    if (filtering_ >= most_nested) return terms.true_term();
    const bool outer = std::exchange(evaluating_, true);
    ++filtering_;
    const auto found = contracts_of(problem_.workspace, method);
    const Term allowed = promised({method, arguments, before, cases_of(found, arguments, before)},
                                  returned.state, returned.value);
    --filtering_;
    evaluating_ = outer;
    return allowed;
  });
}

std::vector<std::string> ContractCheck::assumptions() const {
  std::vector<std::string> result;
  for (const auto& name : contracts_used_)
    result.push_back("the contract of " + name + " is kept (to be checked on its own)");
  return result;
}

// The state with any value where the frame allows one; nothing when that cannot be expressed.
std::optional<State> ContractCheck::changed_freely(const Call& call) {
  State after = call.state;
  try {
    for (ObjectId object = 1; object < executor_.objects().size(); ++object)
      change_freely(call, object, after);
  } catch (const Unsupported&) {
    return std::nullopt;
  }
  return after;
}

std::vector<ContractCheck::Case> ContractCheck::cases_of(const std::vector<const MethodContract*>& contracts,
                                                         const std::vector<Value>& arguments,
                                                         const State& state) {
  auto& terms = executor_.values().terms();
  std::vector<Case> result;
  for (const auto* contract : contracts) {
    const auto all_hold = [&](const std::vector<spec::Clause>& clauses) {
      std::vector<Term> conditions;
      for (const auto& clause : clauses)
        conditions.push_back(
            holds(clause, program::clause_arguments<Value>(arguments, *contract, clause.member), state));
      return terms.conjunction(conditions);
    };
    const Term not_null = all_hold(contract->non_null_parameters);
    if (contract->behaviours.empty()) result.push_back({contract, nullptr, not_null});
    for (const auto& behaviour : contract->behaviours)
      result.push_back({contract, &behaviour, terms.conjunction(not_null, all_hold(behaviour.requires_))});
  }
  return result;
}

void ContractCheck::require_invariants(const State& state, const ir::Method& called) {
  for_each_invariant(state, false, [&](const spec::Clause& clause, ObjectId object, Term exists) {
    require_invariant(clause, object, exists, state, called);
  });
}

// Where every case that applies allows it. One of them does, or the call is not allowed: what none allows
// does not change.
encode::Term ContractCheck::may_change(const Call& call, ObjectId object, std::size_t slot, Term index) {
  auto& terms = executor_.values().terms();
  std::vector<Term> allowed;
  bool some_case_allows = false;
  for (const auto& each : call.cases) {
    const bool says = each.behaviour && each.behaviour->assignable;
    const Term here = says ? covered(*each.behaviour->assignable, *each.contract,
                                     {call.arguments, call.state}, object, slot, index)
                           : terms.false_term();
    some_case_allows |= !here.is_false();
    allowed.push_back(terms.implies(each.applies, here));
  }
  return some_case_allows ? terms.conjunction(allowed) : terms.false_term();
}

void ContractCheck::change_freely(const Call& call, ObjectId object, State& after) {
  const auto& info = executor_.objects().info(object);
  if ((!call.state.heap.find(object) && !info.initial) || info.shape == Shape::Class ||
      info.shape == Shape::Text)
    return;
  auto& values = executor_.values();
  const auto& before = executor_.objects().contents(call.state, object);
  auto contents = std::make_shared<encode::Contents>(before);
  if (before.elements) {
    contents->elements = change_elements_freely(call, object, before);
  } else if (info.shape != Shape::Instance && info.shape != Shape::Array && info.shape != Shape::Statics) {
    if (!may_change(call, object, 0, values.integer(0)).is_false())
      throw Unsupported("the contract of " + call.method.display() + " lets a collection change");
  } else {
    for (std::size_t slot = info.shape == Shape::Statics ? 1 : 0; slot < before.slots.size(); ++slot) {
      const Term changed = may_change(call, object, slot, values.integer(static_cast<std::int32_t>(slot)));
      if (changed.is_false()) continue;
      if (!std::holds_alternative<Term>(before.slots[slot]))
        throw Unsupported("the contract of " + call.method.display() + " lets a reference change");
      const Value fresh = executor_.fresh_value(executor_.slot_type(object, slot).kind, "changed");
      contents->slots[slot] = values.choose(changed, fresh, before.slots[slot]);
    }
  }
  after.heap.set(object, std::move(contents));
}

encode::Term ContractCheck::change_elements_freely(const Call& call, ObjectId object,
                                                   const encode::Contents& before) {
  auto& terms = executor_.values().terms();
  const Term index = terms.fresh_variable("index", terms.bit_vector_sort(32));
  const Term changed = may_change(call, object, 0, index);
  if (changed.is_false()) return before.elements;
  const Term elements = terms.fresh_constant("changed", before.elements.sort());
  const Term now = terms.select(elements, index);
  const Term pattern = terms.make(logic::Kind::pattern, {now});
  executor_.assume(terms.forall(
      {&index, 1}, terms.disjunction(changed, terms.equal(now, terms.select(before.elements, index))),
      {&pattern, 1}));
  return elements;
}

// What the caller's contract tells apart, and what it does not name.
encode::Thrown ContractCheck::any_exception(State state) {
  auto& terms = executor_.values().terms();
  std::set<Symbol> classes{Symbol("java/lang/Exception"), Symbol("java/lang/RuntimeException")};
  for (const auto& specification : cases_) {
    if (!specification.behaviour) continue;
    for (const auto& signals : specification.behaviour->signals) classes.insert(signals.exception);
    if (specification.behaviour->signals_only)
      classes.insert(specification.behaviour->signals_only->begin(),
                     specification.behaviour->signals_only->end());
  }
  std::vector<encode::Target> targets;
  Term others = terms.true_term();
  for (const auto& name : classes) {
    const bool last = targets.size() + 1 == classes.size();
    const Term chosen = last ? terms.true_term() : terms.fresh_constant("exception", terms.boolean_sort());
    targets.push_back({executor_.make_instance(state, name), terms.conjunction(others, chosen)});
    others = terms.conjunction(others, terms.negation(chosen));
  }
  return {std::move(state), encode::Reference(std::move(targets))};
}

// What the contracts promise of a call that returns, \old in the state before it.
encode::Term ContractCheck::promised(const Call& call, const State& after,
                                     const std::optional<Value>& result) {
  auto& terms = executor_.values().terms();
  const auto kept = executor_.kept_state();
  executor_.keep_state(call.state);
  std::vector<Term> promised;
  for (const auto& each : call.cases) {
    // Of which calls it speaks is known only in part.
    if (each.contract->precondition_incomplete) continue;
    const auto require = [&](const spec::Clause& clause) {
      auto passed = program::clause_arguments<Value>(call.arguments, *each.contract, clause.member);
      if (result) passed.push_back(*result);
      promised.push_back(terms.implies(each.applies, holds(clause, std::move(passed), after)));
    };
    if (each.contract->non_null_result) require(*each.contract->non_null_result);
    if (!each.behaviour) continue;
    if (each.behaviour->kind == BehaviourKind::Exceptional) promised.push_back(terms.negation(each.applies));
    for (const auto& clause : each.behaviour->ensures) require(clause);
  }
  executor_.restore_kept_state(kept);
  return terms.conjunction(promised);
}

encode::Returned ContractCheck::returned_by_contract(const Call& call, State after, bool helper) {
  auto& terms = executor_.values().terms();
  const auto kind = ir::Signature::from_descriptor(call.method.descriptor.view()).result.kind;
  std::optional<Value> result;
  if (kind != ir::Kind::Void) result = executor_.fresh_value(kind, "result");
  std::vector<Term> promised_here{promised(call, after, result)};
  if (!helper)
    for_each_invariant(after, false, [&](const spec::Clause& clause, ObjectId object, Term exists) {
      std::vector<Value> receiver;
      if (object != encode::null_object) receiver.emplace_back(executor_.values().single(object));
      promised_here.push_back(terms.implies(exists, holds(clause, receiver, after)));
    });
  executor_.assume(terms.implies(after.guard.term(), terms.conjunction(promised_here)));
  return {std::move(after), result};
}

}  // namespace jury::engine
