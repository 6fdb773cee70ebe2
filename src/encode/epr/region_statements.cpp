// Statements and calls as updates of the state (UPDR, table 2, extended to fields, arrays, maps,
// callbacks).
#include <algorithm>
#include <utility>

#include "encode/epr/flow.h"
#include "encode/epr/region.h"
#include "ir/visit.h"
#include "library/classes.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using ir::LocalId;
using logic::Term;

namespace {
const Symbol entry_type(library::types::map_entry);

bool is_positive(const ir::Operand& operand) {
  return operand.tag() == ir::Operand::Tag::Int && operand.int_value() > 0;
}
}  // namespace

void Region::execute(const ir::Statement& statement) {
  if (const auto target = ir::target_of(statement)) arrays_.erase(*target);
  std::visit(
      [&]<class Kind>(const Kind& s) {
        if constexpr (std::is_same_v<Kind, ir::Copy>) {
          if (followed(s.target)) environment_[s.target] = value(s.value, sort_of(s.target));
        } else if constexpr (std::is_same_v<Kind, ir::LoadElement>) {
          if (!followed(s.target)) return;
          const auto array = reference(s.array);
          if (s.kind != ir::Kind::Reference || !array) return havoc(s.target);
          assign(s.target, extract(*array), Sort::Reference);
        } else if constexpr (std::is_same_v<Kind, ir::StoreElement>) {
          if (s.kind != ir::Kind::Reference || !model_.scope.tracks_members()) return;
          if (const auto array = reference(s.array)) {
            drop_all(*array);
            add_member(*array, value(s.value, Sort::Reference).term);
          }
        } else if constexpr (std::is_same_v<Kind, ir::New>) {
          if (model_.scope.is_goal_exception(s.class_name)) violate(terms().true_term());
          if (!followed(s.target)) return;
          if (sort_of(s.target) == Sort::Iterator && model_.scope.is_own(s.class_name))
            environment_[s.target] = {new_own_iterator(s.class_name), {}, {}};
          else
            assign(s.target, {new_instance(s.class_name), {}, {}}, Sort::Reference);
        } else if constexpr (std::is_same_v<Kind, ir::NewArray>) {
          if (s.lengths.size() == 1 && is_positive(s.lengths[0])) arrays_.insert(s.target);
          if (followed(s.target)) assign(s.target, {new_array(s), {}, {}}, Sort::Reference);
        } else if constexpr (std::is_same_v<Kind, ir::InitializeClass>) {
          initialize(s.class_name);
        } else if constexpr (std::is_same_v<Kind, ir::Monitor>) {
          // One thread.
        } else if constexpr (std::is_same_v<Kind, ir::Operate>) {
          if (sees_exceptions()) may_throw(choice("throws"), Symbol());
          if (s.target) havoc(*s.target);
        } else if constexpr (std::is_same_v<Kind, ir::Catch>) {
          havoc(s.target);
        } else if constexpr (std::is_same_v<Kind, ir::Unary> || std::is_same_v<Kind, ir::Binary> ||
                             std::is_same_v<Kind, ir::ArrayLength>) {
          havoc(s.target);
        } else {
          execute(s);
        }
      },
      statement.kind);
}

Term Region::new_instance(Symbol class_name) {
  const Term object = new_object(model_.scope.library().is_container(class_name), class_name);
  const bool known = model_.scope.is_user(class_name) || library::is_made_changeable(class_name.view());
  // What a collection of the program's own inherits may refuse.
  if (known && !model_.scope.is_own(class_name))
    support(object, class_name == library::types::immutable_entry ? library::sets : 0U);
  return object;
}

// Arrays in arrays: each dimension that is allocated is filled with one new array, which stands for all of
// them.
Term Region::new_array(const ir::NewArray& made) {
  const Term array = new_object(true, made.type.name);
  support(array, 0);
  if (made.lengths.size() == 1 && is_positive(made.lengths[0]))
    know(model_.knowledge.filled, array, terms().true_term());
  auto type = made.type;
  Term outer = array;
  for (std::size_t i = 1; i < made.lengths.size(); ++i) {
    type = type.element();
    if (!model_.scope.tracks_members() || model_.scope.is_plain(type)) break;
    give_up("arrays of several dimensions with collections in them are not modelled by this engine");
  }
  return outer;
}

