#include "trace/saved_state.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "support/diagnostics.h"

namespace jury::trace {

namespace {

bool has_slots(Shape shape) {
  return shape == Shape::Instance || shape == Shape::Throwable || shape == Shape::Mirror;
}

std::size_t element_bytes(const Object& object) {
  return object.length * Heap::element_size(object.type->shape);
}

}  // namespace

SavedState::SavedState(Heap& heap, ClassTable& classes) {
  heap.for_each([this](Object& object) {
    objects_.emplace(&object, contents_.size());
    contents_.push_back({&object, copy(object)});
  });
  classes.for_each([this](ClassInfo& type) {
    // What a class computes when it is initialised later is the same as if it had been before.
    if (type.static_fields.empty() || type.state != InitializationState::Initialized) return;
    std::vector<Value> values;
    for (const auto& slot : type.static_fields) values.push_back(type.statics[slot.slot]);
    statics_.emplace_back(&type, std::move(values));
  });
}

SavedState::Content SavedState::copy(Object& object) {
  Content content;
  const Shape shape = object.type->shape;
  if (has_slots(shape)) {
    content.slots.assign(object.fields(), object.fields() + object.type->slot_count);
  } else if (shape == Shape::Sequence) {
    content.items.insert(0, static_cast<SequenceObject&>(object).items.items());
  } else if (shape == Shape::Table) {
    content.table = static_cast<TableObject&>(object).table.copy();
  } else if (shape == Shape::Cursor) {
    content.keys = static_cast<CursorObject&>(object).keys;
    content.position = static_cast<CursorObject&>(object).position;
  } else if (const auto bytes = element_bytes(object); bytes > 0 && shape != Shape::Text) {
    content.elements.assign(object.elements<std::byte>(), object.elements<std::byte>() + bytes);
  }
  return content;
}

void SavedState::exchange(SavedObject& saved) {
  Object& object = *saved.object;
  Content& content = saved.content;
  const Shape shape = object.type->shape;
  if (has_slots(shape)) {
    std::swap_ranges(content.slots.begin(), content.slots.end(), object.fields());
  } else if (shape == Shape::Sequence) {
    std::swap(content.items, static_cast<SequenceObject&>(object).items);
  } else if (shape == Shape::Table) {
    content.table->swap_content(static_cast<TableObject&>(object).table);
  } else if (shape == Shape::Cursor) {
    std::swap(content.keys, static_cast<CursorObject&>(object).keys);
    std::swap(content.position, static_cast<CursorObject&>(object).position);
  } else if (!content.elements.empty()) {
    std::swap_ranges(content.elements.begin(), content.elements.end(), object.elements<std::byte>());
  }
}

void SavedState::exchange() {
  for (auto& saved : contents_) exchange(saved);
  for (auto& [type, values] : statics_)
    for (std::size_t i = 0; i < values.size(); ++i)
      std::swap(values[i], type->statics[type->static_fields[i].slot]);
}

void SavedState::mark_content(Heap& heap, const SavedObject& saved) {
  heap.mark(saved.object);
  const Content& content = saved.content;
  if (has_slots(saved.object->type->shape)) {
    for (const auto slot : saved.object->type->reference_slots) heap.mark(content.slots[slot].as_object());
  } else if (saved.object->type->shape == Shape::ReferenceArray) {
    const auto* elements = reinterpret_cast<Object* const*>(content.elements.data());
    for (std::size_t i = 0; i < content.elements.size() / sizeof(Object*); ++i) heap.mark(elements[i]);
  }
  for (Object* item : content.items.items()) heap.mark(item);
  if (content.keys)
    for (Object* key : *content.keys) heap.mark(key);
  if (content.table)
    content.table->for_each([&](const Table::Entry& entry) {
      heap.mark(entry.key);
      heap.mark(entry.value);
    });
}

void SavedState::mark_roots(Heap& heap) const {
  for (const auto& saved : contents_) mark_content(heap, saved);
  for (const auto& [type, values] : statics_)
    for (std::size_t i = 0; i < values.size(); ++i)
      if (type->static_fields[i].field->type.is_reference()) heap.mark(values[i].as_object());
}

void StateKeeper::keep_outermost() {
  JURY_CHECK(entered_.empty(), "a state is kept while another is entered");
  outermost_ = std::make_unique<SavedState>(heap_, classes_);
}

std::int32_t StateKeeper::keep(std::uint32_t depth) {
  while (!kept_.empty() && kept_.back().depth >= depth) kept_.pop_back();
  kept_.push_back({depth, std::make_unique<SavedState>(heap_, classes_)});
  return static_cast<std::int32_t>(kept_.size());
}

SavedState& StateKeeper::state(std::int32_t mark) {
  const auto index = static_cast<std::size_t>(mark);
  if (mark == 0 && outermost_) return *outermost_;
  if (mark > 0 && index <= kept_.size()) return *kept_[index - 1].state;
  throw Unsupported("a specification looks back to a state that was not kept");
}

void StateKeeper::enter(std::int32_t mark) {
  SavedState& wanted = state(mark);
  if (!entered_.empty()) state(entered_.back()).exchange();
  wanted.exchange();
  entered_.push_back(mark);
}

void StateKeeper::leave() {
  JURY_CHECK(!entered_.empty(), "a state is left that was not entered");
  state(entered_.back()).exchange();
  entered_.pop_back();
  if (!entered_.empty()) state(entered_.back()).exchange();
}

void StateKeeper::leave_to(std::size_t count) {
  while (entered_.size() > count) leave();
}

void StateKeeper::mark_roots() const {
  if (outermost_) outermost_->mark_roots(heap_);
  for (const auto& kept : kept_) kept.state->mark_roots(heap_);
}

void StateKeeper::reset() {
  leave_to(0);
  outermost_.reset();
  kept_.clear();
}

std::vector<Object*> references_of(const Object& object) {
  std::vector<Object*> found;
  const auto add = [&](Object* target) {
    if (target) found.push_back(target);
  };
  const Shape shape = object.type->shape;
  if (has_slots(shape)) {
    for (const auto slot : object.type->reference_slots) add(object.fields()[slot].as_object());
  } else if (shape == Shape::ReferenceArray) {
    for (std::uint32_t i = 0; i < object.length; ++i) add(object.elements<Object*>()[i]);
  } else if (shape == Shape::Sequence) {
    for (Object* item : static_cast<const SequenceObject&>(object).items.items()) add(item);
  } else if (shape == Shape::Table) {
    static_cast<const TableObject&>(object).table.for_each([&](const Table::Entry& entry) {
      add(entry.key);
      add(entry.value);
    });
  }
  return found;
}

}  // namespace jury::trace
