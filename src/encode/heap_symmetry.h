// Symmetry breaking for free initial heaps. Objects of one pool can be renumbered without changing anything
// that a program can see, so among all numberings only those are kept in which objects are numbered by the
// order in which they are first referred to (notes/bounded.md: 5 to 10 times faster).
//
// All references of the heap are put in one sequence: the roots, then the slots of the objects by their
// number. Of all numberings of a heap one makes the sequence smallest in lexicographic order, and in that one
// the first reference to object j+1 comes after a reference to object j, as long as it stands before the
// slots of object j itself: otherwise exchanging the two would make the sequence smaller.
#pragma once

#include <map>
#include <vector>

#include "encode/value.h"

namespace jury::encode {

class HeapSymmetry {
 public:
  // Objects that can be exchanged for each other, in the order of their numbers.
  void add_pool(std::vector<ObjectId> objects) { pools_.push_back(std::move(objects)); }
  void add_root(const Reference& reference) { roots_.push_back(reference); }
  void add_slot(ObjectId owner, const Reference& reference) { slots_[owner].push_back(reference); }

  // What holds in the numberings that are kept.
  std::vector<Term> constraints(logic::TermManager& terms) const;

 private:
  struct Place {
    std::size_t pool;
    std::size_t number;
  };
  std::vector<ObjectId> sequence() const;

  std::vector<std::vector<ObjectId>> pools_;
  std::vector<Reference> roots_;
  std::map<ObjectId, std::vector<Reference>> slots_;
};

}  // namespace jury::encode