std::optional<Term> Region::reference(const ir::Operand& operand) {
  if (operand.tag() == ir::Operand::Tag::Null) return symbols().null;
  if (!followed(operand) || sort_of(operand.local()) != Sort::Reference) return std::nullopt;
  return value(operand, Sort::Reference).term;
}

void Region::execute(const ir::Check& test) {
  const Symbol exception(ir::exception_of(test.kind));
  switch (test.kind) {
    case ir::CheckKind::NotNull: {
      if (test.first.tag() == ir::Operand::Tag::Null) return may_throw(terms().true_term(), exception);
      if (!followed(test.first)) break;
      const auto sort = sort_of(test.first.local());
      return may_throw(terms().equal(value(test.first, sort).term, none(sort)), exception);
    }
    case ir::CheckKind::Castable:
      if (sees_exceptions()) may_throw(choice("throws"), exception);
      return cast(test.first, test.type);
    case ir::CheckKind::InBounds:
    case ir::CheckKind::NonZero:
    case ir::CheckKind::Storable:
    case ir::CheckKind::NonNegative:
      break;
  }
  if (sees_exceptions()) may_throw(choice("throws"), exception);
}

// The value is known to fit the type from here on.
void Region::cast(const ir::Operand& operand, const ir::Type& type) {
  if (!followed(operand) || sort_of(operand.local()) != Sort::Reference) return;
  const auto found = environment_.find(operand.local());
  if (found == environment_.end()) return;
  const Value known = found->second;
  auto& program = model_.scope.program();
  const bool may_be_entry = program.is_subtype(type, ir::Type::reference(entry_type)) ||
                            program.is_subtype(ir::Type::reference(entry_type), type);
  if (known.entry && !may_be_entry && !model_.scope.is_iterator(type))
    assume(guard_, terms().disjunction(terms().equal(known.term, symbols().null), negation(known.entry)));
  if (!model_.scope.is_iterator(type)) type_fact(known.term, type);
}

void Region::execute(const ir::InstanceOf& test) {
  if (!followed(test.target)) return;
  const Term result = choice("instance");
  environment_[test.target] = {result, {}, {}};
  const auto object = reference(test.value);
  if (!object) return;
  std::vector<Term> facts{terms().distinct(*object, symbols().null)};
  if (model_.scope.may_matter(test.type) && test.type.name != entry_type &&
      model_.scope.is_container(test.type))
    facts.push_back(holds(container, {*object}));
  if (model_.scope.is_plain_object(test.type)) facts.push_back(negation(holds(container, {*object})));
  assume(guard_, terms().implies(result, terms().conjunction(facts)));
}

void Region::load(LocalId target, RelationId relation, std::optional<Term> object, const ir::Type& type) {
  const auto sort = model_.sort_of(type);
  if (sort == Sort::Truth) {
    environment_[target] = {object ? holds(relation, {*object}) : holds(relation, {}), {}, {}};
    return;
  }
  const Value loaded{fresh(sort, "loaded"), {}, {}};
  assume(guard_, object ? holds(relation, {*object, loaded.term}) : holds(relation, {loaded.term}));
  assume(negation(guard_), terms().equal(loaded.term, none(sort)));
  if (sort == Sort::Reference) type_fact(loaded.term, type);
  assign(target, loaded, sort);
}

void Region::execute(const ir::LoadField& s) {
  if (!followed(s.target)) return;
  const auto* field = model_.scope.field(s.field);
  const auto relation = field ? model_.fields.find(field) : model_.fields.end();
  const auto object = field_owner(s.object);
  if (relation == model_.fields.end() || !object) return assign_unknown(s.target);
  load(s.target, relation->second, *object, field->type);
}

