#include "logic/relational/instance.h"

namespace jury::logic::relational {

void Instance::set(Expression relation, TupleSet tuples) {
  JURY_CHECK(relation->kind == NodeKind::Relation && relation->arity == tuples.arity(),
             "not the value of a relation");
  JURY_CHECK(!tuples.has_any(), "an instance lists its tuples");
  values_.insert_or_assign(relation->id, Value{relation.node(), std::move(tuples)});
}

const TupleSet& Instance::get(Expression relation) const { return get(relation.node()); }

const TupleSet& Instance::get(const Node* relation) const {
  const auto found = values_.find(relation->id);
  JURY_CHECK(found != values_.end(), "no value for relation '" + relation->name + "'");
  return found->second.tuples;
}

std::string Instance::to_string(const Universe& universe) const {
  std::string text;
  for (const auto& [id, value] : values_)
    text += value.relation->name + " = " + value.tuples.to_string(universe) + "\n";
  return text;
}

bool Instance::operator==(const Instance& other) const {
  if (values_.size() != other.values_.size()) return false;
  for (const auto& [id, value] : values_) {
    const auto found = other.values_.find(id);
    if (found == other.values_.end() || found->second.tuples != value.tuples) return false;
  }
  return true;
}

}  // namespace jury::logic::relational
