#include "encode/epr/region.h"

#include <algorithm>

#include "encode/epr/flow.h"
#include "ir/visit.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using ir::BlockId;
using ir::LocalId;
using logic::Term;

namespace {

const Symbol linked_map(library::types::linked_hash_map);

bool is_assigned(const ir::Body& body, LocalId local) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == local) return true;
  return false;
}

}  // namespace

// ---- Vocabulary ----

logic::Sort Model::sort(Sort sort) const {
  if (sort == Sort::Truth) return terms.boolean_sort();
  return sort == Sort::Iterator ? transitions.symbols.iterator : transitions.symbols.reference;
}

std::vector<Term> Model::variables(const Relation& relation) const {
  std::vector<Term> result;
  for (std::size_t i = 0; i < relation.domain.size(); ++i)
    result.push_back(terms.variable((relation.domain[i] == Sort::Iterator ? "I" : "X") + std::to_string(i),
                                    sort(relation.domain[i])));
  return result;
}

Lambda Model::symbol(RelationId id, const std::string& suffix) const {
  const auto& relation = transitions.relations[id];
  std::vector<logic::Sort> domain;
  for (const auto part : relation.domain) domain.push_back(sort(part));
  const auto arguments = variables(relation);
  if (arguments.empty()) return {{}, terms.constant(relation.name + suffix, terms.boolean_sort())};
  return {arguments,
          terms.apply(terms.function(relation.name + suffix, domain, terms.boolean_sort()), arguments)};
}

std::vector<Universal> Model::well_formed(const std::vector<Lambda>& state,
                                          const std::vector<bool>* modified) const {
  std::vector<Universal> facts;
  const auto is_new = [&](RelationId r) { return !modified || (*modified)[r]; };
  const auto& symbols = transitions.symbols;
  const auto at = [&](RelationId r, std::vector<Term> arguments) {
    return apply(terms, state[r], arguments);
  };
  const auto alive = [&](Term x) {
    return terms.disjunction(
        std::vector{at(used, {x}), terms.equal(x, symbols.null), terms.equal(x, symbols.other)});
  };
  const auto alive_iterator = [&](Term i) {
    return terms.disjunction(at(used_iterator, {i}), terms.equal(i, symbols.no_iterator));
  };
  const Term x = terms.variable("X0", symbols.reference), y = terms.variable("X1", symbols.reference),
             i = terms.variable("I0", symbols.iterator);
  if (is_new(used)) {
    facts.push_back({{}, terms.negation(at(used, {symbols.null}))});
    facts.push_back({{}, terms.negation(at(used, {symbols.other}))});
  }
  if (is_new(used_iterator)) {
    facts.push_back({{}, terms.negation(at(used_iterator, {symbols.no_iterator}))});
    facts.push_back(
        {{i}, terms.implies(at(used_iterator, {i}), at(used, {terms.apply(symbols.iterated, {i})}))});
  }
  if (is_new(stale)) facts.push_back({{i}, terms.implies(at(stale, {i}), at(used_iterator, {i}))});
  if (is_new(member))
    facts.push_back({{x, y}, terms.implies(at(member, {x, y}), terms.conjunction(at(used, {x}), alive(y)))});
  if (keeper && is_new(used)) {
    const Term kept = terms.conjunction(at(used, {x}), at(*keeper, {x, i}));
    facts.push_back({{x, i}, terms.implies(kept, alive_iterator(i))});
  }
  for (RelationId r = builtin_count; r < transitions.relations.size(); ++r) {
    const auto& relation = transitions.relations[r];
    if (relation.rigid || relation.domain.empty() || !is_new(r)) continue;
    const auto arguments = variables(relation);
    const auto holds = at(r, arguments);
    std::vector<Term> parts;
    const bool is_static = relation.functional && arguments.size() == 1;
    if (!is_static)
      parts.push_back(at(relation.domain[0] == Sort::Iterator ? used_iterator : used, {arguments[0]}));
    if (r == knowledge.shares) parts.push_back(at(used, {arguments[1]}));
    if (r == knowledge.has) parts.push_back(alive(arguments[1]));
    if (relation.functional)
      parts.push_back(relation.domain.back() == Sort::Iterator ? alive_iterator(arguments.back())
                                                               : alive(arguments.back()));
    facts.push_back({arguments, terms.implies(holds, terms.conjunction(parts))});
    if (!relation.functional) continue;
    auto twice = arguments;
    const Term second = terms.variable("Y", arguments.back().sort());
    twice.back() = second;
    auto all = arguments;
    all.push_back(second);
    facts.push_back(
        {all, terms.implies(terms.conjunction(holds, at(r, twice)), terms.equal(arguments.back(), second))});
  }
  return facts;
}