void Region::execute(const ir::StoreField& s) {
  if (model_.scope.changes_count(s)) {
    if (const auto list = reference(s.object))
      change(*list, Term());
    else
      give_up("modCount of a collection that is not followed is changed");
    return;
  }
  const auto* field = model_.scope.field(s.field);
  const auto relation = field ? model_.fields.find(field) : model_.fields.end();
  if (relation == model_.fields.end()) return;
  const auto object = field_owner(s.object);
  JURY_CHECK(object, "the object of a tracked field is tracked");
  const auto sort = model_.sort_of(field->type);
  const Term stored = value(s.value, sort).term;
  if (sort == Sort::Truth)
    set_truth(relation->second, *object, stored);
  else
    set_last(relation->second, {*object, stored});
}

void Region::execute(const ir::LoadStatic& s) {
  if (!followed(s.target)) return;
  const auto* field = model_.scope.field(s.field);
  const auto relation = field ? model_.fields.find(field) : model_.fields.end();
  if (relation == model_.fields.end()) return assign_unknown(s.target);
  load(s.target, relation->second, std::nullopt, field->type);
}

void Region::execute(const ir::StoreStatic& s) {
  const auto* field = model_.scope.field(s.field);
  const auto relation = field ? model_.fields.find(field) : model_.fields.end();
  if (relation == model_.fields.end()) return;
  const auto sort = model_.sort_of(field->type);
  const Term stored = value(s.value, sort).term;
  if (sort == Sort::Truth)
    set_truth(relation->second, std::nullopt, stored);
  else
    set_last(relation->second, {stored});
}

// It may fail, also where it changes nothing: ExceptionInInitializerError, or the error that was thrown.
void Region::initialize(Symbol class_name) {
  if (sees_exceptions() && model_.scope.has_initializer(class_name))
    may_throw(choice("throws"), Symbol("java/lang/Error"));
  for (const auto* initializer : model_.scope.initializers(class_name)) {
    const auto flag = model_.initialized.at(initializer->owner);
    const Term before = guard_;
    const Term first = conjunction({before, negation(holds(flag, {}))});
    set_truth(flag, std::nullopt, terms().true_term());
    guard_ = first;
    invoke(model_.procedures.at({initializer, 0}), {});
    guard_ = disjunction({guard_, conjunction({before, negation(first)})});
  }
}

// ---- Calls ----

void Region::execute(const ir::Call& call) {
  sizes_.clear();
  if (model_.scope.is_property(call)) return check_property(call);
  const auto& meaning = model_.scope.meaning(*method_, call);
  user_call(call, meaning.targets, meaning.library, meaning);
}

// One of several methods runs: the guard is split, each target called, and the parts joined.
void Region::user_call(const ir::Call& call, const std::vector<const ir::Method*>& targets, bool library_too,
                       const CallMeaning& meaning) {
  if (targets.empty() && library_too) return library_call(call, meaning);
  const Term before = guard_;
  const Environment environment = environment_;
  std::vector<Edge> results;
  Term rest = before;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const bool last = i + 1 == targets.size() && !library_too;
    const Term here = last ? terms().true_term() : choice("target");
    guard_ = conjunction({rest, here});
    rest = conjunction({rest, negation(here)});
    environment_ = environment;
    if (meaning.of_own.contains(targets[i])) assume_own(call, true);
    call_target(call, *targets[i]);
    results.push_back({guard_, environment_});
  }
  if (library_too) {
    guard_ = rest;
    environment_ = environment;
    if (!meaning.library_of_own) assume_own(call, false);
    library_call(call, meaning);
    results.push_back({guard_, environment_});
  }
  if (results.empty()) {
    guard_ = terms().false_term();  // no class has such a method: the receiver is null
    return;
  }
  std::vector<Term> guards;
  for (const auto& result : results) guards.push_back(result.guard);
  guard_ = terms().disjunction(guards);
  environment_ = results[0].environment;
  if (!call.target || !followed(*call.target) || results.size() == 1) return;
  const auto sort = sort_of(*call.target);
  const Value merged{fresh(sort, "result"), {}, {}};
  for (const auto& result : results)
    assume(result.guard, terms().equal(merged.term, result.environment.at(*call.target).term));
  assume(negation(guard_), terms().equal(merged.term, none(sort)));
  environment_[*call.target] = merged;
}

