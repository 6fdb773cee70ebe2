#include "logic/relational/simplifier.h"

namespace jury::logic::relational {

namespace {

using Rule = SimplificationRule;

bool is(Expression expression, NodeKind kind) { return expression->kind == kind; }
bool is_none(Expression expression) { return is(expression, NodeKind::None); }
Expression child(Expression expression, std::size_t index) { return Expression(expression->children[index]); }

// y is x.*r for some r.
bool is_closure_from(Expression y, Expression x) {
  return is(y, NodeKind::Join) && child(y, 0) == x && is(child(y, 1), NodeKind::ReflexiveClosure);
}

}  // namespace

const Node* Simplifier::apply(const Node* node) {
  if (const auto found = done_.find(node); found != done_.end()) return found->second;
  std::vector<const Node*> children;
  for (const Node* part : node->children) children.push_back(apply(part));
  const Node* current = children == node->children ? node : builder_.rebuild(node, std::move(children));
  if (current->sort() == NodeSort::Expression) {
    const Expression next = step(Expression(current));
    if (next.node() != current) current = apply(next.node());
  }
  done_[node] = current;
  return current;
}

Expression Simplifier::step(Expression whole) {
  if (is(whole, NodeKind::ConditionalExpression) && whole->children[1] == whole->children[2])
    return by(Rule::conditional_same, child(whole, 1));
  if (whole->children.size() != 2 || whole->children[0]->sort() != NodeSort::Expression ||
      whole->children[1]->sort() != NodeSort::Expression)
    return whole;
  const Expression left = child(whole, 0), right = child(whole, 1);
  if (is(whole, NodeKind::Union)) return union_step(whole, left, right);
  if (is(whole, NodeKind::Intersection)) return intersection_step(whole, left, right);
  if (is(whole, NodeKind::Difference)) return difference_step(whole, left, right);
  if (is(whole, NodeKind::Join)) return join_step(whole, left, right);
  if (is(whole, NodeKind::Override)) return override_step(whole, left, right);
  if (is(whole, NodeKind::Product) && (is_none(left) || is_none(right)))
    return by(Rule::product_none, builder_.none(whole->arity));
  return whole;
}

Expression Simplifier::union_step(Expression whole, Expression left, Expression right) {
  if (left == right) return by(Rule::union_same, left);
  if (is_none(left)) return by(Rule::union_none, right);
  if (is_none(right)) return by(Rule::union_none, left);
  if (is_closure_from(right, left)) return by(Rule::union_closure, right);
  if (is_closure_from(left, right)) return by(Rule::union_closure, left);
  if (is(left, NodeKind::Product) && is(right, NodeKind::Product) && child(left, 1) == child(right, 1))
    return by(Rule::union_products,
              builder_.product(builder_.union_of(child(left, 0), child(right, 0)), child(left, 1)));
  if (is(right, NodeKind::Override) && child(right, 0) == left && is(child(right, 1), NodeKind::Product))
    return by(Rule::union_override, builder_.union_of(left, child(right, 1)));
  if (is(left, NodeKind::Intersection) && is(right, NodeKind::Intersection) &&
      child(left, 1) == child(right, 1))
    return by(Rule::union_intersections,
              builder_.intersection(builder_.union_of(child(left, 0), child(right, 0)), child(left, 1)));
  return union_join_step(whole, left, right);
}

Expression Simplifier::union_join_step(Expression whole, Expression left, Expression right) {
  if (!is(left, NodeKind::Join) || !is(right, NodeKind::Join)) return whole;
  const bool same_left = child(left, 0) == child(right, 0), same_right = child(left, 1) == child(right, 1);
  if (same_left && child(left, 1)->arity == child(right, 1)->arity)
    return by(Rule::union_common_left,
              builder_.join(child(left, 0), builder_.union_of(child(left, 1), child(right, 1))));
  if (same_right && child(left, 0)->arity == child(right, 0)->arity)
    return by(Rule::union_common_right,
              builder_.join(builder_.union_of(child(left, 0), child(right, 0)), child(left, 1)));
  return whole;
}

Expression Simplifier::intersection_step(Expression whole, Expression left, Expression right) {
  if (left == right) return by(Rule::intersection_same, left);
  if (is_none(left) || is_none(right)) return by(Rule::intersection_none, builder_.none(whole->arity));
  if (left->arity == 2 && is(right, NodeKind::Override) && child(right, 0) == left &&
      is(child(right, 1), NodeKind::Product)) {
    const Expression update = child(right, 1);
    const Expression kept = builder_.difference(left, builder_.product(child(update, 0), builder_.univ()));
    return by(Rule::intersection_override, builder_.union_of(kept, builder_.intersection(left, update)));
  }
  return whole;
}

Expression Simplifier::difference_step(Expression whole, Expression left, Expression right) {
  if (is_none(right)) return by(Rule::difference_none, left);
  if (is_none(left)) return by(Rule::difference_of_none, left);
  if (left == right) return by(Rule::difference_same, builder_.none(whole->arity));
  if (is(right, NodeKind::Difference) && child(right, 0) == left)
    return by(Rule::difference_twice, builder_.intersection(left, child(right, 1)));
  return whole;
}

bool Simplifier::starts_with_null(Expression relation) const {
  if (is(relation, NodeKind::Relation)) return relation->arity < 2;
  if (is(relation, NodeKind::Override))
    return starts_with_null(child(relation, 0)) || starts_with_null(child(relation, 1));
  return true;
}

Expression Simplifier::join_step(Expression whole, Expression left, Expression right) {
  if (is_none(left) || is_none(right)) return by(Rule::join_none, builder_.none(whole->arity));
  if (is(right, NodeKind::ReflexiveClosure)) {
    if (is(left, NodeKind::Join) && child(left, 1) == right) return by(Rule::join_closures, left);
    // (x + x.r).*r
    if (is(left, NodeKind::Union) && is(child(left, 1), NodeKind::Join) &&
        child(child(left, 1), 0) == child(left, 0) && child(child(left, 1), 1) == child(right, 0))
      return by(Rule::join_step_closure, builder_.join(child(left, 0), right));
  }
  if (null_ && is(left, NodeKind::Difference) && child(left, 1) == null_ && !starts_with_null(right))
    return by(Rule::join_without_null, builder_.join(child(left, 0), right));
  return whole;
}

Expression Simplifier::override_step(Expression whole, Expression left, Expression right) {
  if (is_none(right)) return by(Rule::override_none, left);
  if (is(left, NodeKind::Override) && is(right, NodeKind::Product) && is(child(left, 1), NodeKind::Product) &&
      child(child(left, 1), 0) == child(right, 0))
    return by(Rule::override_twice, builder_.override_with(child(left, 0), right));
  return whole;
}

}  // namespace jury::logic::relational
