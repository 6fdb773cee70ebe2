#include "encode/initial_heap.h"

#include <algorithm>
#include <bit>
#include <ranges>

#include "encode/initial_collections.h"
#include "library/classes.h"
#include "library/types.h"
#include "program/given_lambda.h"
#include "program/unknown_class.h"
#include "start/library_values.h"
#include "start/own_collections.h"
#include "start/value_class.h"
#include "support/diagnostics.h"

namespace jury::encode {

using ir::DeclaredType;
using ir::Kind;
using ir::Type;

namespace {

std::string pool_name(Symbol class_name, const DeclaredType& type) {
  std::string name = Type::reference(class_name).descriptor();
  for (const auto& argument : type.arguments) name += "," + pool_name(argument.type.name, argument);
  return name;
}

}  // namespace

InitialHeap::InitialHeap(program::Workspace& workspace, Executor& executor, HeapLimits limits)
    : workspace_(workspace),
      executor_(executor),
      limits_(std::move(limits)),
      symmetry_(executor.values().terms()),
      type_arguments_(workspace),
      facts_(workspace),
      invariants_(workspace, executor, limits_.array_length),
      owned_fields_(workspace),
      key_stability_(workspace),
      contents_(workspace),
      values_(workspace),
      generic_arrays_(workspace) {}

Value InitialHeap::any(const DeclaredType& type, State& state) {
  if (!type.type.is_reference()) return executor_.fresh_value(type.type.kind, "input");
  return choose(type, true, state);
}

Reference InitialHeap::choose(const DeclaredType& type, bool or_null, State& state) {
  const auto objects = candidates(type, state);
  const auto chosen = choose_among(objects, or_null || objects.empty());
  type_arguments_.add(chosen, type);
  return chosen;
}

Value InitialHeap::something(const DeclaredType& type, State& state) {
  const auto objects = candidates(type, state);
  if (objects.empty()) throw Unsupported("no class that can be instantiated is a " + type.type.display());
  return choose_among(objects, false);
}

Reference InitialHeap::receiver(const ir::Method& method, State& state) {
  auto& program = workspace_.program();
  std::vector<ObjectId> fitting;
  for (const auto object : candidates({Type::reference(method.owner), {}}, state))
    if (program.select(executor_.objects().info(object).type.name, method) == &method)
      fitting.push_back(object);
  if (fitting.empty())
    throw Unsupported("no class that can be instantiated has the method " + method.display());
  const auto chosen = choose_among(fitting, false);
  type_arguments_.add(chosen, {Type::reference(method.owner), {}});
  return chosen;
}

Value InitialHeap::arguments_of_main(const Type& type, State& state) {
  bounded_ = true;
  are_texts_new_ = true;
  const auto array = make_array(type, 0, state);
  const Value given = choose_among({array}, false);
  complete(state);
  for (const auto& slot : executor_.objects().contents(state, array).slots)
    executor_.assumptions_.push_back(executor_.terms_.negation(executor_.values().is_null(reference(slot))));
  return given;
}

// Everything is chosen and every plain object filled before the first collection is: what a collection does
// with its elements may look at their fields. Of collections in collections the inner ones, which are chosen
// later, are filled first.
void InitialHeap::complete(State& state) {
  while (!to_fill_.empty() || !to_fill_collections_.empty()) {
    if (!to_fill_.empty()) {
      const auto object = to_fill_.begin()->second;
      to_fill_.erase(to_fill_.begin());
      fill(object, state);
    } else {
      const auto collection = to_fill_collections_.begin()->second;
      to_fill_collections_.erase(to_fill_collections_.begin());
      choose_elements(collection, state);
    }
  }
  for (auto& collection : std::views::reverse(collections_)) fill_collection(collection, state);
  respect_type_arguments();
  respect_invariants(state);
  respect_owners();
  for (const auto constraint : symmetry_.constraints()) executor_.assumptions_.push_back(constraint);
}

// A list of texts contains texts, and of a Box<Integer> the field `T value` is an Integer.
void InitialHeap::respect_type_arguments() {
  std::unordered_map<ObjectId, const Contents*> contents;
  std::unordered_map<ObjectId, const InitialCollection*> collections;
  for (const auto& object : initial_) contents[object.id] = object.contents.get();
  for (const auto& collection : collections_) collections[collection.id] = &collection;
  const auto parts = [&](ObjectId id, const TypeArguments::Visit& visit) {
    if (const auto found = collections.find(id); found != collections.end()) {
      for (const auto& key : found->second->keys) visit(TypeArguments::first_argument, key);
      for (const auto& value : found->second->values) visit(TypeArguments::second_argument, value);
    } else if (const auto known = contents.find(id); known != contents.end()) {
      for (std::size_t i = 0; i < known->second->slots.size(); ++i) visit(i, known->second->slots[i]);
    }
  };
  for (const auto constraint : type_arguments_.constraints(executor_, parts))
    executor_.assumptions_.push_back(constraint);
}

// Of objects that the state leads to: another may need an array longer than there is one left for it.
void InitialHeap::respect_invariants(State& state) {
  const auto is_known = [&](const ir::Field& field) { return is_read(field); };
  for (const auto& object : initial_) {
    if (executor_.objects().info(object.id).shape != Shape::Instance || constants_.count(object.id) > 0) continue;
    const Term condition = invariants_.condition(object.id, *object.contents, state, is_known);
    if (!condition.is_true())
      executor_.assumptions_.push_back(executor_.terms_.implies(reachable(object.id), condition));
  }
}

// What an object owns is referred to by nothing else that the state leads to.
void InitialHeap::respect_owners() {
  auto& terms = executor_.terms_;
  const auto is_there = [&](const Edge& edge) {
    const Term from = edge.from == null_object ? terms.true_term() : reachable(edge.from);
    return terms.conjunction(from, edge.to.guard);
  };
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    if (!edges_[i].is_only_one) continue;
    const auto object = edges_[i].to.object;
    const Term owned = is_there(edges_[i]);
    if (std::ranges::any_of(shared_, [&](const Collection& shared) { return shared.id == object; }))
      executor_.assumptions_.push_back(terms.negation(owned));
    for (std::size_t j = 0; j < edges_.size(); ++j)
      if (j != i && edges_[j].to.object == object && (j > i || !edges_[j].is_only_one))
        executor_.assumptions_.push_back(terms.negation(terms.conjunction(owned, is_there(edges_[j]))));
  }
}

