// The Java library in summaries: sets, maps and lists through the relations of their models, as Karun
// specifies them in figures 7-1 and 7-2: contains$rel for sets and lists, mapping$rel for maps, index$rel
// for lists. Views of maps and iterators are not values: they may be traversed and asked, not stored.
//
// Not handled: positions in lists other than appending and reading, entry sets, other classes.
#include "engine/summary/method_analysis.h"
#include "library/classes.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::engine {

using logic::relational::NodeKind;

namespace {

struct LibraryChange {
  std::string_view name;
  bool sets, maps, lists;  // which families change
};

// Operations that change a collection; the others read.
constexpr LibraryChange library_changes[] = {
    {"add", true, false, true},          {"addAll", true, false, true},    {"addLast", false, false, true},
    {"remove", true, true, true},        {"removeAll", true, false, true}, {"retainAll", true, false, true},
    {"clear", true, true, true},         {"put", false, true, false},      {"set", false, false, true},
    {"putIfAbsent", false, true, false},
};

}  // namespace

MethodAnalysis::Family MethodAnalysis::family_of(Symbol name) {
  const auto* row = library::find_class(name);
  if (!row) return Family::none;
  if (name == library::types::iterator) return Family::iterator;
  if (row->symbolic.empty()) return Family::none;  // not one of the classes that have relations
  switch (row->family) {
    case library::Family::set:
      return Family::set;
    case library::Family::map:
      return Family::map;
    case library::Family::list:
      return Family::list;
    case library::Family::collection:
      return Family::collection;
    case library::Family::queue:
    case library::Family::iterator:
    case library::Family::none:
      break;
  }
  return Family::none;
}

void MethodAnalysis::changed_by(const ir::Call& s, std::set<StateRelation>& relations) {
  if (s.method.owner == "java/lang/Object" && s.method.name == "<init>") return;
  const auto family = family_of(s.method.owner);
  if (family == Family::none) {
    for (const auto& target : targets(s)) {
      const auto& summary = owner_.summarize(*target.method);
      if (!summary.known()) throw Unsupported("it calls " + target.method->display() + ": " + summary.reason);
      for (const auto& change : summary.changes) relations.insert(change.relation);
    }
    return;
  }
  for (const auto& row : library_changes) {
    if (s.method.name != row.name) continue;
    if (family == Family::map && row.maps) relations.insert(StateRelation::mapping());
    if (family == Family::set || family == Family::list) relations.insert(StateRelation::contents());
    if (family == Family::list) relations.insert(StateRelation::index());
  }
}

void MethodAnalysis::refuse(const ir::Call& s) const {
  throw Unsupported("it calls " + ir::display_class(s.method.owner.view()) + "." + s.method.name.text());
}

// --- results ---

void MethodAnalysis::assign(const ir::Call& s, Environment& environment, const Bound& value) {
  if (!s.target) return;
  environment.traversals.erase(*s.target);
  environment.locals[*s.target] = simplified(value);
}

void MethodAnalysis::assign_truth(const ir::Call& s, Environment& environment, Formula condition,
                                  std::initializer_list<Bound> from) {
  bool exact = true;
  for (const auto& bound : from) exact = exact && bound.exact();
  assign(s, environment,
         exact ? exactly(builder_.conditional(condition, number(1), number(0)))
               : Bound{builder_.none(), builder_.union_of(number(0), number(1))});
}

void MethodAnalysis::assign_size(const ir::Call& s, Environment& environment, const Bound& relation) {
  assign(s, environment,
         relation.exact() ? exactly(builder_.to_expression(builder_.cardinality(relation.upper)))
                          : Bound{builder_.none(), builder_.integers()});
}

void MethodAnalysis::assign_iterator(const ir::Call& s, Environment& environment, Traversal iterator) {
  if (!s.target) return;
  environment.locals[*s.target].reset();
  environment.traversals.insert_or_assign(*s.target, std::move(iterator));
}

RelationalBound MethodAnalysis::joined(const Bound& left, const Bound& right) const {
  return simplified({builder_.join(left.lower, right.lower), builder_.join(left.upper, right.upper)});
}

// --- changes ---

void MethodAnalysis::add(const StateRelation& relation, std::vector<Bound> columns,
                         Environment& environment) {
  const auto before = value_of(relation, environment);
  auto lower = columns.back().lower, upper = columns.back().upper;
  bool exact = columns.back().exact();
  for (std::size_t i = columns.size() - 1; i-- > 0;) {
    lower = builder_.product(columns[i].lower, lower);
    upper = builder_.product(columns[i].upper, upper);
    exact = exact && columns[i].exact();
  }
  environment.relations[relation] = simplified(
      {builder_.union_of(before.lower, exact ? upper : lower), builder_.union_of(before.upper, upper)});
}

