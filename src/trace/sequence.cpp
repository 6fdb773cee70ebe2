#include "trace/sequence.h"

#include <algorithm>

namespace jury::trace {

void Sequence::insert(std::int32_t index, std::span<Object* const> values) {
  Object** gap = open_gap(index, values.size());
  std::copy(values.begin(), values.end(), gap);
}

Object* Sequence::remove(std::int32_t index) {
  Object* removed = get(index);
  remove_range(index, index + 1);
  return removed;
}

// The shorter side moves.
void Sequence::remove_range(std::int32_t from, std::int32_t to) {
  const auto first = static_cast<std::size_t>(from);
  const auto last = static_cast<std::size_t>(to);
  Object** items = buffer_.get() + begin_;
  if (first < size_ - last) {
    std::copy_backward(items, items + first, items + last);
    begin_ += last - first;
  } else {
    std::copy(items + last, items + size_, items + first);
  }
  size_ -= last - first;
}

void Sequence::reserve(std::int32_t length) {
  if (length < 0) {
    if (!room_is_default_) room_ = size();
    return;
  }
  room_ = length;
  room_is_default_ = false;
}

// ArrayList.grow: by half, or as much as is needed.
void Sequence::demand(std::int32_t length) {
  if (length <= room_ && !room_is_default_) return;
  reserve(room_is_default_ ? std::max(room_, length) : std::max(room_ + (room_ >> 1), length));
}

TreeShape& Sequence::tree() {
  if (!tree_) tree_ = std::make_unique<TreeShape>();
  if (tree_->size() != size_) tree_->build(size_);
  return *tree_;
}

void Sequence::clear() {
  size_ = 0;
  begin_ = 0;
}

Object** Sequence::open_gap(std::int32_t index, std::size_t count) {
  const auto position = static_cast<std::size_t>(index);
  const std::size_t room_after = capacity_ - begin_ - size_;
  if (position < size_ - position && begin_ >= count) {
    Object** items = buffer_.get() + begin_;
    std::copy(items, items + position, items - count);
    begin_ -= count;
  } else if (room_after >= count) {
    Object** items = buffer_.get() + begin_;
    std::copy_backward(items + position, items + size_, items + size_ + count);
  } else {
    grow(position, count);
  }
  size_ += count;
  if (count > 0) demand(size());
  return buffer_.get() + begin_ + position;
}

// Leaves room on the side where the gap is: in front for a gap in the first half, behind otherwise.
void Sequence::grow(std::size_t gap_position, std::size_t count) {
  const std::size_t capacity = std::max<std::size_t>(4, 2 * (size_ + count));
  auto buffer = std::make_unique<Object*[]>(capacity);
  const bool front = gap_position < size_ - gap_position;
  const std::size_t begin = front ? (capacity - size_ - count) / 2 : 0;
  Object* const* source = buffer_.get() + begin_;
  std::copy(source, source + gap_position, buffer.get() + begin);
  std::copy(source + gap_position, source + size_, buffer.get() + begin + gap_position + count);
  buffer_ = std::move(buffer);
  begin_ = begin;
  capacity_ = capacity;
}

}  // namespace jury::trace