// Which objects may be meant.

std::vector<ObjectId> InitialHeap::candidates(const DeclaredType& type, State& state) {
  auto result = instances(type, state);
  add_shared(type, result);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

// Objects of the classes that start::ValuesOfTypes names, and what is assumed with them.
std::vector<ObjectId> InitialHeap::instances(const DeclaredType& type, State& state) {
  const auto name = type.type.name;
  if (!type.type.is_array() && makes_no_difference(name))
    return class_pool(*program::sealed_class(workspace_.program(), name), state);
  const auto values = values_.of(type);
  for (const auto& assumption : values.assumptions) executor_.rely(assumption);
  std::vector<ObjectId> result;
  std::vector<std::string> shown;
  const auto add = [&](const std::vector<ObjectId>& pool) {
    result.insert(result.end(), pool.begin(), pool.end());
  };
  for (const auto& array : values.arrays) add(array_pool(array, state));
  for (const auto& candidate : values.candidates) {
    add(pool_of(candidate, type, state));
    shown.push_back(ir::display_class(candidate.class_name.view()));
  }
  for (const auto& asked : values.asked) add_asked(asked, result, shown, state);
  add_lambdas(values, type, result, state);
  if (values.is_listed && !shown.empty())
    executor_.rely(start::listing_assumption(name, shown, has_lambdas(name)));
  if (!shown.empty()) return result;
  if (values.outside) {
    executor_.rely(values.outside_assumption);
    add(class_pool(*values.outside, state));
  } else if (!values.refusal.empty()) {
    throw Unsupported(values.refusal);
  }
  return result;
}

bool InitialHeap::has_lambdas(Symbol type) {
  return !values_.implementations().lambdas_of(type).empty();
}

// Whether all that counts of a value of this type is which object it is (exact_heap.h).
bool InitialHeap::makes_no_difference(Symbol class_name) const {
  return limits_.exact && limits_.exact->sealed == class_name;
}

void InitialHeap::add_lambdas(const start::TypeValues& values, const DeclaredType& type,
                              std::vector<ObjectId>& result, State& state) {
  for (const auto& lambda : values.lambdas) {
    // Functions that are made of functions have no end: f.andThen(f.andThen(...)).
    if (captured_ && captures_function(lambda)) {
      executor_.rely("no lambda that captures functions has captured another that does so");
      continue;
    }
    const auto& pool = lambda_pool(lambda, type, state);
    result.insert(result.end(), pool.begin(), pool.end());
  }
}

bool InitialHeap::captures_function(Symbol lambda) {
  return std::ranges::any_of(workspace_.program().get_class(lambda).fields, [&](const ir::Field& field) {
    return field.type.is_reference() && !field.type.is_array() && has_lambdas(field.type.name);
  });
}

// Lambdas that capture nothing differ in nothing.
const std::vector<ObjectId>& InitialHeap::lambda_pool(Symbol lambda, const DeclaredType& type, State& state) {
  const auto given = program::given_lambda(workspace_.program(), lambda, values_.lambda_types().result(lambda, type));
  if (given.assumes)
    executor_.rely(
        "lambdas are called with the types that their code names: no unchecked cast mixes them up");
  const auto descriptor = Type::reference(given.class_name).descriptor();
  const auto [known, added] = pools_.try_emplace(descriptor);
  if (!added) return known->second;
  const bool captures = !workspace_.program().get_class(lambda).fields.empty();
  bounded_ = bounded_ || captures;
  std::vector<ObjectId> pool;
  for (std::uint32_t i = 0; i < (captures ? limits_.objects : 1); ++i)
    pool.push_back(make_object(given.class_name, i, state));
  symmetry_.add_pool(pool);
  return pools_[descriptor] = std::move(pool);
}

std::vector<ObjectId> InitialHeap::pool_of(const start::TypeValues::Candidate& candidate,
                                           const DeclaredType& type, State& state) {
  using start::Existence;
  const auto name = candidate.class_name;
  switch (candidate.existence) {
    case Existence::Any:
      return class_pool(name, state);
    case Existence::EnumConstants:
      return enum_pool(name, state);
    case Existence::Constants:
      return constants_of(name, state);
    case Existence::ClassObject:
      bounded_ = true;
      return {executor_.objects().class_object(name)};
    case Existence::Collection: {
      const bool is_common = name == start::collection_classes(type.type.name).front();
      return collection_pool(name, is_common ? limit_of(name) : 1, type, state);
    }
    case Existence::OwnCollection:
      return own_pool(name, type, state);
    case Existence::OpaqueCollection:
      return class_pool(*program::sealed_class(workspace_.program(), name), state);
  }
  JURY_CHECK(false, "values of an unknown kind");
}

// What the code asks such a value for, as far as it can be made. What cannot is missing in the assumption.
void InitialHeap::add_asked(const Type& asked, std::vector<ObjectId>& result, std::vector<std::string>& shown,
                            State& state) {
  try {
    const auto objects = candidates({asked, {}}, state);
    if (std::ranges::find(result, objects.empty() ? null_object : objects.front()) != result.end()) return;
    result.insert(result.end(), objects.begin(), objects.end());
    shown.push_back(asked.display());
  } catch (const Unsupported&) {
  }
}

std::optional<std::uint32_t> InitialHeap::exact_count(const std::string& descriptor) const {
  if (!limits_.exact) return std::nullopt;
  const auto found = limits_.exact->at_most.find(descriptor);
  if (found == limits_.exact->at_most.end()) return std::nullopt;
  return found->second;
}

std::uint32_t InitialHeap::limit_of(Symbol class_name) const {
  const auto own = limits_.by_class.find(class_name);
  return own == limits_.by_class.end() ? limits_.objects : own->second;
}

const std::vector<ObjectId>& InitialHeap::class_pool(Symbol class_name, State& state) {
  const auto [known, added] = pools_.try_emplace(Type::reference(class_name).descriptor());
  if (!added) return known->second;
  const auto exact = exact_count(Type::reference(class_name).descriptor());
  bounded_ = bounded_ || !exact;
  std::vector<ObjectId> pool;
  for (std::uint32_t i = 0; i < exact.value_or(limit_of(class_name)); ++i)
    pool.push_back(make_object(class_name, i, state));
  symmetry_.add_pool(pool);
  return pools_[Type::reference(class_name).descriptor()] = std::move(pool);
}

ObjectId InitialHeap::make_object(Symbol class_name, std::uint32_t number, State& state) {
  if (class_name == "java/lang/String") return make_text(state);
  const auto contents = executor_.objects().fresh_instance(class_name);
  const auto object = executor_.allocate(state, executor_.instance_info(class_name), contents);
  if (program::is_sealed_class(class_name))
    initial_.push_back({object, contents});
  else
    to_fill_.emplace(place(number), object);
  return object;
}

ObjectId InitialHeap::make_text(State& state) {
  ObjectInfo info;
  info.shape = Shape::Text;
  info.type = Type::reference(Symbol("java/lang/String"));
  auto contents = std::make_shared<Contents>();
  contents->size = up_to(limits_.elements, "length");
  for (std::uint32_t i = 0; i < limits_.elements; ++i)
    contents->slots.push_back(executor_.fresh_value(Kind::Char, "character"));
  info.initial = contents;
  info.interned = are_texts_new_ ? Term() : any_interned(*contents);
  const auto text = executor_.allocate(state, std::move(info), contents);
  initial_.push_back({text, contents});
  return text;
}

// Whether the next text is the one that literals of its content mean: at most one of those with that content.
Term InitialHeap::any_interned(const Contents& contents) {
  auto& terms = executor_.values().terms();
  const Term interned = terms.fresh_constant("interned", terms.boolean_sort());
  for (const auto& [id, other] : initial_) {
    const auto& info = executor_.objects().info(id);
    if (info.shape == Shape::Text && info.interned)
      executor_.assumptions_.push_back(terms.negation(terms.conjunction(
          terms.conjunction(interned, info.interned), executor_.same_content(contents, *other))));
  }
  return interned;
}

const std::vector<ObjectId>& InitialHeap::array_pool(const Type& type, State& state) {
  const auto [known, added] = pools_.try_emplace(type.descriptor());
  if (!added) return known->second;
  const auto exact = exact_count(type.descriptor());
  bounded_ = bounded_ || !exact;
  for (std::uint32_t i = 0; i < exact.value_or(limits_.objects); ++i)
    known->second.push_back(exact ? make_open_array(type, state) : make_array(type, i, state));
  symmetry_.add_pool(known->second);
  return known->second;
}

ObjectId InitialHeap::make_array(const Type& type, std::uint32_t number, State& state) {
  ObjectInfo info;
  info.shape = Shape::Array;
  info.type = type;
  auto contents = std::make_shared<Contents>();
  const auto longest = invariants_.array_length(type);
  contents->size = up_to(longest, "length");
  contents->slots.assign(longest, executor_.objects().default_value(type.element().kind));
  const auto array = executor_.allocate(state, std::move(info), std::move(contents));
  to_fill_.emplace(place(number), array);
  return array;
}

ObjectId InitialHeap::make_open_array(const Type& type, State& state) {
  auto& terms = executor_.values().terms();
  ObjectInfo info;
  info.shape = Shape::Array;
  info.type = type;
  auto contents = std::make_shared<Contents>();
  contents->size = terms.fresh_constant("length", terms.bit_vector_sort(32));
  executor_.assumptions_.push_back(
      terms.make(logic::Kind::bv_sle, {executor_.values().integer(0), contents->size}));
  contents->elements = executor_.fresh_elements(type.element().kind, "elements");
  const auto array = executor_.allocate(state, std::move(info), contents);
  initial_.push_back({array, contents});
  return array;
}

const std::vector<ObjectId>& InitialHeap::collection_pool(Symbol class_name, std::uint32_t count,
                                                          const DeclaredType& type, State& state) {
  const auto key = pool_name(class_name, type);
  const auto [known, added] = pools_.try_emplace(key);
  if (!added) return known->second;
  bounded_ = true;
  declared_elements_.add(workspace_.program(), {Type::reference(class_name), type.arguments},
                         [this](const std::string& what) { executor_.rely(what); });
  std::vector<ObjectId> pool;
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto object = make_collection(class_name, state);
    pool.push_back(object);
    to_fill_collections_.emplace(place(i), Collection{object, type});
  }
  symmetry_.add_pool(pool);
  return pools_[key] = std::move(pool);
}

