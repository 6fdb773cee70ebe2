#include "encode/unbounded/formula_evaluator.h"

#include <algorithm>

#include "encode/unbounded/patterns.h"
#include "library/classes.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

using Kind = spec::predicates::ExpressionKind;
using TermKind = logic::Kind;

namespace {

constexpr FamilyId number_boxes[] = {box_integer, box_long, box_short, box_byte, box_character};
constexpr int most_wrappers = 4;  // a view of a set of a map ...

[[noreturn]] void refuse(const std::string& what) { throw Unsupported(what + " in a predicate"); }

bool mentions(Term term, Term part) {
  if (term == part) return true;
  for (const auto child : term.children())
    if (mentions(child, part)) return true;
  return false;
}

}  // namespace

FormulaEvaluator::Evaluated FormulaEvaluator::undefined() {
  return {terms_.false_term(), false, false, u_.addresses_.null(), {}, {}, false, false};
}

FormulaEvaluator::Evaluated FormulaEvaluator::bottom() {
  auto result = undefined();
  result.defined = terms_.true_term();
  result.bottom = terms_.true_term();
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::choose(Term condition, const Evaluated& a, const Evaluated& b) {
  if (condition.is_true()) return a;
  if (condition.is_false()) return b;
  // One that is never there takes the other's form.
  if (a.defined.is_false() || b.defined.is_false()) {
    Evaluated result = a.defined.is_false() ? b : a;
    const Term side = a.defined.is_false() ? terms_.negation(condition) : condition;
    result.defined = both(side, result.defined);
    return result;
  }
  if (is_bottom(a).is_true() || is_bottom(b).is_true()) {
    Evaluated result = is_bottom(a).is_true() ? b : a;
    result.bottom = terms_.if_then_else(condition, is_bottom(a), is_bottom(b));
    result.defined = terms_.if_then_else(condition, a.defined, b.defined);
    return result;
  }
  if (a.is_number != b.is_number || a.is_truth != b.is_truth)
    refuse("a choice between a number and an object");
  Evaluated result = a;
  result.defined = terms_.if_then_else(condition, a.defined, b.defined);
  result.term = terms_.if_then_else(condition, a.term, b.term);
  result.families = a.families.unite(b.families);
  result.bottom = terms_.if_then_else(condition, is_bottom(a), is_bottom(b));
  return result;
}

// Values.

FormulaEvaluator::Evaluated FormulaEvaluator::of_program(const Value& value, const ir::Type& type) {
  if (!value.term) refuse("a variable without a value");
  if (value.term.sort().is_float()) refuse("a floating-point number");
  if (type.is_reference())
    return {terms_.true_term(), false, false, value.term, value.families, {}, false, false};
  auto result = number(value.term);
  result.is_truth = type.kind == ir::Kind::Boolean;
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::named(const Expression& e) {
  const std::string name = e.kind == Kind::result ? "return" : e.text;
  if (!e.is_logic_variable) {
    const auto known = names_.find(name);
    if (known == names_.end()) refuse("the variable '" + name + "', which has no value here,");
    return of_program(known->second, e.type);
  }
  const auto& variable = variables_.at(name);
  if (variable.is_number && !variable.nowhere) return number(variable.term);
  return {terms_.true_term(), false, false, variable.term, {}, {}, true, variable.nowhere};
}

FormulaEvaluator::Evaluated FormulaEvaluator::value(const Expression& e) {
  switch (e.kind) {
    case Kind::number:
      return number(integer(e.number));
    case Kind::truth: {
      auto result = number(integer(e.number));
      result.is_truth = true;
      return result;
    }
    case Kind::null:
      return {terms_.true_term(), false, false, u_.addresses_.null(), {}, {}, false, false};
    case Kind::bottom:
      return bottom();
    case Kind::result:
    case Kind::name:
      return named(e);
    case Kind::sfread:
      return static_field(e);
    case Kind::fread:
      return field(e);
    case Kind::mget:
      return content_of(e);
    case Kind::msize:
      return size(e);
    case Kind::aread:
      return element(e);
    case Kind::alength:
      return length(e);
    case Kind::negate:
    case Kind::add:
    case Kind::subtract:
    case Kind::multiply:
      return arithmetic(e);
    case Kind::morder:
    case Kind::mkeys:
    case Kind::mvalues: {
      auto result = number(u_.numbers_.of_condition(formula(e)));
      result.is_truth = true;
      return result;
    }
    case Kind::heap:
    case Kind::mupdate:
    case Kind::mresize:
    case Kind::fwrite:
    case Kind::awrite:
    case Kind::compare:
    case Kind::negation:
    case Kind::conjunction:
    case Kind::disjunction:
    case Kind::implication:
    case Kind::equivalence:
    case Kind::forall:
    case Kind::exists:
      break;
  }
  internal_error(__FILE__, __LINE__, "a formula where a value is expected");
}

FormulaEvaluator::Evaluated FormulaEvaluator::static_field(const Expression& e) {
  const auto& field = *e.fields.front();
  const auto family = u_.statics(field.owner);
  const auto slot = u_.static_layout(field.owner).slot.at(&field);
  const auto& there = u_.contents(state_, family).slots[slot];
  return of_program({there.term, there.families}, field.type);
}

Term FormulaEvaluator::is_among(FamilyId family, Term address, const FamilySet& families) {
  return families.members().size() == 1 ? terms_.true_term() : u_.is_in(family, address);
}

FormulaEvaluator::Evaluated FormulaEvaluator::field(const Expression& e) {
  const auto object = value(*e.children[1]);
  if (object.is_variable) refuse("a quantifier over objects");
  auto result = undefined();
  for (const auto family : object.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    if (info.shape != Shape::Instance) continue;
    const auto& layout = u_.layout(info.type.name);
    for (const auto* field : e.children[0]->fields) {
      const auto slot = layout.slot.find(field);
      if (slot == layout.slot.end()) continue;
      const auto& targets = info.many ? u_.knowledge_.points_to(family, slot->second)
                                      : u_.contents(state_, family).slots[slot->second].families;
      const Value here{u_.get(state_, family, slot->second, object.term),
                       field->type.is_reference() ? targets : FamilySet()};
      result = choose(is_among(family, object.term, object.families), of_program(here, field->type), result);
    }
  }
  result.defined = all({result.defined, object.defined, terms_.negation(is_bottom(object)),
                        terms_.distinct(object.term, u_.addresses_.null())});
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::length(const Expression& e) {
  const auto array = value(*e.children[1]);
  auto result = undefined();
  for (const auto family : array.families.members())
    if (u_.knowledge_.info(family).shape == Shape::Array)
      result = choose(is_among(family, array.term, array.families),
                      number(u_.get(state_, family, slot::size, array.term)), result);
  result.defined = all({result.defined, array.defined, terms_.negation(is_bottom(array)),
                        terms_.distinct(array.term, u_.addresses_.null())});
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::element(const Expression& e) {
  const auto array = value(*e.children[1]);
  const auto index = value(*e.children[2]);
  const auto [at, is_index] = as_number(index);
  auto result = undefined();
  for (const auto family : array.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    if (info.shape != Shape::Array) continue;
    const Term elements = u_.get(state_, family, slot::elements, array.term);
    const auto type = info.type.element();
    const Term here = terms_.select(elements, at);
    triggers_.push_back(here);
    auto read = of_program(
        {here, type.is_reference() ? u_.knowledge_.points_to(family, slot::elements) : FamilySet()}, type);
    const Term size = u_.get(state_, family, slot::size, array.term);
    read.defined = both(u_.addresses_.less_equal(integer(0), at), u_.addresses_.less(at, size));
    result = choose(is_among(family, array.term, array.families), read, result);
  }
  result.defined = all({result.defined, array.defined, is_index, terms_.negation(is_bottom(array)),
                        terms_.distinct(array.term, u_.addresses_.null())});
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::arithmetic(const Expression& e) {
  const auto [left, left_fits] = as_number(value(*e.children[0]));
  if (e.kind == Kind::negate) {
    auto result = number(terms_.make(TermKind::int_neg, {left}));
    result.defined = left_fits;
    return result;
  }
  const auto [right, right_fits] = as_number(value(*e.children[1]));
  const auto kind = e.kind == Kind::add        ? TermKind::int_add
                    : e.kind == Kind::subtract ? TermKind::int_sub
                                               : TermKind::int_mul;
  auto result = number(terms_.make(kind, {left, right}));
  result.defined = both(left_fits, right_fits);
  return result;
}

// Collections.

std::vector<FormulaEvaluator::Content> FormulaEvaluator::contents(const Evaluated& collection) {
  if (collection.is_variable) refuse("a quantifier over collections");
  std::vector<Content> result;
  const Term there = both(collection.defined, terms_.negation(is_bottom(collection)));
  auto& program = u_.program_;
  for (const auto family : collection.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    if (info.shape != Shape::Instance) continue;
    const auto is_a = [&](std::string_view name) { return program.is_subclass(info.type.name, Symbol(name)); };
    const auto kind = is_a(library::types::map)   ? Content::Kind::table
                      : is_a(library::types::set) ? Content::Kind::set
                                              : Content::Kind::list;
    if (is_a(library::types::sorted_map) || is_a(library::types::sorted_set)) refuse("a sorted collection");
    if (kind == Content::Kind::list && !is_a(library::types::collection)) continue;
    const Term guard = both(there, is_among(family, collection.term, collection.families));
    contents({collection.term, FamilySet(family)},
             both(guard, terms_.distinct(collection.term, u_.addresses_.null())), kind, 0, result);
  }
  return result;
}

// Through the fields of the models' classes to their table or sequence.
void FormulaEvaluator::contents(const Value& reference, Term guard, Content::Kind kind, int depth,
                                std::vector<Content>& result) {
  if (depth > most_wrappers) refuse("a collection of an unknown kind");
  for (const auto family : reference.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    const Term here = both(guard, is_among(family, reference.term, reference.families));
    if (info.shape == Shape::Table || info.shape == Shape::Sequence) {
      if ((info.shape == Shape::Sequence) != (kind == Content::Kind::list)) refuse("a view of a collection");
      result.push_back({kind, family, reference.term, here});
      continue;
    }
    const auto& layout = info.shape == Shape::Instance ? u_.layout(info.type.name) : Unfolder::Layout{};
    const ir::Field* found = nullptr;
    for (const auto* field : layout.fields)
      for (const char* name : {"table", "seq", "map", "this$0"})
        if (!found && field->name == name && library::is_in_util(field->owner.view())) found = field;
    if (!found) refuse("the collection " + info.type.display());
    const auto slot = layout.slot.at(found);
    const auto& targets =
        info.many ? u_.knowledge_.points_to(family, slot) : u_.contents(state_, family).slots[slot].families;
    contents({u_.get(state_, family, slot, reference.term), targets}, here, kind, depth + 1, result);
  }
}

// An iterator stands for what it has passed: a set of keys, or so many first positions of a list.
std::vector<FormulaEvaluator::Content> FormulaEvaluator::contents_of(const Expression& e) {
  const auto& type = e.type;
  if (!type.is_reference() || type.is_array() || type.name.empty() ||
      !u_.program_.is_subclass(type.name, Symbol(library::types::iterator)))
    return contents(value(e));
  std::vector<Content> result;
  const auto iterator = value(e);
  for (const auto family : iterator.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    const Term here = all({iterator.defined, is_among(family, iterator.term, iterator.families),
                           terms_.distinct(iterator.term, u_.addresses_.null())});
    const auto& layout = info.shape == Shape::Instance ? u_.layout(info.type.name) : Unfolder::Layout{};
    const auto place = std::find_if(layout.fields.begin(), layout.fields.end(), [](const ir::Field* field) {
      return library::is_in_util(field->owner.view()) &&
             (field->name == "cursor" || field->name == "next");
    });
    if (place == layout.fields.end()) refuse("the iterator " + info.type.display());
    const auto slot = layout.slot.at(*place);
    if (!(*place)->type.is_reference()) {
      result.push_back({Content::Kind::list, family, iterator.term, here, slot});
      continue;
    }
    const auto& targets =
        info.many ? u_.knowledge_.points_to(family, slot) : u_.contents(state_, family).slots[slot].families;
    const Term cursor = u_.get(state_, family, slot, iterator.term);
    for (const auto target : targets.members())
      if (u_.knowledge_.info(target).shape == Shape::Cursor)
        result.push_back(
            {Content::Kind::set, target, cursor, both(here, is_among(target, cursor, targets)), slot::count});
  }
  return result;
}

// One less; of what has one added, that.
Term FormulaEvaluator::before(Term number) {
  if (number.kind() == TermKind::int_add && number.children().size() == 2)
    for (std::size_t i = 0; i < 2; ++i)
      if (number[i] == integer(1)) return number[1 - i];
  return u_.addresses_.minus(number, integer(1));
}

FormulaEvaluator::Evaluated FormulaEvaluator::in_list(const Content& content, const Evaluated& key) {
  if (u_.knowledge_.info(content.family).shape != Shape::Sequence)
    refuse("the elements that an iterator over a list has passed");
  const auto [position, is_position] = as_number(key);
  const Term at = before(position);
  const Term size = u_.get(state_, content.family, slot::size, content.address);
  const Term here = terms_.select(u_.get(state_, content.family, slot::elements, content.address), at);
  triggers_.push_back(here);
  Evaluated result{terms_.true_term(),
                   false,
                   false,
                   here,
                   u_.knowledge_.points_to(content.family, slot::elements),
                   {},
                   false,
                   false};
  result.bottom = terms_.negation(
      all({is_position, u_.addresses_.less_equal(integer(0), at), u_.addresses_.less(at, size)}));
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::in_table(const Content& content, const Evaluated& key) {
  const Term has = u_.get(state_, content.family, slot::has, content.address);
  const bool passed = u_.knowledge_.info(content.family).shape == Shape::Cursor;
  const auto& keys = u_.knowledge_.points_to(content.family, passed ? slot::current : slot::has);
  if (key.nowhere) {
    for (const auto family : keys.members())
      if (std::find(std::begin(number_boxes), std::end(number_boxes), family) == std::end(number_boxes))
        refuse("a map with keys of several kinds");
    return bottom();
  }
  std::vector<std::pair<Term, Term>> cases;  // when, address
  if (key.is_truth) {
    cases.emplace_back(terms_.true_term(), u_.addresses_.box(box_boolean, key.term));
  } else if (key.is_number) {
    for (const auto& box : box_classes)
      if (box.family != box_boolean && keys.contains(box.family))
        cases.emplace_back(u_.numbers_.in_range(box.kind, key.term), u_.addresses_.box(box.family, key.term));
  } else {
    cases.emplace_back(terms_.true_term(), key.term);
  }
  auto result = bottom();
  for (const auto& [fits, address] : cases) {
    const Term present = terms_.select(has, address);
    triggers_.push_back(present);
    auto here = number(integer(1));
    here.is_truth = true;
    if (content.kind != Content::Kind::set) {
      const Term values = u_.get(state_, content.family, slot::values, content.address);
      here = {terms_.true_term(),
              false,
              false,
              terms_.select(values, address),
              u_.knowledge_.points_to(content.family, slot::values),
              {},
              false,
              false};
      triggers_.push_back(here.term);
    }
    result = choose(both(fits, present), here, result);
  }
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::content_of(const Expression& e) {
  const auto key = value(*e.children[2]);
  auto result = undefined();
  for (const auto& content : contents_of(*e.children[1])) {
    const auto here = content.kind == Content::Kind::list ? in_list(content, key) : in_table(content, key);
    result = choose(content.guard, here, result);
  }
  result.defined = all({result.defined, key.defined, terms_.negation(is_bottom(key))});
  return result;
}

FormulaEvaluator::Evaluated FormulaEvaluator::size(const Expression& e) {
  auto result = undefined();
  for (const auto& content : contents_of(*e.children[1]))
    result =
        choose(content.guard, number(u_.get(state_, content.family, content.size, content.address)), result);
  return result;
}

// Keys of a list follow one another; of other collections only whether there are any is known.
Term FormulaEvaluator::order(const Expression& e) {
  const auto first = value(*e.children[2]);
  const auto second = value(*e.children[3]);
  const bool starts = is_bottom(first).is_true(), ends = is_bottom(second).is_true();
  std::vector<Term> cases;
  for (const auto& content : contents(value(*e.children[1]))) {
    const Term count = u_.get(state_, content.family, slot::size, content.address);
    if (starts && ends) {
      cases.push_back(both(content.guard, terms_.equal(count, integer(0))));
      continue;
    }
    if (content.kind != Content::Kind::list) refuse("the order of a hash map");
    const auto [a, a_fits] = starts ? std::pair(integer(0), terms_.true_term()) : as_number(first);
    const auto [b, b_fits] =
        ends ? std::pair(u_.addresses_.plus(count, integer(1)), terms_.true_term()) : as_number(second);
    cases.push_back(
        all({content.guard, a_fits, b_fits, first.defined, second.defined,
             terms_.equal(b, u_.addresses_.plus(a, integer(1))), u_.addresses_.less_equal(integer(0), a),
             u_.addresses_.less_equal(b, u_.addresses_.plus(count, integer(1)))}));
  }
  return terms_.disjunction(cases);
}

// The field of the map's class that keeps its view.
Term FormulaEvaluator::view(const Expression& e, const char* field_name) {
  const auto map = value(*e.children[1]);
  const auto seen = value(*e.children[2]);
  if (map.is_variable || seen.is_variable) refuse("a quantifier over collections");
  std::vector<Term> cases;
  for (const auto family : map.families.members()) {
    const auto& info = u_.knowledge_.info(family);
    if (info.shape != Shape::Instance) continue;
    const auto& layout = u_.layout(info.type.name);
    bool found = false;
    for (const auto* field : layout.fields) {
      if (field->name != field_name || field->owner != library::types::hash_map) continue;
      found = true;
      const Term kept = u_.get(state_, family, layout.slot.at(field), map.term);
      cases.push_back(all({u_.is_in(family, map.term), terms_.equal(kept, seen.term)}));
    }
    if (!found) refuse("a view of " + info.type.display());
  }
  return all({terms_.disjunction(cases), map.defined, seen.defined, terms_.negation(is_bottom(map)),
              terms_.negation(is_bottom(seen)), terms_.distinct(map.term, u_.addresses_.null()),
              terms_.distinct(seen.term, u_.addresses_.null())});
}

// Atoms.

std::pair<Term, Term> FormulaEvaluator::as_number(const Evaluated& value) {
  if (value.is_number) return {value.term, value.is_truth ? terms_.false_term() : value.defined};
  Term result = integer(0);
  std::vector<Term> fits;
  for (const auto family : number_boxes) {
    if (value.nowhere || !(value.is_variable || value.families.contains(family))) continue;
    const Term inside = u_.is_in(family, value.term);
    result = terms_.if_then_else(inside, u_.addresses_.unbox(family, value.term), result);
    fits.push_back(inside);
  }
  return {result, all({value.defined, terms_.negation(is_bottom(value)), terms_.disjunction(fits)})};
}

// Both are defined.
Term FormulaEvaluator::equal(const Evaluated& a, const Evaluated& b) {
  const Term both_bottom = both(is_bottom(a), is_bottom(b));
  const Term neither = both(terms_.negation(is_bottom(a)), terms_.negation(is_bottom(b)));
  if (is_bottom(a).is_true() || is_bottom(b).is_true()) return both_bottom;
  if (a.nowhere || b.nowhere) return a.nowhere && b.nowhere ? neither : both_bottom;
  if (!a.is_number && !b.is_number)
    return terms_.disjunction(both_bottom, both(neither, terms_.equal(a.term, b.term)));
  if (a.is_truth || b.is_truth) {
    const auto& truth = a.is_truth ? a : b;
    const auto& other = a.is_truth ? b : a;
    if (other.is_number && !other.is_truth) return both_bottom;
    const Term side = other.is_truth ? other.term : u_.addresses_.unbox(box_boolean, other.term);
    return terms_.disjunction(both_bottom, both(neither, terms_.equal(side, truth.term)));
  }
  const auto [left, left_fits] = as_number(a);
  const auto [right, right_fits] = as_number(b);
  return terms_.disjunction(both_bottom, all({neither, left_fits, right_fits, terms_.equal(left, right)}));
}

Term FormulaEvaluator::comparison(const Expression& e) {
  const auto left = value(*e.children[0]);
  const auto right = value(*e.children[1]);
  const Term defined = both(left.defined, right.defined);
  if (e.relation == ir::Relation::Equal) return both(defined, equal(left, right));
  if (e.relation == ir::Relation::NotEqual) return both(defined, terms_.negation(equal(left, right)));
  const auto [a, a_fits] = as_number(left);
  const auto [b, b_fits] = as_number(right);
  return all({a_fits, b_fits, u_.numbers_.relate(e.relation, a, b)});
}

Term FormulaEvaluator::formula(const Expression& e) {
  switch (e.kind) {
    case Kind::compare:
      return comparison(e);
    case Kind::morder:
      return order(e);
    case Kind::mkeys:
      return view(e, "keySet");
    case Kind::mvalues:
      return view(e, "values");
    case Kind::negation:
      return terms_.negation(formula(*e.children[0]));
    case Kind::conjunction:
      return both(formula(*e.children[0]), formula(*e.children[1]));
    case Kind::disjunction:
      return terms_.disjunction(formula(*e.children[0]), formula(*e.children[1]));
    case Kind::implication:
      return terms_.implies(formula(*e.children[0]), formula(*e.children[1]));
    case Kind::equivalence:
      return terms_.equal(formula(*e.children[0]), formula(*e.children[1]));
    case Kind::forall:
    case Kind::exists:
      return quantified(e);
    case Kind::number:
    case Kind::truth:
    case Kind::null:
    case Kind::bottom:
    case Kind::result:
    case Kind::name:
    case Kind::heap:
    case Kind::sfread:
    case Kind::mget:
    case Kind::mupdate:
    case Kind::msize:
    case Kind::mresize:
    case Kind::fread:
    case Kind::fwrite:
    case Kind::aread:
    case Kind::awrite:
    case Kind::alength:
    case Kind::negate:
    case Kind::add:
    case Kind::subtract:
    case Kind::multiply: {
      const auto truth = value(e);
      if (!truth.is_truth) refuse("a value where a formula is expected");
      return both(truth.defined, terms_.equal(truth.term, integer(1)));
    }
  }
  return {};
}

// Quantifiers.

// How a variable is used in a formula.
void FormulaEvaluator::find_uses(const Expression& e, const std::string& variable, Uses& uses) const {
  const auto is_it = [&](const Expression& child) {
    return child.kind == Kind::name && child.is_logic_variable && child.text == variable;
  };
  const bool ordered =
      e.kind == Kind::compare && e.relation != ir::Relation::Equal && e.relation != ir::Relation::NotEqual;
  const bool arithmetic =
      e.kind == Kind::negate || e.kind == Kind::add || e.kind == Kind::subtract || e.kind == Kind::multiply;
  const bool keyed = e.kind == Kind::mget || e.kind == Kind::morder;
  const auto& type = keyed ? e.children[1]->type : ir::Type();
  const bool list = keyed && type.is_reference() && !type.name.empty() &&
                    u_.program_.is_subclass(type.name, Symbol(library::types::list));
  for (std::size_t i = 0; i < e.children.size(); ++i) {
    if (!is_it(*e.children[i])) {
      find_uses(*e.children[i], variable, uses);
      continue;
    }
    uses.number = uses.number || ordered || arithmetic || (e.kind == Kind::aread && i == 2);
    uses.list_key = uses.list_key || (list && i >= 2);
    uses.table_key = uses.table_key || (keyed && !list && i >= 2);
  }
}

Term FormulaEvaluator::quantified(const Expression& e) {
  const auto around = std::exchange(triggers_, {});
  const auto hidden = variables_;
  const Term result = with_variables(e, 0);
  variables_ = hidden;
  triggers_ = around;
  return result;
}

Term FormulaEvaluator::with_variables(const Expression& e, std::size_t which) {
  const auto& body = *e.children[0];
  if (which == e.variables.size()) return formula(body);
  const bool universal = e.kind == Kind::forall;
  const auto& name = e.variables[which];
  Uses uses;
  find_uses(body, name, uses);
  const bool numeric = (uses.number || uses.list_key) && !uses.table_key;
  const Term variable = terms_.fresh_variable(name, terms_.integer_sort());
  // Positions are what solvers meet, not keys of lists.
  const bool position = numeric && uses.list_key;
  variables_[name] = {position ? u_.addresses_.plus(variable, integer(1)) : variable, numeric};
  triggers_.clear();
  const Term inside = with_variables(e, which + 1);
  auto patterns = patterns_of(terms_, triggers_);
  std::erase_if(patterns, [&](Term pattern) { return !mentions(pattern, variable); });
  const std::vector<Term> bound{variable};
  Term result = inside.is_value() ? inside
                : universal       ? terms_.forall(bound, inside, patterns)
                                  : terms_.negation(terms_.forall(bound, terms_.negation(inside), patterns));
  if (!numeric) return result;
  variables_[name] = {u_.addresses_.null(), true, true};
  const Term nowhere = with_variables(e, which + 1);
  return universal ? both(result, nowhere) : terms_.disjunction(result, nowhere);
}

}  // namespace jury::encode::unbounded