std::vector<Universal> Model::monotone(const std::vector<Lambda>& before,
                                       const std::vector<Lambda>& after) const {
  std::vector<Universal> facts;
  for (const RelationId r : {used, used_iterator, stale}) {
    if (before[r].body == after[r].body) continue;
    facts.push_back({before[r].variables, terms.implies(before[r].body, after[r].body)});
  }
  return facts;
}

// ---- Construction ----

Region::Region(Model& model, ProcedureId id)
    : model_(model), id_(id), modified_(model.transitions.relations.size()) {
  auto& target = procedure();
  target.body.clear();
  target.calls.clear();
  target.sites.clear();
  target.promises.clear();
  guard_ = terms().true_term();
  target.context = {};
  for (RelationId r = 0; r < model.transitions.relations.size(); ++r) {
    target.context.before.push_back(model.symbol(r, ""));
    target.context.after.push_back(target.modifies[r] ? model.symbol(r, "'") : target.context.before.back());
  }
  state_ = target.context.before;
  const Term iterator = terms().variable("I0", symbols().iterator);
  target.context.violated = {
      {iterator},
      terms().apply(terms().function("violated'", {symbols().iterator}, terms().boolean_sort()), {iterator})};
  target.context.raised =
      target.raises ? terms().constant("raised'", terms().boolean_sort()) : terms().false_term();
  target.context.thrown =
      target.throws ? terms().constant("thrown'", terms().boolean_sort()) : terms().false_term();
  assume(guard_, terms().distinct(symbols().null, symbols().other));
  assume(guard_, negation(apply(terms(), state_[container], {symbols().null})));
  assume(guard_, negation(apply(terms(), state_[container], {symbols().other})));
  if (model.sketch) return;
  state_parts();
  for (const auto& fact : model.well_formed(state_)) assume(guard_, fact);
}

void Region::start_procedure(const std::vector<Variable>& inputs) {
  auto& target = procedure();
  target.inputs = inputs;
  const std::string prefix = "p" + std::to_string(id_) + ".";
  for (std::size_t i = 0; i < inputs.size(); ++i)
    target.context.inputs.push_back(
        terms().constant(prefix + std::to_string(i) + "." + inputs[i].name, model_.sort(inputs[i].sort)));
  if (target.result) target.context.result = terms().constant(prefix + "result", model_.sort(*target.result));
  for (RelationId r = builtin_count; r < state_.size(); ++r)
    if (is_static(r)) name_value(r, state_[r], guard_);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const Term input = target.context.inputs[i];
    if (inputs[i].sort == Sort::Reference) assume(guard_, alive(input));
    if (inputs[i].sort == Sort::Iterator)
      assume(guard_,
             terms().disjunction(holds(used_iterator, {input}), terms().equal(input, symbols().no_iterator)));
  }
}

// ---- Terms and state ----

bool Region::is_static(RelationId id) const {
  const auto& relation = model_.transitions.relations[id];
  return relation.functional && relation.domain.size() == 1;
}

// A static field has a value; a name for it makes it an element of every model.
void Region::name_value(RelationId id, const Lambda& relation, Term condition) {
  const auto sort = model_.transitions.relations[id].domain[0];
  const Term value = fresh(sort, "static");
  assume(condition, apply(terms(), relation, {value}));
  assume(negation(condition), terms().equal(value, none(sort)));
}

Term Region::fresh(Sort sort, const std::string& name) {
  return terms().fresh_constant("p" + std::to_string(id_) + "." + name, model_.sort(sort));
}

Term Region::none(Sort sort) {
  return sort == Sort::Truth      ? terms().false_term()
         : sort == Sort::Iterator ? symbols().no_iterator
                                  : symbols().null;
}

void Region::update(RelationId relation, Term body) {
  state_[relation].body = body;
  modified_[relation] = true;
}

