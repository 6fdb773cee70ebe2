#include "logic/transfer.h"

#include "logic/traversal.h"
#include "support/diagnostics.h"

namespace jury::logic {

Sort Transfer::apply(Sort sort) {
  switch (sort.kind()) {
    case SortKind::boolean:
      return target_.boolean_sort();
    case SortKind::integer:
      return target_.integer_sort();
    case SortKind::bit_vector:
      return target_.bit_vector_sort(sort.width());
    case SortKind::floating:
      return target_.float_sort(sort.format());
    case SortKind::uninterpreted:
      return target_.uninterpreted_sort(sort.name().view());
    case SortKind::array:
      break;
  }
  return target_.array_sort(apply(sort.index()), apply(sort.element()));
}

Function Transfer::apply(Function function) {
  std::vector<Sort> domain;
  for (const Sort sort : function.domain()) domain.push_back(apply(sort));
  return target_.function(function.name().view(), domain, apply(function.range()));
}

Value Transfer::apply(const Value& value) {
  if (value.is_element()) return Value(Element{apply(value.element().sort), value.element().index});
  if (!value.is_array()) return value;
  auto array = std::make_shared<ArrayValue>();
  array->sort = apply(value.array().sort);
  array->default_value = apply(value.array().default_value);
  for (const auto& [index, element] : value.array().entries)
    array->entries.emplace(apply(index), apply(element));
  return Value(ArrayPointer(std::move(array)));
}

Term Transfer::apply(Term root) {
  visit_postorder(
      root, [&](Term term) { return results_.contains(term); },
      [&](Term term) { results_.insert(term, copy(term)); });
  return results_.at(root);
}

Term Transfer::copy_leaf(Term term) {
  if (term.kind() == Kind::constant) return target_.constant(apply(term.function()));
  if (term.kind() == Kind::variable)
    return target_.variable(term.function().name().view(), apply(term.sort()));
  return target_.value(apply(*TermManager::value_of(term)));
}

Term Transfer::copy(Term term) {
  if (term.size() == 0) return copy_leaf(term);
  std::vector<Term> children;
  for (const Term child : term.children()) children.push_back(results_.at(child));
  if (term.kind() == Kind::apply) return target_.apply(apply(term.function()), children);
  if (term.kind() == Kind::constant_array) return target_.constant_array(apply(term.sort()), children[0]);
  if (info(term.kind()).payload == Payload::none) return target_.make(term.kind(), children);
  return target_.make(term.kind(), children, {term.parameter(0), term.parameter(1)});
}

}  // namespace jury::logic
