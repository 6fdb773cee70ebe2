#include "logic/relational/algebra.h"

#include <algorithm>
#include <limits>

#include "logic/relational/tuple_pattern.h"
#include "support/diagnostics.h"

namespace jury::logic::relational {

Algebra::Algebra(std::size_t atoms, IntegerWidth width, bool explicit_integers)
    : atoms_(atoms), width_(width), explicit_integers_(explicit_integers) {}

TupleSet Algebra::integers() const {
  const TupleSet all = TupleSet::of({Element::any(0)});
  return explicit_integers_ ? listed(all) : all;
}

TupleSet Algebra::univ() const {
  std::vector<Element> elements;
  for (std::size_t index = 0; index < atoms_; ++index) elements.push_back(Element::atom(index));
  return TupleSet::of(elements).united(integers());
}

TupleSet Algebra::iden() const {
  std::vector<Tuple> tuples;
  for (const Tuple& tuple : univ()) tuples.push_back(Tuple{tuple[0], tuple[0]});
  return TupleSet(2, std::move(tuples));
}

TupleSet Algebra::intersection(const TupleSet& left, const TupleSet& right) const {
  std::vector<Tuple> tuples;
  for (const Tuple& tuple : left) {
    if (!right.has_any() && !relational::has_any(tuple)) {
      if (right.contains(tuple)) tuples.push_back(tuple);
      continue;
    }
    for (const Tuple& other : right)
      if (auto both = meet(tuple, other)) tuples.push_back(std::move(*both));
  }
  return TupleSet(left.arity(), std::move(tuples));
}

TupleSet Algebra::difference(const TupleSet& left, const TupleSet& right) const {
  std::vector<Tuple> tuples;
  for (const Tuple& tuple : left) {
    const bool covered =
        std::any_of(right.begin(), right.end(), [&](const Tuple& other) { return covers(other, tuple); });
    if (covered) continue;
    const bool touched = relational::has_any(tuple) &&
                         std::any_of(right.begin(), right.end(),
                                     [&](const Tuple& other) { return meet(tuple, other).has_value(); });
    if (touched) return difference(listed(left), right);
    tuples.push_back(tuple);
  }
  return TupleSet(left.arity(), std::move(tuples));
}

TupleSet Algebra::join(const TupleSet& left, const TupleSet& right) const {
  std::vector<Tuple> tuples;
  const auto starts_before = [](const Tuple& tuple, const Element& element) {
    return tuple.front() < element;
  };
  const auto starts_after = [](const Element& element, const Tuple& tuple) {
    return element < tuple.front();
  };
  const auto join_range = [&](const Tuple& tuple, const Element& from, const Element& to) {
    const auto end = std::upper_bound(right.begin(), right.end(), to, starts_after);
    for (auto other = std::lower_bound(right.begin(), right.end(), from, starts_before); other != end;
         ++other)
      if (auto joined = relational::join(tuple, *other)) tuples.push_back(std::move(*joined));
  };
  const Element first_integer = Element::integer(std::numeric_limits<std::int64_t>::min());
  const Element first_any = Element::any(0);
  const Element last_any = Element::any(std::numeric_limits<std::int64_t>::max());
  for (const Tuple& tuple : left) {
    const Element& last = tuple.back();
    if (last.is_any()) {
      join_range(tuple, first_integer, last_any);
      continue;
    }
    join_range(tuple, last, last);
    if (last.is_integer()) join_range(tuple, first_any, last_any);
  }
  return TupleSet(left.arity() + right.arity() - 2, std::move(tuples));
}

TupleSet Algebra::product(const TupleSet& left, const TupleSet& right) const {
  std::vector<Tuple> tuples;
  tuples.reserve(left.size() * right.size());
  for (const Tuple& tuple : left)
    for (const Tuple& other : right) tuples.push_back(concatenate(tuple, other));
  return TupleSet(left.arity() + right.arity(), std::move(tuples));
}

TupleSet Algebra::override_with(const TupleSet& left, const TupleSet& right) const {
  std::vector<Tuple> domain;
  for (const Tuple& tuple : right) domain.push_back(canonical(Tuple{tuple[0]}));
  TupleSet overridden(1, std::move(domain));
  for (std::size_t column = 1; column < left.arity(); ++column) overridden = product(overridden, univ());
  return union_of(difference(left, overridden), right);
}

TupleSet Algebra::transpose(const TupleSet& relation) const {
  std::vector<Tuple> tuples;
  for (const Tuple& tuple : relation) tuples.push_back(canonical(Tuple{tuple[1], tuple[0]}));
  return TupleSet(2, std::move(tuples));
}

TupleSet Algebra::closure(const TupleSet& relation) const {
  TupleSet result = relation;
  while (true) {
    TupleSet next = union_of(result, join(result, result));
    if (next == result) return result;
    result = std::move(next);
  }
}

TupleSet Algebra::reflexive_closure(const TupleSet& relation) const {
  return union_of(closure(relation), iden());
}

bool Algebra::integers_outnumber(const TupleSet& left, const TupleSet& right) const {
  if (width_.bits() >= 32) return true;
  const std::size_t mentioned = (left.size() + right.size() + 1) * left.arity();
  return (std::size_t{1} << width_.bits()) > mentioned;
}

bool Algebra::is_subset(const TupleSet& left, const TupleSet& right) const {
  const bool patterns = left.has_any();
  if (patterns && !integers_outnumber(left, right)) return is_subset(listed(left), right);
  // A tuple of integers that nobody mentions is in `right` only through a pattern that covers all of them.
  return std::all_of(left.begin(), left.end(), [&](const Tuple& tuple) {
    return std::any_of(right.begin(), right.end(), [&](const Tuple& other) { return covers(other, tuple); });
  });
}

bool Algebra::equal(const TupleSet& left, const TupleSet& right) const {
  return is_subset(left, right) && is_subset(right, left);
}

bool Algebra::can_list(const TupleSet& relation) const {
  if (width_.bits() > 16) return !relation.has_any();
  std::size_t total = 0;
  for (const Tuple& tuple : relation) {
    std::size_t count = 1;
    for (std::size_t any = 0; any < count_anys(tuple) && count <= listing_limit; ++any)
      count <<= width_.bits();
    total += count;
    if (total > listing_limit) return !relation.has_any();
  }
  return true;
}

std::vector<Tuple> Algebra::list_tuple(const Tuple& tuple) const {
  const auto first =
      std::find_if(tuple.begin(), tuple.end(), [](const Element& element) { return element.is_any(); });
  if (first == tuple.end()) return {tuple};
  std::vector<Tuple> tuples;
  for (std::int64_t value = width_.least(); value <= width_.greatest(); ++value) {
    Tuple instance = tuple;
    std::replace(instance.begin(), instance.end(), *first, Element::integer(value));
    for (Tuple& listed_tuple : list_tuple(instance)) tuples.push_back(std::move(listed_tuple));
  }
  return tuples;
}

TupleSet Algebra::listed(const TupleSet& relation) const {
  if (!relation.has_any()) return relation;
  if (!can_list(relation))
    throw Unsupported("this needs every integer of " + std::to_string(width_.bits()) +
                      " bits one by one: bound the integers it ranges over, or use fewer bits");
  std::vector<Tuple> tuples;
  for (const Tuple& tuple : relation)
    for (Tuple& listed_tuple : list_tuple(tuple)) tuples.push_back(std::move(listed_tuple));
  return TupleSet(relation.arity(), std::move(tuples));
}

bool Algebra::has_more_than_one(const TupleSet& relation) const {
  return relation.has_any() || relation.size() > 1;  // every width has two integers
}

}  // namespace jury::logic::relational