// An empty one.
ObjectId InitialHeap::make_collection(Symbol class_name, State& state) {
  const auto* constructor =
      workspace_.program().get_class(class_name).find_method(Symbol("<init>"), Symbol("()V"));
  JURY_CHECK(constructor, "a collection of the models that cannot be made");
  // Where a limit of work is low, or no path of what was initialised before has ended, there is no state to go on with.
  auto initialized = executor_.initialize_at_start(class_name, std::move(state));
  if (!initialized)
    throw Unsupported("the initialiser of " + ir::display_class(class_name.view()) + " could not be followed");
  state = std::move(*initialized);
  const auto object = executor_.allocate(state, executor_.instance_info(class_name),
                                         executor_.objects().fresh_instance(class_name));
  state = run(*constructor, {executor_.values().single(object)}, std::move(state));
  return object;
}

std::vector<ObjectId> InitialHeap::enum_pool(Symbol class_name, State& state) {
  auto initialized = executor_.initialize_at_start(class_name, std::move(state));
  if (!initialized)
    throw Unsupported("the initialiser of " + ir::display_class(class_name.view()) +
                      " could not be followed");
  state = std::move(*initialized);
  auto& objects = executor_.objects();
  const auto& statics = objects.contents(state, objects.statics(class_name));
  std::vector<ObjectId> result;
  for (const auto& [field, slot] : objects.static_layout(class_name).slot) {
    if (!(field->flags & ir::access::is_enum)) continue;
    const auto& constant = reference(statics.slots[slot]);
    if (!constant.is_single()) throw Unsupported("an enum whose constants depend on a choice");
    result.push_back(constant.single());
    constants_[constant.single()] = {class_name, field->name};
  }
  free_constants(class_name, result);
  return result;
}

