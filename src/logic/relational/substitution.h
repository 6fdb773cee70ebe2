// Replaces leaves (relations or variables) by expressions, sharing what does not change: how a property over
// the names of a post-state becomes one over the expressions that symbolic execution computed for them
// (Karun section 5.2.2). Bound variables are unique nodes, so nothing is ever captured as long as a
// replacement does not mention a variable bound by the node itself; that is checked.
#pragma once

#include <unordered_map>

#include "logic/relational/builder.h"

namespace jury::logic::relational {

class Substitution {
 public:
  explicit Substitution(Builder& builder) : builder_(builder) {}

  void replace(Expression leaf, Expression by);
  Expression apply(Expression expression) { return Expression(apply(expression.node())); }
  IntegerExpression apply(IntegerExpression integer) { return IntegerExpression(apply(integer.node())); }
  Formula apply(Formula formula) { return Formula(apply(formula.node())); }

 private:
  const Node* apply(const Node* node);
  void check_no_capture(const Node* binder) const;

  Builder& builder_;
  std::unordered_map<const Node*, const Node*> replacements_;
  std::unordered_map<const Node*, const Node*> done_;
  std::vector<const Node*> replacement_variables_;
};

}  // namespace jury::logic::relational
