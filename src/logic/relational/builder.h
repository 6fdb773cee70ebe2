// Makes nodes of relational logic. Equal nodes at equal source positions are one node, so engines may build
// large expressions that share parts, and everything downstream caches by node. Nodes live as long as their
// Builder. Arities are checked here: an error is a bug of the caller (the .rel parser checks before it
// calls).
#pragma once

#include <memory>
#include <span>
#include <unordered_set>
#include <vector>

#include "logic/relational/node.h"

namespace jury::logic::relational {

// One variable of a binder with the set it ranges over (arity 1).
struct Declaration {
  Expression variable;
  Expression domain;
};
using Declarations = std::vector<Declaration>;

class Builder {
 public:
  Builder();
  ~Builder();
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;

  // The position given to nodes made from now on (until the next call).
  void set_position(SourcePosition position) { position_ = std::move(position); }
  const SourcePosition& position() const { return position_; }

  // Leaves. Each call of relation() or variable() makes a new one, names need not be distinct.
  Expression relation(std::string name, std::size_t arity);
  Expression variable(std::string name);  // a scalar
  Expression none(std::size_t arity = 1);
  Expression univ();
  Expression iden();
  Expression integers();  // Int

  Expression union_of(Expression left, Expression right);
  Expression union_of(std::span<const Expression> parts, std::size_t arity);  // none if there are no parts
  Expression intersection(Expression left, Expression right);
  Expression difference(Expression left, Expression right);
  Expression join(Expression left, Expression right);
  Expression product(Expression left, Expression right);
  Expression override_with(Expression left, Expression right);  // left ++ right
  Expression transpose(Expression relation);
  Expression closure(Expression relation);            // ^
  Expression reflexive_closure(Expression relation);  // *
  Expression comprehension(const Declarations& declarations, Formula body);
  Expression conditional(Formula condition, Expression then, Expression otherwise);
  Expression to_expression(IntegerExpression value);                // Int(value), a singleton
  Expression restrict_domain(Expression set, Expression relation);  // set <: relation
  Expression restrict_range(Expression relation, Expression set);   // relation :> set

  IntegerExpression literal(std::int64_t value);
  IntegerExpression sum(Expression set);  // the sum of the integers in a set; atoms count 0
  // The integer of a set that has at most one, 0 if it has none: cheaper than the sum. (Of several integers
  // it is the bitwise or, so that it means something in every instance.)
  IntegerExpression value(Expression set);
  IntegerExpression cardinality(Expression relation);
  IntegerExpression sum_over(const Declarations& declarations, IntegerExpression body);
  IntegerExpression arithmetic(NodeKind kind, IntegerExpression left, IntegerExpression right);
  IntegerExpression plus(IntegerExpression left, IntegerExpression right) {
    return arithmetic(NodeKind::Plus, left, right);
  }
  IntegerExpression minus(IntegerExpression left, IntegerExpression right) {
    return arithmetic(NodeKind::Minus, left, right);
  }
  IntegerExpression negate(IntegerExpression operand);
  IntegerExpression bit_not(IntegerExpression operand);
  IntegerExpression conditional(Formula condition, IntegerExpression then, IntegerExpression otherwise);

  Formula truth();
  Formula falsity();
  Formula constant(bool value) { return value ? truth() : falsity(); }
  Formula subset(Expression left, Expression right);
  Formula equal(Expression left, Expression right);
  Formula multiplicity(NodeKind kind, Expression relation);  // Some, No, One, Lone
  Formula some(Expression relation) { return multiplicity(NodeKind::Some, relation); }
  Formula no(Expression relation) { return multiplicity(NodeKind::No, relation); }
  Formula one(Expression relation) { return multiplicity(NodeKind::One, relation); }
  Formula lone(Expression relation) { return multiplicity(NodeKind::Lone, relation); }
  Formula negation(Formula operand);
  Formula conjunction(std::span<const Formula> parts);
  Formula conjunction(Formula left, Formula right);
  Formula disjunction(std::span<const Formula> parts);
  Formula disjunction(Formula left, Formula right);
  Formula implies(Formula left, Formula right);
  Formula iff(Formula left, Formula right);
  Formula quantified(NodeKind kind, const Declarations& declarations, Formula body);
  Formula for_all(const Declarations& declarations, Formula body);
  Formula exists(const Declarations& declarations, Formula body);
  Formula pairwise_different(std::span<const Expression> scalars);  // what `disj` adds
  Formula compare(NodeKind kind, IntegerExpression left,
                  IntegerExpression right);  // IntegerEqual, IntegerLess, IntegerAtMost
  Formula functional(Expression relation, Expression domain);
  Formula total_order(Expression relation, Expression set);

  // A node like `node` with other children; the same sorts and arities.
  const Node* rebuild(const Node* node, std::vector<const Node*> children);

  std::size_t size() const { return nodes_.size(); }

 private:
  struct StructuralHash {
    std::size_t operator()(const Node* node) const;
  };
  struct StructuralEqual {
    bool operator()(const Node* left, const Node* right) const;
  };

  const Node* make(NodeKind kind, std::vector<const Node*> children, std::size_t arity = 0,
                   std::int64_t value = 0);
  const Node* make_leaf(NodeKind kind, std::string name, std::size_t arity);
  const Node* store(std::unique_ptr<Node> node);
  Expression binary(NodeKind kind, Expression left, Expression right, std::size_t arity);
  const Node* bind(NodeKind kind, const Declarations& declarations, const Node* body, std::size_t arity);

  SourcePosition position_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::unordered_set<const Node*, StructuralHash, StructuralEqual> index_;
};

// Binds RAII-style: positions given inside do not leak out.
class PositionScope {
 public:
  PositionScope(Builder& builder, SourcePosition position) : builder_(builder), saved_(builder.position()) {
    builder_.set_position(std::move(position));
  }
  ~PositionScope() { builder_.set_position(std::move(saved_)); }
  PositionScope(const PositionScope&) = delete;
  PositionScope& operator=(const PositionScope&) = delete;

 private:
  Builder& builder_;
  SourcePosition saved_;
};

}  // namespace jury::logic::relational