void Region::call_target(const ir::Call& call, const ir::Method& target) {
  const auto procedure_of = model_.procedures.find({&target, 0});
  if (procedure_of == model_.procedures.end()) {  // without impact
    if (sees_exceptions()) may_throw(choice("throws"), Symbol());
    if (call.target) havoc(*call.target);
    return;
  }
  std::vector<Term> inputs;
  const auto& body = model_.scope.body(target);
  for (LocalId i = 0; i < body.parameter_count; ++i) {
    const auto& type = body.locals[i].type;
    if (type.kind != ir::Kind::Boolean && !model_.scope.tracked(target, i)) continue;
    inputs.push_back(value(call.arguments[i], model_.sort_of(type)).term);
    if (model_.sort_of(type) == Sort::Reference) name_fields(inputs.back(), type);
  }
  const auto result = invoke(procedure_of->second, inputs);
  if (!call.target || !followed(*call.target)) return;
  if (result)
    assign(*call.target, *result, *model_.transitions.procedures[procedure_of->second].result);
  else
    havoc(*call.target);
}

std::optional<Region::Value> Region::invoke(ProcedureId callee_id, const std::vector<Term>& inputs) {
  model_.scope.watch_time();
  const auto& callee = model_.transitions.procedures[callee_id];
  Call call;
  call.callee = callee_id;
  call.guard = guard_;
  call.line = line_;
  call.context.inputs = inputs;
  call.context.before = state_;
  const std::string suffix = "#" + std::to_string(id_) + "." + std::to_string(procedure().calls.size());
  for (RelationId r = 0; r < state_.size(); ++r)
    call.context.after.push_back(callee.modifies[r] ? model_.symbol(r, suffix) : state_[r]);
  if (callee.result) call.context.result = fresh(*callee.result, "returned");
  const Term iterator = terms().variable("I0", symbols().iterator);
  call.context.violated = {
      {iterator},
      terms().apply(terms().function("violated" + suffix, {symbols().iterator}, terms().boolean_sort()),
                    {iterator})};
  call.context.raised = callee.raises ? choice("raised") : terms().false_term();
  call.context.thrown = callee.throws ? choice("thrown") : terms().false_term();
  rely_on(call, conjunction({guard_, negation(call.context.raised)}));
  const Term raised = call.context.raised, thrown = call.context.thrown;
  const Lambda violated = call.context.violated;
  for (RelationId r = 0; r < state_.size(); ++r)
    if (callee.modifies[r])
      update(r, terms().if_then_else(guard_, call.context.after[r].body, state_[r].body));
  std::optional<Value> result;
  if (callee.result) result = Value{call.context.result, {}, {}};
  procedure().calls.push_back(std::move(call));
  if (callee.raises) {
    assume(conjunction({guard_, raised}), apply(terms(), violated, {fresh(Sort::Iterator, "violated")}));
    raise(raised, violated);
  }
  if (callee.throws) may_throw(thrown, Symbol());
  return result;
}

// It may throw before it did anything, and after a part of it; the target keeps its value then, and nothing
// is certain that the call was to make so.
void Region::library_call(const ir::Call& call, const CallMeaning& meaning) {
  if (const auto reason = model_.scope.refused(meaning, call); !reason.empty()) {
    give_up(reason);
    if (call.target) havoc(*call.target);
    return;
  }
  if (sees_exceptions()) may_throw(choice("throws"), Symbol());
  check_parts(call);
  const auto before = environment_;
  if (model_.scope.may_compare_maps(*method_, call)) compare_maps(call);
  call_outside(call);
  auto step = step_of(call, meaning);
  if (meaning.row)
    apply_effect(call, meaning, step);
  else
    unknown_effect(call);
  call_outside(call);
  if (meaning.row && meaning.row->effect.structural && step.subject && model_.outside) {
    change(*step.subject, step.iterator ? *step.iterator : Term());
    call_outside(call);
  }
  if (sees_exceptions()) {
    const auto after = std::exchange(environment_, before);
    may_throw(choice("throws"), Symbol());
    environment_ = after;
  }
  gain(step);
}