void Region::add_tuple(RelationId relation, std::initializer_list<Term> tuple) {
  std::vector<Term> parts{guard_};
  std::size_t i = 0;
  for (const Term element : tuple) parts.push_back(terms().equal(state_[relation].variables[i++], element));
  update(relation, terms().disjunction(state_[relation].body, terms().conjunction(parts)));
}

void Region::set_last(RelationId relation, std::initializer_list<Term> tuple) {
  std::vector<Term> parts{guard_};
  const auto& variables = state_[relation].variables;
  const std::vector<Term> elements(tuple);
  for (std::size_t i = 0; i + 1 < elements.size(); ++i)
    parts.push_back(terms().equal(variables[i], elements[i]));
  update(relation,
         terms().if_then_else(terms().conjunction(parts), terms().equal(variables.back(), elements.back()),
                              state_[relation].body));
}

void Region::set_truth(RelationId relation, std::optional<Term> object, Term value) {
  const Term here =
      object ? terms().conjunction(guard_, terms().equal(state_[relation].variables[0], *object)) : guard_;
  update(relation, terms().if_then_else(here, value, state_[relation].body));
}

Term Region::alive(Term reference) {
  return disjunction({holds(used, {reference}), terms().equal(reference, symbols().null),
                      terms().equal(reference, symbols().other)});
}

Term Region::bare_object(bool is_container) {
  const Term object = fresh(Sort::Reference, "new");
  assume(guard_, conjunction({negation(holds(used, {object})), terms().distinct(object, symbols().null),
                              terms().distinct(object, symbols().other)}));
  assume(negation(guard_), terms().equal(object, symbols().null));
  const Term tag = holds(container, {object});
  assume(guard_, is_container ? tag : negation(tag));
  add_tuple(used, {object});
  return object;
}

Term Region::new_object(bool is_container, Symbol class_name) {
  const Term object = bare_object(is_container);
  mark_own(object, class_name);
  state_no_part(object);
  if (model_.weak) {
    const Term weak = holds(*model_.weak, {object});
    assume(guard_, model_.scope.library().has_weak_iterators(class_name) ? weak : negation(weak));
  }
  if (model_.reordered && !model_.scope.program().is_subclass(class_name, linked_map) &&
      class_name != "java/lang/Object")
    assume(guard_, negation(holds(*model_.reordered, {object})));
  for (const auto& [field, relation] : model_.fields) {
    if (field->is_static() || field->type.kind == ir::Kind::Boolean ||
        !model_.scope.program().is_subclass(class_name, field->owner))
      continue;
    add_tuple(relation, {object, none(model_.sort_of(field->type))});
  }
  return object;
}

Term Region::new_iterator(Term container, bool own) {
  const Term iterator = fresh(Sort::Iterator, "iterator");
  assume(guard_, conjunction({negation(holds(used_iterator, {iterator})),
                              terms().equal(terms().apply(symbols().iterated, {iterator}), container),
                              terms().distinct(iterator, symbols().no_iterator)}));
  assume(negation(guard_), terms().equal(iterator, symbols().no_iterator));
  if (model_.own_iterator) {
    const Term mark = holds(*model_.own_iterator, {iterator});
    assume(guard_, own ? mark : negation(mark));
  }
  add_tuple(used_iterator, {iterator});
  return iterator;
}

void Region::change(Term container, Term except) {
  if (goal() != Goal::ConcurrentModification) return;
  const Term iterator = state_[stale].variables[0];
  std::vector<Term> parts{guard_, terms().equal(terms().apply(symbols().iterated, {iterator}), container),
                          apply(terms(), state_[used_iterator], {iterator})};
  if (except) parts.push_back(terms().distinct(iterator, except));
  if (model_.weak) parts.push_back(negation(holds(*model_.weak, {container})));
  update(stale, terms().disjunction(state_[stale].body, terms().conjunction(parts)));
  change_whole(container);
}

void Region::check(Term iterator) {
  if (goal() != Goal::ConcurrentModification) return;
  const Term variable = terms().variable("I0", symbols().iterator);
  mark(holds(stale, {iterator}), "the iterator may be stale");
  raise(holds(stale, {iterator}), {{variable}, terms().equal(variable, iterator)});
  check_part(terms().apply(symbols().iterated, {iterator}));
}

