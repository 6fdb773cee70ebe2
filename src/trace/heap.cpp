#include "trace/heap.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "support/diagnostics.h"
#include "trace/limits.h"
#include "trace/stack_trace.h"

namespace jury::trace {

namespace {

constexpr std::size_t small_interval = 4096;  // below it, for tests, the size of the heap does not count
constexpr std::uint32_t first_hash = 0x1b2c6f3;
constexpr std::uint32_t hash_bits = (1u << 30) - 1;

struct ShapeInfo {
  Shape shape;
  std::size_t element_size;
};

constexpr std::array shapes{
    ShapeInfo{Shape::Instance, 0},   ShapeInfo{Shape::Throwable, 0},   ShapeInfo{Shape::Mirror, 0},
    ShapeInfo{Shape::Text, 0},       ShapeInfo{Shape::Sequence, 0},    ShapeInfo{Shape::Table, 0},
    ShapeInfo{Shape::Cursor, 0},     ShapeInfo{Shape::ByteArray, 1},   ShapeInfo{Shape::CharArray, 2},
    ShapeInfo{Shape::ShortArray, 2}, ShapeInfo{Shape::IntArray, 4},    ShapeInfo{Shape::LongArray, 8},
    ShapeInfo{Shape::FloatArray, 4}, ShapeInfo{Shape::DoubleArray, 8}, ShapeInfo{Shape::ReferenceArray, 8},
    ShapeInfo{Shape::None, 0},
};
static_assert(shapes.size() == static_cast<std::size_t>(Shape::None) + 1);
static_assert([] {
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (static_cast<std::size_t>(shapes[i].shape) != i) return false;
  return true;
}());

constexpr std::size_t shortest_buffer = 64;
constexpr std::size_t longest_text = 0x3fffffff;

void share(TextObject& text, TextBuffer& buffer, std::uint32_t length) {
  ++buffer.owners;
  text.buffer = &buffer;
  text.content = buffer.data();
  text.length = length;
}

}  // namespace

Heap::Heap(std::size_t limit_bytes, std::size_t collection_bytes)
    : limit_(limit_bytes),
      collection_bytes_(collection_bytes),
      next_collection_(collection_point(0)),
      next_hash_(first_hash) {}

// When the heap has doubled, and in any case with a tenth of the room left.
std::size_t Heap::collection_point(std::size_t live) const {
  return std::min(
      limit_ - limit_ / 10,
      live + (collection_bytes_ < small_interval ? collection_bytes_ : std::max(collection_bytes_, live)));
}

Heap::~Heap() {
  for (Object* object : permanent_) object->permanent = 0;
  permanent_.clear();
  sweep();
}

std::size_t Heap::element_size(Shape shape) { return shapes[static_cast<std::size_t>(shape)].element_size; }

void* Heap::allocate(std::size_t size) {
  size = (size + cell_granularity - 1) / cell_granularity * cell_granularity;
  if (size > largest_cell) return allocate_large(size);
  FreeCell*& free = free_[size / cell_granularity];
  if (!free) add_chunk(size);
  FreeCell* cell = free;
  free = cell->next;
  std::memset(static_cast<void*>(cell), 0, size);
  bytes_ += size;
  return cell;
}

void* Heap::allocate_large(std::size_t size) {
  if (bytes_ + size > limit_) throw LimitReached{Limit::Memory};
  void* memory = std::calloc(1, size);
  if (!memory) throw LimitReached{Limit::Memory};
  large_.push_back(static_cast<Object*>(memory));
  bytes_ += size;
  return memory;
}

void Heap::add_chunk(std::size_t cell_size) {
  if (bytes_ >= limit_) throw LimitReached{Limit::Memory};
  Chunk chunk{std::make_unique_for_overwrite<std::byte[]>(chunk_bytes), cell_size, chunk_bytes / cell_size};
  FreeCell*& free = free_[cell_size / cell_granularity];
  for (std::size_t i = chunk.cell_count; i-- > 0;)
    free = new (chunk.memory.get() + i * cell_size) FreeCell{nullptr, free};
  chunks_.push_back(std::move(chunk));
}

Object* Heap::new_instance(ClassInfo& type) {
  auto* object = static_cast<Object*>(allocate(sizeof(Object) + type.slot_count * sizeof(Value)));
  object->type = &type;
  return object;
}

Object* Heap::new_array(ClassInfo& type, std::uint32_t length) {
  auto* array = static_cast<Object*>(allocate(sizeof(Object) + length * element_size(type.shape)));
  array->type = &type;
  array->length = length;
  return array;
}

TextObject* Heap::new_text(ClassInfo& type, std::size_t length) {
  auto* text = static_cast<TextObject*>(allocate(sizeof(TextObject) + length * sizeof(char16_t)));
  text->type = &type;
  text->length = static_cast<std::uint32_t>(length);
  text->content = text->inline_content();
  return text;
}

TextObject* Heap::new_text(ClassInfo& type, std::u16string_view content) {
  TextObject* text = new_text(type, content.size());
  std::copy(content.begin(), content.end(), text->inline_content());
  return text;
}

SequenceObject* Heap::new_sequence(ClassInfo& type) {
  auto* object = static_cast<SequenceObject*>(allocate(sizeof(SequenceObject)));
  new (&object->items) Sequence();
  object->type = &type;
  return object;
}

TableObject* Heap::new_table(ClassInfo& type, Table::Order order) {
  auto* object = static_cast<TableObject*>(allocate(sizeof(TableObject)));
  new (&object->table) Table(order);
  object->type = &type;
  return object;
}

CursorObject* Heap::new_cursor(ClassInfo& type) {
  auto* object = static_cast<CursorObject*>(allocate(sizeof(CursorObject)));
  new (&object->keys) std::shared_ptr<const std::vector<Object*>>();
  object->type = &type;
  return object;
}

TextBuffer* Heap::new_buffer(std::size_t length) {
  const std::size_t capacity = 2 * length;
  const std::size_t bytes = sizeof(TextBuffer) + capacity * sizeof(char16_t);
  if (bytes_ + bytes > limit_) throw LimitReached{Limit::Memory};
  auto* buffer = static_cast<TextBuffer*>(::operator new(bytes));
  *buffer = {0, static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(capacity)};
  bytes_ += bytes;
  return buffer;
}

void Heap::release(TextBuffer* buffer) {
  if (!buffer || --buffer->owners > 0) return;
  bytes_ -= sizeof(TextBuffer) + buffer->capacity * sizeof(char16_t);
  ::operator delete(buffer);
}

TextObject* Heap::concat(const TextObject& first, const TextObject& second) {
  const std::size_t length = std::size_t{first.length} + second.length;
  TextBuffer* buffer = first.buffer;
  const bool in_place = buffer && buffer->used == first.length && length <= buffer->capacity;
  if (length < shortest_buffer && !in_place) {
    TextObject* text = new_text(*first.type, length);
    std::copy_n(second.content, second.length,
                std::copy_n(first.content, first.length, text->inline_content()));
    return text;
  }
  if (length > longest_text) throw LimitReached{Limit::Memory};
  TextObject* text = new_text(*first.type, 0);
  if (!in_place) {
    buffer = new_buffer(length);
    std::copy_n(first.content, first.length, buffer->data());
  }
  std::copy_n(second.content, second.length, buffer->data() + first.length);
  buffer->used = static_cast<std::uint32_t>(length);
  share(*text, *buffer, buffer->used);
  return text;
}

void Heap::assign(TextObject& text, const TextObject& content) {
  JURY_CHECK(text.length == 0 && !text.buffer, "a string gets its content once");
  if (content.length == 0) return;
  TextBuffer* buffer = content.buffer;
  if (!buffer) {
    buffer = new_buffer(content.length);
    std::copy_n(content.content, content.length, buffer->data());
  }
  share(text, *buffer, content.length);
}

std::int32_t Heap::identity_hash(Object& object) {
  while (object.hash == 0) {
    next_hash_ = next_hash_ * 1664525u + 1013904223u;
    object.hash = (next_hash_ >> 2) & hash_bits;
  }
  return static_cast<std::int32_t>(object.hash);
}

void Heap::make_permanent(Object& object) {
  if (object.permanent) return;
  object.permanent = 1;
  permanent_.push_back(&object);
}

void Heap::account(std::ptrdiff_t bytes) {
  bytes_ = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(bytes_) + bytes);
  if (bytes_ > limit_) throw LimitReached{Limit::Memory};
}

