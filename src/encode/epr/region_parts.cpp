// Parts of lists, as subList makes them. A part is a collection of its own for its iterators; its elements
// are those of the whole. Whether the whole was changed behind it is told by a hidden iterator over the
// whole, its keeper: the part may be used as long as that is not stale, and changes through the part leave it
// as it is. A part of a part has a keeper over the whole as well; a change through it makes the outer part
// stale, which the JDK does not: that is imprecise, not unsound. Parts are followed for concurrent
// modification only; for other goals a part is its whole.
#include "encode/epr/region.h"

namespace jury::encode::epr {

using logic::Term;

// The rigid facts: a keeper is one, and null and data have none.
void Region::state_parts() {
  if (!model_.keeper) return;
  const Term x = terms().variable("X0", symbols().reference), i = terms().variable("I0", symbols().iterator),
             j = terms().variable("I1", symbols().iterator);
  const auto keeps = [&](Term object, Term iterator) { return holds(*model_.keeper, {object, iterator}); };
  const Term both = conjunction({keeps(x, i), keeps(x, j)});
  assume(terms().true_term(), Universal{{x, i, j}, terms().implies(both, terms().equal(i, j))});
  assume(terms().true_term(), keeps(symbols().null, symbols().no_iterator));
  assume(terms().true_term(), keeps(symbols().other, symbols().no_iterator));
}

void Region::state_no_part(Term object) {
  if (model_.keeper) assume(guard_, holds(*model_.keeper, {object, symbols().no_iterator}));
}

// Without a keeper, the object is its own whole. Every object has one keeper, now and ever, so it is named
// once.
Region::Part Region::part_of(Term object) {
  if (const auto found = parts_.find(object.id()); found != parts_.end()) return found->second;
  const Part part{fresh(Sort::Iterator, "keeper"), fresh(Sort::Reference, "whole")};
  const Term always = terms().true_term(), is_whole = terms().equal(part.keeper, symbols().no_iterator);
  assume(always, holds(*model_.keeper, {object, part.keeper}));
  assume(is_whole, terms().equal(part.whole, object));
  assume(negation(is_whole), terms().equal(part.whole, terms().apply(symbols().iterated, {part.keeper})));
  parts_.emplace(object.id(), part);
  return part;
}

Term Region::stored_in(Term object) { return model_.keeper ? part_of(object).whole : object; }

Term Region::new_part(Term object) {
  const auto outer = part_of(object);
  if (model_.weak) {  // lists of java.util.concurrent keep no stamps, but their parts do
    const Term before = guard_, weak = holds(*model_.weak, {outer.whole});
    guard_ = conjunction({before, weak});
    give_up("parts of lists of java.util.concurrent are not modelled");
    guard_ = conjunction({before, negation(weak)});
  }
  const Term part = bare_object(true);
  for (const auto& rigid : {model_.weak, model_.reordered, model_.own})
    if (rigid) assume(guard_, negation(holds(*rigid, {part})));
  const Term keeper = new_iterator(outer.whole);
  assume(guard_, holds(*model_.keeper, {part, keeper}));
  return part;
}

void Region::check_part(Term object) {
  if (!model_.keeper) return;
  const auto part = part_of(object);
  const Term variable = terms().variable("I0", symbols().iterator);
  mark(holds(stale, {part.keeper}), "the list may have been changed behind its part");
  raise(holds(stale, {part.keeper}), {{variable}, terms().equal(variable, part.keeper)});
}

// Library code looks at what it is given, and perhaps at collections in it.
void Region::check_parts(const ir::Call& call) {
  if (!model_.keeper || !model_.scope.reads_part(*method_, call)) return;
  for (const auto& argument : call.arguments) {
    const auto type = type_of(argument);
    if (!type.is_reference() || type.name.empty() || model_.scope.is_plain(type)) continue;
    const auto object = reference(argument);
    if (!object && model_.scope.is_iterator(type)) continue;
    if (!object) {  // anything may be there
      violate(choice("looks"));
      continue;
    }
    check_part(*object);
    if (model_.scope.looks_at_elements(*method_, call)) check_contents(*object);
  }
}

// One collection in the object that is looked at, and one in that; what is deeper is taken to be stale as
// soon as anything is. The violation is told by an iterator over what was found (see violate).
void Region::check_contents(Term object) {
  const Term inside = fresh(Sort::Reference, "inside"), deeper = fresh(Sort::Reference, "deeper"),
             stale_one = fresh(Sort::Iterator, "stale"), before = guard_;
  const Term looked = conjunction(
      {before, choice("looks"), holds(member, {stored_in(object), inside}), holds(container, {inside})});
  guard_ = looked;
  check_part(inside);
  violate(conjunction({holds(member, {stored_in(inside), deeper}), holds(container, {deeper}),
                       holds(stale, {stale_one}), choice("looks")}),
          inside);
  guard_ = disjunction({guard_, conjunction({before, negation(looked)})});
}

// A change through a part changes the whole, but the part knows.
void Region::change_whole(Term object) {
  if (!model_.keeper) return;
  const auto part = part_of(object);
  const Term iterator = state_[stale].variables[0];
  std::vector<Term> changed{guard_, terms().distinct(part.keeper, symbols().no_iterator),
                            terms().equal(terms().apply(symbols().iterated, {iterator}), part.whole),
                            apply(terms(), state_[used_iterator], {iterator}),
                            terms().distinct(iterator, part.keeper)};
  if (model_.weak) changed.push_back(negation(holds(*model_.weak, {part.whole})));
  update(stale, terms().disjunction(state_[stale].body, terms().conjunction(changed)));
}

}  // namespace jury::encode::epr
