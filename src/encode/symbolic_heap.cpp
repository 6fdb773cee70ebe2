// Pools of unknown objects, references as choices among them, symmetry breaking. What fills the objects is in
// symbolic_heap_contents.cpp.
#include "encode/symbolic_heap.h"

#include <algorithm>
#include <bit>

#include "program/literals.h"
#include "start/array_types.h"
#include "start/implementations.h"
#include "start/static_contents.h"
#include "support/diagnostics.h"

namespace jury::encode {

using ir::DeclaredType;
using ir::Kind;
using ir::Type;

namespace {

constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",    "java/lang/Short",
                                      "java/lang/Byte",    "java/lang/Boolean", "java/lang/Character"};

constexpr std::size_t most_literals = 16;  // of the code, among unknown texts

bool is_box(Symbol name) {
  return std::any_of(std::begin(boxes), std::end(boxes), [&](std::string_view box) { return name == box; });
}

}  // namespace

SymbolicHeap::SymbolicHeap(program::Workspace& workspace, Executor& executor, HeapBounds bounds)
    : workspace_(workspace),
      executor_(executor),
      bounds_(std::move(bounds)),
      implementations_(workspace),
      invariants_(workspace, executor, bounds_.length) {}

Value SymbolicHeap::any(const DeclaredType& type, State& state) {
  if (!type.type.is_reference()) return number(type.type.kind);
  const Place place{null_object, roots_++, null_object};
  const Value value = is_box(type.type.name) ? box(type.type.name, state)
                                             : choose_among(candidates(type, state), true, place);
  fill_pending(state);
  return value;
}

Reference SymbolicHeap::receiver(const ir::Method& method, State& state) {
  auto& program = workspace_.program();
  Pool fitting;
  for (const auto object : candidates_of_class(method.owner, state))
    if (program.select(executor_.objects().info(object).type.name, method) == &method)
      fitting.push_back(object);
  if (fitting.empty())
    throw Unsupported("no class that can be instantiated has the method " + method.display());
  const auto reference = choose_among(fitting, false, {null_object, roots_++, null_object});
  fill_pending(state);
  return reference;
}

void SymbolicHeap::free_statics(const std::vector<Symbol>& classes, State& state) {
  auto& program = workspace_.program();
  start::StaticContents contents(workspace_);
  contents.refuse_changes(classes);
  for (const auto& name : classes) initialize(name, state);
  for (const auto& name : classes) {
    for (const auto& field : program.get_class(name).fields) {
      if (!field.is_static() || (field.flags & ir::access::is_synthetic)) continue;
      if (field.flags & ir::access::is_final) {
        if (contents.values().is_same_always(field)) continue;
        assumptions_.insert(ir::display_class(name.view()) + "." + field.name.text() +
                            " holds any value that its type allows");
        bounded_ = true;
      }
      const auto value = any(ir::declared_type_of(field), state);
      executor_.set_static(state, field, value);
      statics_.push_back({name, &field, value});
    }
  }
}

void SymbolicHeap::include(Symbol class_name, State& state) {
  if (workspace_.is_user_class(class_name)) candidates_of_class(class_name, state);
  fill_pending(state);
}

const SymbolicHeap::UnknownObject* SymbolicHeap::find(ObjectId object) const {
  const auto found = index_.find(object);
  return found == index_.end() ? nullptr : &objects_[found->second];
}

Value SymbolicHeap::number(Kind kind) {
  const Value value = executor_.fresh_value(kind, "input");
  if (kind != Kind::Int || bounds_.bits >= 32) return value;
  // The upper bits repeat the sign.
  const Term narrow = terms().extract(term(value), bounds_.bits - 1, 0);
  bounded_ = true;
  return terms().sign_extend_to(narrow, 32);
}

std::uint32_t SymbolicHeap::limit_of(Symbol class_name) const {
  const auto found = bounds_.objects_of_class.find(class_name);
  return found == bounds_.objects_of_class.end() ? bounds_.objects : found->second;
}

SymbolicHeap::Pool SymbolicHeap::candidates(const DeclaredType& type, State& state) {
  if (type.type.is_array()) return pools_of_array(type, state);
  const Symbol name = type.type.name;
  if (name == "java/lang/String") return pool_of_texts();
  if (workspace_.is_user_class(name)) return candidates_of_class(name, state);
  if (name == "java/lang/Object" || name == "java/lang/Comparable") {
    assumptions_.insert("an unknown " + ir::display_class(name.view()) +
                        " is of one of the program's classes");
    bounded_ = true;
    return candidates_of_class(name, state);
  }
  return bounds_.any_collection ? pools_of_collection(type, state) : pool_of_collection(type, state);
}