// The last columns that are not given may hold anything.
void MethodAnalysis::remove(const StateRelation& relation, std::vector<Bound> columns,
                            Environment& environment) {
  const auto before = value_of(relation, environment);
  while (columns.size() < relation.arity()) columns.push_back(exactly(builder_.univ()));
  auto upper = columns.back().upper;
  bool exact = columns.back().exact();
  for (std::size_t i = columns.size() - 1; i-- > 0;) {
    upper = builder_.product(columns[i].upper, upper);
    exact = exact && columns[i].exact();
  }
  environment.relations[relation] =
      simplified({builder_.difference(before.lower, upper),
                  exact ? builder_.difference(before.upper, upper) : before.upper});
}

// --- calls ---

bool MethodAnalysis::library_call(const ir::Call& s, Environment& environment) {
  const auto family = family_of(s.method.owner);
  if (family == Family::none || s.arguments.empty()) return false;
  if (owner_.redefines_equals()) throw Unsupported("it uses collections, and a class defines equals");
  uses_collections_ = true;
  if (s.kind == ir::CallKind::Special) {
    construct(s, environment);
    return true;
  }
  if (s.arguments[0].is_local()) {
    const auto found = environment.traversals.find(s.arguments[0].local());
    if (found != environment.traversals.end() && found->second.kind != Traversal::Kind::iterator) {
      view_call(s, Traversal(found->second), environment);
      return true;
    }
  }
  switch (family) {
    case Family::set:
      set_call(s, environment);
      break;
    case Family::map:
      map_call(s, environment);
      break;
    case Family::list:
      list_call(s, environment);
      break;
    case Family::collection:
      collection_call(s, environment);
      break;
    case Family::iterator:
      iterator_call(s, environment);
      break;
    case Family::none:
      break;
  }
  return true;
}

// `new HashSet<>()` and the like, and the copy of a collection into a set.
void MethodAnalysis::construct(const ir::Call& s, Environment& environment) {
  if (s.method.name != "<init>") refuse(s);
  if (s.arguments.size() == 1) return;
  if (s.method.owner != library::types::hash_set || s.method.descriptor != library::constructor_from_collection) refuse(s);
  const auto object = operand(s.arguments[0], environment);
  Bound elements;
  const auto found = environment.traversals.find(s.arguments[1].is_local() ? s.arguments[1].local() : 0);
  if (s.arguments[1].is_local() && found != environment.traversals.end()) {
    if (found->second.kind == Traversal::Kind::iterator) refuse(s);
    elements = elements_of(found->second, environment);
  } else {
    elements = joined(operand(s.arguments[1], environment), value_of(StateRelation::contents(), environment));
  }
  add(StateRelation::contents(), {object, elements}, environment);
}

void MethodAnalysis::set_call(const ir::Call& s, Environment& environment) {
  const auto relation = StateRelation::contents();
  const auto name = s.method.name.view();
  const auto set = operand(s.arguments[0], environment);
  const auto contents = joined(set, value_of(relation, environment));
  if (name == "add" || name == "remove") {
    const auto value = operand(s.arguments[1], environment);
    const auto there = builder_.subset(value.upper, contents.upper);
    assign_truth(s, environment, name == "add" ? negation(there) : there, {contents, value});
    if (name == "add")
      add(relation, {set, value}, environment);
    else
      remove(relation, {set, value}, environment);
    return;
  }
  if (name == "clear") return remove(relation, {set}, environment);
  if (name == "size") {
    // As pairs: the language of .rel files does not count null in a set.
    const auto all = value_of(relation, environment);
    return assign_size(
        s, environment,
        {builder_.restrict_domain(set.lower, all.lower), builder_.restrict_domain(set.upper, all.upper)});
  }
  if (name == "iterator")
    return assign_iterator(s, environment, {Traversal::Kind::iterator, contents, true, false, {}, {}, 0});
  collection_call(s, environment);
}

void MethodAnalysis::collection_call(const ir::Call& s, Environment& environment) {
  const auto name = s.method.name.view();
  const auto contents =
      joined(operand(s.arguments[0], environment), value_of(StateRelation::contents(), environment));
  if (name == "contains") {
    const auto value = operand(s.arguments[1], environment);
    return assign_truth(s, environment, builder_.subset(value.upper, contents.upper), {contents, value});
  }
  if (name == "isEmpty") return assign_truth(s, environment, builder_.no(contents.upper), {contents});
  if (name == "iterator")
    return assign_iterator(s, environment, {Traversal::Kind::iterator, contents, false, true, {}, {}, 0});
  refuse(s);
}

