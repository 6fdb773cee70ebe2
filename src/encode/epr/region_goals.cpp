// The goals beside concurrent modification: before a library call, what it asks for (expect); with its
// effect, what is not certain any more (lose); when it has returned, what is certain now (gain). What is
// certain is kept in unary relations over iterators and collections: that there is a next element, that the
// collection is not empty, that the iterator has returned an element. What a collection refuses never
// changes, so wrappers and views are then objects of their own, which share their elements with what they
// wrap.
//
// Sizes are not followed: a test against a number tells something at the branch that follows it only.
#include "encode/epr/region.h"

namespace jury::encode::epr {

using logic::Term;

Region::LibraryStep Region::known_step(const ir::Call& call, const CallMeaning& meaning) {
  LibraryStep step;
  step.call = &call;
  step.row = meaning.row;
  if (!step.row) return step;
  step.step = step.row->step;
  if (step.step == IteratorStep::None) step.protocol = &step.row->protocol;
  return step;
}

Region::LibraryStep Region::step_of(const ir::Call& call, const CallMeaning& meaning) {
  auto step = known_step(call, meaning);
  if (!step.row || step.row->effect.subject < 0) return step;
  const auto& operand = call.arguments[static_cast<std::size_t>(step.row->effect.subject)];
  if (!followed(operand)) return step;
  if (sort_of(operand.local()) == Sort::Iterator) {
    step.iterator = value(operand, Sort::Iterator).term;
    step.subject = terms().apply(symbols().iterated, {*step.iterator});
  } else {
    step.subject = value(operand, Sort::Reference).term;
  }
  return step;
}

bool Region::is_known(RelationId relation) const {
  const auto& known = model_.knowledge;
  return relation == known.next || relation == known.previous || relation == known.filled ||
         relation == known.returned || relation == known.shares || relation == known.has;
}

void Region::violate(Term condition) {
  mark(condition, "the exception may be thrown");
  const Term variable = terms().variable("I0", symbols().iterator);
  raise(condition, {{variable}, terms().equal(variable, symbols().no_iterator)});
}

// The collection is told by an iterator over it that nobody has: a summary can then say which collections may
// be concerned without naming one.
void Region::violate(Term condition, Term container) {
  mark(condition, "the exception may be thrown");
  const Term witness = fresh(Sort::Iterator, "witness");
  assume(conjunction({guard_, condition}),
         terms().equal(terms().apply(symbols().iterated, {witness}), container));
  const Term variable = terms().variable("I0", symbols().iterator);
  raise(condition, {{variable}, terms().equal(variable, witness)});
}

void Region::know(std::optional<RelationId> relation, Term object, Term condition) {
  if (!relation) return;
  const auto sort = model_.transitions.relations[*relation].domain[0];
  const Term exists = holds(sort == Sort::Iterator ? used_iterator : used, {object});
  const Term here = terms().equal(state_[*relation].variables[0], object);
  update(*relation, disjunction({state_[*relation].body, conjunction({guard_, here, exists, condition})}));
}

void Region::forget(std::optional<RelationId> relation, Term object) {
  if (!relation) return;
  const Term here = terms().equal(state_[*relation].variables[0], object);
  update(*relation, conjunction({state_[*relation].body, negation(conjunction({guard_, here}))}));
}

// ---- Before ----

void Region::expect(const LibraryStep& step) {
  if (!model_.scope.concerns(*method_, *step.call)) return;
  if (step.step == IteratorStep::None && !step.protocol && goal() != Goal::User) return violate(choice("violates"));
  switch (goal()) {
    case Goal::ConcurrentModification:
    case Goal::User:
      break;
    case Goal::NoSuchElement:
      return expect_element(step);
    case Goal::IllegalState:
      return expect_returned(step);
    case Goal::Unmodifiable:
      return expect_support(step);
  }
}

void Region::expect_element(const LibraryStep& step) {
  const auto& known = model_.knowledge;
  if (step.step != IteratorStep::None) {
    const auto relation = step.step == IteratorStep::Next       ? known.next
                          : step.step == IteratorStep::Previous ? known.previous
                                                                : std::nullopt;
    if (!relation) return;
    if (!step.iterator) return violate(choice("at_end"));
    const Term variable = terms().variable("I0", symbols().iterator);
    raise(negation(holds(*relation, {*step.iterator})),
          {{variable}, terms().equal(variable, *step.iterator)});
  } else if (step.protocol->needs_element) {
    if (known.filled && step.subject)
      violate(negation(holds(*known.filled, {*step.subject})), *step.subject);
    else
      violate(choice("empty"));
  }
}

// Bounded queues refuse what does not fit, maps of java.util.concurrent a change within a callback.
void Region::expect_returned(const LibraryStep& step) {
  if (step.step != IteratorStep::None) {
    if (step.step != IteratorStep::Remove && step.step != IteratorStep::Set) return;
    if (!step.iterator) return violate(choice("not_returned"));
    const Term variable = terms().variable("I0", symbols().iterator);
    return raise(negation(holds(*model_.knowledge.returned, {*step.iterator})),
                 {{variable}, terms().equal(variable, *step.iterator)});
  }
  const bool asks_entry = step.protocol->of_entry && model_.scope.has_odd_entries();
  if (asks_entry || model_.scope.may_compare_dead_entries(*method_, *step.call)) violate(choice("dead_entry"));
  if (step.protocol->changes == 0 || !model_.weak) return;
  if (!step.subject) return violate(choice("full"));
  violate(conjunction({holds(*model_.weak, {*step.subject}), choice("full")}), *step.subject);
}

void Region::expect_support(const LibraryStep& step) {
  unsigned changes = step.protocol ? step.protocol->changes : 0;
  if (step.step == IteratorStep::Remove) changes = library::removes;
  if (step.step == IteratorStep::Add) changes = library::adds;
  if (step.step == IteratorStep::Set) changes = library::sets;
  if (changes == 0) return;
  if (!step.subject) return violate(choice("refuses"));
  // Made by a constructor, it supports every change but this one.
  if (step.protocol && step.protocol->refused_by_order &&
      model_.scope.may_be_sorted(type_of(step.call->arguments[0])))
    return violate(conjunction({holds(used, {*step.subject}), choice("refuses_end")}), *step.subject);
  // An entry may be held by a copy of its map's entries: any map may be the one it belongs to.
  const bool of_entry = step.protocol && step.protocol->of_entry;
  const Term owner = of_entry ? fresh(Sort::Reference, "owner") : *step.subject;
  std::vector<Term> refusals;
  for (unsigned i = 0; i < model_.knowledge.refused.size(); ++i)
    if (changes & (1U << i)) refusals.push_back(holds(model_.knowledge.refused[i], {owner}));
  if ((step.iterator || of_entry) && model_.weak) refusals.push_back(holds(*model_.weak, {owner}));
  violate(conjunction({holds(used, {owner}), terms().disjunction(refusals), choice("refuses")}), owner);
}

// ---- With the effect ----

// The collection may be empty now, and its iterators at their end.
void Region::drain(Term container) {
  const auto& known = model_.knowledge;
  forget(known.filled, container);
  for (const auto relation : {known.next, known.previous}) {
    if (!relation) continue;
    const Term of_it =
        terms().equal(terms().apply(symbols().iterated, {state_[*relation].variables[0]}), container);
    update(*relation, conjunction({state_[*relation].body, negation(conjunction({guard_, of_it}))}));
  }
}

void Region::lose(const LibraryStep& step) {
  const auto& known = model_.knowledge;
  if (goal() == Goal::User && step.subject) lose_contents(step);
  if (!step.subject || (goal() != Goal::NoSuchElement && goal() != Goal::IllegalState)) return;
  if (!step.iterator) {
    if (!step.protocol || step.protocol->filling == Filling::Drains) drain(*step.subject);
    return;
  }
  const auto done = step.step == IteratorStep::None ? IteratorStep::Rest : step.step;
  if (done == IteratorStep::Next || done == IteratorStep::Rest) forget(known.next, *step.iterator);
  if (done == IteratorStep::Previous || done == IteratorStep::Rest) forget(known.previous, *step.iterator);
  if (done == IteratorStep::Remove) drain(*step.subject);
  if (done == IteratorStep::Remove || done == IteratorStep::Add || done == IteratorStep::Rest)
    forget(known.returned, *step.iterator);
}

bool Region::wraps(const LibraryStep& step) const {
  return goal() == Goal::Unmodifiable && step.protocol && step.protocol->wraps && step.subject &&
         (step.row->effect.gives == Gives::Subject || step.row->effect.gives == Gives::Part);
}

Term Region::wrap(Term subject, unsigned refused) {
  const Term wrapper = bare_object(true);
  for (const auto& rigid : {model_.weak, model_.reordered})
    if (rigid) assume(guard_, terms().equal(holds(*rigid, {wrapper}), holds(*rigid, {subject})));
  for (unsigned i = 0; i < model_.knowledge.refused.size(); ++i) {
    const auto relation = model_.knowledge.refused[i];
    const Term inherited = holds(relation, {subject});
    assume(guard_,
           terms().equal(holds(relation, {wrapper}), refused & (1U << i) ? terms().true_term() : inherited));
  }
  if (!model_.knowledge.shares) return wrapper;
  copy_members(subject, wrapper);
  const auto shares = *model_.knowledge.shares;
  const Term x = terms().variable("X0", symbols().reference);
  const auto group = terms().fresh_function("p" + std::to_string(id_) + ".group",
                                            std::vector{symbols().reference}, terms().boolean_sort());
  assume(
      terms().true_term(),
      Universal{{x},
                terms().equal(terms().apply(group, {x}),
                              conjunction({guard_, holds(used, {x}),
                                           disjunction({terms().equal(x, subject),
                                                        apply(terms(), state_[shares], {subject, x})})}))});
  const auto& variables = state_[shares].variables;
  const auto pair = [&](std::size_t one, std::size_t other) {
    return conjunction(
        {guard_, terms().equal(variables[one], wrapper), terms().apply(group, {variables[other]})});
  };
  update(shares, disjunction({state_[shares].body, pair(0, 1), pair(1, 0)}));
  return wrapper;
}

void Region::support(Term object, unsigned refused) {
  for (unsigned i = 0; i < model_.knowledge.refused.size(); ++i) {
    const Term refuses = holds(model_.knowledge.refused[i], {object});
    assume(guard_, refused & (1U << i) ? refuses : negation(refuses));
  }
}

void Region::take_over(Term from, Term to) {
  if (model_.scope.tracks_members()) copy_members(from, to);
  if (model_.knowledge.filled) know(model_.knowledge.filled, to, holds(*model_.knowledge.filled, {from}));
}

// ---- Afterwards ----

// The collection or array certainly has one.
Term Region::has_element(const ir::Operand& operand) {
  if (operand.is_local() && arrays_.contains(operand.local())) return terms().true_term();
  const auto object = reference(operand);
  return object ? holds(*model_.knowledge.filled, {*object}) : terms().false_term();
}

Term Region::answer(const LibraryStep& step) {
  if (!step.call->target || sort_of(*step.call->target) != Sort::Truth) return choice("answer");
  return value(ir::Operand::local(*step.call->target), Sort::Truth).term;
}

void Region::gain(const LibraryStep& step) {
  if (goal() == Goal::User && step.row) return gain_contents(step);
  if (!step.row || goal() == Goal::ConcurrentModification || goal() == Goal::Unmodifiable) return;
  if (step.iterator)
    gain_of_iterator(step);
  else if (goal() == Goal::NoSuchElement && step.protocol)
    gain_filling(step);
}

void Region::gain_of_iterator(const LibraryStep& step) {
  const auto& known = model_.knowledge;
  const Term iterator = *step.iterator;
  if (step.step == IteratorStep::None) return;
  // A collection of the program's own may tell one thing and do another.
  const Term sure = model_.own ? negation(holds(*model_.own, {*step.subject})) : terms().true_term();
  const bool moved = step.step == IteratorStep::Next || step.step == IteratorStep::Previous;
  if (moved) know(known.returned, iterator, terms().true_term());
  if (step.step == IteratorStep::Next || step.step == IteratorStep::Add) know(known.previous, iterator, sure);
  if (step.step == IteratorStep::Previous) know(known.next, iterator, sure);
  const auto asked = step.step == IteratorStep::HasNext       ? known.next
                     : step.step == IteratorStep::HasPrevious ? known.previous
                                                              : std::nullopt;
  if (!asked) return;
  const Term yes = answer(step);
  assume(conjunction({guard_, holds(*asked, {iterator})}), yes);
  know(asked, iterator, conjunction({yes, sure}));
}

void Region::gain_filling(const LibraryStep& step) {
  const auto filled = model_.knowledge.filled;
  if (!filled) return;
  const auto into = step.row->effect.gives == Gives::NewContainer ? step.made : step.subject;
  if (step.made && step.protocol->fills_result) know(filled, *step.made, terms().true_term());
  const bool tells =
      step.protocol->filling == Filling::TellsEmpty || step.protocol->filling == Filling::TellsPresent;
  if (tells && into) {
    const Term told = answer(step);
    const Term present = step.protocol->filling == Filling::TellsPresent ? told : negation(told);
    assume(conjunction({guard_, holds(*filled, {*into})}), present);
    know(filled, *into, present);
  }
  if (step.protocol->filling == Filling::Fills && into) know(filled, *into, terms().true_term());
  if (step.protocol->filling == Filling::Joins && into && step.row->effect.copies >= 0)
    know(filled, *into, has_element(step.call->arguments[static_cast<std::size_t>(step.row->effect.copies)]));
  if (step.made && step.row->name == "asList")
    know(filled, *step.made, has_element(step.call->arguments[0]));
  if (step.protocol->filling == Filling::TellsSize && step.call->target && step.subject)
    sizes_[*step.call->target] = *step.subject;
  const bool from_start = step.row->effect.gives == Gives::NewIterator && step.call->arguments.size() == 1;
  if (from_start && step.subject && step.call->target && followed(*step.call->target) &&
      sort_of(*step.call->target) == Sort::Iterator)
    know(model_.knowledge.next, environment_[*step.call->target].term, holds(*filled, {*step.subject}));
}

namespace {

bool compare(ir::Relation relation, std::int64_t left, std::int64_t right) {
  switch (relation) {
    case ir::Relation::Equal:
      return left == right;
    case ir::Relation::NotEqual:
      return left != right;
    case ir::Relation::Less:
      return left < right;
    case ir::Relation::LessEqual:
      return left <= right;
    case ir::Relation::Greater:
      return left > right;
    case ir::Relation::GreaterEqual:
      return left >= right;
  }
  return false;
}

}  // namespace

// Where a size of nothing would have gone the other way, there is an element.
void Region::learn_size(const ir::If& branch, Term taken) {
  if (!branch.left.is_local() || branch.right.tag() != ir::Operand::Tag::Int) return;
  const auto found = sizes_.find(branch.left.local());
  if (found == sizes_.end()) return;
  const bool taken_when_empty = compare(branch.relation, 0, branch.right.int_value());
  know(model_.knowledge.filled, found->second, taken_when_empty ? negation(taken) : taken);
}

}  // namespace jury::encode::epr
