// The operators of relational logic on concrete sets of tuples, `any` integers included.
// Some results have no finite description: Int minus {3} at 32 bits, the cardinality of univ. When the width
// is small the `any`s are then listed (up to listing_limit tuples), otherwise the operation is Unsupported.
#pragma once

#include "logic/relational/tuple_set.h"

namespace jury::logic::relational {

class Algebra {
 public:
  static constexpr std::size_t listing_limit = std::size_t{1} << 16;

  // With explicit_integers no `any` ever occurs: univ, iden and Int list their integers (small widths only).
  Algebra(std::size_t atoms, IntegerWidth width, bool explicit_integers);

  TupleSet univ() const;
  TupleSet iden() const;
  TupleSet integers() const;

  TupleSet union_of(const TupleSet& left, const TupleSet& right) const { return left.united(right); }
  TupleSet intersection(const TupleSet& left, const TupleSet& right) const;
  TupleSet difference(const TupleSet& left, const TupleSet& right) const;
  TupleSet join(const TupleSet& left, const TupleSet& right) const;
  TupleSet product(const TupleSet& left, const TupleSet& right) const;
  TupleSet override_with(const TupleSet& left, const TupleSet& right) const;
  TupleSet transpose(const TupleSet& relation) const;
  TupleSet closure(const TupleSet& relation) const;
  TupleSet reflexive_closure(const TupleSet& relation) const;

  bool is_subset(const TupleSet& left, const TupleSet& right) const;
  bool equal(const TupleSet& left, const TupleSet& right) const;
  bool can_list(const TupleSet& relation) const;
  // The same set without any `any`, or Unsupported.
  TupleSet listed(const TupleSet& relation) const;
  bool has_more_than_one(const TupleSet& relation) const;

 private:
  // Whether there are more integers than the two sets name, so that `any` columns need one covering tuple.
  bool integers_outnumber(const TupleSet& left, const TupleSet& right) const;
  std::vector<Tuple> list_tuple(const Tuple& tuple) const;

  std::size_t atoms_;
  IntegerWidth width_;
  bool explicit_integers_;
};

}  // namespace jury::logic::relational