void MethodAnalysis::list_call(const ir::Call& s, Environment& environment) {
  const auto name = s.method.name.view();
  const auto list = operand(s.arguments[0], environment);
  const auto positions = joined(list, value_of(StateRelation::index(), environment));
  const bool by_value = s.method.descriptor.view().starts_with("(Ljava/lang/Object;)");
  if ((name == "add" || name == "addLast") && by_value) {
    const auto value = operand(s.arguments[1], environment);
    const Bound end = positions.exact()
                          ? exactly(builder_.to_expression(builder_.cardinality(positions.upper)))
                          : Bound{builder_.none(), builder_.integers()};
    add(StateRelation::index(), {list, end, value}, environment);
    add(StateRelation::contents(), {list, value}, environment);
    if (name == "add") assign(s, environment, exactly(number(1)));
    return;
  }
  if (name == "clear") {
    remove(StateRelation::index(), {list}, environment);
    return remove(StateRelation::contents(), {list}, environment);
  }
  if (name == "size") return assign_size(s, environment, positions);
  if (name == "get") return assign(s, environment, joined(operand(s.arguments[1], environment), positions));
  collection_call(s, environment);
}

void MethodAnalysis::map_call(const ir::Call& s, Environment& environment) {
  const auto relation = StateRelation::mapping();
  const auto name = s.method.name.view();
  const auto map = operand(s.arguments[0], environment);
  const auto pairs = joined(map, value_of(relation, environment));
  if (name == "keySet" || name == "values")
    return assign_iterator(
        s, environment,
        {name == "keySet" ? Traversal::Kind::keys : Traversal::Kind::values, map, false, false, {}, {}, 0});
  if (name == "size") return assign_size(s, environment, pairs);
  if (name == "isEmpty") return assign_truth(s, environment, builder_.no(pairs.upper), {pairs});
  if (name == "clear") return remove(relation, {map}, environment);
  if (s.arguments.size() < 2) refuse(s);
  const auto key = operand(s.arguments[1], environment);
  const auto found = joined(key, pairs);
  if (name == "containsKey") return assign_truth(s, environment, builder_.some(found.upper), {found});
  if (name == "containsValue") {
    const auto values = joined(exactly(builder_.univ()), pairs);
    return assign_truth(s, environment, builder_.subset(key.upper, values.upper), {values, key});
  }
  const bool one_key = s.method.descriptor.view().starts_with("(Ljava/lang/Object;)");
  const bool reads = name == "get", removes = name == "remove" && one_key, puts = name == "put";
  if (!reads && !removes && !puts) refuse(s);
  const auto old = found.exact()
                       ? exactly(builder_.conditional(builder_.some(found.upper), found.upper, null()))
                       : Bound{found.lower, builder_.union_of(found.upper, null())};
  if (removes || puts) remove(relation, {map, key}, environment);
  if (puts) add(relation, {map, key, operand(s.arguments[2], environment)}, environment);
  assign(s, environment, old);
}

RelationalBound MethodAnalysis::elements_of(const Traversal& view, const Environment& environment) const {
  const auto pairs = joined(view.source, value_of(StateRelation::mapping(), environment));
  const auto univ = exactly(builder_.univ());
  return view.kind == Traversal::Kind::keys ? joined(pairs, univ) : joined(univ, pairs);
}

void MethodAnalysis::view_call(const ir::Call& s, const Traversal& view, Environment& environment) {
  const auto name = s.method.name.view();
  const auto elements = elements_of(view, environment);
  const bool keys = view.kind == Traversal::Kind::keys;
  if (name == "iterator")
    return assign_iterator(s, environment, {Traversal::Kind::iterator, elements, keys, false, {}, {}, 0});
  if (name == "isEmpty") return assign_truth(s, environment, builder_.no(elements.upper), {elements});
  if (name == "size")
    return assign_size(s, environment, joined(view.source, value_of(StateRelation::mapping(), environment)));
  if (name == "contains") {
    const auto value = operand(s.arguments[1], environment);
    return assign_truth(s, environment, builder_.subset(value.upper, elements.upper), {elements, value});
  }
  refuse(s);
}

// Within an iteration of the loop that runs on the iterator.
void MethodAnalysis::iterator_call(const ir::Call& s, Environment& environment) {
  if (!s.arguments[0].is_local()) refuse(s);
  const auto found = environment.traversals.find(s.arguments[0].local());
  if (found == environment.traversals.end() || !found->second.element) refuse(s);
  auto& iterator = found->second;
  if (s.method.name == "hasNext" && iterator.taken == 0)
    return assign(s, environment,
                  exactly(builder_.conditional(builder_.some(iterator.more), number(1), number(0))));
  if (s.method.name != "next" || iterator.taken != 0) refuse(s);
  iterator.taken = 1;
  const auto element = iterator.element;
  assign(s, environment, exactly(element));
}

}  // namespace jury::engine
