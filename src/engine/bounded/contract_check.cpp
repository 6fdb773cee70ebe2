#include "engine/bounded/contract_check.h"

#include <algorithm>

#include "program/contract_lookup.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using encode::State;
using encode::Value;
using spec::BehaviourKind;
using spec::Clause;
using spec::Location;
using spec::MethodContract;

namespace {

bool is_constructor(const ir::Method& method) { return method.name == "<init>"; }

}  // namespace

ContractCheck::ContractCheck(const Problem& problem, encode::Executor& executor, Inputs& inputs)
    : problem_(problem),
      executor_(executor),
      inputs_(inputs),
      clauses_(problem.workspace.program(), executor) {
  method_contracts_ = contracts_of(problem.workspace, problem.entry);
  const auto note = [this](const auto& contract) {
    left_out_.insert(left_out_.end(), contract.left_out.begin(), contract.left_out.end());
    unchecked_.insert(unchecked_.end(), contract.unchecked.begin(), contract.unchecked.end());
  };
  for (const auto* contract : method_contracts_) note(*contract);
  for (const auto& type : problem.workspace.program().supertypes(problem.entry.owner))
    if (const auto* contract = contracts().of(type)) note(*contract);
}

void ContractCheck::watch_calls() {
  executor_.set_call_observer([this](const ir::Method& method, const std::vector<Value>& arguments,
                                     const State& state) { check_call(method, arguments, state); });
}

// Part of the callee's precondition is not known: that it holds at the call is not shown.
void ContractCheck::note_incomplete(const MethodContract& contract, const ir::Method& method) {
  auto text = contract.place.to_string() + ": left out: a part of the precondition of " + method.display() +
              ", which is called here";
  if (std::find(left_out_.begin(), left_out_.end(), text) == left_out_.end())
    left_out_.push_back(std::move(text));
}

// One of the specification cases of the method must allow the call.
void ContractCheck::check_precondition(const ir::Method& method, const std::vector<Value>& arguments,
                                       const State& state) {
  if (evaluating_ || spec::is_generated(method.name.view()) ||
      !problem_.workspace.is_user_class(method.owner))
    return;
  auto& terms = executor_.values().terms();
  std::vector<Term> refused;
  std::string text;
  SourcePosition place;
  evaluating_ = true;
  for (const auto* contract : contracts_of(problem_.workspace, method)) {
    if (contract->precondition_incomplete) note_incomplete(*contract, method);
    if (!contract->written) continue;
    const auto fails_one_of = [&](const std::vector<Clause>& clauses) {
      std::vector<Term> failing;
      for (const auto& clause : clauses) {
        const auto passed = program::clause_arguments<Value>(arguments, *contract, clause.member);
        failing.push_back(terms.negation(holds(clause, passed, state)));
        if (text.empty()) {
          text = clause.text;
          place = clause.place;
        }
      }
      return terms.disjunction(failing);
    };
    const Term not_null = fails_one_of(contract->non_null_parameters);
    std::vector<Term> cases;
    for (const auto& behaviour : contract->behaviours) cases.push_back(fails_one_of(behaviour.requires_));
    refused.push_back(
        terms.disjunction(not_null, cases.empty() ? terms.false_term() : terms.conjunction(cases)));
  }
  evaluating_ = false;
  // A contract that is inherited allows what it allows, too.
  if (refused.empty()) return;
  const auto caller = executor_.caller();
  Obligation obligation;
  obligation.kind = Obligation::Kind::Precondition;
  obligation.place = place;
  obligation.text =
      text + " of " + method.display() +
      (caller.position.line > 0 ? ", called in line " + std::to_string(caller.position.line) : "");
  add(calls_, std::move(obligation), state, terms.conjunction(refused));
}

const spec::Contracts& ContractCheck::contracts() const { return problem_.workspace.contracts(); }

bool ContractCheck::applies() const { return !contracts().empty(); }

