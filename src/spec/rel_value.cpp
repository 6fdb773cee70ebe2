#include "spec/rel_value.h"

#include <algorithm>

namespace jury::spec {

using namespace logic::relational;

RelValue RelValue::of(Expression relation, RelType type) {
  RelValue result;
  result.sort = NodeSort::Expression;
  result.relation = relation;
  result.type = std::move(type);
  return result;
}

RelValue RelValue::of(IntegerExpression integer) {
  RelValue result;
  result.sort = NodeSort::Integer;
  result.integer = integer;
  return result;
}

RelValue RelValue::of(Formula formula) {
  RelValue result;
  result.formula = formula;
  return result;
}

RelValue RelValue::of(const RelSymbol& symbol) {
  RelType type;
  type.at_most_one = symbol.at_most_one;
  for (const std::vector<std::string>& column : symbol.columns)
    type.columns.emplace_back(column.begin(), column.end());
  JURY_CHECK(type.arity() == symbol.relation->arity, "types for another arity: " + symbol.description);
  return of(symbol.relation, std::move(type));
}

std::string to_string(const RelType& type) {
  std::string text;
  for (std::size_t column = 0; column < type.columns.size(); ++column) {
    std::string types;
    for (const std::string& name : type.columns[column]) types += (types.empty() ? "" : " + ") + name;
    text += (column ? " -> " : "") + (types.empty() ? "anything" : types);
  }
  return text;
}

bool may_overlap(const std::set<std::string>& left, const std::set<std::string>& right,
                 const RelVocabulary& vocabulary) {
  if (left.empty() || right.empty()) return true;
  return std::any_of(left.begin(), left.end(), [&](const std::string& one) {
    return std::any_of(right.begin(), right.end(), [&](const std::string& other) {
      return one == other || vocabulary.may_overlap(one, other);
    });
  });
}

RelType union_type(const RelType& left, const RelType& right) {
  RelType result;
  for (std::size_t column = 0; column < left.arity(); ++column) {
    std::set<std::string> types = left.columns[column];
    types.insert(right.columns[column].begin(), right.columns[column].end());
    const bool anything_fits = left.columns[column].empty() || right.columns[column].empty();
    result.columns.push_back(anything_fits ? std::set<std::string>() : types);
  }
  return result;
}

namespace {

// x.*r holds what x holds and what r connects; likewise *r.s.
std::vector<std::set<std::string>> joined_columns(const RelType& type,
                                                  const std::set<std::string>& neighbour) {
  if (type.steps.empty() || neighbour.empty()) return type.columns;
  std::set<std::string> reached = type.steps;
  reached.insert(neighbour.begin(), neighbour.end());
  return {reached, reached};
}

}  // namespace

RelType join_type(const RelType& left, const RelType& right) {
  RelType result;
  const auto first = joined_columns(left, right.columns.front()),
             second = joined_columns(right, left.columns.back());
  result.columns.assign(first.begin(), first.end() - 1);
  result.columns.insert(result.columns.end(), second.begin() + 1, second.end());
  // Only then does `at most one` speak about the last column of the result.
  result.at_most_one = right.arity() > 1 && left.at_most_one && right.at_most_one;
  return result;
}

RelType product_type(const RelType& left, const RelType& right) {
  RelType result = left;
  result.columns.insert(result.columns.end(), right.columns.begin(), right.columns.end());
  result.at_most_one = right.at_most_one;
  return result;
}

RelType override_type(const RelType& left, const RelType& right) {
  RelType result = union_type(left, right);
  result.at_most_one = left.arity() > 1 && left.at_most_one && right.at_most_one;
  return result;
}

RelType transpose_type(const RelType& type) {
  return {{type.columns[1], type.columns[0]}, false, type.steps};
}

RelType anything(std::size_t arity, bool at_most_one) {
  return {std::vector<std::set<std::string>>(arity), at_most_one};
}

RelType integer_type(bool at_most_one) { return {{{std::string(rel_integer_type)}}, at_most_one}; }

}  // namespace jury::spec