void Region::add_member(Term object, Term element) {
  const Term container = stored_in(object);
  if (!model_.knowledge.shares) return add_tuple(member, {container, element});
  const auto& variables = state_[member].variables;
  const Term target = disjunction(
      {terms().equal(variables[0], container), holds(*model_.knowledge.shares, {container, variables[0]})});
  update(member, disjunction({state_[member].body,
                              conjunction({guard_, target, terms().equal(variables[1], element)})}));
}

// Of a collection of the program's own nothing is known.
Term Region::may_hold(Term from, Term element) {
  const Term known = apply(terms(), state_[member], {from, element});
  if (!model_.own) return known;
  const auto any = terms().fresh_function("p" + std::to_string(id_) + ".any",
                                          std::vector{symbols().reference}, terms().boolean_sort());
  return disjunction(
      {known, conjunction({holds(*model_.own, {from}), terms().apply(any, {element}), alive(element)})});
}

// The elements of `from` at this moment get a name of their own, so that the state's formula stays small.
void Region::copy_members(Term source, Term target_object) {
  const Term from = stored_in(source), to = stored_in(target_object);
  const Term x = terms().variable("X1", symbols().reference);
  const auto copied = terms().fresh_function("p" + std::to_string(id_) + ".copied",
                                             std::vector{symbols().reference}, terms().boolean_sort());
  const Term taken = terms().apply(copied, {x});
  assume(terms().true_term(), Universal{{x}, terms().equal(taken, conjunction({guard_, may_hold(from, x)}))});
  const auto& variables = state_[member].variables;
  Term target = terms().equal(variables[0], to);
  if (model_.knowledge.shares)
    target = disjunction({target, holds(*model_.knowledge.shares, {to, variables[0]})});
  const Term here = conjunction({guard_, target, terms().apply(copied, {variables[1]})});
  update(member, terms().disjunction(state_[member].body, here));
}

Region::Value Region::extract(Term object) {
  const Term container = stored_in(object);
  Value value{fresh(Sort::Reference, "element"), container, {}};
  std::vector<Term> options{holds(member, {container, value.term}), terms().equal(value.term, symbols().null),
                            terms().equal(value.term, symbols().other)};
  if (model_.own) options.push_back(conjunction({holds(*model_.own, {container}), alive(value.term)}));
  if (model_.uses_entries) {
    value.entry = choice("is_entry");
    options.push_back(terms().conjunction(value.entry, terms().equal(value.term, container)));
  }
  assume(guard_, terms().disjunction(options));
  assume(negation(guard_), terms().equal(value.term, symbols().null));
  return value;
}

void Region::type_fact(Term value, const ir::Type& type) {
  if (!model_.scope.may_matter(type)) return;  // such values are all `other`
  if (type.name == library::types::map_entry || type.name == library::types::iterable)
    return assume(guard_, terms().distinct(value, symbols().other));
  const Term tag = holds(container, {value});
  if (model_.scope.is_container(type))
    assume(guard_, terms().disjunction(terms().equal(value, symbols().null), tag));
  if (model_.scope.is_plain_object(type))
    assume(guard_, conjunction({negation(tag), terms().distinct(value, symbols().other)}));
}

// ---- Locals ----

bool Region::followed(LocalId local) const {
  if (!method_) return false;
  const auto& type = model_.scope.body(*method_).locals[local].type;
  return type.kind == ir::Kind::Boolean || model_.scope.tracked(*method_, local);
}

ir::Type Region::type_of(const ir::Operand& operand) {
  if (operand.is_local()) return model_.scope.body(*method_).locals[operand.local()].type;
  return operand.tag() == ir::Operand::Tag::Null ? ir::Type::null() : ir::Type::primitive(ir::Kind::Int);
}

Sort Region::sort_of(LocalId local) { return model_.sort_of(model_.scope.body(*method_).locals[local].type); }