// The arguments of the declared parameters.
std::vector<Value> ContractCheck::declared(const MethodContract& contract, bool with_receiver) const {
  const std::size_t first = contract.is_static ? 0 : 1;
  std::vector<Value> result;
  if (with_receiver && first == 1) result.push_back(arguments_[0]);
  for (std::size_t i = first + contract.hidden_parameters; i < arguments_.size(); ++i)
    result.push_back(arguments_[i]);
  return result;
}

encode::Term ContractCheck::holds(const Clause& clause, std::vector<Value> arguments, const State& state) {
  return clauses_.holds(clause.member, arguments, state);
}

encode::Term ContractCheck::fails(const Clause& clause, std::vector<Value> arguments, const State& state) {
  return clauses_.fails(clause.member, arguments, state);
}

// Before.

void ContractCheck::assume(const std::vector<Value>& arguments, const State& before) {
  arguments_ = arguments;
  before_ = before;
  executor_.keep_state(before);
  object_count_ = static_cast<ObjectId>(executor_.objects().size());
  auto& terms = executor_.values().terms();
  if (!is_helper())
    for_each_invariant(before, true, [&](const Clause& clause, ObjectId object, Term exists) {
      std::vector<Value> receiver;
      if (object != encode::null_object) receiver.emplace_back(executor_.values().single(object));
      executor_.assume(terms.implies(exists, holds(clause, receiver, before)));
      assumed_invariants_.emplace_back(&clause, object);
    });
  const bool any_written = std::any_of(method_contracts_.begin(), method_contracts_.end(),
                                       [](const MethodContract* contract) { return contract->written; });
  std::vector<Term> allowed;
  for (const auto* contract : method_contracts_) {
    const Term pre = precondition(*contract);
    if (contract->written || !any_written) allowed.push_back(pre);
  }
  if (!allowed.empty()) executor_.assume(terms.disjunction(allowed));
}

// One of the cases allows the call; remembers each.
encode::Term ContractCheck::precondition(const MethodContract& contract) {
  auto& terms = executor_.values().terms();
  const auto evaluate = [&](const std::vector<Clause>& clauses) {
    std::vector<Term> conditions;
    for (const auto& clause : clauses)
      conditions.push_back(holds(clause, declared(contract, !clause.member.is_static), *before_));
    return terms.conjunction(conditions);
  };
  const Term not_null = evaluate(contract.non_null_parameters);
  if (contract.behaviours.empty()) {
    cases_.push_back({&contract, nullptr, not_null});
    return not_null;
  }
  std::vector<Term> allowed;
  for (const auto& behaviour : contract.behaviours) {
    const Term applies = terms.conjunction(not_null, evaluate(behaviour.requires_));
    cases_.push_back({&contract, &behaviour, applies});
    allowed.push_back(applies);
  }
  return terms.disjunction(allowed);
}

bool ContractCheck::is_helper() const {
  return std::any_of(method_contracts_.begin(), method_contracts_.end(),
                     [](const MethodContract* contract) { return contract->helper; });
}

bool ContractCheck::speaks_of_exceptions() const {
  const auto is_about_them = [](const Case& specification) {
    const auto* behaviour = specification.behaviour;
    return behaviour && (behaviour->kind == BehaviourKind::Normal || behaviour->signals_only ||
                         behaviour->assignable || !behaviour->signals.empty());
  };
  if (std::any_of(cases_.begin(), cases_.end(), is_about_them)) return true;
  const auto has_invariants = [](const auto& of_class) {
    return !of_class.second.invariants.empty() || !of_class.second.static_invariants.empty();
  };
  const auto& classes = contracts().classes;
  return !is_helper() && std::any_of(classes.begin(), classes.end(), has_invariants);
}

