// Symmetry breaking for free initial heaps. Objects of one pool can be renumbered without changing anything
// that a program can see, so among all numberings only those are kept in which objects are numbered by the
// order in which they are first referred to (notes/bounded.md: 5 to 10 times faster).
//
// All references of the heap are put in one sequence: the roots, then the slots of the objects in some order
// of their numbers. Of all numberings of a heap one makes the sequence smallest in lexicographic order, and
// in that one the first reference to object j+1 comes after a reference to object j, as long as it stands
// before the slots of object j itself: otherwise exchanging the two would make the sequence smaller.
#pragma once

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "encode/value.h"

namespace jury::encode {

class HeapSymmetry {
 public:
  explicit HeapSymmetry(logic::TermManager& terms) : terms_(terms) {}

  // Objects that can be exchanged for each other, in the order of their numbers.
  void add_pool(const std::vector<ObjectId>& objects);
  // The slots of this object are next in the sequence.
  void begin(ObjectId owner) { passed_.insert(owner); }
  // Without those that the next reference cannot mean in any numbering that is kept.
  std::vector<ObjectId> possible(const std::vector<ObjectId>& objects) const;
  // The next reference of the sequence.
  void add(const Reference& reference);

  // What holds in the numberings that are kept.
  const std::vector<Term>& constraints() const { return constraints_; }

 private:
  // The one before it in its pool, when the order of the two is still to be kept.
  std::optional<ObjectId> predecessor(ObjectId object) const;

  logic::TermManager& terms_;
  std::unordered_map<ObjectId, ObjectId> previous_;
  std::unordered_map<ObjectId, Term> seen_;  // some reference so far is to this object
  std::unordered_set<ObjectId> passed_;
  std::vector<Term> constraints_;
};

}  // namespace jury::encode