Region::Value Region::value(const ir::Operand& operand, Sort sort) {
  if (followed(operand)) {
    const auto own = sort_of(operand.local());
    const auto found = environment_.find(operand.local());
    if (found != environment_.end()) return coerce(found->second, own, sort);
    return {none(sort), {}, {}};  // never read on this path, says the verifier of the JVM
  }
  if (sort == Sort::Truth) {
    if (operand.tag() == ir::Operand::Tag::Int) return {terms().boolean(operand.int_value() != 0), {}, {}};
    return {choice("unknown"), {}, {}};
  }
  if (operand.tag() == ir::Operand::Tag::Null) return {none(sort), {}, {}};
  Value result{fresh(sort, "data"), {}, {}};
  if (sort == Sort::Reference)
    assume(terms().true_term(), terms().disjunction(terms().equal(result.term, symbols().other),
                                                    terms().equal(result.term, symbols().null)));
  return result;
}

Region::Value Region::coerce(const Value& value, Sort from, Sort to) {
  if (from == to) return value;
  Value result{fresh(to, "converted"), {}, {}};
  if (to == Sort::Iterator)
    assume(guard_, terms().disjunction(holds(used_iterator, {result.term}),
                                       terms().equal(result.term, symbols().no_iterator)));
  if (to == Sort::Reference) assume(guard_, alive(result.term));
  if (to == Sort::Reference && model_.own_iterator)
    assume(conjunction({guard_, holds(*model_.own_iterator, {value.term})}),
           terms().equal(result.term, terms().apply(symbols().iterated, {value.term})));
  return result;
}

void Region::assign(LocalId target, const Value& value, Sort sort) {
  if (followed(target)) environment_[target] = coerce(value, sort, sort_of(target));
}

void Region::havoc(LocalId target) {
  if (!followed(target)) return;
  const auto sort = sort_of(target);
  const Value value{fresh(sort, "any"), {}, {}};
  if (sort == Sort::Reference) {
    assume(guard_, alive(value.term));
    type_fact(value.term, model_.scope.body(*method_).locals[target].type);
  }
  if (sort == Sort::Iterator)
    assume(guard_, terms().disjunction(holds(used_iterator, {value.term}),
                                       terms().equal(value.term, symbols().no_iterator)));
  environment_[target] = value;
}

// ---- Control ----

void Region::translate(const ir::Method& method, const Flow& flow, BlockId start) {
  method_ = &method;
  flow_ = &flow;
  const auto& body = model_.scope.body(method);
  std::vector<Variable> inputs;
  std::vector<LocalId> locals;
  const auto add = [&](LocalId local) {
    if (!followed(local)) return;
    locals.push_back(local);
    inputs.push_back({body.locals[local].name.text(), sort_of(local)});
  };
  if (start == 0)
    for (LocalId local = 0; local < body.parameter_count; ++local) add(local);
  else
    for (const auto local : flow.live(start)) add(local);
  start_procedure(inputs);
  for (std::size_t i = 0; i < locals.size(); ++i) {
    environment_[locals[i]] = {procedure().context.inputs[i], {}, {}};
    if (inputs[i].sort == Sort::Reference) {
      type_fact(procedure().context.inputs[i], body.locals[locals[i]].type);
      name_fields(procedure().context.inputs[i], body.locals[locals[i]].type);
    }
  }
  if (!method.is_static() && environment_.contains(LocalId{0}) && (start == 0 || !is_assigned(body, 0)))
    assume(guard_, terms().distinct(environment_[0].term, none(sort_of(0))));
  incoming_[start].push_back({guard_, environment_});
  const auto order = flow.region(start);
  for (const auto block : order) {
    enter(block);
    walk(body.blocks[block]);
  }
  for (const auto& [block, edges] : incoming_)
    JURY_CHECK(std::ranges::find(order, block) != order.end(), "a path was lost");
  finish();
}

void Region::enter(BlockId block) {
  sizes_.clear();
  arrays_.clear();
  current_ = block;
  block_ = &model_.scope.body(*method_).blocks[block];
  const auto& edges = incoming_[block];
  std::vector<Term> guards;
  for (const auto& edge : edges) guards.push_back(edge.guard);
  guard_ = terms().disjunction(guards);
  environment_ = edges.empty() ? Environment() : edges[0].environment;
  if (edges.size() < 2) return;
  for (const auto local : flow_->live(block)) {
    std::optional<Value> common;
    bool same = true;
    for (const auto& edge : edges) {
      const auto found = edge.environment.find(local);
      if (found == edge.environment.end())
        same = false;
      else if (!common)
        common = found->second;
      else
        same = same && common->term == found->second.term;
    }
    if (!common) continue;
    if (same) {
      environment_[local] = *common;
      continue;
    }
    const Value merged{fresh(sort_of(local), "merged"), {}, {}};
    for (const auto& edge : edges) {
      const auto found = edge.environment.find(local);
      assume(edge.guard, terms().equal(merged.term, found != edge.environment.end() ? found->second.term
                                                                                    : none(sort_of(local))));
    }
    assume(negation(guard_), terms().equal(merged.term, none(sort_of(local))));
    environment_[local] = merged;
  }
}