// Calls visit(clause, object or null for static ones, when the object exists) for every invariant.
void ContractCheck::for_each_invariant(const State& state, bool before,
                                       const std::function<void(const Clause&, ObjectId, Term)>& visit) {
  auto& terms = executor_.values().terms();
  auto& program = problem_.workspace.program();
  for (const auto& [name, contract] : contracts().classes)
    for (const auto& clause : contract.static_invariants)
      visit(clause, encode::null_object, terms.true_term());
  const auto count = static_cast<ObjectId>(executor_.objects().size());
  const bool constructor = is_constructor(problem_.entry);
  for (ObjectId object = 1; object < count; ++object) {
    const auto& info = executor_.objects().info(object);
    if (info.shape != Shape::Instance || !state.heap.find(object)) continue;
    if (before && constructor && encode::reference(arguments_[0]).single() == object) continue;
    const Term exists = object < object_count_ ? inputs_.reachable(object)
                        : info.allocated       ? info.allocated
                                               : terms.true_term();
    if (exists.is_false()) continue;
    for (const auto& type : program.supertypes(info.type.name))
      if (const auto* contract = contracts().of(type))
        for (const auto& clause : contract->invariants) visit(clause, object, exists);
  }
}

// After.

void ContractCheck::add(std::vector<Obligation>& result, Obligation obligation, const State& where,
                        Term condition, const Case* specification) {
  if (specification) {
    obligation.contract = specification->contract;
    obligation.behaviour = specification->behaviour;
  }
  obligation.assumed_invariants = assumed_invariants_;
  obligation.violated = executor_.values().terms().conjunction(where.guard.term(), condition);
  if (!obligation.violated.is_false()) result.push_back(std::move(obligation));
}

std::vector<Obligation> ContractCheck::take_calls() {
  executor_.set_call_observer({});
  return std::exchange(calls_, {});
}

std::vector<Obligation> ContractCheck::obligations(const encode::Exit& exit) {
  auto calls = take_calls();
  std::vector<Obligation> result;
  if (exit.returned) check_return(*exit.returned, result);
  if (exit.thrown) check_throw(*exit.thrown, result);
  result.insert(result.end(), calls.begin(), calls.end());
  return result;
}

void ContractCheck::check_return(const encode::Returned& returned, std::vector<Obligation>& result) {
  for (const auto& specification : cases_) {
    check_ensures(specification, returned, result);
    check_frame(specification, returned.state, result);
  }
  check_class_promises(returned, result);
  check_invariants(returned.state, result);
}

void ContractCheck::check_ensures(const Case& specification, const encode::Returned& returned,
                                  std::vector<Obligation>& result) {
  auto& terms = executor_.values().terms();
  const auto& contract = *specification.contract;
  const auto require = [&](const Clause& clause) {
    auto arguments = declared(contract, true);
    if (returned.value) arguments.push_back(*returned.value);
    const Term failure = fails(clause, std::move(arguments), returned.state);
    Obligation obligation{Obligation::Kind::Clause, {}, clause.text, clause.place, clause.member};
    obligation.about = Obligation::About::Result;
    add(result, std::move(obligation), returned.state, terms.conjunction(specification.applies, failure),
        &specification);
  };
  if (contract.non_null_result) require(*contract.non_null_result);
  if (!specification.behaviour) return;
  for (const auto& clause : specification.behaviour->ensures) require(clause);
  if (specification.behaviour->kind == BehaviourKind::Exceptional)
    add(result,
        {Obligation::Kind::NoReturn,
         {},
         "exceptional_behavior: the method does not return",
         specification.behaviour->place,
         {}},
        returned.state, specification.applies, &specification);
}

void ContractCheck::check_class_promises(const encode::Returned& returned, std::vector<Obligation>& result) {
  auto& program = problem_.workspace.program();
  const auto& method = problem_.entry;
  const auto require = [&](const Clause& clause, bool with_receiver) {
    std::vector<Value> receiver;
    if (with_receiver) receiver.push_back(arguments_[0]);
    const Term failure = fails(clause, receiver, returned.state);
    Obligation obligation{Obligation::Kind::Clause, {}, clause.text, clause.place, clause.member};
    obligation.about = Obligation::About::Object;
    if (with_receiver) obligation.object = encode::reference(arguments_[0]).targets().front().object;
    add(result, std::move(obligation), returned.state, failure);
  };
  for (const auto& type : program.supertypes(method.owner)) {
    const auto* contract = contracts().of(type);
    if (!contract) continue;
    for (const auto& clause : contract->static_constraints) require(clause, false);
    if (method.is_static()) continue;
    if (is_constructor(method)) {
      for (const auto& clause : contract->initially) require(clause, true);
    } else {
      for (const auto& clause : contract->constraints) require(clause, true);
    }
  }
}

