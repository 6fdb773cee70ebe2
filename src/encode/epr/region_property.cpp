// Properties of the user (.prop files) whose formulas are universal: at the call that evaluates the formula
// (program/properties/instrumentation.h) a violation is possible unless the formula certainly holds there.
// "Certainly" needs both sides of a collection: `member` is what it may have, `has` what it surely has; an
// atom that must hold is asked of `has`, one that must not of `member`. Variables of quantifiers become
// constants, so a formula that claims the existence of something is outside of this fragment.
//
// Elements and keys are objects that are equal to themselves only; numbers and texts are one object that
// nothing is known of. Not handled: sizes, values of maps, order, arithmetic, boolean fields.
#include "encode/epr/region.h"
#include "library/types.h"
#include "program/properties/evaluation_code.h"
#include "spec/predicates/printer.h"
#include "spec/predicates/updates.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using logic::Term;
using spec::predicates::Expression;
using Kind = spec::predicates::ExpressionKind;

namespace {

[[noreturn]] void refuse(const Expression& e, const std::string& what) {
  throw Unsupported(e.position, "the property is outside of what this engine can say: " + what + " (" +
                                    spec::predicates::to_text(e) + ")");
}

bool is_membership(const Expression& e) {
  return e.kind == Kind::compare && e.children[0]->kind == Kind::mget && e.children[1]->kind == Kind::bottom;
}

}  // namespace

void Region::check_property(const ir::Call& call) {
  const auto* property = model_.scope.property();
  JURY_CHECK(property, "a property in the code that nobody asks for");
  const auto plain = spec::predicates::without_updates(*property->property.formula);
  const auto parameters = program::parameters_of(*property->property.formula);
  names_.clear();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const auto sort = parameters[i].type.kind == ir::Kind::Boolean ? Sort::Truth : Sort::Reference;
    if (followed(call.arguments[i]) && sort_of(call.arguments[i].local()) == sort)
      names_[parameters[i].name] = value(call.arguments[i], sort).term;
  }
  first_variable_.reset();
  const Term broken = negation(certainly(*plain, true));
  if (first_variable_)
    violate(broken, *first_variable_);
  else
    violate(broken);
  if (call.target) environment_[*call.target] = {terms().true_term(), {}, {}};
}

// A formula that implies e, or its negation.
Term Region::certainly(const Expression& e, bool positive) {
  if (e.kind == Kind::negation) return certainly(*e.children[0], !positive);
  if (e.kind == Kind::truth) return terms().boolean((e.number != 0) == positive);
  if (e.kind == Kind::compare) return is_membership(e) ? membership(e, positive) : comparison(e, positive);
  if (e.kind == Kind::forall || e.kind == Kind::exists) return quantified(e, positive);
  const bool implies = e.kind == Kind::implication;
  if (!implies && e.kind != Kind::conjunction && e.kind != Kind::disjunction)
    refuse(e, "this kind of formula");
  const Term left = certainly(*e.children[0], implies ? !positive : positive);
  const Term right = certainly(*e.children[1], positive);
  const bool both = (e.kind == Kind::conjunction) == positive;
  return both ? conjunction({left, right}) : disjunction({left, right});
}

Term Region::quantified(const Expression& e, bool positive) {
  if ((e.kind == Kind::forall) != positive) refuse(e, "something has to exist");
  for (const auto& variable : e.variables) {
    names_[variable] = fresh(Sort::Reference, variable);
    if (!first_variable_) first_variable_ = names_[variable];
  }
  return certainly(*e.children[0], positive);
}

Term Region::membership(const Expression& e, bool positive) {
  const auto& type = e.children[0]->children[1]->type;
  auto& program = model_.scope.program();
  // The keys of a list are its indices.
  if (!type.is_reference() || type.name.empty() ||
      (!program.is_subclass(type.name, Symbol(library::types::set)) &&
       !program.is_subclass(type.name, Symbol(library::types::map))))
    refuse(e, "a collection that is not known to be a set or a map");
  const auto container = property_term(*e.children[0]->children[1]);
  const auto element = property_term(*e.children[0]->children[2]);
  if (e.relation != ir::Relation::Equal && e.relation != ir::Relation::NotEqual) refuse(e, "an order");
  const Term defined = conjunction({container.defined, element.defined, holds(used, {container.term})});
  // The atom is true when both are defined and the element is there (!=) or not there (=).
  if ((e.relation == ir::Relation::NotEqual) == positive) {
    const Term there = model_.knowledge.has ? holds(*model_.knowledge.has, {container.term, element.term})
                                            : terms().false_term();
    const Term known = conjunction({terms().distinct(element.term, symbols().other), there});
    return positive ? conjunction({defined, known}) : disjunction({negation(defined), known});
  }
  const Term absent = negation(holds(member, {container.term, element.term}));
  return positive ? conjunction({defined, absent}) : disjunction({negation(defined), absent});
}

