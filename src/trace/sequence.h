// The storage of an abstract sequence (jury.rt.Seq): references in a buffer with room at both ends, so that
// lists and deques are both cheap. Indices are within range by contract.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "trace/tree_shape.h"

namespace jury::trace {

struct Object;

class Sequence {
 public:
  std::int32_t size() const { return static_cast<std::int32_t>(size_); }
  Object* get(std::int32_t index) const { return buffer_[begin_ + static_cast<std::size_t>(index)]; }
  void set(std::int32_t index, Object* value) { buffer_[begin_ + static_cast<std::size_t>(index)] = value; }
  std::span<Object* const> items() const { return {buffer_.get() + begin_, size_}; }

  void append(Object* value) { insert(size(), value); }
  void insert(std::int32_t index, Object* value) { *open_gap(index, 1) = value; }
  void insert(std::int32_t index, std::span<Object* const> values);
  Object* remove(std::int32_t index);
  void remove_range(std::int32_t from, std::int32_t to);
  void clear();

  // The length of the array that java.util.ArrayList would have, 10 before its first growth.
  std::int32_t room() const { return room_; }
  void reserve(std::int32_t length);
  void demand(std::int32_t length);

  // Of a sequence of keys that TreeMap holds: the shape of its tree, as it is now. Where nobody has told its
  // history, as if built at once.
  TreeShape& tree();

  std::size_t bytes() const { return capacity_ * sizeof(Object*) + (tree_ ? tree_->bytes() : 0); }

 private:
  static constexpr std::int32_t default_room = 10;

  // Makes room for `count` elements before position `index`; they are for the caller to fill.
  Object** open_gap(std::int32_t index, std::size_t count);
  void grow(std::size_t gap_position, std::size_t count);

  std::unique_ptr<Object*[]> buffer_;
  std::size_t begin_ = 0;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::int32_t room_ = default_room;
  bool room_is_default_ = true;
  std::unique_ptr<TreeShape> tree_;
};

}  // namespace jury::trace
