// What a term of a .rel file denotes, with its type: a relation, an integer or a formula.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "logic/relational/node.h"
#include "spec/rel_vocabulary.h"

namespace jury::spec {

// Types that each column may hold (an empty set: anything), and whether there is at most one last element.
struct RelType {
  std::vector<std::set<std::string>> columns;
  bool at_most_one = false;
  // Of a reflexive closure, whose columns hold anything: the types that the relation under it connects.
  std::set<std::string> steps = {};

  std::size_t arity() const { return columns.size(); }
};

struct RelValue {
  logic::relational::NodeSort sort = logic::relational::NodeSort::Formula;
  logic::relational::Expression relation;
  logic::relational::IntegerExpression integer;
  logic::relational::Formula formula;
  RelType type;  // relations only

  static RelValue of(logic::relational::Expression relation, RelType type);
  static RelValue of(logic::relational::IntegerExpression integer);
  static RelValue of(logic::relational::Formula formula);
  static RelValue of(const RelSymbol& symbol);

  bool is_relation() const { return sort == logic::relational::NodeSort::Expression; }
  bool is_integer() const { return sort == logic::relational::NodeSort::Integer; }
  bool is_formula() const { return sort == logic::relational::NodeSort::Formula; }
};

// "Node -> Int", "Node + List", "anything".
std::string to_string(const RelType& type);
bool may_overlap(const std::set<std::string>& left, const std::set<std::string>& right,
                 const RelVocabulary& vocabulary);

// The types of the operators' results; arities have been checked.
RelType union_type(const RelType& left, const RelType& right);
RelType join_type(const RelType& left, const RelType& right);
RelType product_type(const RelType& left, const RelType& right);
RelType override_type(const RelType& left, const RelType& right);
RelType transpose_type(const RelType& type);
RelType anything(std::size_t arity, bool at_most_one);
RelType integer_type(bool at_most_one);

}  // namespace jury::spec
