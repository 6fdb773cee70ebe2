// A finite set of tuples of one arity: the value of a relation, or one end of its bounds.
// Kept sorted, so that equal sets compare equal and print the same.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "logic/relational/element.h"
#include "logic/relational/universe.h"

namespace jury::logic::relational {

class TupleSet {
 public:
  explicit TupleSet(std::size_t arity);
  TupleSet(std::size_t arity, std::vector<Tuple> tuples);

  static TupleSet singleton(Tuple tuple);
  static TupleSet of(const std::vector<Element>& elements);  // a set of scalars

  std::size_t arity() const { return arity_; }
  std::size_t size() const { return tuples_.size(); }
  bool empty() const { return tuples_.empty(); }
  auto begin() const { return tuples_.begin(); }
  auto end() const { return tuples_.end(); }
  const Tuple& operator[](std::size_t index) const { return tuples_[index]; }

  bool contains(const Tuple& tuple) const;
  bool includes(const TupleSet& other) const;  // tuple by tuple; `any` stands for itself only
  bool has_any() const;
  void insert(Tuple tuple);  // linear; build large sets from a vector

  TupleSet united(const TupleSet& other) const;
  TupleSet product(const TupleSet& other) const;

  std::string to_string(const Universe& universe) const;  // "{(A0, B1), (A1, B0)}"
  bool operator==(const TupleSet&) const = default;

 private:
  std::size_t arity_;
  std::vector<Tuple> tuples_;
};

}  // namespace jury::logic::relational