// Whether everything that existed before is as it was.
bool ContractCheck::is_unchanged(const State& state) const {
  bool changed = false;
  encode::Heap::differences(
      before_->heap, state.heap,
      [&](ObjectId object, const encode::ContentsPointer& old, const encode::ContentsPointer& now) {
        const bool is_static = executor_.objects().info(object).shape == Shape::Statics;
        changed = changed || ((object < object_count_ || is_static) && old != now);
      });
  return !changed;
}

void ContractCheck::check_invariants(const State& state, std::vector<Obligation>& result) {
  auto& terms = executor_.values().terms();
  if (is_helper()) return;
  const bool unchanged = is_unchanged(state);
  const bool constructor = is_constructor(problem_.entry);
  for_each_invariant(state, false, [&](const Clause& clause, ObjectId object, Term exists) {
    // What was assumed before still holds when nothing has changed.
    if (unchanged && object < object_count_ && !constructor) return;
    std::vector<Value> receiver;
    if (object != encode::null_object) receiver.emplace_back(executor_.values().single(object));
    const Term failure = fails(clause, receiver, state);
    Obligation obligation{Obligation::Kind::Clause, {}, clause.text, clause.place, clause.member};
    obligation.about = Obligation::About::Object;
    obligation.object = object;
    obligation.object_is_new = object >= object_count_;
    add(result, std::move(obligation), state, terms.conjunction(exists, failure));
  });
}

void ContractCheck::check_throw(const encode::Thrown& thrown, std::vector<Obligation>& result) {
  for (const auto& specification : cases_) {
    if (!specification.behaviour) continue;
    check_signals(specification, thrown, result);
    check_frame(specification, thrown.state, result);
  }
  check_invariants(thrown.state, result);
}

void ContractCheck::check_signals(const Case& specification, const encode::Thrown& thrown,
                                  std::vector<Obligation>& result) {
  auto& terms = executor_.values().terms();
  auto& program = problem_.workspace.program();
  const auto& behaviour = *specification.behaviour;
  for (const auto& target : thrown.exception.targets()) {
    const auto type = executor_.objects().info(target.object).type.name;
    const Term here = terms.conjunction(specification.applies, target.guard);
    // Errors are nobody's promise.
    if (program.is_subclass(type, Symbol("java/lang/Error"))) continue;
    for (const auto& signals : behaviour.signals) {
      if (!program.is_subclass(type, signals.exception)) continue;
      auto arguments = declared(*specification.contract, true);
      arguments.emplace_back(executor_.values().single(target.object));
      const Term failure = fails(signals.clause, std::move(arguments), thrown.state);
      Obligation obligation{
          Obligation::Kind::Clause, {}, signals.clause.text, signals.clause.place, signals.clause.member};
      obligation.about = Obligation::About::Exception;
      add(result, std::move(obligation), thrown.state, terms.conjunction(here, failure), &specification);
    }
    const bool allowed =
        !behaviour.signals_only || std::any_of(behaviour.signals_only->begin(), behaviour.signals_only->end(),
                                               [&](Symbol name) { return program.is_subclass(type, name); });
    if (!allowed || behaviour.kind == BehaviourKind::Normal)
      add(result,
          {Obligation::Kind::NoException,
           {},
           behaviour.kind == BehaviourKind::Normal
               ? "normal_behavior: no exception leaves the method"
               : "signals_only does not allow " + ir::display_class(type.view()),
           behaviour.place,
           {}},
          thrown.state, here, &specification);
  }
}

// Frames.