void Region::walk(const ir::Block& block) {
  for (const auto& statement : block.statements) {
    line_ = statement.position.line;
    execute(statement);
  }
  if (block.terminator.position.line > 0) line_ = block.terminator.position.line;
  terminate(block.terminator);
}

void Region::jump(BlockId target, Term condition) {
  const Edge edge{terms().conjunction(guard_, condition), environment_};
  if (flow_->is_dropped(current_, target)) return;
  (flow_->is_cut(target) ? tails_ : incoming_)[target].push_back(edge);
}

void Region::terminate(const ir::Terminator& terminator) {
  if (const auto* next = std::get_if<ir::Goto>(&terminator.kind)) {
    jump(next->target, terms().true_term());
  } else if (const auto* branch = std::get_if<ir::If>(&terminator.kind)) {
    const Term taken = condition(*branch);
    learn_size(*branch, taken);
    jump(branch->then_block, taken);
    jump(branch->else_block, negation(taken));
  } else if (const auto* choices = std::get_if<ir::Switch>(&terminator.kind)) {
    Term rest = terms().true_term();
    for (const auto& entry : choices->cases) {
      const Term here = choice("case");
      jump(entry.target, terms().conjunction(rest, here));
      rest = terms().conjunction(rest, negation(here));
    }
    jump(choices->default_block, rest);
  } else if (const auto* result = std::get_if<ir::Return>(&terminator.kind)) {
    if (procedure().result && result->value)
      assume(guard_,
             terms().equal(procedure().context.result, value(*result->value, *procedure().result).term));
    returns_.push_back(guard_);
  } else if (const auto* thrown = std::get_if<ir::Throw>(&terminator.kind)) {
    const auto type = type_of(thrown->exception);
    may_throw(terms().true_term(), type.name);
  } else if (const auto* refused = std::get_if<ir::Refuse>(&terminator.kind)) {
    give_up(refused->reason);
  }
}

Term Region::condition(const ir::If& branch) {
  using ir::Relation;
  const bool equality = branch.relation == Relation::Equal || branch.relation == Relation::NotEqual;
  const auto left = type_of(branch.left), right = type_of(branch.right);
  if (!equality) return choice("branch");
  Term equal;
  if (left.is_reference() || right.is_reference())
    equal = equal_references(branch.left, branch.right);
  else if ((left.kind == ir::Kind::Boolean || right.kind == ir::Kind::Boolean) &&
           (followed(branch.left) || followed(branch.right)))
    equal = terms().equal(value(branch.left, Sort::Truth).term, value(branch.right, Sort::Truth).term);
  else
    return choice("branch");
  return branch.relation == Relation::Equal ? equal : negation(equal);
}

// Views are their map and data is one object, so equal in the model need not mean equal; different does mean
// different, except for the shared empty collections.
Term Region::equal_references(const ir::Operand& left, const ir::Operand& right) {
  const bool left_null = left.tag() == ir::Operand::Tag::Null,
             right_null = right.tag() == ir::Operand::Tag::Null;
  if ((!followed(left) && !left_null) || (!followed(right) && !right_null)) return choice("same");
  const auto sort = followed(left)    ? sort_of(left.local())
                    : followed(right) ? sort_of(right.local())
                                      : Sort::Reference;
  if (followed(left) && followed(right) && sort_of(left.local()) != sort_of(right.local()))
    return choice("same");
  const Term first = value(left, sort).term, second = value(right, sort).term;
  const Term equal = terms().equal(first, second);
  if (left_null || right_null) return equal;
  if (model_.scope.shares_empty()) return choice("same");
  if (sort == Sort::Iterator) return equal;
  const Term same = choice("same");
  assume(guard_, terms().implies(same, equal));
  if (!model_.scope.has_views())
    assume(guard_, terms().implies(conjunction({equal, terms().distinct(first, symbols().other)}), same));
  return same;
}