void Region::unknown_effect(const ir::Call& call) {
  if (model_.scope.concerns(*method_, call)) violate(choice("violates"));
  const auto* target = &model_.scope.called_method(call);
  if (target->name == "<init>" && model_.scope.library().is_container(target->owner)) {
    construct(call, *target);
  } else if (target->name == "arraycopy" && target->owner == "java/lang/System") {
    const auto from = reference(call.arguments[0]), to = reference(call.arguments[2]);
    if (to) drop_all(*to);
    if (from && to && model_.scope.tracks_members()) copy_members(*from, *to);
    if (!from && to) add_data(*to);
  } else if (call.target && target->owner == library::types::objects && target->name == "requireNonNull" &&
             followed(*call.target)) {
    environment_[*call.target] = value(call.arguments[0], sort_of(*call.target));
  } else if (call.target) {
    assign_unknown(*call.target);
  }
}

Term Region::unknown_object() {
  const Term before = guard_, is_new = choice("is_new");
  guard_ = conjunction({before, is_new});
  const Term made = new_object(true, Symbol("java/lang/Object"));
  if (model_.scope.tracks_members()) {
    const Term x = terms().variable("X1", symbols().reference);
    const auto any = terms().fresh_function("p" + std::to_string(id_) + ".any",
                                            std::vector{symbols().reference}, terms().boolean_sort());
    assume(terms().true_term(), Universal{{x}, terms().implies(terms().apply(any, {x}), alive(x))});
    const auto& variables = state_[member].variables;
    update(member, disjunction({state_[member].body, conjunction({guard_, terms().equal(variables[0], made),
                                                                  terms().apply(any, {variables[1]})})}));
  }
  guard_ = before;
  const Term result = fresh(Sort::Reference, "unknown");
  assume(guard_, alive(result));
  assume(conjunction({guard_, is_new}), terms().equal(result, made));
  assume(negation(guard_), terms().equal(result, symbols().null));
  return result;
}

void Region::assign_unknown(LocalId target) {
  if (!followed(target) || sort_of(target) == Sort::Truth) return havoc(target);
  const auto sort = sort_of(target);
  const Term object = unknown_object();
  if (sort == Sort::Reference) {
    type_fact(object, model_.scope.body(*method_).locals[target].type);
    environment_[target] = {object, {}, {}};
    return;
  }
  havoc(target);
  const Term existing = environment_[target].term, is_new = choice("is_new"), before = guard_;
  assume(guard_, terms().implies(is_new, holds(used, {object})));
  guard_ = conjunction({before, is_new});
  const Term made = new_iterator(object);
  guard_ = before;
  const Value merged{fresh(sort, "unknown"), {}, {}};
  assume(conjunction({guard_, is_new}), terms().equal(merged.term, made));
  assume(conjunction({guard_, negation(is_new)}), terms().equal(merged.term, existing));
  environment_[target] = merged;
}

// A constructor of a library collection: from another collection, of an entry, or of an empty collection.
void Region::construct(const ir::Call& call, const ir::Method& target) {
  const auto object = reference(call.arguments[0]);
  if (object && model_.reordered && target.owner == library::types::linked_hash_map &&
      call.method.descriptor != "(IFZ)V")
    assume(guard_, negation(holds(*model_.reordered, {*object})));
  if (!object) return;
  const bool is_entry = model_.scope.program().is_subclass(target.owner, entry_type);
  for (std::size_t i = 1; i < call.arguments.size(); ++i) {
    const auto type = type_of(call.arguments[i]);
    if (is_entry && model_.scope.tracks_members() && !model_.scope.is_plain(type))
      add_member(*object, value(call.arguments[i], Sort::Reference).term);
    if (model_.scope.is_container(type))
      if (const auto from = reference(call.arguments[i])) take_over(*from, *object);
    if (is_entry && model_.scope.is_plain(type)) add_data(*object);
  }
}