std::string ContractCheck::slot_name(ObjectId object, std::size_t slot) const {
  const auto& info = executor_.objects().info(object);
  if (info.shape == Shape::Array) return "an element of a " + info.type.display();
  if (info.shape == Shape::Statics) {
    for (const auto& [field, index] : executor_.objects().static_layout(info.class_name).slot)
      if (index == slot) return ir::display_class(info.class_name.view()) + "." + field->name.text();
  }
  if (info.shape != Shape::Instance) return "the content of a collection";
  return "the field " + executor_.objects().layout(info.type.name).fields[slot]->name.text() + " of a " +
         info.type.display();
}

// What forbids: the clause, or that the method is pure.
std::string ContractCheck::frame_of(const Case& specification) {
  return specification.contract->pure ? "pure" : "assignable";
}

void ContractCheck::check_frame(const Case& specification, const State& after,
                                std::vector<Obligation>& result) {
  if (!specification.behaviour || !specification.behaviour->assignable) return;
  auto& terms = executor_.values().terms();
  const auto& locations = *specification.behaviour->assignable;
  const auto require_kept = [&](ObjectId object, std::size_t slot, Term changed) {
    if (changed.is_false()) return;
    const Term index = executor_.values().integer(static_cast<std::int32_t>(slot));
    const Term outside = terms.negation(
        covered(locations, *specification.contract, {arguments_, *before_}, object, slot, index));
    Obligation obligation{Obligation::Kind::Modification,
                          {},
                          frame_of(specification) + " does not allow a change of " + slot_name(object, slot),
                          specification.behaviour->place,
                          {}};
    obligation.object = object;
    obligation.slot = slot;
    add(result, std::move(obligation), after,
        terms.conjunction(specification.applies, terms.conjunction(changed, outside)), &specification);
  };
  encode::Heap::differences(
      before_->heap, after.heap,
      [&](ObjectId object, const encode::ContentsPointer& old, const encode::ContentsPointer& now) {
        if (object >= object_count_ || !old || !now) return;
        const auto shape = executor_.objects().info(object).shape;
        if (now->elements) return require_elements_kept(specification, object, *old, *now, after, result);
        if (shape != Shape::Instance && shape != Shape::Array && shape != Shape::Statics)
          return require_kept(object, 0, content_differs(*old, *now));
        // Class initialisation is nobody's assignment: slot 0 of statics says whether it has happened.
        for (std::size_t slot = shape == Shape::Statics ? 1 : 0; slot < now->slots.size(); ++slot)
          require_kept(object, slot, differs(old->slots[slot], now->slots[slot]));
      });
}

// Of an array of any length: for one unknown index.
void ContractCheck::require_elements_kept(const Case& specification, ObjectId object,
                                          const encode::Contents& old, const encode::Contents& now,
                                          const State& after, std::vector<Obligation>& result) {
  if (old.elements == now.elements) return;
  auto& terms = executor_.values().terms();
  const Term index = terms.fresh_constant("index", terms.bit_vector_sort(32));
  const Term outside = terms.negation(covered(*specification.behaviour->assignable, *specification.contract,
                                              {arguments_, *before_}, object, 0, index));
  const Term conditions[] = {
      specification.applies, outside, terms.make(logic::Kind::bv_sle, {executor_.values().integer(0), index}),
      terms.make(logic::Kind::bv_slt, {index, now.size}),
      terms.negation(terms.equal(terms.select(old.elements, index), terms.select(now.elements, index)))};
  Obligation obligation{Obligation::Kind::Modification,
                        {},
                        frame_of(specification) + " does not allow a change of " + slot_name(object, 0),
                        specification.behaviour->place,
                        {}};
  obligation.object = object;
  add(result, std::move(obligation), after, terms.conjunction(conditions), &specification);
}

encode::Term ContractCheck::differs(const Value& old, const Value& now) {
  auto& terms = executor_.values().terms();
  if (same_value(old, now)) return terms.false_term();
  return terms.negation(std::holds_alternative<Term>(now)
                            ? terms.equal(encode::term(old), encode::term(now))
                            : executor_.same_object(encode::reference(old), encode::reference(now)));
}

