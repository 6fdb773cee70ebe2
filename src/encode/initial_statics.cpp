// The static part of an initial heap: objects in static final fields and constants of enums, as far as what
// they contain may have changed since their classes were initialised (start/static_contents.h).
#include <algorithm>

#include "encode/initial_heap.h"
#include "ir/member_types.h"
#include "support/diagnostics.h"

namespace jury::encode {

Reference InitialHeap::present(const ir::Field& field, const State& state) {
  auto& objects = executor_.objects();
  const auto slot = objects.static_layout(field.owner).slot.at(&field);
  return reference(objects.contents(state, objects.statics(field.owner)).slots[slot]);
}

// Private ones stay within their class, which hands them to nobody.
void InitialHeap::share(const ir::Field& field, State& state) {
  auto& objects = executor_.objects();
  if (!field.type.is_reference() || (field.flags & ir::access::is_private)) return;
  const auto now = present(field, state);
  if (!now.is_single() || now.single() == null_object) return;
  const auto shape = objects.info(now.single()).shape;
  if (shape != Shape::Instance && shape != Shape::Array) return;
  if (!constants_.try_emplace(now.single(), Constant{field.owner, field.name}).second) return;
  shared_.push_back({now.single(), ir::declared_type_of(field)});
  if (!contents_.is_immutable(field.type))
    executor_.rely("what " + ir::display_class(field.owner.view()) + "." + field.name.text() +
                   " contains is changed by the classes given only");
}

void InitialHeap::add_shared(const ir::DeclaredType& type, std::vector<ObjectId>& result) {
  for (const auto& shared : shared_) {
    const auto& made = executor_.objects().info(shared.id).type;
    const bool same_elements = type.arguments.empty() || type.arguments == shared.type.arguments;
    if (same_elements && workspace_.program().is_subtype(made, type.type)) result.push_back(shared.id);
  }
}

// The objects of a class of the library that its own static fields name.
std::vector<ObjectId> InitialHeap::constants_of(Symbol class_name, State& state) {
  executor_.rely("a value of type " + ir::display_class(class_name.view()) +
                 " is null or one of the constants of this class");
  auto initialized = executor_.initialize_at_start(class_name, std::move(state));
  JURY_CHECK(initialized, "a class of the models that cannot be initialised");
  state = std::move(*initialized);
  std::vector<ObjectId> result;
  for (const auto& field : workspace_.program().get_class(class_name).fields) {
    if (!field.is_static() || field.type != ir::Type::reference(class_name)) continue;
    const auto constant = present(field, state).single();
    constants_.try_emplace(constant, Constant{field.owner, field.name});
    result.push_back(constant);
  }
  return result;
}

Value InitialHeap::held(const ir::Field& field, std::optional<Symbol> exact, State& state) {
  auto& objects = executor_.objects();
  const auto now = present(field, state);
  if (now.is_single() && now.single() == null_object) return now;
  const auto place = ir::display_class(field.owner.view()) + "." + field.name.text();
  if (is_ordered_otherwise(now, state, 1))
    throw Unsupported("what " + place + " contains may have changed, and it has an order of its own");
  auto type = ir::declared_type_of(field);
  if (exact) type.type = ir::Type::reference(*exact);
  auto fitting = candidates(type, state);
  if (exact) std::erase_if(fitting, [&](ObjectId id) { return objects.info(id).type.name != *exact; });
  if (fitting.empty())
    throw Unsupported("what " + place + " contains may have changed since the class was initialised");
  const auto chosen = choose_among(fitting, false);
  if (type.type.is_array()) keep_length(now, chosen, state);
  return chosen;
}

// By a comparator, or by access: collections of unknown content are ordered as usual. A set may have a map in
// it.
bool InitialHeap::is_ordered_otherwise(const Reference& made, const State& state, int depth) {
  auto& objects = executor_.objects();
  for (const auto& target : made.targets()) {
    if (target.object == null_object || objects.info(target.object).shape != Shape::Instance) continue;
    const auto& layout = objects.layout(objects.info(target.object).type.name);
    const auto& slots = objects.contents(state, target.object).slots;
    for (std::size_t i = 0; i < layout.fields.size(); ++i) {
      const auto& field = *layout.fields[i];
      if (workspace_.is_user_class(field.owner)) continue;
      if (field.name == "accessOrder" && !(term(slots[i]) == term(objects.default_value(ir::Kind::Boolean))))
        return true;
      if (!field.type.is_reference()) continue;
      const auto& held = reference(slots[i]);
      if (field.name == "comparator" && !executor_.values().is_null(held).is_true()) return true;
      if (depth > 0 && is_ordered_otherwise(held, state, depth - 1)) return true;
    }
  }
  return false;
}

// An array is as long as it was made.
void InitialHeap::keep_length(const Reference& now, const Reference& chosen, const State& state) {
  auto& terms = executor_.values().terms();
  for (const auto& target : chosen.targets())
    for (const auto& made : now.targets()) {
      if (made.object == null_object) continue;
      const Term length = executor_.objects().contents(state, made.object).size;
      const Term same = terms.equal(executor_.objects().contents(state, target.object).size, length);
      executor_.assumptions_.push_back(terms.implies(terms.conjunction(target.guard, made.guard), same));
    }
}

// What of the constants may have changed since they were made is any, and what they may have been made of.
void InitialHeap::free_constants(Symbol class_name, const std::vector<ObjectId>& constants) {
  const bool is_immutable = contents_.is_immutable(ir::Type::reference(class_name));
  for (const auto constant : constants) {
    if (is_immutable && is_same_always(constants_.at(constant))) continue;
    if (freed_constants_.insert(constant).second) to_fill_.emplace(place(0), constant);
  }
}

bool InitialHeap::is_same_always(const Constant& constant) {
  const auto& cls = workspace_.program().get_class(constant.class_name);
  const auto* field = cls.find_field(constant.field, ir::Type::reference(constant.class_name));
  return !field || contents_.values().is_same_always(*field);
}

// The fields of a constant that were or may have been changed, or made of another state; the others are as
// they were made.
Contents InitialHeap::any_constant(ObjectId constant, State& state) {
  Contents contents = executor_.objects().contents(state, constant);
  const auto& layout = executor_.objects().layout(executor_.objects().info(constant).type.name);
  const auto& where = constants_.at(constant);
  const bool is_same = is_same_always(where);
  const bool is_complete = from_any_state_.count(where.class_name) > 0;
  if (!is_same && !is_complete)
    executor_.approximate("the constants of " + ir::display_class(where.class_name.view()) +
                          ", whose initialiser reads what may have changed, have any fields");
  for (std::size_t i = 0; i < layout.fields.size(); ++i) {
    const auto& field = *layout.fields[i];
    const bool is_as_made = is_same || (is_complete && !field.type.is_reference());
    const bool is_fixed =
        is_as_made && (field.flags & ir::access::is_final) && contents_.is_immutable(field.type);
    if (workspace_.is_user_class(field.owner) && !is_fixed) contents.slots[i] = any_of_field(field, state);
  }
  return contents;
}

}  // namespace jury::encode