void Region::apply_effect(const ir::Call& call, const CallMeaning& meaning, LibraryStep& step) {
  const auto& effect = meaning.row->effect;
  const auto argument = [&](int i) -> const ir::Operand& {
    return call.arguments[static_cast<std::size_t>(i)];
  };
  const auto& iterator = step.iterator;
  const auto& subject = step.subject;
  if (subject && !iterator)
    may_throw(terms().equal(*subject, symbols().null), Symbol("java/lang/NullPointerException"));
  expect(step);
  lose(step);
  const bool wanted = call.target && followed(*call.target);
  const auto gives = effect.gives == Gives::Part && !model_.keeper ? Gives::Subject : effect.gives;
  const bool fresh_result =
      gives == Gives::NewContainer || ((gives == Gives::Subject || gives == Gives::Part) && !subject);
  auto& made = step.made;
  if (wanted && wraps(step)) made = wrap(*subject, step.protocol->refuses);
  if (fresh_result && wanted) {
    made = new_object(true, model_.scope.called_method(call).owner);
    const bool exact = effect.gives == Gives::NewContainer || meaning.row->name == "asList";
    if (step.protocol && exact) support(*made, step.protocol->refuses);
    if (gives == Gives::Subject || gives == Gives::Part) add_data(*made);
  }
  if (gives == Gives::Part && wanted && subject) made = new_part(*subject);
  if (effect.checks && effect.callback < 0 && iterator) check(*iterator);
  if (effect.clears && subject && model_.scope.clears_all())
    update(member, terms().conjunction(
                       state_[member].body,
                       negation(conjunction(
                           {guard_, terms().equal(state_[member].variables[0], stored_in(*subject))}))));
  const auto filled = fresh_result ? made : subject;
  if (filled && model_.scope.tracks_members()) {
    for (int i = effect.insert_first; i < effect.insert_last; ++i)
      if (!model_.scope.is_plain(type_of(argument(i))) || argument(i).tag() == ir::Operand::Tag::Null)
        add_member(*filled, value(argument(i), Sort::Reference).term);
      else
        add_data(*filled);
    if (effect.copies >= 0) {
      if (const auto from = reference(argument(effect.copies)))
        copy_members(*from, *filled);
      else
        add_data(*filled);
    }
  }
  if (effect.callback >= 0 && subject) visit_elements(call, meaning, iterator ? *iterator : Term());
  if (step.protocol && step.protocol->of_entry && step.protocol->changes && subject && model_.scope.tracks_members())
    store_in_entry(value(argument(1), Sort::Reference).term);
  const bool foreign = effect.keeps_results && subject && model_.scope.tracks_members() &&
                       !model_.scope.is_own_function(*method_, argument(effect.callback));
  if (foreign) add_member(*subject, unknown_object());
  if (effect.keeps_results && subject) add_data(*subject);
  if (subject && !iterator) guard_self_argument(call, *subject);
  if (effect.structural && subject) change(*subject, iterator ? *iterator : Term());
  if (model_.scope.reorders(effect) && subject) read_map(*subject);
  if (effect.callback >= 0) lose(step);
  if (!wanted) return;
  if (made)
    assign(*call.target, {effect.or_null ? or_null(*made) : *made, {}, {}}, Sort::Reference);
  else if (gives == Gives::Subject && subject)
    assign(*call.target, {effect.or_null ? or_null(*subject) : *subject, {}, {}}, Sort::Reference);
  else if (effect.gives == Gives::Element && subject && sort_of(*call.target) != Sort::Truth)
    assign(*call.target, extract(*subject), Sort::Reference);
  else if (effect.gives == Gives::NewIterator && subject)
    assign(*call.target, {new_iterator(*subject), {}, {}}, Sort::Iterator);
  else
    havoc(*call.target);
}

// addAll and removeAll of some collections iterate over their argument while they change themselves: an error
// when both are the same or one is a view of the other. Lists copy their argument first.
void Region::guard_self_argument(const ir::Call& call, Term subject) {
  if (goal() != Goal::ConcurrentModification) return;
  if (call.arguments.size() != 2 ||
      !model_.scope.may_iterate_argument(call.method.name, type_of(call.arguments[0])))
    return;
  const auto argument = reference(call.arguments[1]);
  if (!argument || call.arguments[1].tag() == ir::Operand::Tag::Null) return;
  const Term before = guard_;
  guard_ = conjunction({before, holds(used, {*argument})});
  const Term hidden = new_iterator(*argument);
  guard_ = before;
  const Term variable = terms().variable("I0", symbols().iterator);
  mark(terms().equal(stored_in(subject), stored_in(*argument)),
       "a collection may be given to its own bulk method");
  raise(conjunction({terms().equal(stored_in(subject), stored_in(*argument)), choice("meets_itself")}),
        {{variable}, terms().equal(variable, hidden)});
}