// Of a collection's content: another size, another element, another key or value.
encode::Term ContractCheck::content_differs(const encode::Contents& old, const encode::Contents& now) {
  auto& terms = executor_.values().terms();
  std::vector<Term> cases;
  if (old.size && now.size) cases.push_back(terms.negation(terms.equal(old.size, now.size)));
  for (std::size_t i = 0; i < std::max(old.slots.size(), now.slots.size()); ++i) {
    const Term index = executor_.values().integer(static_cast<std::int32_t>(i));
    const auto in_use = [&](const encode::Contents& contents) {
      if (i >= contents.slots.size()) return terms.false_term();
      if (i < contents.flags.size()) return contents.flags[i];
      return contents.size ? terms.make(logic::Kind::bv_slt, {index, contents.size}) : terms.true_term();
    };
    const Term before = in_use(old);
    const Term after = in_use(now);
    cases.push_back(terms.negation(terms.equal(before, after)));
    if (i >= old.slots.size() || i >= now.slots.size()) continue;
    cases.push_back(terms.conjunction(before, differs(old.slots[i], now.slots[i])));
    if (i < old.values.size() && i < now.values.size())
      cases.push_back(terms.conjunction(before, differs(old.values[i], now.values[i])));
  }
  return terms.disjunction(cases);
}

encode::Term ContractCheck::covered(const std::vector<Location>& locations, const MethodContract& contract,
                                    const Moment& moment, ObjectId object, std::size_t slot, Term index) {
  std::vector<Term> cases;
  for (const auto& location : locations)
    cases.push_back(covers(location, contract, moment, object, slot, index));
  return executor_.values().terms().disjunction(cases);
}

// Whether the slot is the field that the location names. Java names a field through any class that inherits
// it, so the declarations are compared, not the names of classes.
bool ContractCheck::is_field(const Location& location, ObjectId object, std::size_t slot) {
  const auto& objects = executor_.objects();
  const auto& info = objects.info(object);
  const auto* field = program::field_of(problem_.workspace.program(), location);
  if (!field) return false;
  if (location.kind == Location::Kind::Field || location.kind == Location::Kind::ElementFields) {
    if (info.shape != Shape::Instance) return false;
    const auto& fields = executor_.objects().layout(info.type.name).fields;
    return slot < fields.size() && fields[slot] == field;
  }
  if (info.shape != Shape::Statics || info.class_name != field->owner) return false;
  const auto& slots = executor_.objects().static_layout(info.class_name).slot;
  const auto found = slots.find(field);
  return found != slots.end() && found->second == slot;
}

// What an expression of a location is, and when it is anything: where it throws, the location is empty.
std::pair<std::optional<Value>, encode::Term> ContractCheck::located(const spec::Member& member,
                                                                     const MethodContract& contract,
                                                                     const Moment& moment) {
  auto& terms = executor_.values().terms();
  const auto exit = clauses_.run(member, program::clause_arguments<Value>(moment.arguments, contract, member),
                                 moment.state);
  if (!exit.returned) return {std::nullopt, terms.false_term()};
  return {exit.returned->value,
          exit.thrown ? terms.negation(exit.thrown->state.guard.term()) : terms.true_term()};
}

encode::Term ContractCheck::covers(const Location& location, const MethodContract& contract,
                                   const Moment& moment, ObjectId object, std::size_t slot, Term index) {
  auto& terms = executor_.values().terms();
  auto& program = problem_.workspace.program();
  const auto& info = executor_.objects().info(object);
  switch (location.kind) {
    case Location::Kind::Everything:
      return terms.true_term();
    case Location::Kind::StaticField:
      return terms.boolean(is_field(location, object, slot));
    case Location::Kind::AllStatics:
      return terms.boolean(info.shape == Shape::Statics &&
                           program.is_subclass(location.owner, info.class_name));
    case Location::Kind::Field: {
      if (!is_field(location, object, slot)) return terms.false_term();
      const auto [owner, defined] = located(location.object, contract, moment);
      return owner ? terms.conjunction(defined, executor_.values().is(encode::reference(*owner), object))
                   : terms.false_term();
    }
    case Location::Kind::AllFields: {
      const auto [owner, defined] = located(location.object, contract, moment);
      return owner ? terms.conjunction(defined, owned_by(encode::reference(*owner), moment.state, object))
                   : terms.false_term();
    }
    case Location::Kind::ElementFields:
      if (!location.field.empty() && !is_field(location, object, slot)) return terms.false_term();
      return covers_object_in_array(location, contract, moment, object);
    case Location::Kind::Elements:
      return info.shape == Shape::Array ? covers_element(location, contract, moment, object, index)
                                        : terms.false_term();
  }
  return terms.false_term();
}