// Any of the objects, or null: the guards are those of a free number with as many bits as it takes.
Reference InitialHeap::choose_among(const std::vector<ObjectId>& objects, bool or_null) {
  auto& terms = executor_.values().terms();
  auto choices = symmetry_.possible(objects);
  if (or_null) choices.insert(choices.begin(), null_object);
  if (choices.size() == 1) {
    const auto only = executor_.values().single(choices[0]);
    add_edges(only);
    return only;
  }
  const auto bits = static_cast<std::uint32_t>(std::bit_width(choices.size() - 1));
  const Term pick = terms.fresh_constant("reference", terms.bit_vector_sort(bits));
  std::vector<Target> targets;
  Term last = terms.true_term();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Term here = terms.equal(pick, terms.bit_vector(bits, i));
    // Every number that is none of the others means the last.
    targets.push_back({choices[i], i + 1 == choices.size() ? last : here});
    last = terms.conjunction(last, terms.negation(here));
  }
  Reference reference(std::move(targets));
  add_edges(reference);
  return reference;
}

void InitialHeap::add_edges(const Reference& reference) {
  symmetry_.add(reference);
  for (const auto& target : reference.targets())
    if (target.object != null_object) edges_.push_back({owner_, target});
}

Term InitialHeap::reachable(ObjectId object) {
  if (reachable_.empty()) compute_reachable();
  const auto found = reachable_.find(object);
  return found == reachable_.end() ? executor_.terms_.false_term() : found->second;
}

