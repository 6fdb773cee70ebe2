#include "logic/relational/tuple_pattern.h"

#include <algorithm>
#include <map>
#include <set>

#include "support/diagnostics.h"

namespace jury::logic::relational {

namespace {

// A most general unifier; `any`s of the right tuple are numbered apart by the caller.
class Unifier {
 public:
  bool unify(Element left, Element right) {
    left = resolve(left);
    right = resolve(right);
    if (left == right) return true;
    if (left.is_any() && !right.is_atom()) return bind(left, right);
    if (right.is_any() && !left.is_atom()) return bind(right, left);
    return false;
  }
  Element resolve(Element element) const {
    while (element.is_any()) {
      const auto found = bindings_.find(element.value);
      if (found == bindings_.end()) break;
      element = found->second;
    }
    return element;
  }
  Tuple apply(Tuple tuple) const {
    for (Element& element : tuple) element = resolve(element);
    return canonical(std::move(tuple));
  }

 private:
  bool bind(Element variable, Element to) {
    bindings_.emplace(variable.value, to);
    return true;
  }
  std::map<std::int64_t, Element> bindings_;
};

Tuple numbered_apart(Tuple tuple, std::size_t from) {
  for (Element& element : tuple)
    if (element.is_any()) element.value += static_cast<std::int64_t>(from);
  return tuple;
}

}  // namespace

Tuple canonical(Tuple tuple) {
  std::map<std::int64_t, std::int64_t> numbers;
  for (Element& element : tuple)
    if (element.is_any())
      element.value = numbers.emplace(element.value, static_cast<std::int64_t>(numbers.size())).first->second;
  return tuple;
}

std::size_t count_anys(const Tuple& tuple) {
  std::set<std::int64_t> numbers;
  for (const Element& element : tuple)
    if (element.is_any()) numbers.insert(element.value);
  return numbers.size();
}

std::optional<Tuple> join(const Tuple& left, const Tuple& right) {
  if (!has_any(left) && !has_any(right)) {
    if (left.back() != right.front()) return std::nullopt;
    Tuple plain(left.begin(), left.end() - 1);
    plain.insert(plain.end(), right.begin() + 1, right.end());
    return plain;
  }
  const Tuple apart = numbered_apart(right, left.size());
  Unifier unifier;
  if (!unifier.unify(left.back(), apart.front())) return std::nullopt;
  Tuple result(left.begin(), left.end() - 1);
  result.insert(result.end(), apart.begin() + 1, apart.end());
  return unifier.apply(std::move(result));
}

std::optional<Tuple> meet(const Tuple& left, const Tuple& right) {
  JURY_CHECK(left.size() == right.size(), "meet of two arities");
  const Tuple apart = numbered_apart(right, left.size());
  Unifier unifier;
  for (std::size_t column = 0; column < left.size(); ++column)
    if (!unifier.unify(left[column], apart[column])) return std::nullopt;
  return unifier.apply(left);
}

Tuple concatenate(const Tuple& left, const Tuple& right) {
  Tuple result = left;
  const Tuple apart = numbered_apart(right, left.size());
  result.insert(result.end(), apart.begin(), apart.end());
  return canonical(std::move(result));
}

bool covers(const Tuple& general, const Tuple& special) {
  JURY_CHECK(general.size() == special.size(), "comparison of two arities");
  std::map<std::int64_t, Element> image;
  for (std::size_t column = 0; column < general.size(); ++column) {
    const Element& from = general[column];
    const Element& to = special[column];
    if (!from.is_any()) {
      if (from != to) return false;
    } else if (to.is_atom() || image.emplace(from.value, to).first->second != to) {
      return false;
    }
  }
  return true;
}

}  // namespace jury::logic::relational
