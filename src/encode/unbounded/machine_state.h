// The state of an unfolding: a path condition and, for every family, the contents of its objects. Of a family
// with one object a slot is its value; of one with many it is an array from addresses to values.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "encode/guard.h"
#include "encode/unbounded/knowledge.h"

namespace jury::encode::unbounded {

// A number, or an address with the families that it may be in (null aside).
struct Value {
  Term term;
  FamilySet families;
};

// Which slots there are depends on the shape: the fields of an instance; of the others see below.
struct Contents {
  std::vector<Value> slots;
  Term count;  // of a family with many objects: how many there are
};
using ContentsPointer = std::shared_ptr<const Contents>;

namespace slot {
inline constexpr Slot size = 0;      // arrays, sequences, tables
inline constexpr Slot elements = 1;  // arrays, sequences: index -> value
inline constexpr Slot has = 1;       // tables: key -> whether it is there
inline constexpr Slot values = 2;    // tables: key -> value
// A cursor sees the keys that were there when it was made. `current` is the key it stands at, when count <
// total.
inline constexpr Slot count = 0, visited = 1, total = 2, keys = 3, current = 4;
inline constexpr Slot initialized = 0;  // statics: 1 when the class is
}  // namespace slot

struct State {
  Guard guard;
  std::vector<ContentsPointer> heap;  // by family; nullptr: there is none yet

  const ContentsPointer& find(FamilyId family) const {
    static const ContentsPointer none;
    return family < heap.size() ? heap[family] : none;
  }
  void set(FamilyId family, ContentsPointer contents) {
    if (family >= heap.size()) heap.resize(family + 1);
    heap[family] = std::move(contents);
  }
};

}  // namespace jury::encode::unbounded
