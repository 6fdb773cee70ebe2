// Which library calls matter to the goals beside concurrent modification: those that may throw the exception,
// and those that tell or change what is known (library/methods.h).
#include "encode/epr/scope.h"
#include "library/methods.h"
#include "program/properties/evaluation_code.h"

namespace jury::encode::epr {

using ir::Method;

bool Scope::is_property(const ir::Call& call) const {
  return property_ && call.method.owner == program::property_class;
}

bool Scope::concerns(const Method& method, const ir::Call& call) {
  if (goal_ == Goal::ConcurrentModification) return false;
  if (is_property(call)) return true;
  const auto& what = meaning(method, call);
  if (!what.library) return false;
  if (may_compare_dead_entries(method, call)) return true;
  const auto& target = called_method(call);
  if (library_.kind_of(target) == LibraryKind::Iterator) return concerns_iterator(target);
  if (what.row) return concerns_effect(target, call);
  // A function of the library's own may do what its methods do; others are targets of the call.
  if (target.is_abstract() && library_.is_function(target.owner)) return foreign_functions_;
  return !library_.is_harmless(goal_, target);
}

// Entries are equal when their keys and values are, so the one that is given is asked for its key.
bool Scope::may_compare_dead_entries(const Method& method, const ir::Call& call) {
  if (goal_ != Goal::IllegalState || !odd_entries_ || !entry_sets_) return false;
  return callbacks_of(method, call) & (calls_equals | calls_anything);
}

bool Scope::concerns_iterator(const Method& target) const {
  switch (library::iterator_step(target.name.view())) {
    case IteratorStep::None:
      return true;
    case IteratorStep::HasNext:
    case IteratorStep::HasPrevious:
      return goal_ == Goal::NoSuchElement;
    case IteratorStep::Next:
    case IteratorStep::Previous:
      return goal_ == Goal::NoSuchElement || goal_ == Goal::IllegalState;
    case IteratorStep::Rest:
      return goal_ != Goal::Unmodifiable;
    case IteratorStep::Set:
      return goal_ != Goal::NoSuchElement;
    case IteratorStep::Remove:
    case IteratorStep::Add:
      return true;
    case IteratorStep::Nothing:
      break;
  }
  return false;
}

bool Scope::concerns_effect(const Method& target, const ir::Call& call) {
  const auto& row = *library_.row(target, call.arguments.size());
  const auto& protocol = row.protocol;
  switch (goal_) {
    case Goal::ConcurrentModification:
      return false;
    case Goal::NoSuchElement:
      return protocol.needs_element || protocol.filling != Filling::Keeps || protocol.fills_result ||
             row.effect.gives == Gives::NewIterator;
    case Goal::IllegalState:
      return protocol.changes != 0 || protocol.of_entry;
    case Goal::Unmodifiable:
      return protocol.changes != 0 || protocol.wraps || protocol.refuses != 0;
    case Goal::User:
      return protocol.changes != 0;
  }
  return true;
}

// What the formula speaks of is followed: collections with their elements, fields.
void Scope::demand_of_property(const Method& method, const ir::Call& call) {
  seed(member_key());
  for (const auto& operand : call.arguments) seed_operand(method, operand);
  demand_of_formula(*property_->property.formula);
}

void Scope::demand_of_formula(const spec::predicates::Expression& formula) {
  for (const auto* field : formula.fields) {
    if (!is_user(field->owner) || !may_matter(field->type)) continue;
    seed(field_key(*field));
    property_fields_.push_back(field);
  }
  for (const auto& child : formula.children) demand_of_formula(*child);
}

}  // namespace jury::encode::epr