// In rounds, each one step further, until no object is reached in a new way.
void InitialHeap::compute_reachable() {
  auto& terms = executor_.values().terms();
  const auto reach = [&](ObjectId object) {
    const auto found = reachable_.find(object);
    return found == reachable_.end() ? terms.false_term() : found->second;
  };
  std::size_t objects = 0;
  for (std::size_t round = 0; round <= objects; ++round) {
    bool changed = false;
    auto next = reachable_;
    for (const auto& edge : edges_) {
      const Term from = edge.from == null_object ? terms.true_term() : reach(edge.from);
      auto& to = next.try_emplace(edge.to.object, terms.false_term()).first->second;
      const Term more = terms.disjunction(to, terms.conjunction(from, edge.to.guard));
      changed = changed || !(more == to);
      to = more;
    }
    reachable_ = std::move(next);
    objects = reachable_.size();
    if (!changed) break;
  }
}

// What the objects hold.

Term InitialHeap::up_to(std::uint32_t limit, std::string_view name) {
  auto& terms = executor_.values().terms();
  const auto bits = static_cast<std::uint32_t>(std::bit_width(limit));
  const Term small = terms.fresh_constant(name, terms.bit_vector_sort(std::max(bits, 1U)));
  executor_.assumptions_.push_back(
      terms.make(logic::Kind::bv_ule, {small, terms.bit_vector(std::max(bits, 1U), limit)}));
  return terms.zero_extend_to(small, 32);
}

