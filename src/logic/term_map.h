// A hash map from terms of one manager to anything, for memoising passes over term graphs.
// Open addressing on the term's id: no allocation per entry and no pointer chasing, which the passes over
// millions of terms need. References are valid until the next insertion.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "logic/term.h"

namespace jury::logic {

template <typename T>
class TermMap {
 public:
  T* find(Term term) {
    const std::size_t slot = locate(term.id());
    return slots_.empty() || slots_[slot].key == 0 ? nullptr : &slots_[slot].value;
  }
  const T* find(Term term) const { return const_cast<TermMap*>(this)->find(term); }
  bool contains(Term term) const { return find(term) != nullptr; }
  const T& at(Term term) const { return *find(term); }  // for a term that is there

  // The entry for the term, made with T() when new.
  T& operator[](Term term) {
    if ((size_ + 1) * 2 > slots_.size()) grow();
    Slot& slot = slots_[locate(term.id())];
    if (slot.key == 0) {
      slot.key = std::uint64_t{term.id()} + 1;
      ++size_;
    }
    return slot.value;
  }
  void insert(Term term, T value) { (*this)[term] = std::move(value); }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() {
    slots_.clear();
    size_ = 0;
  }

 private:
  struct Slot {
    std::uint64_t key = 0;  // id + 1; 0 is empty
    T value{};
  };

  std::size_t locate(std::uint32_t id) const {
    if (slots_.empty()) return 0;
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = (id * 0x9E3779B97F4A7C15ULL >> 32) & mask;
    while (slots_[slot].key != 0 && slots_[slot].key != std::uint64_t{id} + 1) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    std::vector<Slot> old(slots_.empty() ? 16 : slots_.size() * 2);
    old.swap(slots_);
    for (Slot& slot : old)
      if (slot.key != 0) slots_[locate(static_cast<std::uint32_t>(slot.key - 1))] = std::move(slot);
  }

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
};

using TermSet = TermMap<char>;

}  // namespace jury::logic
