// The interpreter's heap: allocation in cells of a few sizes, and a mark-sweep collector. Objects never move.
//
// A collection happens only where the interpreter asks for it, between two statements, when every live object
// is reachable from the roots it names. Native storage of strings, sequences and tables counts towards the
// limit; what goes over it after a collection ends the run with LimitReached.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "trace/class_info.h"
#include "trace/object.h"

namespace jury::trace {

class Heap {
 public:
  // Collections are due when `collection_bytes` were allocated, or as much as is alive.
  Heap(std::size_t limit_bytes, std::size_t collection_bytes);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // All fields and elements are zero.
  Object* new_instance(ClassInfo& type);
  Object* new_array(ClassInfo& type, std::uint32_t length);
  // The caller fills inline_content().
  TextObject* new_text(ClassInfo& type, std::size_t length);
  TextObject* new_text(ClassInfo& type, std::u16string_view content);
  SequenceObject* new_sequence(ClassInfo& type);
  TableObject* new_table(ClassInfo& type, Table::Order order);
  CursorObject* new_cursor(ClassInfo& type);

  TextObject* concat(const TextObject& first, const TextObject& second);
  // Gives a string without content the content of another.
  void assign(TextObject& text, const TextObject& content);
  std::int32_t identity_hash(Object& object);
  // The object, and what it refers to, survives collections; the object survives resets, emptied of its
  // references.
  void make_permanent(Object& object);
  // Native storage of an object changed its size.
  void account(std::ptrdiff_t bytes);

  static std::size_t element_size(Shape shape);
  std::size_t bytes() const { return bytes_; }
  bool fits(std::size_t bytes) const { return bytes <= limit_ / 2; }  // one object of this size
  bool collection_due() const { return bytes_ >= next_collection_; }
  // `mark_roots` calls mark() for every root.
  void collect(const std::function<void()>& mark_roots);
  void mark(Object* object);
  // Frees everything that is not permanent.
  void reset();
  // Every object there is; `visit` must not allocate.
  void for_each(const std::function<void(Object&)>& visit);

 private:
  static constexpr std::size_t cell_granularity = 16;
  static constexpr std::size_t largest_cell = 512;
  static constexpr std::size_t chunk_bytes = std::size_t{1} << 16;

  struct FreeCell {
    ClassInfo* type;  // null
    FreeCell* next;
  };
  struct Chunk {
    std::unique_ptr<std::byte[]> memory;
    std::size_t cell_size;
    std::size_t cell_count;
  };

  std::size_t collection_point(std::size_t live) const;
  void* allocate(std::size_t size);
  void* allocate_large(std::size_t size);
  void add_chunk(std::size_t cell_size);
  void trace_references(Object& object);
  void drain();
  void sweep();
  void sweep_chunk(Chunk& chunk);
  void release_storage(Object& object);
  TextBuffer* new_buffer(std::size_t length);
  void release(TextBuffer* buffer);
  static std::size_t size_of(const Object& object);
  static std::size_t storage_of(const Object& object);

  std::array<FreeCell*, largest_cell / cell_granularity + 1> free_{};
  std::vector<Chunk> chunks_;
  std::vector<Object*> large_;
  std::vector<Object*> permanent_;
  std::vector<Object*> pending_;  // marked, references not yet followed
  std::size_t bytes_ = 0;
  std::size_t limit_;
  std::size_t collection_bytes_;
  std::size_t next_collection_;
  std::uint32_t next_hash_;
};

// String.hashCode, remembered in the object.
std::int32_t text_hash(const TextObject& text);

}  // namespace jury::trace
