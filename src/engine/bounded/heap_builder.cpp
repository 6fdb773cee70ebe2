#include "engine/bounded/heap_builder.h"

#include <algorithm>
#include <bit>

#include "encode/initial_collections.h"
#include "start/library_values.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Value;
using ir::Kind;

trace::Choice to_choice(Kind kind, const logic::Value& value) {
  trace::Choice choice;
  choice.kind = kind;
  if (value.is_boolean())
    choice.value = trace::Value::of(static_cast<std::int32_t>(value.boolean()));
  else if (kind == Kind::Float)
    choice.value =
        trace::Value::of(std::bit_cast<float>(static_cast<std::uint32_t>(value.floating().bits().bits())));
  else if (kind == Kind::Double)
    choice.value = trace::Value::of(std::bit_cast<double>(value.floating().bits().bits()));
  else if (kind == Kind::Long)
    choice.value = trace::Value::of(static_cast<std::int64_t>(value.bit_vector().bits()));
  else
    choice.value =
        trace::Value::of(static_cast<std::int32_t>(static_cast<std::uint32_t>(value.bit_vector().bits())));
  return choice;
}

HeapBuilder::HeapBuilder(encode::Executor& executor, const encode::InitialHeap& heap,
                         program::Program& program, trace::Interpreter& interpreter, const Evaluate& evaluate)
    : executor_(executor), heap_(heap), program_(program), interpreter_(interpreter), evaluate_(evaluate) {}

trace::Value HeapBuilder::value(Kind kind, const Value& symbolic) {
  if (std::holds_alternative<logic::Term>(symbolic))
    return to_choice(kind, evaluate_(encode::term(symbolic))).value;
  return trace::Value::of(object(target(encode::reference(symbolic))));
}

ObjectId HeapBuilder::target(const encode::Reference& reference) {
  for (const auto& candidate : reference.targets())
    if (candidate.guard.is_true() || evaluate_(candidate.guard).boolean()) return candidate.object;
  return encode::null_object;
}

std::uint32_t HeapBuilder::number(logic::Term term) {
  return static_cast<std::uint32_t>(evaluate_(term).bit_vector().bits());
}

const encode::Contents& HeapBuilder::contents(ObjectId id) const {
  for (const auto& initial : heap_.objects())
    if (initial.id == id) return *initial.contents;
  internal_error(__FILE__, __LINE__, "an initial object without contents");
}

const encode::InitialHeap::InitialCollection* HeapBuilder::collection(ObjectId id) const {
  for (const auto& candidate : heap_.collections())
    if (candidate.id == id) return &candidate;
  return nullptr;
}

// Building.

void HeapBuilder::build_constants() {
  for (const auto& [constant, name] : heap_.constants()) object(constant);
}

trace::Object* HeapBuilder::object(ObjectId id) {
  if (id == encode::null_object) return nullptr;
  const auto known = built_.find(id);
  if (known != built_.end()) return known->second;
  const auto constant = heap_.constants().find(id);
  if (constant != heap_.constants().end()) {
    interpreter_.initialize(constant->second.class_name);
    built_[id] =
        interpreter_.get_static(constant->second.class_name, constant->second.field.view()).as_object();
    return is_free(id) ? set_fields(id, *built_[id]) : built_[id];
  }
  if (const auto* found = collection(id)) return build_collection(*found);
  const auto& info = executor_.objects().info(id);
  if (info.shape == encode::Shape::Class)
    return built_[id] = interpreter_.class_object(ir::Type::reference(info.class_name));
  if (info.shape == encode::Shape::Text && info.literal)
    return built_[id] = interpreter_.interned_string(*executor_.objects().constant_content(*info.initial));
  if (info.shape == encode::Shape::Text) {
    const bool interned = info.interned && evaluate_(info.interned).boolean();
    return built_[id] = interned ? interpreter_.interned_string(text(id)) : interpreter_.new_string(text(id));
  }
  return info.shape == encode::Shape::Array ? build_array(id, info.type) : build_instance(id, info.type.name);
}

