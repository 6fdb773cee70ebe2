// States of the heap that specifications look back to (\old, \fresh): copies of everything that can change.
//
// While a state is entered, the objects that existed then have the contents they had; those made since keep
// theirs. Entering exchanges contents, leaving exchanges them back. Objects of a kept state are roots of the
// collector, so that an address means the same object in both states.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "trace/class_table.h"
#include "trace/heap.h"
#include "trace/object.h"

namespace jury::trace {

class SavedState {
 public:
  SavedState(Heap& heap, ClassTable& classes);

  bool holds(const Object& object) const { return objects_.contains(&object); }
  void exchange();
  void mark_roots(Heap& heap) const;

 private:
  struct Content {
    std::vector<Value> slots;  // fields, or statics of a class
    std::vector<std::byte> elements;
    Sequence items;
    std::unique_ptr<Table> table;
    std::shared_ptr<const std::vector<Object*>> keys;
    std::size_t position = 0;
  };
  struct SavedObject {
    Object* object;
    Content content;
  };

  static Content copy(Object& object);
  static void exchange(SavedObject& saved);
  static void mark_content(Heap& heap, const SavedObject& saved);

  std::vector<SavedObject> contents_;
  std::unordered_map<const Object*, std::size_t> objects_;
  std::vector<std::pair<ClassInfo*, std::vector<Value>>> statics_;
};

// The states that are kept, by their mark. Mark 0 is kept from outside; the others by running methods, and
// forgotten when the method has ended.
class StateKeeper {
 public:
  StateKeeper(Heap& heap, ClassTable& classes) : heap_(heap), classes_(classes) {}

  void keep_outermost();                   // as mark 0
  std::int32_t keep(std::uint32_t depth);  // for the method whose frame is at this depth
  void enter(std::int32_t mark);
  void leave();
  void leave_to(std::size_t count);  // as many are entered as before
  std::size_t entered() const { return entered_.size(); }
  SavedState& state(std::int32_t mark);
  void mark_roots() const;
  void reset();

 private:
  struct Kept {
    std::uint32_t depth;
    std::unique_ptr<SavedState> state;
  };
  Heap& heap_;
  ClassTable& classes_;
  std::unique_ptr<SavedState> outermost_;
  std::vector<Kept> kept_;             // mark 1, 2, ...
  std::vector<std::int32_t> entered_;  // the last one is in force
};

// The objects that an object refers to.
std::vector<Object*> references_of(const Object& object);

}  // namespace jury::trace