void Region::read_map(Term map) {
  const Term before = guard_;
  guard_ = conjunction({before, holds(*model_.reordered, {map})});
  change(map, Term());
  guard_ = before;
}

// Comparing maps reads them. One map that is an argument or an element of something stands for all that are
// read: a later violation needs one.
void Region::compare_maps(const ir::Call& call) {
  if (goal() != Goal::ConcurrentModification) return;
  const Term map = fresh(Sort::Reference, "compared"), holder = fresh(Sort::Reference, "holder");
  std::vector<Term> given;
  for (const auto& argument : call.arguments)
    if (const auto object = reference(argument)) given.push_back(terms().equal(map, *object));
  const Term is_given = terms().disjunction(given), none = terms().equal(map, symbols().null);
  const Term is_read =
      conjunction({holds(used, {map}), disjunction({is_given, holds(member, {holder, map})})});
  assume(guard_, disjunction({none, is_read}));
  const Term before = guard_;
  guard_ = conjunction({before, negation(none)});
  read_map(map);
  const Term variable = terms().variable("I0", symbols().iterator), hidden = new_iterator(map);
  guard_ = before;
  mark(is_given, "a map in the order of access may be compared with itself");
  raise(conjunction({is_given, negation(none), holds(*model_.reordered, {map}), choice("meets_itself")}),
        {{variable}, terms().equal(variable, hidden)});
}

// An entry may be held by a copy of its map's entries: any collection may be the one it belongs to.
void Region::store_in_entry(Term value) {
  const Term x = terms().variable("X0", symbols().reference);
  const auto any = terms().fresh_function("p" + std::to_string(id_) + ".owner",
                                          std::vector{symbols().reference}, terms().boolean_sort());
  assume(terms().true_term(), Universal{{x}, terms().implies(terms().apply(any, {x}), holds(used, {x}))});
  const auto& variables = state_[member].variables;
  update(member, disjunction({state_[member].body, conjunction({guard_, terms().apply(any, {variables[0]}),
                                                                terms().equal(variables[1], value)})}));
}

Term Region::or_null(Term object) {
  const Term result = fresh(Sort::Reference, "or_null");
  assume(guard_, disjunction({terms().equal(result, object), terms().equal(result, symbols().null)}));
  assume(negation(guard_), terms().equal(result, symbols().null));
  return result;
}

// The callback runs on elements, any number of times, then a hidden iterator (or the one that is the
// receiver) is checked.
void Region::visit_elements(const ir::Call& call, const CallMeaning& meaning, Term iterator) {
  const auto found = model_.visits.find(&call);
  if (found == model_.visits.end()) {  // nothing of consequence is called
    if (iterator) check(iterator);
    return;
  }
  if (!iterator)
    iterator = new_iterator(
        value(call.arguments[static_cast<std::size_t>(meaning.row->effect.subject)], Sort::Reference).term);
  const auto function = reference(call.arguments[static_cast<std::size_t>(meaning.row->effect.callback)]);
  invoke(found->second, {iterator, function ? *function : symbols().other});
}