bool Region::leaves() const { return visit_observed_ || (method_ && model_.scope.is_observed(*method_)); }

bool Region::sees_exceptions() const { return (block_ && !block_->handlers.empty()) || leaves(); }

// Control goes to a handler or out of the method when the condition holds, and on otherwise.
void Region::may_throw(Term condition, Symbol exception) {
  const Term before = guard_;
  if (!sees_exceptions()) {
    if (!condition.is_true()) assume(guard_, negation(condition));
    if (condition.is_true()) guard_ = terms().false_term();
    return;
  }
  auto& program = model_.scope.program();
  guard_ = terms().conjunction(before, condition);
  bool caught = false;
  for (const auto& handler : block_ ? block_->handlers : std::vector<ir::Handler>()) {
    const bool any = handler.class_name.empty() || handler.class_name == "java/lang/Throwable";
    const bool sure = any || (!exception.empty() && program.is_subclass(exception, handler.class_name));
    const bool maybe = sure || exception.empty() || program.is_subclass(handler.class_name, exception);
    if (!maybe) continue;
    const Term here = sure ? terms().true_term() : choice("caught");
    jump(handler.target, here);
    guard_ = terms().conjunction(guard_, negation(here));
    if (sure) {
      caught = true;
      break;
    }
  }
  if (!caught) leave_by_exception(guard_);
  guard_ = terms().conjunction(before, negation(condition));
}

void Region::leave_by_exception(Term guard) {
  if (!leaves()) return;
  throws_ = true;
  exits_.push_back(guard);
}

void Region::raise(Term condition, const Lambda& iterators) {
  raises_ = true;
  violations_.push_back({terms().conjunction(guard_, condition), iterators});
  guard_ = terms().conjunction(guard_, negation(condition));
}

void Region::mark(Term condition, const std::string& text, bool unmodelled) {
  procedure().sites.push_back({terms().conjunction(guard_, condition), line_, text, unmodelled});
}

void Region::give_up(const std::string& reason) {
  const Term variable = terms().variable("I0", symbols().iterator);
  mark(terms().true_term(), reason, true);
  raise(terms().true_term(), {{variable}, terms().equal(variable, symbols().no_iterator)});
}

// ---- The end of a transition ----

// What every procedure promises of the state it leaves.
void Region::rely_on(const Call& call, Term condition) {
  if (model_.sketch) return;
  for (RelationId r = builtin_count; r < state_.size(); ++r)
    if (is_static(r) && model_.transitions.procedures[call.callee].modifies[r])
      name_value(r, call.context.after[r], condition);
  auto changed = model_.transitions.procedures[call.callee].modifies;
  for (RelationId r = 0; r < changed.size(); ++r) changed[r] = changed[r] || modified_[r];
  for (const auto& fact : model_.well_formed(call.context.after, &changed)) assume(condition, fact);
  for (const auto& fact : model_.monotone(call.context.before, call.context.after)) assume(condition, fact);
  const auto& result = model_.transitions.procedures[call.callee].result;
  if (!result || *result == Sort::Truth) return;
  const Term value = call.context.result, returned = conjunction({condition, negation(call.context.thrown)});
  const Term exists =
      apply(terms(), call.context.after[*result == Sort::Iterator ? used_iterator : used], {value});
  const Term other = *result == Sort::Iterator ? terms().false_term() : terms().equal(value, symbols().other);
  assume(returned, disjunction({exists, other, terms().equal(value, none(*result))}));
}

// What callers assume of the state after; see invoke().
void Region::promise() {
  if (model_.sketch) return;
  auto& own = procedure();
  const auto add = [&](const Universal& fact, Term condition) {
    own.promises.push_back({fact.variables, terms().implies(condition, fact.body)});
  };
  const Term normal = negation(own.context.raised);
  for (const auto& fact : model_.well_formed(own.context.after, &own.modifies)) add(fact, normal);
  for (const auto& fact : model_.monotone(own.context.before, own.context.after)) add(fact, normal);
  if (!own.result || *own.result == Sort::Truth) return;
  const Term result = own.context.result, returned = conjunction({normal, negation(own.context.thrown)});
  const Term exists =
      apply(terms(), own.context.after[*own.result == Sort::Iterator ? used_iterator : used], {result});
  const Term other =
      *own.result == Sort::Iterator ? terms().false_term() : terms().equal(result, symbols().other);
  add({{}, disjunction({exists, other, terms().equal(result, none(*own.result))})}, returned);
}

