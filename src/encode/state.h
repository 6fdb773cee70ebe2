// A symbolic state: a path condition and the contents of objects. Contents are shared between states until
// one changes them; meeting states compare pointers first, so a merge costs what differs.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "encode/guard.h"
#include "encode/value.h"

namespace jury::encode {

// What an object holds. Which parts are used depends on what it is (ObjectInfo::shape).
struct Contents {
  std::vector<Value>
      slots;  // fields; array or sequence elements; table keys; the characters of a text as ints
  std::vector<Value> values;  // of a table
  std::vector<Term> hashes;   // of a table: with which hash codes the keys came; empty where not known
  std::vector<Term> flags;    // table: which slots are in use; cursor: which keys remain
  Term elements;              // array of any length: all elements as one array term, and no slots
  Term size;                  // array length, sequence size, text length
  Reference link;             // cursor: the current key; text and others: unused
};

using ContentsPointer = std::shared_ptr<const Contents>;

class Heap {
 public:
  // nullptr: the object is as it was made (ObjectInfo::initial), or does not exist in this state.
  const ContentsPointer& find(ObjectId object) const;
  void set(ObjectId object, ContentsPointer contents);

  // Calls visit(object, contents here, contents there) for each object whose contents are not the same
  // pointer.
  template <class Visit>
  static void differences(const Heap& a, const Heap& b, Visit visit);

 private:
  static constexpr std::size_t chunk_size = 32;
  using Chunk = std::array<ContentsPointer, chunk_size>;
  std::vector<std::shared_ptr<const Chunk>> chunks_;
};

// The heap that comes back when an execution in an earlier state ends (jury.rt.States), and how many objects
// there were when it began.
struct Suspended;

struct State {
  Guard guard;
  Heap heap;
  std::shared_ptr<const Suspended> suspended = nullptr;  // while an earlier state is looked at

  State under(Guard other) const { return {std::move(other), heap, suspended}; }
};

struct Suspended {
  Heap heap;
  ObjectId object_count;
  std::shared_ptr<const Suspended> outer;
};

template <class Visit>
void Heap::differences(const Heap& a, const Heap& b, Visit visit) {
  const std::size_t count = std::max(a.chunks_.size(), b.chunks_.size());
  static const Chunk empty{};
  for (std::size_t i = 0; i < count; ++i) {
    const Chunk* left = i < a.chunks_.size() && a.chunks_[i] ? a.chunks_[i].get() : &empty;
    const Chunk* right = i < b.chunks_.size() && b.chunks_[i] ? b.chunks_[i].get() : &empty;
    if (left == right) continue;
    for (std::size_t j = 0; j < chunk_size; ++j)
      if ((*left)[j] != (*right)[j])
        visit(static_cast<ObjectId>(i * chunk_size + j), (*left)[j], (*right)[j]);
  }
}

}  // namespace jury::encode
