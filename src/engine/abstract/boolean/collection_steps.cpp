// Calls of collections as operations on abstract maps (J2BP, section 4.2, tables 6 to 9): a set maps its
// elements to 1, a list 1, 2, ... to its elements. Views are remembered in `mks` and `mvs`; a view has no
// contents of its own here, so that what is read from one is unknown, except when it is walked over in the
// block that made it.
#include "engine/abstract/boolean/block_translator.h"
#include "library/types.h"

namespace jury::engine::abstract {

using logic::Term;
using TermKind = logic::Kind;

bool BlockTranslator::call_collection(const ir::Call& statement) {
  if (statement.kind == ir::CallKind::Static || statement.method.name == "<init>") return false;
  const auto& owner = statement.method.owner;
  const auto& name = statement.method.name.text();
  if (maker_.workspace_.is_user_class(owner) || owner.text()[0] == '[') return false;
  if (statement.arguments.size() > 1 && statement.arguments[1].is_local()) {
    const auto& type = body_.locals[statement.arguments[1].local()].type;
    if (type.is_reference() && !encode::unbounded::box_class(type.name) && !is_a(owner, library::types::list))
      maker_.note("keys that are no numbers are compared by identity");
  }
  if (is_a(owner, library::types::map)) return map_call(statement, name) || common_call(statement, name);
  if (is_a(owner, library::types::set)) return set_call(statement, name) || common_call(statement, name);
  if (is_a(owner, library::types::list)) return list_call(statement, name) || common_call(statement, name);
  return is_a(owner, library::types::iterator) && iterator_call(statement, name);
}

// The order in which a map is walked is any after a change.
void BlockTranslator::forget_order(PredicateState& after, Term map) {
  const auto order = after.sort_of("mit").element();
  after.set("mit", terms_.store(after.get("mit"), map, terms_.fresh_constant("order", order)));
}

void BlockTranslator::put(const ir::Call& statement, Term map, Term key, Term value) {
  PredicateState after(terms_);
  const Term contents = after.contents(map);
  const Term is_new = equal(terms_.select(contents, key), after.bottom());
  const Term size = after.size(map);
  after.set("map", terms_.store(after.get("map"), map, terms_.store(contents, key, value)));
  after.set("msz", terms_.store(after.get("msz"), map, terms_.if_then_else(is_new, plus(size, 1), size)));
  forget_order(after, map);
  auto& step = change(call_text(statement));
  step.changes = after.changes();
  finish();
}

void BlockTranslator::remove_key(const ir::Call& statement, Term map, Term key) {
  PredicateState after(terms_);
  const Term contents = after.contents(map);
  const Term is_there = terms_.distinct(terms_.select(contents, key), after.bottom());
  const Term size = after.size(map);
  after.set("map", terms_.store(after.get("map"), map, terms_.store(contents, key, after.bottom())));
  after.set("msz", terms_.store(after.get("msz"), map, terms_.if_then_else(is_there, plus(size, -1), size)));
  forget_order(after, map);
  auto& step = change(call_text(statement));
  step.changes = after.changes();
  finish();
}

bool BlockTranslator::map_call(const ir::Call& statement, const std::string& name) {
  const auto& arguments = statement.arguments;
  const Term map = operand(arguments[0]);
  const auto key = [&] { return operand(arguments[1]); };
  const auto there = [&] { return terms_.select(now_.contents(map), key()); };
  const auto result = [&] {
    return terms_.if_then_else(equal(there(), now_.bottom()), now_.null(), there());
  };
  if (name == "get" && arguments.size() == 2) {
    give(statement, result(), call_text(statement));
  } else if (name == "containsKey") {
    give(statement, maker_.numbers_.of_condition(terms_.distinct(there(), now_.bottom())),
         call_text(statement));
  } else if (name == "put") {
    const auto shown = call_text(statement);
    put(statement, map, key(), operand(arguments[2]));
    give(statement, unknown(ir::Kind::Reference, "replaced"), shown);
  } else if (name == "remove" && arguments.size() == 2) {
    remove_key(statement, map, key());
    give(statement, unknown(ir::Kind::Reference, "removed"), "?");
  } else if (name == "keySet" || name == "values") {
    const Term view = unknown(ir::Kind::Reference, "view");
    facts_.push_back(terms_.distinct(view, now_.null()));
    auto& step = change(call_text(statement));
    const auto component = name == "keySet" ? "mks" : "mvs";
    step.changes[component] = terms_.store(now_.get(component), map, view);
    views_[view.id()] = {map, name == "keySet"};
    finish();
    give(statement, view, call_text(statement));
  } else {
    return false;
  }
  return true;
}

bool BlockTranslator::set_call(const ir::Call& statement, const std::string& name) {
  const auto& arguments = statement.arguments;
  const Term set = operand(arguments[0]);
  if (name == "add" || name == "contains" || (name == "remove" && arguments.size() == 2)) {
    const Term is_there =
        terms_.distinct(terms_.select(now_.contents(set), operand(arguments[1])), now_.bottom());
    const auto shown = call_text(statement);
    if (name == "contains") {
      give(statement, maker_.numbers_.of_condition(is_there), shown);
      return true;
    }
    if (name == "add") put(statement, set, operand(arguments[1]), now_.integer(1));
    if (name == "remove") remove_key(statement, set, operand(arguments[1]));
    give(statement, unknown(ir::Kind::Boolean, "changed"), shown);
    return true;
  }
  return false;
}

bool BlockTranslator::list_call(const ir::Call& statement, const std::string& name) {
  const auto& arguments = statement.arguments;
  const Term list = operand(arguments[0]);
  const Term size = now_.size(list);
  const bool appends = name == "add" && arguments.size() == 2;
  if (appends) {
    PredicateState after(terms_);
    const Term last = plus(size, 1);
    after.set("map", terms_.store(after.get("map"), list,
                                  terms_.store(after.contents(list), last, operand(arguments[1]))));
    after.set("msz", terms_.store(after.get("msz"), list, last));
    forget_order(after, list);
    change(call_text(statement)).changes = after.changes();
    finish();
    give(statement, now_.integer(1), "true");
    return true;
  }
  if (name != "get" && name != "set") return false;
  const Term index = operand(arguments[1]);
  auto& check = change("check InBounds " + text(arguments[1]) + " of " + text(arguments[0]));
  check.kind = Step::Kind::check;
  check.condition = terms_.conjunction(terms_.make(TermKind::int_less_equal, {now_.integer(0), index}),
                                       terms_.make(TermKind::int_less, {index, size}));
  check.exception = Symbol("java/lang/IndexOutOfBoundsException");
  finish();
  if (name == "get") {
    give(statement, terms_.select(now_.contents(list), plus(index, 1)), call_text(statement));
    return true;
  }
  PredicateState after(terms_);
  const Term changed = terms_.store(after.contents(list), plus(index, 1), operand(arguments[2]));
  after.set("map", terms_.store(after.get("map"), list, changed));
  change(call_text(statement)).changes = after.changes();
  finish();
  give(statement, unknown(ir::Kind::Reference, "replaced"), "?");
  return true;
}

// size, isEmpty, clear and iterator of every collection; everything else changes the collection in an unknown
// way.
bool BlockTranslator::common_call(const ir::Call& statement, const std::string& name) {
  const Term collection = operand(statement.arguments[0]);
  if (name == "size" || name == "isEmpty") {
    const Term size = now_.size(collection);
    facts_.push_back(maker_.numbers_.in_range(ir::Kind::Int, size));
    facts_.push_back(terms_.make(TermKind::int_less_equal, {now_.integer(0), size}));
    give(statement, name == "size" ? size : maker_.numbers_.of_condition(equal(size, now_.integer(0))),
         call_text(statement));
    return true;
  }
  if (name == "clear") {
    PredicateState after(terms_);
    const Term empty = terms_.constant_array(after.sort_of("msz"), after.bottom());
    after.set("map", terms_.store(after.get("map"), collection, empty));
    after.set("msz", terms_.store(after.get("msz"), collection, after.integer(0)));
    forget_order(after, collection);
    change(call_text(statement)).changes = after.changes();
    finish();
    return true;
  }
  if (name == "iterator") {
    const Term iterator = terms_.fresh_constant("new", terms_.integer_sort());
    auto& step = change(call_text(statement));
    step.fresh.push_back(iterator);
    // Of a view: over the map behind it.
    const auto view = views_.find(collection.id());
    const Term walked = view == views_.end() ? collection : view->second.map;
    const bool keys =
        view == views_.end() ? is_a(statement.method.owner, library::types::set) : view->second.keys;
    step.changes["owner"] = terms_.store(now_.get("owner"), iterator, walked);
    step.changes["walks"] = terms_.store(now_.get("walks"), iterator, now_.integer(keys ? 0 : 1));
    step.changes["ended"] =
        terms_.store(now_.get("ended"), iterator, equal(now_.size(walked), now_.integer(0)));
    finish();
    facts_.push_back(terms_.distinct(iterator, now_.null()));
    give(statement, iterator, call_text(statement));
    return true;
  }
  return false;
}

bool BlockTranslator::iterator_call(const ir::Call& statement, const std::string& name) {
  const Term iterator = operand(statement.arguments[0]);
  const Term ended = terms_.select(now_.get("ended"), iterator);
  if (name == "hasNext") {
    give(statement, maker_.numbers_.of_condition(terms_.negation(ended)), call_text(statement));
    return true;
  }
  if (name != "next") return false;
  auto& check = change("check " + text(statement.arguments[0]) + " has more");
  check.kind = Step::Kind::check;
  check.condition = terms_.negation(ended);
  check.exception = Symbol(library::types::no_such_element);
  finish();
  // A key of what it walks over, or, of a list, what a key holds.
  const Term owner = terms_.select(now_.get("owner"), iterator);
  const Term key = terms_.fresh_constant("key", terms_.integer_sort());
  const Term there = terms_.select(now_.contents(owner), key);
  const Term by_key = equal(terms_.select(now_.get("walks"), iterator), now_.integer(0));
  const Term element = terms_.fresh_constant("element", terms_.integer_sort());
  facts_.push_back(terms_.distinct(there, now_.bottom()));
  facts_.push_back(equal(element, terms_.if_then_else(by_key, key, there)));
  facts_.push_back(terms_.distinct(element, now_.bottom()));
  const auto shown = call_text(statement);
  auto& step = change(shown);
  step.changes["ended"] = terms_.store(now_.get("ended"), iterator, unknown_boolean("last"));
  finish();
  give(statement, element, shown);
  return true;
}

}  // namespace jury::engine::abstract