void Region::finish() {
  std::vector<Term> ends = returns_;
  ends.insert(ends.end(), exits_.begin(), exits_.end());
  finish_tail_calls(ends);
  finish_outcome();
  promise();
}

void Region::finish_tail_calls(const std::vector<Term>& ends) {
  auto& target = procedure();
  std::vector<std::vector<Term>> unchanged(state_.size(), ends);
  for (auto& [block, edges] : tails_) {
    const auto callee = model_.procedures.at({method_, block});
    enter_tail(block, edges, callee, unchanged);
  }
  std::vector<Term> all = ends;
  for (const auto& [guard, raises] : tail_guards_) all.push_back(guard);
  for (const auto& violation : violations_) all.push_back(violation.guard);
  assume(terms().true_term(), terms().disjunction(all));
  for (RelationId r = 0; r < state_.size(); ++r) {
    if (!target.modifies[r]) continue;
    const Lambda after = target.context.after[r];
    assume(terms().disjunction(unchanged[r]),
           Universal{after.variables, terms().equal(after.body, state_[r].body)});
  }
}

void Region::enter_tail(BlockId block, const std::vector<Edge>& edges, ProcedureId callee_id,
                        std::vector<std::vector<Term>>& unchanged) {
  const auto& callee = model_.transitions.procedures[callee_id];
  auto& own = procedure();
  incoming_[block] = edges;
  enter(block);
  Call call;
  call.callee = callee_id;
  call.guard = guard_;
  call.line = line_;
  call.context.before = state_;

  for (const auto local : flow_->live(block)) {
    if (!followed(local)) continue;
    const auto sort = sort_of(local);
    const auto found = environment_.find(local);
    call.context.inputs.push_back(found != environment_.end() ? found->second.term : none(sort));
    if (sort == Sort::Reference)
      name_fields(call.context.inputs.back(), model_.scope.body(*method_).locals[local].type);
  }
  for (RelationId r = 0; r < state_.size(); ++r) {
    call.context.after.push_back(callee.modifies[r] ? own.context.after[r] : state_[r]);
    if (!callee.modifies[r]) unchanged[r].push_back(guard_);
  }
  call.context.result = own.context.result;
  call.context.violated = own.context.violated;
  call.context.raised = own.context.raised;
  call.context.thrown = own.context.thrown;
  if (!callee.raises && own.raises) assume(guard_, negation(own.context.raised));
  if (!callee.throws && own.throws) assume(guard_, negation(own.context.thrown));
  if (callee.raises && own.raises)
    assume(conjunction({guard_, own.context.raised}),
           apply(terms(), own.context.violated, {fresh(Sort::Iterator, "violated")}));
  rely_on(call, terms().conjunction(guard_, negation(own.context.raised)));
  tail_guards_.push_back({guard_, callee.raises});
  raises_ = raises_ || callee.raises;
  throws_ = throws_ || callee.throws;
  own.calls.push_back(std::move(call));
}

void Region::finish_outcome() {
  auto& own = procedure();
  std::vector<Term> normal = returns_;
  normal.insert(normal.end(), exits_.begin(), exits_.end());
  if (own.throws) {
    assume(terms().disjunction(returns_), negation(own.context.thrown));
    assume(terms().disjunction(exits_), own.context.thrown);
  }
  if (!own.raises) return;
  std::vector<Term> raised, members, open;
  const Term iterator = own.context.violated.variables[0];
  for (const auto& violation : violations_) {
    raised.push_back(violation.guard);
    members.push_back(terms().conjunction(violation.guard, apply(terms(), violation.iterators, {iterator})));
    if (own.throws) assume(violation.guard, negation(own.context.thrown));
  }
  for (const auto& [guard, raises] : tail_guards_)
    if (raises) open.push_back(guard);
  assume(terms().disjunction(raised), own.context.raised);
  assume(terms().disjunction(normal), negation(own.context.raised));
  assume(negation(terms().disjunction(open)),
         Universal{{iterator}, terms().equal(own.context.violated.body, terms().disjunction(members))});
}

}  // namespace jury::encode::epr