void Heap::mark(Object* object) {
  if (!object || object->marked) return;
  object->marked = 1;
  pending_.push_back(object);
}

void Heap::drain() {
  while (!pending_.empty()) {
    Object* object = pending_.back();
    pending_.pop_back();
    trace_references(*object);
  }
}

void Heap::trace_references(Object& object) {
  switch (object.type->shape) {
    case Shape::Instance:
    case Shape::Throwable:
    case Shape::Mirror:
      for (std::uint32_t slot : object.type->reference_slots) mark(object.fields()[slot].as_object());
      break;
    case Shape::ReferenceArray:
      for (std::uint32_t i = 0; i < object.length; ++i) mark(object.elements<Object*>()[i]);
      break;
    case Shape::Sequence:
      for (Object* item : static_cast<SequenceObject&>(object).items.items()) mark(item);
      break;
    case Shape::Table:
      static_cast<TableObject&>(object).table.for_each([this](const Table::Entry& entry) {
        mark(entry.key);
        mark(entry.value);
      });
      break;
    case Shape::Cursor:
      for (Object* key : *static_cast<CursorObject&>(object).keys) mark(key);
      break;
    case Shape::Text:
    case Shape::ByteArray:
    case Shape::CharArray:
    case Shape::ShortArray:
    case Shape::IntArray:
    case Shape::LongArray:
    case Shape::FloatArray:
    case Shape::DoubleArray:
    case Shape::None:
      break;
  }
}

