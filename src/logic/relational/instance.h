// An assignment of concrete tuples to relations: what the model finder returns and the evaluator reads.
#pragma once

#include <map>
#include <string>

#include "logic/relational/node.h"
#include "logic/relational/tuple_set.h"

namespace jury::logic::relational {

class Instance {
 public:
  void set(Expression relation, TupleSet tuples);
  bool has(Expression relation) const { return values_.contains(relation.node()->id); }
  const TupleSet& get(Expression relation) const;
  const TupleSet& get(const Node* relation) const;
  std::string to_string(const Universe& universe) const;  // one line per relation, in order of creation
  bool operator==(const Instance& other) const;

 private:
  struct Value {
    const Node* relation;
    TupleSet tuples;
  };
  std::map<std::uint32_t, Value> values_;  // by id of the relation
};

}  // namespace jury::logic::relational