encode::Term ContractCheck::covers_element(const Location& location, const MethodContract& contract,
                                           const Moment& moment, ObjectId object, Term index) {
  auto& terms = executor_.values().terms();
  const auto [array, array_defined] = located(location.object, contract, moment);
  if (!array) return terms.false_term();
  return terms.conjunction(
      terms.conjunction(array_defined, executor_.values().is(encode::reference(*array), object)),
      is_within(location, contract, moment, index));
}

// Whether the index is in the range of the location.
encode::Term ContractCheck::is_within(const Location& location, const MethodContract& contract,
                                      const Moment& moment, Term index) {
  auto& terms = executor_.values().terms();
  std::vector<Term> conditions;
  const auto require = [&](const spec::Member& end, bool is_low) {
    if (!end.exists()) return;
    const auto [value, defined] = located(end, contract, moment);
    conditions.push_back(defined);
    if (value)
      conditions.push_back(is_low ? terms.make(logic::Kind::bv_sle, {encode::term(*value), index})
                                  : terms.make(logic::Kind::bv_sle, {index, encode::term(*value)}));
  };
  require(location.low, true);
  require(location.high, false);
  return terms.conjunction(conditions);
}

// Whether the object is one of the elements that the location names, in the state before.
encode::Term ContractCheck::covers_object_in_array(const Location& location, const MethodContract& contract,
                                                   const Moment& moment, ObjectId object) {
  auto& terms = executor_.values().terms();
  const auto [array, array_defined] = located(location.object, contract, moment);
  if (!array) return terms.false_term();
  std::vector<Term> cases;
  for (const auto& target : encode::reference(*array).targets()) {
    if (target.object == encode::null_object) continue;
    const auto& contents = executor_.objects().contents(moment.state, target.object);
    for (std::size_t i = 0; i < contents.slots.size(); ++i) {
      if (!std::holds_alternative<encode::Reference>(contents.slots[i])) continue;
      const Term index = executor_.values().integer(static_cast<std::int32_t>(i));
      const auto& element = encode::reference(contents.slots[i]);
      std::vector<Term> conditions{target.guard, is_within(location, contract, moment, index),
                                   location.field.empty() ? owned_by(element, moment.state, object)
                                                          : executor_.values().is(element, object)};
      if (contents.size) conditions.push_back(terms.make(logic::Kind::bv_slt, {index, contents.size}));
      cases.push_back(terms.conjunction(conditions));
    }
  }
  return terms.conjunction(array_defined, terms.disjunction(cases));
}

// The object itself, or what a collection keeps its content in.
encode::Term ContractCheck::owned_by(const encode::Reference& owner, const State& state, ObjectId object) {
  auto& terms = executor_.values().terms();
  std::vector<Term> cases;
  for (const auto& target : owner.targets())
    if (target.object == object || is_part_of(target.object, state, object, 3)) cases.push_back(target.guard);
  return terms.disjunction(cases);
}

bool ContractCheck::is_part_of(ObjectId collection, const State& state, ObjectId object, int depth) {
  if (depth == 0 || collection == encode::null_object) return false;
  const auto& info = executor_.objects().info(collection);
  if (info.shape != Shape::Instance || problem_.workspace.is_user_class(info.type.name)) return false;
  for (const auto& slot : executor_.objects().contents(state, collection).slots) {
    if (!std::holds_alternative<encode::Reference>(slot)) continue;
    for (const auto& target : encode::reference(slot).targets())
      if (target.object == object || is_part_of(target.object, state, object, depth - 1)) return true;
  }
  return false;
}

}  // namespace jury::engine
