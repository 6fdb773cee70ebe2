// Which tuples a relation must and may have. A problem is a universe, a width of integers, bounds, formulas.
//
// Lower and upper bounds list tuples of atoms and integers; every tuple between them costs one boolean. A
// column of many integers (a field of type int) is a *slot* instead: one tuple that the relation may have,
// whose `any` columns hold an unknown integer of a range in binary. Several slots of one pattern make a
// relation that maps to several integers; the translation orders them, so that they differ.
#pragma once

#include <map>
#include <vector>

#include "logic/relational/instance.h"
#include "logic/relational/node.h"
#include "logic/relational/tuple_set.h"

namespace jury::logic::relational {

struct Slot {
  Tuple pattern;          // `any` marks the unknown columns, each with a number of its own
  bool required = false;  // the tuple is present for some value
  std::int64_t least = 0;
  std::int64_t greatest = 0;
};

struct RelationBound {
  const Node* relation;
  TupleSet lower;
  TupleSet upper;
  std::vector<Slot> slots;
};

class Bounds {
 public:
  Bounds(Universe universe, IntegerWidth width) : universe_(std::move(universe)), width_(width) {}

  const Universe& universe() const { return universe_; }
  IntegerWidth width() const { return width_; }

  // A relation is bounded once.
  void exactly(Expression relation, const TupleSet& tuples) { between(relation, tuples, tuples); }
  void at_most(Expression relation, const TupleSet& upper) {
    between(relation, TupleSet(upper.arity()), upper);
  }
  void between(Expression relation, const TupleSet& lower, const TupleSet& upper);
  void with_slots(Expression relation, const TupleSet& lower, const TupleSet& upper, std::vector<Slot> slots);
  // One integer of the range for each tuple of `domain`: required for those in `total`.
  void integer_function(Expression relation, const TupleSet& domain, const TupleSet& total,
                        std::int64_t least, std::int64_t greatest);

  bool has(const Node* relation) const { return index_.contains(relation); }
  const RelationBound& get(const Node* relation) const;
  const std::vector<RelationBound>& all() const { return bounds_; }

  // Whether the instance gives every relation a value within its bounds.
  bool admits(const Instance& instance) const;

 private:
  void check_tuples(const Node* relation, const TupleSet& tuples) const;
  void check_slot(const Node* relation, const Slot& slot) const;

  Universe universe_;
  IntegerWidth width_;
  std::vector<RelationBound> bounds_;  // in the order they were given
  std::map<const Node*, std::size_t> index_;
};

}  // namespace jury::logic::relational
