#include "engine/relational/concrete_heap.h"

#include "support/diagnostics.h"

namespace jury::engine {

using encode::Contents;
using encode::ObjectId;
using encode::Shape;
using ir::Kind;

void ConcreteHeap::set_statics() {
  for (const auto& name : heap_.initialized()) interpreter_.initialize(name);
  for (const auto& input : heap_.statics()) {
    interpreter_.set_static(input.class_name, input.field->name.view(),
                            value(input.field->type.kind, input.value));
  }
}

void ConcreteHeap::build_all() {
  for (const auto& unknown : heap_.objects())
    if (circuit_.value(unknown.exists).boolean()) object(unknown.id);
}

void ConcreteHeap::make_instance(ObjectId id) {
  const auto name = executor_.objects().info(id).type.name;
  interpreter_.initialize(name);
  objects_.push_back(built_[id] = interpreter_.new_object(name));
}

trace::Value ConcreteHeap::value(Kind kind, const encode::Value& symbolic) {
  if (std::holds_alternative<encode::Reference>(symbolic))
    return trace::Value::of(object(target(encode::reference(symbolic))));
  const auto& term = encode::term(symbolic);
  if (kind == Kind::Float || kind == Kind::Double) {
    if (!term.is_value()) throw Unsupported("an unknown floating-point number");
    const auto bits = term.float_value().bits().bits();
    return kind == Kind::Float ? trace::Value::of(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                               : trace::Value::of(std::bit_cast<double>(bits));
  }
  const auto bits = circuit_.value(term).bit_vector().bits();
  if (kind == Kind::Long) return trace::Value::of(static_cast<std::int64_t>(bits));
  return trace::Value::of(static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)));
}

ObjectId ConcreteHeap::target(const encode::Reference& reference) {
  for (const auto& candidate : reference.targets())
    if (circuit_.value(candidate.guard).boolean()) return candidate.object;
  return encode::null_object;
}

trace::Object* ConcreteHeap::object(ObjectId id) {
  if (id == encode::null_object) return nullptr;
  if (const auto known = built_.find(id); known != built_.end()) return known->second;
  const auto* unknown = heap_.find(id);
  if (!unknown) return built_[id] = known_object(id);
  const auto& info = executor_.objects().info(id);
  switch (info.shape) {
    case Shape::Instance:
      return build_instance(id, *unknown->contents);
    case Shape::Array:
      return build_array(id, *unknown->contents);
    case Shape::Sequence:
      return built_[id] = build_sequence(*unknown->contents);
    case Shape::Table:
      return built_[id] = build_table(*unknown->contents, info.linked);
    case Shape::Cursor:
    case Shape::Text:
    case Shape::Class:
    case Shape::Statics:
      break;
  }
  internal_error(__FILE__, __LINE__, "an unknown object of a shape without unknown objects");
}

// A string, or something that a class initialiser made.
trace::Object* ConcreteHeap::known_object(ObjectId id) {
  auto& objects = executor_.objects();
  if (objects.info(id).shape == Shape::Text)
    if (const auto content = objects.constant_content(objects.contents(before_, id)))
      return interpreter_.interned_string(*content);
  for (const auto& name : workspace_.user_classes()) {
    const auto& statics = before_.heap.find(objects.statics(name));
    if (!statics) continue;
    for (const auto& [field, slot] : objects.static_layout(name).slot) {
      if (!field->type.is_reference()) continue;
      const auto& reference = encode::reference(statics->slots[slot]);
      if (!reference.is_single() || reference.single() != id) continue;
      interpreter_.initialize(name);
      return interpreter_.get_static(name, field->name.view()).as_object();
    }
  }
  throw Unsupported("an object that a class initialiser made cannot be found again");
}

trace::Object* ConcreteHeap::build_instance(ObjectId id, const Contents& contents) {
  const auto name = executor_.objects().info(id).type.name;
  // As in the symbolic heap; static fields of the program's own classes are part of it.
  if (!workspace_.is_user_class(name)) interpreter_.initialize(name);
  auto* instance = built_[id] = interpreter_.new_object(name);
  objects_.push_back(instance);
  const auto& layout = executor_.objects().layout(name);
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    interpreter_.set_field(*instance, *layout.fields[i],
                           value(layout.fields[i]->type.kind, contents.slots[i]));
  return instance;
}

trace::Object* ConcreteHeap::build_array(ObjectId id, const Contents& contents) {
  const auto& type = executor_.objects().info(id).type;
  const auto length = number(contents.size);
  auto* array = built_[id] = interpreter_.new_array(type, length);
  objects_.push_back(array);
  for (std::uint32_t i = 0; i < length; ++i)
    interpreter_.set_element(*array, i, value(type.element().kind, contents.slots[i]));
  return array;
}

trace::Object* ConcreteHeap::build_sequence(const Contents& contents) {
  std::vector<trace::Object*> items;
  for (std::uint32_t i = 0; i < number(contents.size); ++i)
    items.push_back(object(target(encode::reference(contents.slots[i]))));
  return interpreter_.new_sequence(items);
}

trace::Object* ConcreteHeap::build_table(const Contents& contents, bool linked) {
  std::vector<trace::Interpreter::TableEntry> entries;
  for (std::size_t i = 0; i < contents.slots.size(); ++i)
    if (circuit_.value(contents.flags[i]).boolean())
      entries.push_back({object(target(encode::reference(contents.slots[i]))),
                         object(target(encode::reference(contents.values[i]))), std::nullopt});
  return interpreter_.new_table(linked ? trace::Table::Order::Linked : trace::Table::Order::Hashed, entries);
}

}  // namespace jury::engine
