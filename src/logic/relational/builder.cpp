#include "logic/relational/builder.h"

#include <algorithm>

namespace jury::logic::relational {

namespace {

std::size_t mix(std::size_t seed, std::size_t value) {
  return seed ^ (value + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2));
}

bool by_id(const Node* left, const Node* right) { return left->id < right->id; }

void add_variables(std::vector<const Node*>& into, const std::vector<const Node*>& from) {
  std::vector<const Node*> merged;
  std::set_union(into.begin(), into.end(), from.begin(), from.end(), std::back_inserter(merged), by_id);
  into = std::move(merged);
}

// Free variables of a binder: a domain may use the variables declared before it.
std::vector<const Node*> free_variables_of_binder(const std::vector<const Node*>& children) {
  std::vector<const Node*> free = children.back()->free_variables;
  for (std::size_t index = children.size() - 1; index >= 2; index -= 2) {
    std::erase(free, children[index - 2]);
    add_variables(free, children[index - 1]->free_variables);
  }
  return free;
}

std::vector<const Node*> free_variables(const Node& node) {
  if (node.is_binder()) return free_variables_of_binder(node.children);
  std::vector<const Node*> free;
  for (const Node* child : node.children) add_variables(free, child->free_variables);
  return free;
}

}  // namespace

std::size_t Builder::StructuralHash::operator()(const Node* node) const {
  std::size_t hash = mix(static_cast<std::size_t>(node->kind), node->arity);
  hash = mix(hash, static_cast<std::size_t>(node->value));
  for (const Node* child : node->children) hash = mix(hash, child->id);
  hash = mix(hash, static_cast<std::size_t>(node->position.line));
  return mix(hash, static_cast<std::size_t>(node->position.column));
}

bool Builder::StructuralEqual::operator()(const Node* left, const Node* right) const {
  return left->kind == right->kind && left->arity == right->arity && left->value == right->value &&
         left->children == right->children && left->position == right->position;
}

Builder::Builder() = default;
Builder::~Builder() = default;

const Node* Builder::store(std::unique_ptr<Node> node) {
  node->id = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(std::move(node));
  return nodes_.back().get();
}

const Node* Builder::make(NodeKind kind, std::vector<const Node*> children, std::size_t arity,
                          std::int64_t value) {
  auto node = std::make_unique<Node>();
  node->kind = kind;
  node->arity = arity;
  node->value = value;
  node->children = std::move(children);
  node->position = position_;
  const int expected = info(kind).children;
  JURY_CHECK(expected < 0 || node->children.size() == static_cast<std::size_t>(expected),
             "wrong number of operands");
  if (const auto found = index_.find(node.get()); found != index_.end()) return *found;
  node->free_variables = free_variables(*node);
  const Node* stored = store(std::move(node));
  index_.insert(stored);
  return stored;
}

const Node* Builder::make_leaf(NodeKind kind, std::string name, std::size_t arity) {
  JURY_CHECK(arity > 0, "a relation has columns");
  auto node = std::make_unique<Node>();
  node->kind = kind;
  node->arity = arity;
  node->name = std::move(name);
  node->position = position_;
  const Node* stored = store(std::move(node));
  if (kind == NodeKind::Variable) nodes_.back()->free_variables = {stored};
  return stored;
}

Expression Builder::relation(std::string name, std::size_t arity) {
  return Expression(make_leaf(NodeKind::Relation, std::move(name), arity));
}
Expression Builder::variable(std::string name) {
  return Expression(make_leaf(NodeKind::Variable, std::move(name), 1));
}
Expression Builder::none(std::size_t arity) { return Expression(make(NodeKind::None, {}, arity)); }
Expression Builder::univ() { return Expression(make(NodeKind::Univ, {}, 1)); }
Expression Builder::iden() { return Expression(make(NodeKind::Iden, {}, 2)); }
Expression Builder::integers() { return Expression(make(NodeKind::Integers, {}, 1)); }

Expression Builder::binary(NodeKind kind, Expression left, Expression right, std::size_t arity) {
  return Expression(make(kind, {left.node(), right.node()}, arity));
}

Expression Builder::union_of(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "union of two arities");
  return binary(NodeKind::Union, left, right, left->arity);
}
Expression Builder::union_of(std::span<const Expression> parts, std::size_t arity) {
  if (parts.empty()) return none(arity);
  Expression result = parts.front();
  for (const Expression& part : parts.subspan(1)) result = union_of(result, part);
  return result;
}
Expression Builder::intersection(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "intersection of two arities");
  return binary(NodeKind::Intersection, left, right, left->arity);
}
Expression Builder::difference(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "difference of two arities");
  return binary(NodeKind::Difference, left, right, left->arity);
}
Expression Builder::join(Expression left, Expression right) {
  JURY_CHECK(left->arity + right->arity > 2, "the join of two sets has no columns");
  return binary(NodeKind::Join, left, right, left->arity + right->arity - 2);
}
Expression Builder::product(Expression left, Expression right) {
  return binary(NodeKind::Product, left, right, left->arity + right->arity);
}
Expression Builder::override_with(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "override of two arities");
  return binary(NodeKind::Override, left, right, left->arity);
}