void InitialHeap::fill(ObjectId object, State& state) {
  symmetry_.begin(object);
  owner_ = object;
  auto shared = std::make_shared<Contents>(any_contents(object, state));
  state.heap.set(object, shared);
  initial_.push_back({object, shared});
}

Contents InitialHeap::any_contents(ObjectId object, State& state) {
  const auto info = executor_.objects().info(object);
  Contents contents = executor_.objects().contents(state, object);
  if (info.shape == Shape::Array) {
    for (std::size_t i = 0; i < contents.slots.size(); ++i) {
      symmetry_.begin_slot(i);
      contents.slots[i] = any({info.type.element(), {}}, state);
    }
    return contents;
  }
  if (freed_constants_.count(object)) return any_constant(object, state);
  if (auto made = constructed(object, info.type.name, state)) return *made;
  const auto& layout = executor_.objects().layout(info.type.name);
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    if (is_read(*layout.fields[i])) {
      const auto first = edges_.size();
      contents.slots[i] = any_of_field(*layout.fields[i], state);
      own(*layout.fields[i], first);
    }
  return contents;
}

// The edges from the first on are those of a field.
void InitialHeap::own(const ir::Field& field, std::size_t first) {
  if (first == edges_.size() || !owned_fields_.is_owned(field)) return;
  for (auto i = first; i < edges_.size(); ++i) edges_[i].is_only_one = true;
  executor_.rely("what " + ir::display_class(field.owner.view()) + "." + field.name.text() +
                 " refers to is shared with nothing (inferred from the code)");
  for (const auto& assumption : owned_fields_.assumptions(field)) executor_.rely(assumption);
}

bool InitialHeap::is_never_null(const ir::Field& field) {
  return facts_.is_never_null(field) || invariants_.is_never_null(field);
}

bool InitialHeap::is_read(const ir::Field& field) const {
  const auto* fields = limits_.exact && limits_.exact->fields_read ? &*limits_.exact->fields_read : nullptr;
  return !fields || fields->count({field.owner, field.name}) > 0;
}

// What the constructor of a value made of any arguments that it did not refuse; nothing when the class is
// none of values, or the constructor refuses all.
std::optional<Contents> InitialHeap::constructed(ObjectId object, Symbol class_name, State& state) {
  const auto* cls =
      workspace_.is_user_class(class_name) ? workspace_.program().find_class(class_name) : nullptr;
  const auto* constructor = cls ? start::constructor_of_values(workspace_.program(), *cls) : nullptr;
  if (!constructor || !std::ranges::all_of(cls->fields, [&](const auto& field) { return is_read(field); }))
    return std::nullopt;
  std::vector<Value> arguments{executor_.values().single(object)};
  for (const auto& type :
       ir::declared_parameters(constructor->signature.view(), constructor->descriptor.view()))
    arguments.push_back(without_arguments(type, true, state));
  const auto exit = executor_.run(*constructor, std::move(arguments), state);
  if (!exit.returned) return std::nullopt;
  if (exit.thrown)
    executor_.assumptions_.push_back(executor_.terms_.negation(exit.thrown->state.guard.term()));
  made_.insert(object);
  return executor_.objects().contents(exit.returned->state, object);
}

// What the code of the class makes sure of is so in every object that exists. The text of a builder is never
// null.
Value InitialHeap::any_of_field(const ir::Field& field, State& state) {
  if (is_left_out(field)) {
    executor_.rely("exceptions in the initial state have no stack trace, and none was suppressed for them");
    return executor_.objects().default_value(field.type.kind);
  }
  if (is_of_abstract_collection(field)) return executor_.objects().default_value(field.type.kind);
  auto type = ir::declared_type(field.signature.view(), field.type);
  if (field.owner == "java/lang/AbstractStringBuilder") return choose(type, false, state);
  if (generic_arrays_.is_of_argument(field)) return generic_array(type, is_never_null(field), state);
  if (const auto* lambda = values_.implementations().lambda(field.owner)) {
    captured_ = true;
    const bool never_null = lambda->never_null.count(field.name) > 0;
    Value value = without_arguments(type, !never_null, state);
    captured_ = false;
    return value;
  }
  if (!is_never_null(field)) return without_arguments(type, true, state);
  const auto exact = facts_.exact_class(field);
  if (exact && library::is_in_util(exact->view())) type.type = Type::reference(*exact);
  return choose(type, false, state);
}