Term Region::comparison(const Expression& e, bool positive) {
  const bool equality = e.relation == ir::Relation::Equal || e.relation == ir::Relation::NotEqual;
  const auto& left = *e.children[0];
  const auto& right = *e.children[1];
  if (!equality) refuse(e, "an order of numbers");
  const bool same = (e.relation == ir::Relation::Equal) == positive;
  if (left.kind == Kind::name && right.kind == Kind::truth) {
    const auto found = names_.find(left.text);
    if (found == names_.end() || found->second.sort() != terms().boolean_sort())
      refuse(e, "a number or a field");
    return (right.number != 0) == same ? found->second : negation(found->second);
  }
  const auto a = property_term(left), b = property_term(right);
  const Term defined = conjunction({a.defined, b.defined});
  Term holds_so = terms().distinct(a.term, b.term);
  if (same) {  // views are their map, and all data is one object
    const Term both_null = terms().equal(a.term, symbols().null);
    const Term identical = model_.scope.has_views()
                               ? both_null
                               : disjunction({both_null, terms().distinct(a.term, symbols().other)});
    holds_so = conjunction({terms().equal(a.term, b.term), identical});
  } else {
    if (model_.scope.shares_empty())
      holds_so = conjunction({holds_so, disjunction({terms().equal(a.term, symbols().null),
                                                     terms().equal(b.term, symbols().null)})});
  }
  return positive ? conjunction({defined, holds_so}) : disjunction({negation(defined), holds_so});
}

// A field of null is not defined; whether an object has the field, its relation says.
Region::PropertyTerm Region::property_term(const Expression& e) {
  if (e.kind == Kind::null) return {symbols().null, terms().true_term()};
  if (e.kind == Kind::name || e.kind == Kind::result) {
    const auto found = names_.find(e.kind == Kind::result ? "return" : e.text);
    if (found == names_.end() || found->second.sort() != symbols().reference)
      refuse(e, "a value that is no object which it follows");
    return {found->second, terms().true_term()};
  }
  const auto& fields = e.kind == Kind::sfread  ? e.fields
                       : e.kind == Kind::fread ? e.children[0]->fields
                                               : std::vector<const ir::Field*>();
  if (fields.size() != 1)
    refuse(e, e.kind == Kind::fread ? "a field that is not the only one of its name" : "this value");
  const auto relation = model_.fields.find(fields[0]);
  if (relation == model_.fields.end() || model_.sort_of(fields[0]->type) != Sort::Reference)
    refuse(e, "a field that it does not follow");
  const Term value = fresh(Sort::Reference, "read");
  if (e.kind == Kind::sfread) {
    assume(guard_, holds(relation->second, {value}));
    return {value, terms().true_term()};
  }
  const auto object = property_term(*e.children[1]);
  const auto& type = e.children[1]->type;
  const bool typed = type.is_reference() && !type.name.empty() && !type.is_array() &&
                     model_.scope.program().is_subclass(type.name, fields[0]->owner);
  if (typed) {  // every object of the class has the field
    const Term there = conjunction({object.defined, terms().distinct(object.term, symbols().null)});
    assume(conjunction({guard_, there}), holds(relation->second, {object.term, value}));
    return {value, there};
  }
  const Term defined = conjunction({object.defined, choice("defined")});
  assume(conjunction({guard_, defined}), holds(relation->second, {object.term, value}));
  const Term any = terms().variable("X1", symbols().reference);
  assume(conjunction({guard_, negation(defined)}),
         Universal{{any},
                   disjunction({negation(object.defined),
                                negation(apply(terms(), state_[relation->second], {object.term, any}))})});
  return {value, defined};
}