void Heap::collect(const std::function<void()>& mark_roots) {
  for (Object* object : permanent_) mark(object);
  mark_roots();
  drain();
  sweep();
  if (bytes_ > limit_ - limit_ / 10) throw LimitReached{Limit::Memory};
  next_collection_ = collection_point(bytes_);
}

void Heap::reset() {
  sweep();
  for (Object* object : permanent_) {
    object->hash = 0;
    for (std::uint32_t slot : object->type->reference_slots) object->fields()[slot] = Value::zero();
  }
  next_hash_ = first_hash;
  next_collection_ = collection_point(0);
}

void Heap::for_each(const std::function<void(Object&)>& visit) {
  for (Chunk& chunk : chunks_)
    for (std::size_t i = 0; i < chunk.cell_count; ++i) {
      auto* object = reinterpret_cast<Object*>(chunk.memory.get() + i * chunk.cell_size);
      if (object->type) visit(*object);
    }
  for (Object* object : large_) visit(*object);
}

// Frees what is neither marked nor permanent, and clears the marks.
void Heap::sweep() {
  for (Chunk& chunk : chunks_) sweep_chunk(chunk);
  std::erase_if(large_, [this](Object* object) {
    const bool keep = object->marked || object->permanent;
    object->marked = 0;
    if (keep) return false;
    bytes_ -= (size_of(*object) + cell_granularity - 1) / cell_granularity * cell_granularity;
    release_storage(*object);
    std::free(object);
    return true;
  });
}

void Heap::sweep_chunk(Chunk& chunk) {
  FreeCell*& free = free_[chunk.cell_size / cell_granularity];
  for (std::size_t i = 0; i < chunk.cell_count; ++i) {
    auto* object = reinterpret_cast<Object*>(chunk.memory.get() + i * chunk.cell_size);
    if (!object->type) continue;
    const bool keep = object->marked || object->permanent;
    object->marked = 0;
    if (keep) continue;
    release_storage(*object);
    bytes_ -= chunk.cell_size;
    free = new (object) FreeCell{nullptr, free};
  }
}

void Heap::release_storage(Object& object) {
  bytes_ -= storage_of(object);
  const Shape shape = object.type->shape;
  if (shape == Shape::Text) {
    release(static_cast<TextObject&>(object).buffer);
  } else if (shape == Shape::Throwable) {
    delete reinterpret_cast<StackTrace*>(object.fields()[0].bits);
  } else if (shape == Shape::Sequence) {
    static_cast<SequenceObject&>(object).items.~Sequence();
  } else if (shape == Shape::Table) {
    static_cast<TableObject&>(object).table.~Table();
  } else if (shape == Shape::Cursor) {
    static_cast<CursorObject&>(object).keys.~shared_ptr();
  }
}

// Of a large object; only arrays, strings and instances with many fields are large.
std::size_t Heap::size_of(const Object& object) {
  const Shape shape = object.type->shape;
  if (shape == Shape::Text) return sizeof(TextObject) + object.length * sizeof(char16_t);
  if (element_size(shape) > 0) return sizeof(Object) + object.length * element_size(shape);
  return sizeof(Object) + object.type->slot_count * sizeof(Value);
}

// Native bytes beside the object that were accounted for.
std::size_t Heap::storage_of(const Object& object) {
  const Shape shape = object.type->shape;
  if (shape == Shape::Sequence) return static_cast<const SequenceObject&>(object).items.bytes();
  if (shape == Shape::Table) return static_cast<const TableObject&>(object).table.bytes();
  return 0;
}

std::int32_t text_hash(const TextObject& text) {
  auto& memory = const_cast<TextObject&>(text);
  if (!memory.hash_known) {
    std::uint32_t hash = 0;
    for (char16_t character : text.view()) hash = hash * 31 + character;
    memory.text_hash = static_cast<std::int32_t>(hash);
    memory.hash_known = true;
  }
  return text.text_hash;
}

}  // namespace jury::trace
