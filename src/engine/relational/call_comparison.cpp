#include "engine/relational/call_comparison.h"

#include <algorithm>

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using ir::Kind;

CallComparison::CallComparison(encode::Executor& executor, TermCircuit& model,
                               trace::Interpreter& interpreter, const Built& built,
                               std::vector<const ReplacedCall*> calls)
    : executor_(executor), model_(model), interpreter_(interpreter), built_(built), calls_(std::move(calls)) {
  for (const auto& [id, object] : built_) ids_.emplace(object, id);
}

void CallComparison::called(const trace::FrameView& frame) {
  if (invalid_ || inside_ || next_ == calls_.size()) return;
  if (frame.method == calls_[next_]->method) inside_ = frame.depth;
}

void CallComparison::returning(const trace::FrameView& frame, std::optional<trace::Value> value) {
  if (invalid_ || inside_ != frame.depth) return;
  inside_.reset();
  const auto& call = *calls_[next_++];
  if (differs(call, value)) invalid_ = &call;
}

bool CallComparison::differs(const ReplacedCall& call, std::optional<trace::Value> result) {
  const auto type = ir::Signature::from_descriptor(call.method->descriptor.view()).result;
  if (call.returned.value && result && value_differs(type.kind, *call.returned.value, *result)) return true;
  return std::any_of(built_.begin(), built_.end(), [&](const auto& entry) {
    return entry.second && object_differs(entry.first, *entry.second, call.returned.state);
  });
}

bool CallComparison::object_differs(ObjectId id, const trace::Object& object, const encode::State& state) {
  auto& objects = executor_.objects();
  const auto& info = objects.info(id);
  const auto& contents = objects.contents(state, id);
  if (info.shape == Shape::Sequence || info.shape == Shape::Table)
    return collection_differs(id, const_cast<trace::Object&>(object), contents);
  if (info.shape != Shape::Instance) return false;
  const auto& layout = objects.layout(info.type.name);
  for (std::size_t i = 0; i < layout.fields.size(); ++i) {
    const auto& field = *layout.fields[i];
    if (field.name == "modCount") continue;  // which summaries do not count
    if (value_differs(field.type.kind, contents.slots[i], interpreter_.get_field(object, field))) return true;
  }
  return false;
}

// Elements in order, or keys with their values.
bool CallComparison::collection_differs(ObjectId id, trace::Object& object,
                                        const encode::Contents& contents) {
  const auto snapshot = interpreter_.snapshot({{"", Kind::Reference, trace::Value::of(&object)}});
  const auto& actual = snapshot.objects.front();
  const auto address = [&](const trace::SnapshotValue& value) {
    return value.is_null() ? nullptr : snapshot.objects[static_cast<std::size_t>(value.object)].address;
  };
  if (executor_.objects().info(id).shape == Shape::Sequence) {
    const auto length = model_.value(contents.size).bit_vector().bits();
    if (length != actual.elements.size()) return true;
    for (std::size_t i = 0; i < length; ++i)
      if (reference_differs(contents.slots[i], address(actual.elements[i]))) return true;
    return false;
  }
  std::size_t present = 0;
  for (std::size_t i = 0; i < contents.slots.size(); ++i) {
    if (!model_.value(contents.flags[i]).boolean()) continue;
    ++present;
    bool found = false;
    for (std::size_t k = 0; k < actual.elements.size() && !found; ++k)
      found = !reference_differs(contents.slots[i], address(actual.elements[k])) &&
              !reference_differs(contents.values[i], address(actual.values[k]));
    if (!found) return true;
  }
  return present != actual.elements.size();
}

bool CallComparison::value_differs(Kind kind, const encode::Value& symbolic, trace::Value value) {
  if (kind == Kind::Reference) return reference_differs(symbolic, value.as_object());
  if (kind == Kind::Long || kind == Kind::Float || kind == Kind::Double) return false;
  const auto bits = model_.value(encode::term(symbolic)).bit_vector().bits();
  return static_cast<std::uint32_t>(bits) != static_cast<std::uint32_t>(value.as_int());
}

bool CallComparison::reference_differs(const encode::Value& symbolic, const trace::Object* object) {
  const auto said = target(encode::reference(symbolic));
  if (said == encode::null_object || !object) return (said == encode::null_object) != (object == nullptr);
  // What sets map their elements to, and boxes: one is as good as another.
  if (executor_.objects().info(said).type.name.view().starts_with("java/lang/")) return false;
  const auto known = ids_.find(object);
  const bool is_new = known == ids_.end(), said_new = !built_.contains(said);
  return is_new != said_new || (!is_new && known->second != said);
}

ObjectId CallComparison::target(const encode::Reference& reference) {
  for (const auto& candidate : reference.targets())
    if (model_.value(candidate.guard).boolean()) return candidate.object;
  return encode::null_object;
}

}  // namespace jury::engine