Expression Builder::transpose(Expression relation) {
  JURY_CHECK(relation->arity == 2, "transpose of a relation that is not binary");
  return Expression(make(NodeKind::Transpose, {relation.node()}, 2));
}
Expression Builder::closure(Expression relation) {
  JURY_CHECK(relation->arity == 2, "closure of a relation that is not binary");
  return Expression(make(NodeKind::Closure, {relation.node()}, 2));
}
Expression Builder::reflexive_closure(Expression relation) {
  JURY_CHECK(relation->arity == 2, "closure of a relation that is not binary");
  return Expression(make(NodeKind::ReflexiveClosure, {relation.node()}, 2));
}

const Node* Builder::bind(NodeKind kind, const Declarations& declarations, const Node* body,
                          std::size_t arity) {
  JURY_CHECK(!declarations.empty(), "a binder without variables");
  std::vector<const Node*> children;
  for (const Declaration& declaration : declarations) {
    JURY_CHECK(declaration.variable->kind == NodeKind::Variable, "a binder binds variables");
    JURY_CHECK(declaration.domain->arity == 1, "a variable ranges over a set");
    children.push_back(declaration.variable.node());
    children.push_back(declaration.domain.node());
  }
  children.push_back(body);
  return make(kind, std::move(children), arity);
}

Expression Builder::comprehension(const Declarations& declarations, Formula body) {
  return Expression(bind(NodeKind::Comprehension, declarations, body.node(), declarations.size()));
}
Expression Builder::conditional(Formula condition, Expression then, Expression otherwise) {
  JURY_CHECK(then->arity == otherwise->arity, "conditional between two arities");
  return Expression(
      make(NodeKind::ConditionalExpression, {condition.node(), then.node(), otherwise.node()}, then->arity));
}
Expression Builder::to_expression(IntegerExpression value) {
  return Expression(make(NodeKind::IntegerToExpression, {value.node()}, 1));
}
Expression Builder::restrict_domain(Expression set, Expression relation) {
  JURY_CHECK(set->arity == 1, "restriction to something that is not a set");
  Expression box = set;
  for (std::size_t column = 1; column < relation->arity; ++column) box = product(box, univ());
  return intersection(relation, box);
}
Expression Builder::restrict_range(Expression relation, Expression set) {
  JURY_CHECK(set->arity == 1, "restriction to something that is not a set");
  Expression box = set;
  for (std::size_t column = 1; column < relation->arity; ++column) box = product(univ(), box);
  return intersection(relation, box);
}

IntegerExpression Builder::literal(std::int64_t value) {
  return IntegerExpression(make(NodeKind::Literal, {}, 0, value));
}
IntegerExpression Builder::sum(Expression set) {
  JURY_CHECK(set->arity == 1, "integers of a relation that is not a set");
  return IntegerExpression(make(NodeKind::Sum, {set.node()}));
}
IntegerExpression Builder::value(Expression set) {
  JURY_CHECK(set->arity == 1, "integers of a relation that is not a set");
  return IntegerExpression(make(NodeKind::Value, {set.node()}));
}
IntegerExpression Builder::cardinality(Expression relation) {
  return IntegerExpression(make(NodeKind::Cardinality, {relation.node()}));
}
IntegerExpression Builder::sum_over(const Declarations& declarations, IntegerExpression body) {
  return IntegerExpression(bind(NodeKind::SumOver, declarations, body.node(), 0));
}
IntegerExpression Builder::arithmetic(NodeKind kind, IntegerExpression left, IntegerExpression right) {
  JURY_CHECK(info(kind).sort == NodeSort::Integer && info(kind).children == 2, "not an arithmetic operator");
  return IntegerExpression(make(kind, {left.node(), right.node()}));
}
IntegerExpression Builder::negate(IntegerExpression operand) {
  return IntegerExpression(make(NodeKind::Negate, {operand.node()}));
}
IntegerExpression Builder::bit_not(IntegerExpression operand) {
  return IntegerExpression(make(NodeKind::BitNot, {operand.node()}));
}
IntegerExpression Builder::conditional(Formula condition, IntegerExpression then,
                                       IntegerExpression otherwise) {
  return IntegerExpression(
      make(NodeKind::ConditionalInteger, {condition.node(), then.node(), otherwise.node()}));
}

