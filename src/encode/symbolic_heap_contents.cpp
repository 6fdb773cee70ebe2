// The contents of unknown objects: fields, arrays, and the parts of the collection models.
#include <algorithm>

#include "encode/symbolic_heap.h"
#include "library/classes.h"
#include "library/types.h"
#include "start/library_values.h"
#include "support/diagnostics.h"

namespace jury::encode {

using ir::DeclaredType;
using ir::Kind;
using ir::Type;

namespace {

// The row of a type that this engine makes up objects for.
const library::Class* find_row(Symbol type) {
  const auto* row = library::find_class(type);
  return row && !row->symbolic.empty() ? row : nullptr;
}

DeclaredType argument_of(const DeclaredType& type, std::size_t index) {
  return index < type.arguments.size() ? type.arguments[index] : ir::erased(Type::object());
}

}  // namespace

const SymbolicHeap::Pool& SymbolicHeap::pool_of_collection(const DeclaredType& type, State& state) {
  const auto* row = find_row(type.type.name);
  if (!row)
    throw Unsupported("an unknown value of type " + type.type.display() + " is not supported by this engine");
  const Symbol name{std::string(row->symbolic)};
  if (row->name != row->symbolic)
    assumptions_.insert("an unknown " + type.type.display() + " is a " + ir::display_class(name.view()));
  if (!implementations_.classes_of(type.type.name).empty())
    throw Unsupported("an unknown " + type.type.display() +
                      " may be a collection of the program's own: that is not supported by this engine");
  const DeclaredType concrete{Type::reference(name), type.arguments};
  const auto [entry, is_new] = pools_.try_emplace(ir::descriptor_of(concrete));
  if (!is_new) return entry->second;
  const auto assume = [&](const std::string& what) { assumptions_.insert(what); };
  declared_elements_.add(workspace_.program(), concrete, assume);
  initialize(name, state);
  for (std::uint32_t i = 0; i < limit_of(name); ++i) {
    entry->second.push_back(
        add_object(state, executor_.instance_info(name), executor_.objects().fresh_instance(name)));
    to_fill_.emplace_back(entry->second.back(), concrete);
  }
  return entry->second;
}

SymbolicHeap::Pool SymbolicHeap::pools_of_collection(const DeclaredType& type, State& state) {
  Pool result;
  const auto classes = start::collection_classes(type.type.name);
  if (classes.empty()) return pool_of_collection(type, state);
  for (const auto name : classes) {
    const auto& pool =
        pool_of_collection({Type::reference(Symbol(std::string(name))), type.arguments}, state);
    result.insert(result.end(), pool.begin(), pool.end());
  }
  return result;
}

// Objects are made before they are filled: their fields may refer to any of them.
void SymbolicHeap::fill_pending(State& state) {
  if (filling_) return;
  filling_ = true;
  for (std::size_t next = 0; next < to_fill_.size(); ++next) {
    const auto [object, type] = to_fill_[next];
    fill(object, type, state);
  }
  to_fill_.clear();
  filling_ = false;
}

void SymbolicHeap::fill(ObjectId object, const DeclaredType& type, State& state) {
  Contents contents = executor_.objects().contents(state, object);
  if (type.type.is_array())
    fill_array(contents, object, type, state);
  else if (find_row(type.type.name))
    fill_collection(object, contents, type, state);
  else
    fill_instance(object, contents, state);
  auto shared = std::make_shared<Contents>(std::move(contents));
  state.heap.set(object, shared);
  objects_[index_.at(object)].contents = shared;
}

void SymbolicHeap::fill_instance(ObjectId object, Contents& contents, State& state) {
  const auto layout = executor_.objects().layout(executor_.objects().info(object).type.name);
  for (std::uint32_t i = 0; i < layout.fields.size(); ++i) {
    if (layout.fields[i]->type.is_reference() && !workspace_.is_user_class(layout.fields[i]->owner))
      throw Unsupported("an unknown " + executor_.objects().info(object).type.display() +
                        " is not supported by this engine: it extends " +
                        ir::display_class(layout.fields[i]->owner.view()));
    const auto type = ir::declared_type_of(*layout.fields[i]);
    if (!type.type.is_reference())
      contents.slots[i] = number(type.type.kind);
    else if (type.type.name.view().starts_with("java/lang/") && type.type.name != "java/lang/String" &&
             type.type.name != "java/lang/Object" && type.type.name != library::types::iterable &&
             type.type.name != "java/lang/Comparable")
      contents.slots[i] = any(type, state);
    else
      contents.slots[i] = choose_among(candidates(type, state), true, {object, i, null_object});
    // Of an object that does not exist it may be null, or another object would have to exist for it.
    if (type.type.is_reference() && invariants_.is_never_null(*layout.fields[i]))
      assume(terms().implies(objects_[index_.at(object)].exists,
                             terms().negation(executor_.values().is_null(reference(contents.slots[i])))));
  }
  // Numbers of few bits may be too small for what a class asks of them.
  if (bounds_.bits < 32) return;
  const auto condition = invariants_.condition(object, contents, state, [](const auto&) { return true; });
  assume(terms().implies(objects_[index_.at(object)].exists, condition));
}

void SymbolicHeap::fill_array(Contents& contents, ObjectId object, const DeclaredType& type, State& state) {
  const DeclaredType element_type{type.type.element(), type.arguments};
  for (std::uint32_t i = 0; i < contents.slots.size(); ++i)
    contents.slots[i] =
        element_type.type.is_reference()
            ? Value(choose_among(candidates(element_type, state), true, {object, i, null_object}))
            : number(element_type.type.kind);
}

void SymbolicHeap::set_field(ObjectId object, Contents& contents, std::string_view name, Value value) {
  const auto& layout = executor_.objects().layout(executor_.objects().info(object).type.name);
  for (std::uint32_t i = 0; i < layout.fields.size(); ++i)
    if (layout.fields[i]->name == name) {
      contents.slots[i] = std::move(value);
      return;
    }
  internal_error(__FILE__, __LINE__, "a collection model without the field " + std::string(name));
}

ObjectId SymbolicHeap::add_part(State& state, Shape shape, std::string_view type, Contents contents,
                                bool linked) {
  ObjectInfo info;
  info.shape = shape;
  info.type = Type::reference(Symbol(std::string(type)));
  info.linked = linked;
  auto shared = std::make_shared<Contents>(std::move(contents));
  const auto object = executor_.allocate(state, std::move(info), shared);
  index_[object] = objects_.size();
  objects_.push_back({object, terms().true_term(), std::move(shared)});
  return object;
}

void SymbolicHeap::fill_collection(ObjectId object, Contents& contents, const DeclaredType& type,
                                   State& state) {
  const Symbol name = type.type.name;
  const auto key = argument_of(type, 0);
  const auto value = argument_of(type, 1);
  using library::Storage;
  switch (library::find_class(find_row(name)->symbolic)->storage) {
    case Storage::sequence:
      return set_field(object, contents, "seq", sequence(object, key, state));
    case Storage::hash_map:
    case Storage::linked_map: {
      const bool linked = name == library::types::linked_hash_map;
      set_field(object, contents, "table",
                linked ? linked_table(object, key, &value, state) : hash_table(object, key, &value, state));
      return set_field(object, contents, "loadFactor", executor_.values().of_float(0.75F));
    }
    case Storage::hash_set:
      return set_field(object, contents, "map",
                       map(object, Symbol(library::types::hash_map), key, nullptr, state));
    case Storage::linked_set:
      return set_field(object, contents, "map",
                       map(object, Symbol(library::types::linked_hash_map), key, nullptr, state));
    case Storage::none:
    case Storage::key_view:
    case Storage::value_view:
      break;
  }
  JURY_CHECK(false, "unknown contents of a class without a storage");
}

Reference SymbolicHeap::element(const DeclaredType& type, State& state, const Place& place) {
  if (!bounds_.any_collection) assumptions_.insert("unknown collections hold no null");
  if (!type.type.is_reference()) throw Unsupported("a collection of a primitive type");
  const auto name = type.type.name;
  if (name == "java/lang/Integer" || name == "java/lang/Long" || name == "java/lang/Boolean") {
    const auto boxed = reference(any(type, state));
    if (bounds_.any_collection) return boxed;
    assume(terms().negation(executor_.values().is_null(boxed)));
    return executor_.values().restrict(boxed, [](ObjectId object) { return object != null_object; });
  }
  return choose_among(candidates(type, state), bounds_.any_collection, place);
}

Reference SymbolicHeap::sequence(ObjectId owner, const DeclaredType& element_type, State& state) {
  Contents contents;
  for (std::uint32_t i = 0; i < bounds_.length; ++i)
    contents.slots.emplace_back(element(element_type, state, {owner, i, null_object}));
  contents.size = terms().fresh_constant("size", terms().bit_vector_sort(32));
  assume(terms().make(logic::Kind::bv_ule, {contents.size, executor_.values().integer(
                                                               static_cast<std::int32_t>(bounds_.length))}));
  return executor_.values().single(
      add_part(state, Shape::Sequence, "jury/rt/Seq", std::move(contents), false));
}

// The map inside a set; a set's keys all have one value.
Reference SymbolicHeap::map(ObjectId owner, Symbol class_name, const DeclaredType& key_type,
                            const DeclaredType* value_type, State& state) {
  initialize(class_name, state);
  Contents contents(*executor_.objects().fresh_instance(class_name));
  auto info = executor_.instance_info(class_name);
  const auto object = executor_.allocate(state, std::move(info), std::make_shared<Contents>(contents));
  const bool linked = class_name == library::types::linked_hash_map;
  set_field(object, contents, "table",
            linked ? linked_table(owner, key_type, value_type, state)
                   : hash_table(owner, key_type, value_type, state));
  set_field(object, contents, "loadFactor", executor_.values().of_float(0.75F));
  auto shared = std::make_shared<Contents>(std::move(contents));
  state.heap.set(object, shared);
  index_[object] = objects_.size();
  objects_.push_back({object, terms().true_term(), std::move(shared)});
  return executor_.values().single(object);
}

void SymbolicHeap::require_plain_keys(const Pool& keys) {
  auto& program = workspace_.program();
  static const Symbol equals("equals"), equals_type("(Ljava/lang/Object;)Z"), root("java/lang/Object");
  const auto* declared = program.get_class(root).find_method(equals, equals_type);
  for (const auto key : keys) {
    const auto& info = executor_.objects().info(key);
    if (info.shape == Shape::Text || info.type.is_array()) continue;
    const auto* selected = program.select(info.type.name, *declared);
    if (!selected || (selected->owner != root && selected->owner != "java/lang/Enum"))
      throw Unsupported("an unknown collection whose keys define equals (" + info.type.display() +
                        ") is not supported by this engine");
  }
}

// One slot for each possible key.
Reference SymbolicHeap::hash_table(ObjectId owner, const DeclaredType& key_type,
                                   const DeclaredType* value_type, State& state) {
  auto keys = candidates(key_type, state);
  require_plain_keys(keys);
  if (bounds_.any_collection)
    keys.push_back(null_object);
  else
    assumptions_.insert("unknown collections hold no null");
  Contents contents;
  std::vector<Target> present;
  for (const auto key : keys) {
    contents.slots.emplace_back(executor_.values().single(key));
    contents.values.emplace_back(value_type ? element(*value_type, state, {owner, 1, key})
                                            : executor_.values().single(present_value(state)));
    const Term flag = terms().fresh_constant("present", terms().boolean_sort());
    contents.flags.push_back(flag);
    present.push_back({key, flag});
    if (const auto* unknown = find(key)) assume(terms().implies(flag, unknown->exists));
  }
  const Place place{owner, 0, null_object};
  place_index_[place] = places_.size();
  places_.emplace_back(place, Reference(std::move(present)));
  return executor_.values().single(
      add_part(state, Shape::Table, "jury/rt/Table", std::move(contents), false));
}

// Slots in order, filled from the first on, with different keys.
Reference SymbolicHeap::linked_table(ObjectId owner, const DeclaredType& key_type,
                                     const DeclaredType* value_type, State& state) {
  require_plain_keys(candidates(key_type, state));
  Contents contents;
  for (std::uint32_t i = 0; i < bounds_.length; ++i) {
    const auto key = element(key_type, state, {owner, 2 * i, null_object});
    const Term flag = terms().fresh_constant("present", terms().boolean_sort());
    for (std::size_t j = 0; j < i; ++j)
      assume(terms().implies(
          flag, terms().conjunction(contents.flags[j], terms().negation(executor_.values().equal(
                                                           key, reference(contents.slots[j]))))));
    contents.slots.emplace_back(key);
    contents.flags.push_back(flag);
    contents.values.emplace_back(value_type ? element(*value_type, state, {owner, 2 * i + 1, null_object})
                                            : executor_.values().single(present_value(state)));
  }
  return executor_.values().single(add_part(state, Shape::Table, "jury/rt/Table", std::move(contents), true));
}

ObjectId SymbolicHeap::present_value(State& state) {
  if (present_) return *present_;
  const Symbol name("java/lang/Boolean");
  Contents contents(*executor_.objects().fresh_instance(name));
  auto shared = std::make_shared<Contents>(contents);
  present_ = executor_.allocate(state, executor_.instance_info(name), shared);
  for (const auto& [field, slot] : executor_.objects().layout(name).slot)
    if (field->name == "value") {
      auto changed = std::make_shared<Contents>(*shared);
      changed->slots[slot] = executor_.values().integer(1);
      shared = changed;
    }
  state.heap.set(*present_, shared);
  index_[*present_] = objects_.size();
  objects_.push_back({*present_, terms().true_term(), shared});
  return *present_;
}

}  // namespace jury::encode