// Where no type arguments are known of a collection, as of what a lambda or an inner class has captured, it
// may be one that is known elsewhere as one of texts.
Value InitialHeap::without_arguments(const DeclaredType& type, bool or_null, State& state) {
  const bool is_collection = type.type.is_reference() && !type.type.is_array() && type.arguments.empty() &&
                             !start::collection_classes(type.type.name).empty();
  if (!is_collection) return or_null ? any(type, state) : Value(choose(type, false, state));
  auto objects = candidates(type, state);
  for (const auto& [descriptor, pool] : pools_) {
    const auto name = pool.empty() ? Symbol() : executor_.objects().info(pool.front()).type.name;
    const bool fits = !pool.empty() && executor_.objects().info(pool.front()).shape == Shape::Instance &&
                      !start::collection_classes(name).empty() &&
                      workspace_.program().is_subclass(name, type.type.name);
    if (fits) objects.insert(objects.end(), pool.begin(), pool.end());
  }
  std::sort(objects.begin(), objects.end());
  objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
  return choose_among(objects, or_null || objects.empty());
}

// An array of what stands for a type variable: of the variable's bound, or of a type that the code names
// there.
Value InitialHeap::generic_array(const DeclaredType& type, bool never_null, State& state) {
  auto objects = candidates(type, state);
  auto bound = type.type;
  int rank = 0;
  for (; bound.is_reference() && bound.is_array(); bound = bound.element()) ++rank;
  for (const auto& descriptor : values_.types_asked()) {
    auto asked = Type::from_descriptor(descriptor);
    if (!workspace_.program().is_subtype(asked, bound)) continue;
    for (int i = 0; i < rank; ++i) asked = Type::array_of(asked);
    const auto more = candidates({asked, {}}, state);
    objects.insert(objects.end(), more.begin(), more.end());
  }
  std::sort(objects.begin(), objects.end());
  objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
  return choose_among(objects, !never_null || objects.empty());
}

// What an exception keeps besides its message and its cause.
bool InitialHeap::is_left_out(const ir::Field& field) {
  return field.owner == "java/lang/Throwable" && field.name != "detailMessage" && field.name != "cause";
}

// What the library's abstract collections keep: how often they changed, and views that they made once.
bool InitialHeap::is_of_abstract_collection(const ir::Field& field) {
  return !workspace_.is_user_class(field.owner) && start::is_collection(workspace_.program(), field.owner);
}

State InitialHeap::run(const ir::Method& method, std::vector<Value> arguments, State state) {
  auto exit = executor_.run(method, std::move(arguments), std::move(state));
  // Elements that a sorted collection refuses: there is no such state.
  if (exit.thrown)
    executor_.assumptions_.push_back(executor_.terms_.negation(exit.thrown->state.guard.term()));
  if (!exit.returned) throw Unsupported("a collection of unknown content cannot be made");
  return std::move(exit.returned->state);
}

void InitialHeap::choose_elements(const Collection& collection, State& state) {
  symmetry_.begin(collection.id);
  owner_ = collection.id;
  auto& program = workspace_.program();
  const auto class_name = executor_.objects().info(collection.id).type.name;
  InitialCollection result{collection.id, {}, {}, up_to(limits_.elements, "size"), false, {}};
  result.is_map = program.is_subclass(class_name, Symbol(library::types::map));
  for (std::uint32_t i = 0; i < limits_.elements; ++i) {
    result.keys.push_back(any(collection.type.argument(0), state));
    if (result.is_map) result.values.push_back(any(collection.type.argument(1), state));
  }
  collections_.push_back(std::move(result));
}

void InitialHeap::fill_collection(InitialCollection& collection, State& state) {
  owner_ = collection.id;
  constexpr std::string_view objects = "[Ljava/lang/Object;";
  std::vector<Value> arguments{executor_.values().single(collection.id),
                               array_of(collection.keys, objects, state)};
  if (collection.is_map) arguments.push_back(array_of(collection.values, objects, state));
  const bool may_have_changed = choose_changed(collection);
  if (may_have_changed) {
    std::vector<Value> changed, hashes;
    for (const auto term : collection.changed) {
      changed.emplace_back(
          executor_.terms_.if_then_else(term, executor_.values().integer(1), executor_.values().integer(0)));
      hashes.push_back(executor_.fresh_value(Kind::Int, "hash"));
    }
    arguments.push_back(array_of(changed, "[Z", state));
    arguments.push_back(array_of(hashes, "[I", state));
  }
  arguments.emplace_back(collection.count);
  auto& program = workspace_.program();
  state = run(may_have_changed ? fill_changed_method(program, collection.is_map)
                               : fill_method(program, collection.is_map),
              std::move(arguments), std::move(state));
  take_contents(collection.id, state);
}

