#include "logic/relational/tuple_set.h"

#include <algorithm>
#include <iterator>

#include "support/diagnostics.h"

namespace jury::logic::relational {

TupleSet::TupleSet(std::size_t arity) : arity_(arity) { JURY_CHECK(arity > 0, "a relation has columns"); }

TupleSet::TupleSet(std::size_t arity, std::vector<Tuple> tuples) : arity_(arity), tuples_(std::move(tuples)) {
  JURY_CHECK(arity > 0, "a relation has columns");
  for (const Tuple& tuple : tuples_) JURY_CHECK(tuple.size() == arity_, "tuple of another arity");
  std::sort(tuples_.begin(), tuples_.end());
  tuples_.erase(std::unique(tuples_.begin(), tuples_.end()), tuples_.end());
}

TupleSet TupleSet::singleton(Tuple tuple) {
  const std::size_t arity = tuple.size();
  return TupleSet(arity, std::vector<Tuple>{std::move(tuple)});
}

TupleSet TupleSet::of(const std::vector<Element>& elements) {
  std::vector<Tuple> tuples;
  tuples.reserve(elements.size());
  for (const Element& element : elements) tuples.push_back(Tuple{element});
  return TupleSet(1, std::move(tuples));
}

bool TupleSet::contains(const Tuple& tuple) const {
  return std::binary_search(tuples_.begin(), tuples_.end(), tuple);
}

bool TupleSet::includes(const TupleSet& other) const {
  return std::includes(tuples_.begin(), tuples_.end(), other.tuples_.begin(), other.tuples_.end());
}

bool TupleSet::has_any() const {
  return std::any_of(tuples_.begin(), tuples_.end(),
                     [](const Tuple& tuple) { return relational::has_any(tuple); });
}

void TupleSet::insert(Tuple tuple) {
  JURY_CHECK(tuple.size() == arity_, "tuple of another arity");
  const auto place = std::lower_bound(tuples_.begin(), tuples_.end(), tuple);
  if (place == tuples_.end() || *place != tuple) tuples_.insert(place, std::move(tuple));
}

TupleSet TupleSet::united(const TupleSet& other) const {
  JURY_CHECK(arity_ == other.arity_, "union of two arities");
  TupleSet result(arity_);
  std::set_union(begin(), end(), other.begin(), other.end(), std::back_inserter(result.tuples_));
  return result;
}

TupleSet TupleSet::product(const TupleSet& other) const {
  std::vector<Tuple> tuples;
  tuples.reserve(size() * other.size());
  for (const Tuple& left : *this)
    for (const Tuple& right : other) {
      Tuple tuple = left;
      tuple.insert(tuple.end(), right.begin(), right.end());
      tuples.push_back(std::move(tuple));
    }
  return TupleSet(arity_ + other.arity_, std::move(tuples));
}

std::string TupleSet::to_string(const Universe& universe) const {
  std::string text = "{";
  for (std::size_t index = 0; index < size(); ++index)
    text += (index ? ", " : "") + universe.to_string(tuples_[index]);
  return text + "}";
}

}  // namespace jury::logic::relational