Formula Builder::truth() { return Formula(make(NodeKind::True, {})); }
Formula Builder::falsity() { return Formula(make(NodeKind::False, {})); }
Formula Builder::subset(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "comparison of two arities");
  return Formula(make(NodeKind::Subset, {left.node(), right.node()}));
}
Formula Builder::equal(Expression left, Expression right) {
  JURY_CHECK(left->arity == right->arity, "comparison of two arities");
  return Formula(make(NodeKind::Equal, {left.node(), right.node()}));
}
Formula Builder::multiplicity(NodeKind kind, Expression relation) {
  JURY_CHECK(info(kind).sort == NodeSort::Formula && info(kind).children == 1 && kind != NodeKind::Not,
             "not a multiplicity");
  return Formula(make(kind, {relation.node()}));
}
Formula Builder::negation(Formula operand) { return Formula(make(NodeKind::Not, {operand.node()})); }

Formula Builder::conjunction(std::span<const Formula> parts) {
  if (parts.empty()) return truth();
  if (parts.size() == 1) return parts.front();
  std::vector<const Node*> children;
  for (const Formula& part : parts) children.push_back(part.node());
  return Formula(make(NodeKind::And, std::move(children)));
}
Formula Builder::conjunction(Formula left, Formula right) {
  return Formula(make(NodeKind::And, {left.node(), right.node()}));
}
Formula Builder::disjunction(std::span<const Formula> parts) {
  if (parts.empty()) return falsity();
  if (parts.size() == 1) return parts.front();
  std::vector<const Node*> children;
  for (const Formula& part : parts) children.push_back(part.node());
  return Formula(make(NodeKind::Or, std::move(children)));
}
Formula Builder::disjunction(Formula left, Formula right) {
  return Formula(make(NodeKind::Or, {left.node(), right.node()}));
}
Formula Builder::implies(Formula left, Formula right) {
  return Formula(make(NodeKind::Implies, {left.node(), right.node()}));
}
Formula Builder::iff(Formula left, Formula right) {
  return Formula(make(NodeKind::Iff, {left.node(), right.node()}));
}

Formula Builder::quantified(NodeKind kind, const Declarations& declarations, Formula body) {
  JURY_CHECK(
      info(kind).sort == NodeSort::Formula && kind >= NodeKind::ForAll && kind <= NodeKind::ExistsAtMostOne,
      "not a quantifier");
  return Formula(bind(kind, declarations, body.node(), 0));
}
Formula Builder::for_all(const Declarations& declarations, Formula body) {
  return quantified(NodeKind::ForAll, declarations, body);
}
Formula Builder::exists(const Declarations& declarations, Formula body) {
  return quantified(NodeKind::Exists, declarations, body);
}
Formula Builder::pairwise_different(std::span<const Expression> scalars) {
  std::vector<Formula> parts;
  for (std::size_t first = 0; first < scalars.size(); ++first)
    for (std::size_t second = first + 1; second < scalars.size(); ++second)
      parts.push_back(no(intersection(scalars[first], scalars[second])));
  return conjunction(parts);
}
Formula Builder::compare(NodeKind kind, IntegerExpression left, IntegerExpression right) {
  JURY_CHECK(
      kind == NodeKind::IntegerEqual || kind == NodeKind::IntegerLess || kind == NodeKind::IntegerAtMost,
      "not a comparison of integers");
  return Formula(make(kind, {left.node(), right.node()}));
}
Formula Builder::functional(Expression relation, Expression domain) {
  JURY_CHECK(relation->arity >= 2 && domain->arity == 1, "functional needs a relation and the set it maps");
  return Formula(make(NodeKind::Functional, {relation.node(), domain.node()}));
}
Formula Builder::total_order(Expression relation, Expression set) {
  JURY_CHECK(relation->arity == 2 && set->arity == 1, "totalOrder needs a binary relation and a set");
  return Formula(make(NodeKind::TotalOrder, {relation.node(), set.node()}));
}

const Node* Builder::rebuild(const Node* node, std::vector<const Node*> children) {
  if (children == node->children) return node;
  JURY_CHECK(children.size() == node->children.size(), "rebuilt with another number of operands");
  for (std::size_t index = 0; index < children.size(); ++index)
    JURY_CHECK(children[index]->sort() == node->children[index]->sort() &&
                   children[index]->arity == node->children[index]->arity,
               "rebuilt with an operand of another sort or arity");
  PositionScope scope(*this, node->position);
  return make(node->kind, std::move(children), node->arity, node->value);
}

}  // namespace jury::logic::relational