Value InitialHeap::array_of(const std::vector<Value>& elements, std::string_view type, State& state) {
  ObjectInfo info;
  info.shape = Shape::Array;
  info.type = Type::from_descriptor(type);
  auto contents = std::make_shared<Contents>();
  contents->size = executor_.values().integer(static_cast<std::int32_t>(elements.size()));
  contents->slots = elements;
  return executor_.values().single(executor_.allocate(state, std::move(info), std::move(contents)));
}

// Elements that may have changed since they were put in. Java allows it, and a hash table that holds such a
// key does not find it, or holds two that are equal now. Hash tables have any of them, with the hash code of
// any time before; the order of the others is not known.

// When the element is of a class whose objects may compare otherwise than they did.
Term InitialHeap::may_change(const Value& key, bool (start::KeyStability::*keeps)(Symbol)) const {
  std::vector<Term> cases;
  for (const auto& target : reference(key).targets()) {
    if (target.object == null_object) continue;
    const auto& info = executor_.objects().info(target.object);
    if (info.shape == Shape::Instance && !info.type.is_array() && !(key_stability_.*keeps)(info.type.name))
      cases.push_back(target.guard);
  }
  return executor_.terms_.disjunction(cases);
}

// Which keys of a hash table have changed; false when none can have. The elements of a sorted collection are
// left in order, and what is said of it is known to leave something out.
bool InitialHeap::choose_changed(InitialCollection& collection) {
  auto& terms = executor_.terms_;
  const auto class_name = executor_.objects().info(collection.id).type.name;
  auto& program = workspace_.program();
  const bool is_hashed = program.is_subclass(class_name, Symbol(library::types::hash_map)) ||
                         program.is_subclass(class_name, Symbol(library::types::hash_set));
  if (!is_hashed) {
    add_disorder(collection);
    return false;
  }
  std::vector<Term> some;
  for (std::size_t i = 0; i < collection.keys.size(); ++i) {
    const Term may = may_change(collection.keys[i], &start::KeyStability::keeps_equality);
    const Term changed =
        may.is_false() ? may : terms.conjunction(may, terms.fresh_constant("changed", terms.boolean_sort()));
    collection.changed.push_back(changed);
    const Term there = terms.make(
        logic::Kind::bv_slt, {executor_.values().integer(static_cast<std::int32_t>(i)), collection.count});
    some.push_back(terms.conjunction(changed, there));
  }
  const Term any = terms.disjunction(some);
  if (any.is_false()) return false;
  changed_elements_.push_back(
      {collection.id, any,
       "a key of a hash table may have changed since it was put in, by what its equals and hashCode read",
       true});
  return true;
}

void InitialHeap::add_disorder(const InitialCollection& collection) {
  auto& terms = executor_.terms_;
  const auto class_name = executor_.objects().info(collection.id).type.name;
  auto& program = workspace_.program();
  const bool is_ordered = class_name == library::types::priority_queue ||
                          program.is_subclass(class_name, Symbol(library::types::sorted_map)) ||
                          program.is_subclass(class_name, Symbol(library::types::sorted_set));
  if (!is_ordered) return;
  std::vector<Term> some;
  for (const auto& key : collection.keys) some.push_back(may_change(key, &start::KeyStability::keeps_order));
  // One element alone is in order.
  const Term several = terms.make(logic::Kind::bv_slt, {executor_.values().integer(1), collection.count});
  const Term any = terms.conjunction(several, terms.disjunction(some));
  if (!any.is_false())
    changed_elements_.push_back({collection.id, any,
                                 "an element of a sorted collection may have changed since it was put in, by "
                                 "what its compareTo reads",
                                 false});
}

std::vector<InitialHeap::ChangedElements> InitialHeap::changed_elements() {
  std::vector<ChangedElements> result;
  for (const auto& changed : changed_elements_)
    result.push_back({executor_.terms_.conjunction(changed.condition, reachable(changed.collection)),
                      changed.reason, changed.is_followed});
  return result;
}

}  // namespace jury::encode