trace::Object* HeapBuilder::build_instance(ObjectId id, Symbol class_name) {
  built_[id] = interpreter_.new_object(class_name);
  set_fields(id, *built_[id]);
  if (const auto* part = heap_.library_part(id)) take_contents(*part, *built_[id]);
  return built_[id];
}

// A collection of the program's own has what its part of the library contains.
void HeapBuilder::take_contents(const encode::InitialHeap::LibraryPart& part, trace::Object& whole) {
  const auto* from = object(part.object);
  for (const auto* field : executor_.objects().layout(executor_.objects().info(part.object).type.name).fields)
    interpreter_.set_field(whole, field->name.view(), interpreter_.get_field(*from, field->name.view()));
  if (part.access_order)
    interpreter_.set_field(whole, "accessOrder", value(Kind::Boolean, *part.access_order));
}

bool HeapBuilder::is_free(ObjectId id) const {
  return std::any_of(heap_.objects().begin(), heap_.objects().end(),
                     [&](const auto& initial) { return initial.id == id; });
}

// Whether it leads to the free part of the heap only. What an enum's constant was made with need not be
// built.
bool HeapBuilder::is_buildable(const Value& value) const {
  if (std::holds_alternative<logic::Term>(value)) return true;
  const auto& targets = encode::reference(value).targets();
  return std::all_of(targets.begin(), targets.end(), [&](const encode::Target& target) {
    return target.object == encode::null_object || is_free(target.object) || collection(target.object) ||
           heap_.constants().count(target.object) > 0 ||
           executor_.objects().info(target.object).shape == encode::Shape::Class;
  });
}

trace::Object* HeapBuilder::set_fields(ObjectId id, trace::Object& object) {
  const auto& layout = executor_.objects().layout(executor_.objects().info(id).type.name);
  const auto& slots = contents(id).slots;
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    if (is_buildable(slots[i]))
      interpreter_.set_field(object, *layout.fields[i], value(layout.fields[i]->type.kind, slots[i]));
  return &object;
}

std::u16string HeapBuilder::text(ObjectId id) {
  std::u16string result;
  for (std::uint32_t i = 0; i < number(contents(id).size); ++i)
    result += static_cast<char16_t>(number(encode::term(contents(id).slots[i])));
  return result;
}

trace::Object* HeapBuilder::build_array(ObjectId id, const ir::Type& type) {
  const auto length = number(contents(id).size);
  auto* array = built_[id] = interpreter_.new_array(type, length);
  for (std::uint32_t i = 0; i < length; ++i)
    interpreter_.set_element(*array, i, value(type.element().kind, contents(id).slots[i]));
  return array;
}

trace::Object* HeapBuilder::array_of(const std::vector<Value>& elements, std::uint32_t count) {
  auto* array = interpreter_.new_array(ir::Type::from_descriptor("[Ljava/lang/Object;"), count);
  for (std::uint32_t i = 0; i < count; ++i)
    interpreter_.set_element(*array, i, value(Kind::Reference, elements[i]));
  return array;
}

trace::Object* HeapBuilder::build_collection(const encode::InitialHeap::InitialCollection& found) {
  const auto class_name = executor_.objects().info(found.id).type.name;
  interpreter_.initialize(class_name);
  auto* object = built_[found.id] = interpreter_.new_object(class_name);
  const auto* constructor = program_.get_class(class_name).find_method(Symbol("<init>"), Symbol("()V"));
  const trace::Value self[] = {trace::Value::of(object)};
  interpreter_.run(*constructor, self);
  const auto count = number(found.count);
  std::vector<trace::Value> arguments{trace::Value::of(object),
                                      trace::Value::of(array_of(found.keys, count))};
  if (found.is_map) arguments.push_back(trace::Value::of(array_of(found.values, count)));
  arguments.push_back(trace::Value::of(static_cast<std::int32_t>(count)));
  interpreter_.run(encode::fill_method(program_, found.is_map), arguments);
  return object;
}

bool HeapBuilder::is_box(ObjectId id) const {
  const auto& info = executor_.objects().info(id);
  return info.shape == encode::Shape::Instance && start::is_box(info.type.name);
}

}  // namespace jury::engine