// The values of the fields that the property reads get names, at the start of a transition and at calls: only
// what has a name is an element of a model, and summaries speak of elements.
void Region::name_fields(Term object, const ir::Type& type) {
  if (!type.is_reference() || type.is_array() || type.name.empty()) return;
  for (const auto* field : model_.scope.property_fields()) {
    const auto relation = model_.fields.find(field);
    if (relation == model_.fields.end() || field->is_static() ||
        model_.sort_of(field->type) != Sort::Reference ||
        !model_.scope.program().is_subclass(type.name, field->owner))
      continue;
    const Term value = fresh(Sort::Reference, "field"),
               there = conjunction({guard_, terms().distinct(object, symbols().null)});
    assume(there, holds(relation->second, {object, value}));
    assume(negation(there), terms().equal(value, symbols().null));
  }
}

// ---- What a collection surely has ----

void Region::drop_all(Term container) {
  if (!model_.knowledge.has) return;
  const auto has = *model_.knowledge.has;
  const Term here = conjunction({guard_, terms().equal(state_[has].variables[0], container)});
  update(has, conjunction({state_[has].body, negation(here)}));
}

void Region::drop(Term container, Term element) {
  if (!model_.knowledge.has) return;
  const auto has = *model_.knowledge.has;
  const auto& variables = state_[has].variables;
  const Term here =
      conjunction({guard_, terms().equal(variables[0], container), terms().equal(variables[1], element)});
  update(has, conjunction({state_[has].body, negation(here)}));
}

void Region::add_data(Term container) {
  if (goal() == Goal::User && model_.scope.tracks_members()) add_member(container, symbols().other);
}

// remove(e) of a set or map that is no view: this element or key goes, and no other.
bool Region::removes_exactly(const LibraryStep& step) {
  const auto& arguments = step.call->arguments;
  if (!step.protocol || step.row->name != "remove" || arguments.size() != 2 || !method_) return false;
  if (model_.scope.has_views() || !model_.scope.keeps_exactly()) return false;
  const auto type = type_of(arguments[0]);
  auto& program = model_.scope.program();
  return type.is_reference() && (program.is_subclass(type.name, Symbol(library::types::set)) ||
                                 program.is_subclass(type.name, Symbol(library::types::map)));
}

void Region::lose_contents(const LibraryStep& step) {
  if (step.iterator) {
    if (step.step != IteratorStep::HasNext && step.step != IteratorStep::Next &&
        step.step != IteratorStep::HasPrevious && step.step != IteratorStep::Previous &&
        step.step != IteratorStep::Add && step.step != IteratorStep::Nothing)
      drop_all(*step.subject);
    return;
  }
  if (removes_exactly(step)) {
    const auto element = reference(step.call->arguments[1]);
    return element ? drop(*step.subject, *element) : void();
  }
  const bool keeps = step.protocol && (step.protocol->changes == 0 || step.protocol->changes == library::adds ||
                                       step.protocol->keeps_elements);
  if (!keeps || step.row->name == "toArray") drop_all(*step.subject);
}

// add(e) and put(k, v): the element or key is there. remove(e) of a set: it is not. For objects of the
// program only: a list that is a key, say, is not found again when it has changed.
void Region::gain_contents(const LibraryStep& step) {
  if (step.iterator || !step.protocol || !step.subject || !model_.scope.keeps_exactly()) return;
  const auto name = step.row->name;
  const auto& arguments = step.call->arguments;
  if (step.protocol->filling == Filling::Fills && !name.starts_with("offer") && model_.knowledge.has) {
    const auto& operand = arguments[static_cast<std::size_t>(step.row->effect.insert_first)];
    const auto element = reference(operand);
    if (!element || !model_.scope.is_plain_object(type_of(operand))) return;
    const auto has = *model_.knowledge.has;
    const auto& variables = state_[has].variables;
    update(has,
           disjunction({state_[has].body, conjunction({guard_, holds(used, {*step.subject}), alive(*element),
                                                       terms().equal(variables[0], *step.subject),
                                                       terms().equal(variables[1], *element)})}));
  }
  const bool of_set = model_.scope.program().is_subclass(type_of(arguments[0]).name, Symbol(library::types::set));
  if (!removes_exactly(step) || !of_set || !model_.scope.is_plain_object(type_of(arguments[1]))) return;
  const auto element = reference(arguments[1]);
  if (!element) return;
  const auto& variables = state_[member].variables;
  const Term here =
      conjunction({guard_, terms().equal(variables[0], *step.subject), terms().equal(variables[1], *element),
                   terms().distinct(*element, symbols().other)});
  update(member, conjunction({state_[member].body, negation(here)}));
}

}  // namespace jury::encode::epr
