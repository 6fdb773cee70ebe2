// Collections and iterators of the program's own in a transition. An iterator of the program's own is an
// element of the iterators with the rigid mark `own_iterator`; the object with its fields is what it
// "iterates over" (cnt), so that no function from references to iterators is needed. A collection of its own
// has the mark `own`, and what library code takes out of it may be anything.
#include "encode/epr/region.h"

namespace jury::encode::epr {

using logic::Term;

void Region::mark_own(Term object, Symbol class_name) {
  if (!model_.own) return;
  const Term own = holds(*model_.own, {object});
  assume(guard_, model_.scope.is_own(class_name) ? own : negation(own));
}

Term Region::new_own_iterator(Symbol class_name) {
  const Term object = new_instance(class_name);
  return new_iterator(object, true);
}

// The object whose fields are meant: of an iterator of the program's own, what stands behind it.
std::optional<Term> Region::field_owner(const ir::Operand& operand) {
  if (!followed(operand) || sort_of(operand.local()) != Sort::Iterator) return reference(operand);
  return terms().apply(symbols().iterated, {value(operand, Sort::Iterator).term});
}

// Whether the receiver of the call is an object of the program's own.
void Region::assume_own(const ir::Call& call, bool own) {
  if (call.arguments.empty() || !followed(call.arguments[0])) return;
  const auto sort = sort_of(call.arguments[0].local());
  const auto relation = sort == Sort::Iterator ? model_.own_iterator : model_.own;
  if (!relation || sort == Sort::Truth) return;
  const Term mark = holds(*relation, {value(call.arguments[0], sort).term});
  assume(guard_, own ? mark : negation(mark));
}

// Whether library code that is given the arguments may get hold of an object of the program's own: one of
// them, or something in a collection that is given.
Term Region::meets_own(const ir::Call& call) {
  std::vector<Term> ways;
  for (const auto& argument : call.arguments) {
    const auto type = type_of(argument);
    if (!type.is_reference() || type.name.empty() || model_.scope.is_plain(type)) continue;
    if (!followed(argument) || !model_.scope.tracks_members()) return choice("meets");
    const bool is_iterator = sort_of(argument.local()) == Sort::Iterator;
    const Term given = value(argument, is_iterator ? Sort::Iterator : Sort::Reference).term;
    const Term object = stored_in(is_iterator ? terms().apply(symbols().iterated, {given}) : given);
    const Term inside = fresh(Sort::Reference, "inside");
    if (model_.own) ways.push_back(holds(*model_.own, {object}));
    if (is_iterator && model_.own_iterator) ways.push_back(holds(*model_.own_iterator, {given}));
    ways.push_back(conjunction({holds(member, {object, inside}), holds(container, {inside})}));
  }
  if (model_.scope.has_impact_by_name()) return choice("meets");
  return conjunction({choice("meets"), terms().disjunction(ways)});
}

void Region::call_outside(const ir::Call& call) {
  if (!model_.outside || !model_.scope.calls_outside(*method_, call)) return;
  const Term before = guard_;
  const Term here = conjunction({before, meets_own(call)});
  guard_ = here;
  if (goal() == Goal::ConcurrentModification)
    invoke_outside(call);
  else
    give_up("library code may call methods of collections and iterators of the program's own");
  guard_ = disjunction({guard_, conjunction({before, negation(here)})});
}

// Meanwhile the library code may be iterating over what it is given, or over a collection in another one; one
// stands for all, and must not be changed.
void Region::invoke_outside(const ir::Call& call) {
  const Term object = fresh(Sort::Reference, "iterated"), holder = fresh(Sort::Reference, "holder");
  const Term exists = conjunction({holds(used, {object}), holds(container, {object})}), before = guard_;
  guard_ = conjunction({before, exists});
  const Term hidden = new_iterator(object);
  guard_ = before;
  const Term was_read = may_be_read(call, object, holder);
  invoke(*model_.outside, {});
  const Term after = guard_;
  const Term is_read = conjunction({exists, disjunction({was_read, may_be_read(call, object, holder)})});
  guard_ = conjunction({after, is_read});
  check(hidden);
  guard_ = disjunction({guard_, conjunction({after, negation(is_read)})});
}

// It is given, or in a collection.
Term Region::may_be_read(const ir::Call& call, Term object, Term holder) {
  if (!model_.scope.tracks_members()) return terms().true_term();
  std::vector<Term> ways{holds(member, {holder, object})};
  for (const auto& argument : call.arguments) {
    const auto type = type_of(argument);
    if (!type.is_reference() || type.name.empty() || model_.scope.is_plain(type)) continue;
    const auto given = reference(argument);
    if (!given && !model_.scope.is_iterator(type)) return terms().true_term();
    if (given) ways.push_back(terms().equal(object, *given));
  }
  return terms().disjunction(ways);
}

// Any of the methods, any number of times.
void Region::translate_outside() {
  start_procedure({});
  const Term more = choice("more");
  returns_.push_back(negation(more));
  Term rest = more;
  std::vector<Term> done;
  for (const auto* callback : model_.scope.outside_callbacks()) {
    const auto found = model_.procedures.find({callback, 0});
    if (found == model_.procedures.end()) continue;
    visit_observed_ = visit_observed_ || model_.scope.is_observed(*callback);
    const Term here = choice("target");
    guard_ = conjunction({rest, here});
    rest = conjunction({rest, negation(here)});
    invoke(found->second, any_arguments(*callback));
    done.push_back(guard_);
  }
  guard_ = terms().disjunction(done);
  call_again({});
  finish();
}

std::vector<Term> Region::any_arguments(const ir::Method& target) {
  method_ = &target;
  std::vector<Term> arguments;
  const auto& body = model_.scope.body(target);
  for (ir::LocalId i = 0; i < body.parameter_count; ++i) {
    if (!followed(i)) continue;
    havoc(i);
    arguments.push_back(environment_[i].term);
    if (i == 0) assume(guard_, terms().distinct(arguments[0], none(sort_of(i))));
  }
  method_ = nullptr;
  return arguments;
}

// The procedure goes on with itself.
void Region::call_again(const std::vector<Term>& inputs) {
  Call again;
  again.callee = id_;
  again.guard = guard_;
  auto& own = procedure();
  again.context = own.context;
  again.context.before = state_;
  again.context.inputs = inputs;
  for (RelationId r = 0; r < state_.size(); ++r)
    if (!own.modifies[r]) again.context.after[r] = state_[r];
  if (own.raises)
    assume(conjunction({guard_, own.context.raised}),
           apply(terms(), own.context.violated, {fresh(Sort::Iterator, "violated")}));
  rely_on(again, terms().conjunction(guard_, negation(own.context.raised)));
  tail_guards_.push_back({guard_, true});
  own.calls.push_back(std::move(again));
}

}  // namespace jury::encode::epr