void Region::translate_visit(const ir::Method& caller, const ir::Call& call) {
  const auto& meaning = model_.scope.meaning(caller, call);
  start_procedure({{"elements", Sort::Iterator}, {"function", Sort::Reference}});
  const Term iterator = procedure().context.inputs[0], function = procedure().context.inputs[1];
  const Term subject = terms().apply(symbols().iterated, {iterator});
  for (const auto* callback : meaning.callbacks)
    visit_observed_ = visit_observed_ || model_.scope.is_observed(*callback);
  const Term more = choice("more");
  guard_ = negation(more);
  check(iterator);
  returns_.push_back(guard_);
  guard_ = more;
  Term rest = more;
  std::vector<Term> done;
  for (std::size_t k = 0; k < meaning.callbacks.size(); ++k) {
    const Term here = k + 1 == meaning.callbacks.size() ? terms().true_term() : choice("target");
    guard_ = conjunction({rest, here});
    rest = conjunction({rest, negation(here)});
    call_back(*meaning.callbacks[k], meaning, subject, function);
    done.push_back(guard_);
  }
  guard_ = terms().disjunction(done);
  if (meaning.row->effect.structural) change(subject, iterator);
  LibraryStep step = known_step(call, meaning);
  step.subject = subject;
  if (step.step != IteratorStep::None) step.iterator = iterator;
  lose(step);
  call_again({iterator, function});
  finish();
}

void Region::call_back(const ir::Method& target, const CallMeaning& meaning, Term subject, Term function) {
  const auto found = model_.procedures.find({&target, 0});
  if (found == model_.procedures.end()) {
    if (sees_exceptions()) may_throw(choice("throws"), Symbol());
    return;
  }
  const auto& body = model_.scope.body(target);
  std::vector<Term> inputs;
  for (LocalId i = 0; i < body.parameter_count; ++i) {
    const auto& type = body.locals[i].type;
    if (type.kind == ir::Kind::Boolean)
      inputs.push_back(choice("argument"));
    else if (model_.scope.tracked(target, i))
      inputs.push_back(
          coerce(i == 0 ? Value{function, {}, {}} : extract(subject), Sort::Reference, model_.sort_of(type))
              .term);
  }
  if (!inputs.empty() && model_.scope.tracked(target, 0))
    assume(guard_, terms().distinct(function, symbols().null));
  const auto result = invoke(found->second, inputs);
  if (meaning.row->effect.keeps_results && result && model_.scope.tracks_members() &&
      *model_.transitions.procedures[found->second].result == Sort::Reference)
    add_member(subject, result->term);
  else if (meaning.row->effect.keeps_results)
    add_data(subject);
}

// ---- The root ----

void Region::translate_root(const ir::Method& entry, bool closed) {
  method_ = &entry;
  block_ = nullptr;
  start_procedure({});
  for (RelationId r = 0; r < state_.size(); ++r) {
    const auto& relation = model_.transitions.relations[r];
    if (relation.rigid) continue;
    const bool is_static = relation.functional && relation.domain.size() == 1;
    if (closed && is_static)
      assume(guard_, holds(r, {none(relation.domain[0])}));
    else if (model_.constants.contains(r))
      assume(guard_, closed ? terms().equal(holds(r, {}), terms().boolean(model_.constants[r]))
                            : terms().true_term());
    else if (closed || is_known(r) || r == stale)
      assume(guard_, Universal{state_[r].variables, negation(state_[r].body)});
  }
  if (model_.keeper && !closed) {
    const Term x = terms().variable("X0", symbols().reference);
    const Term whole = holds(*model_.keeper, {x, symbols().no_iterator});
    assume(guard_, Universal{{x}, terms().implies(holds(used, {x}), whole)});
  }
  for (const auto refused : model_.knowledge.refused) {
    const auto& relation = state_[refused];
    assume(guard_,
           Universal{relation.variables, terms().implies(apply(terms(), state_[used], relation.variables),
                                                         negation(relation.body))});
  }
  if (entry.is_static() || closed) initialize(entry.owner);
  const auto& body = model_.scope.body(entry);
  std::vector<Term> inputs;
  for (LocalId i = 0; i < body.parameter_count; ++i) {
    if (!followed(i)) continue;
    havoc(i);
    inputs.push_back(environment_[i].term);
    if (i == 0 && !entry.is_static()) assume(guard_, terms().distinct(inputs.back(), none(sort_of(0))));
  }
  const auto found = model_.procedures.find({&entry, 0});
  if (found != model_.procedures.end()) invoke(found->second, inputs);
  std::vector<Term> raised;
  for (const auto& violation : violations_) raised.push_back(violation.guard);
  assume(terms().true_term(), terms().disjunction(raised));
}

}  // namespace jury::encode::epr