SymbolicHeap::Pool SymbolicHeap::candidates_of_class(Symbol class_name, State& state) {
  auto& program = workspace_.program();
  Pool result;
  if (!implementations_.lambdas_of(class_name).empty())
    throw Unsupported("an unknown " + ir::display_class(class_name.view()) +
                      " may be a lambda of the program: that is not supported by this engine");
  for (const auto& name : implementations_.classes_of(class_name)) {
    if (program.is_subclass(name, Symbol("java/lang/Throwable"))) {
      assumptions_.insert("an unknown " + ir::display_class(class_name.view()) + " is no exception");
      continue;
    }
    const auto pool =
        start::enum_of(program, name) ? enum_constants(name, state) : pool_of_class(name, state);
    result.insert(result.end(), pool.begin(), pool.end());
  }
  if (result.empty())
    throw Unsupported("no class of the program is known of which an unknown " +
                      ir::display_class(class_name.view()) + " could be");
  std::sort(result.begin(), result.end());
  return result;
}

ObjectId SymbolicHeap::add_object(State& state, ObjectInfo info, ContentsPointer contents) {
  const auto object = executor_.allocate(state, std::move(info), contents);
  index_[object] = objects_.size();
  objects_.push_back({object, terms().fresh_constant("exists", terms().boolean_sort()), std::move(contents)});
  bounded_ = true;
  return object;
}

const SymbolicHeap::Pool& SymbolicHeap::pool_of_class(Symbol class_name, State& state) {
  const auto type = ir::erased(Type::reference(class_name));
  const auto [entry, is_new] = pools_.try_emplace(ir::descriptor_of(type));
  if (!is_new) return entry->second;
  entry->second = made_by_initializers(class_name);
  for (std::uint32_t i = 0; i < limit_of(class_name); ++i) {
    entry->second.push_back(add_object(state, executor_.instance_info(class_name),
                                       executor_.objects().fresh_instance(class_name)));
    to_fill_.emplace_back(entry->second.back(), type);
  }
  return entry->second;
}

SymbolicHeap::Pool SymbolicHeap::pools_of_array(const DeclaredType& type, State& state) {
  Pool result;
  const auto assume = [&](const std::string& what) { assumptions_.insert(what); };
  for (const auto& element : start::narrower_elements(workspace_, type.type.element(), assume)) {
    const auto& pool = pool_of_array({Type::array_of(element), type.arguments}, state);
    result.insert(result.end(), pool.begin(), pool.end());
  }
  std::sort(result.begin(), result.end());
  return result;
}

const SymbolicHeap::Pool& SymbolicHeap::pool_of_array(const DeclaredType& type, State& state) {
  const auto [entry, is_new] = pools_.try_emplace(ir::descriptor_of(type));
  if (!is_new) return entry->second;
  for (std::uint32_t i = 0; i < bounds_.objects; ++i) {
    ObjectInfo info;
    info.shape = Shape::Array;
    info.type = type.type;
    auto contents = std::make_shared<Contents>();
    contents->size = terms().fresh_constant("length", terms().bit_vector_sort(32));
    assume(terms().make(
        logic::Kind::bv_ule,
        {contents->size, executor_.values().integer(static_cast<std::int32_t>(bounds_.length))}));
    for (std::uint32_t k = 0; k < bounds_.length; ++k)
      contents->slots.push_back(executor_.objects().default_value(type.type.element().kind));
    entry->second.push_back(add_object(state, std::move(info), std::move(contents)));
    to_fill_.emplace_back(entry->second.back(), type);
  }
  return entry->second;
}

const SymbolicHeap::Pool& SymbolicHeap::pool_of_texts() {
  const auto [entry, is_new] = pools_.try_emplace("Ljava/lang/String;");
  if (!is_new) return entry->second;
  bounded_ = true;
  auto texts = initialized_.empty() ? std::vector<std::u16string>()
                                    : program::literals_near(workspace_, initialized_.front()).texts;
  texts.resize(std::min(texts.size(), most_literals));
  for (std::uint32_t i = 0; i < bounds_.objects; ++i) {
    const auto name = "s" + std::to_string(i + 1);
    texts.emplace_back(name.begin(), name.end());
  }
  for (const auto& text : texts) entry->second.push_back(executor_.objects().text(text, true));
  std::sort(entry->second.begin(), entry->second.end());
  entry->second.erase(std::unique(entry->second.begin(), entry->second.end()), entry->second.end());
  assumptions_.insert("an unknown String is one of " + std::to_string(entry->second.size()) +
                      " texts, each of them one object");
  return entry->second;
}

void SymbolicHeap::initialize(Symbol class_name, State& state) {
  auto exit = executor_.initialize_at_start(class_name, std::move(state));
  if (!exit)
    throw Unsupported("the initialiser of " + ir::display_class(class_name.view()) +
                      " could not be followed");
  state = std::move(*exit);
  initialized_.push_back(class_name);
}

// What can change is in a static field that is free, or refused: only what cannot is known by its identity.
SymbolicHeap::Pool SymbolicHeap::made_by_initializers(Symbol class_name) {
  Pool result;
  if (!start::StaticContents(workspace_).is_immutable(Type::reference(class_name))) return result;
  auto& objects = executor_.objects();
  for (ObjectId object = 1; object < objects.size(); ++object)
    if (objects.info(object).shape == Shape::Instance && objects.info(object).type.name == class_name)
      result.push_back(object);
  return result;
}

SymbolicHeap::Pool SymbolicHeap::enum_constants(Symbol class_name, State& state) {
  start::StaticContents contents(workspace_);
  if (!contents.is_immutable(ir::Type::reference(class_name)))
    throw Unsupported("the constants of " + ir::display_class(class_name.view()) +
                      " have fields that may have changed");
  for (const auto& field : workspace_.program().get_class(class_name).fields)
    if ((field.flags & ir::access::is_enum) && !contents.values().is_same_always(field))
      throw Unsupported("the constants of " + ir::display_class(class_name.view()) +
                        " depend on the state in which the class was initialised");
  initialize(class_name, state);
  auto& objects = executor_.objects();
  const auto& layout = objects.static_layout(class_name);
  Pool result;
  for (const auto& [field, slot] : layout.slot) {
    if (!(field->flags & ir::access::is_enum)) continue;
    const auto& value = objects.contents(state, objects.statics(class_name)).slots[slot];
    if (reference(value).is_single()) result.push_back(reference(value).single());
  }
  std::sort(result.begin(), result.end());
  return result;
}

// Each place has a box of its own: boxes are values.
Reference SymbolicHeap::box(Symbol class_name, State& state) {
  assumptions_.insert("unknown boxes are compared by equals");
  auto contents = std::make_shared<Contents>(*executor_.objects().fresh_instance(class_name));
  for (const auto& [field, slot] : executor_.objects().layout(class_name).slot)
    if (field->name == "value") contents->slots[slot] = number(field->type.kind);
  const auto object = add_object(state, executor_.instance_info(class_name), contents);
  return choose_among({object}, true, {null_object, roots_++, null_object});
}

// Any of the objects that exist, or null: the guards are those of a free number.
Reference SymbolicHeap::choose_among(const Pool& objects, bool or_null, const Place& place) {
  Pool choices(objects);
  if (or_null) choices.insert(choices.begin(), null_object);
  if (choices.empty()) throw Unsupported("there is no object that an unknown value could be");
  constexpr std::size_t most_choices = 1'000'000;
  choices_ += choices.size();
  if (choices_ > most_choices)
    throw UserError("the unknown heap is too large for this engine: lower --objects");
  const auto width = std::max(1U, static_cast<std::uint32_t>(std::bit_width(choices.size() - 1)));
  const Term pick = terms().fresh_constant("pick", terms().bit_vector_sort(width));
  std::vector<Target> targets;
  Term last = terms().true_term();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Term here = terms().equal(pick, terms().bit_vector(width, i));
    // Every number that is none of the others means the last.
    const Term guard = i + 1 == choices.size() ? last : here;
    targets.push_back({choices[i], guard});
    last = terms().conjunction(last, terms().negation(here));
    if (const auto* unknown = find(choices[i])) assume(terms().implies(guard, unknown->exists));
  }
  std::sort(targets.begin(), targets.end(),
            [](const Target& a, const Target& b) { return a.object < b.object; });
  Reference result(std::move(targets));
  place_index_[place] = places_.size();
  places_.emplace_back(place, result);
  return result;
}

// --- symmetry ---

Term SymbolicHeap::symmetry_breaking(std::size_t bits_per_pair) const {
  std::vector<Term> constraints;
  for (const auto& [descriptor, pool] : pools_)
    for (std::size_t i = 0; i + 1 < pool.size(); ++i)
      if (find(pool[i]) && find(pool[i + 1]))
        constraints.push_back(renamed_not_greater(pool[i], pool[i + 1], bits_per_pair));
  return terms().conjunction(constraints);
}

// The bits of the heap, existence first, then who refers to whom in a fixed order, are lexicographically not
// less than those of the heap in which the two objects have changed places. Every class of heaps that are
// equal up to renaming has a greatest one, which satisfies this for all pairs.
Term SymbolicHeap::renamed_not_greater(ObjectId first, ObjectId second, std::size_t bits) const {
  const auto renamed = [&](ObjectId object) {
    return object == first ? second : object == second ? first : object;
  };
  std::vector<std::pair<Term, Term>> compared{{find(first)->exists, find(second)->exists}};
  for (const auto& [place, value] : places_) {
    if (compared.size() >= bits) break;
    const auto mirrored = place_index_.find({renamed(place.owner), place.slot, renamed(place.key)});
    if (mirrored == place_index_.end()) return terms().true_term();
    const auto& image = places_[mirrored->second].second;
    for (const auto& target : value.targets()) {
      const Term there = executor_.values().is(image, renamed(target.object));
      if (there != target.guard) compared.emplace_back(target.guard, there);
    }
  }
  Term not_less = terms().true_term();
  for (auto pair = compared.rbegin(); pair != compared.rend(); ++pair)
    not_less = terms().if_then_else(terms().exclusive_or(pair->first, pair->second), pair->first, not_less);
  return not_less;
}

}  // namespace jury::encode
