// Expressions to matrices.
#include <array>

#include "logic/relational/handler_table.h"
#include "solver/relational/translator_cache.h"

namespace jury::solver::relational {

using namespace logic::relational;

struct Translator::ExpressionHandlers {
  static constexpr HandlerTable<ExpressionHandler> table = {
      {NodeKind::Relation, &Translator::relation},
      {NodeKind::Variable, &Translator::variable},
      {NodeKind::None, &Translator::constant},
      {NodeKind::Univ, &Translator::constant},
      {NodeKind::Iden, &Translator::constant},
      {NodeKind::Integers, &Translator::constant},
      {NodeKind::Union, &Translator::binary},
      {NodeKind::Intersection, &Translator::binary},
      {NodeKind::Difference, &Translator::binary},
      {NodeKind::Join, &Translator::binary},
      {NodeKind::Product, &Translator::binary},
      {NodeKind::Override, &Translator::binary},
      {NodeKind::Transpose, &Translator::unary},
      {NodeKind::Closure, &Translator::unary},
      {NodeKind::ReflexiveClosure, &Translator::unary},
      {NodeKind::Comprehension, &Translator::comprehension},
      {NodeKind::ConditionalExpression, &Translator::conditional_expression},
      {NodeKind::IntegerToExpression, &Translator::from_integer},
  };
  static_assert(table.complete(NodeSort::Expression));
};

Translator::MatrixPointer Translator::expression(const Node* node) {
  return cached(matrices_, node, ExpressionHandlers::table[node->kind]);
}

Translator::MatrixPointer Translator::relation(const Node& node) {
  return std::make_shared<const Matrix>(variables_.of(&node).matrix);
}

Translator::MatrixPointer Translator::variable(const Node& node) { return environment_.at(&node).matrix; }

Translator::MatrixPointer Translator::constant(const Node& node) {
  if (node.kind == NodeKind::Univ) return std::make_shared<const Matrix>(algebra_.univ());
  if (node.kind == NodeKind::Iden) return std::make_shared<const Matrix>(algebra_.iden());
  if (node.kind == NodeKind::Integers) return std::make_shared<const Matrix>(algebra_.all_integers());
  return std::make_shared<const Matrix>(Matrix(node.arity));
}

Translator::MatrixPointer Translator::binary(const Node& node) {
  using Operation = Matrix (MatrixAlgebra::*)(const Matrix&, const Matrix&);
  static constexpr HandlerTable<Operation> operations = {
      {NodeKind::Union, &MatrixAlgebra::union_of},
      {NodeKind::Intersection, &MatrixAlgebra::intersection},
      {NodeKind::Difference, &MatrixAlgebra::difference},
      {NodeKind::Join, &MatrixAlgebra::join},
      {NodeKind::Product, &MatrixAlgebra::product},
      {NodeKind::Override, &MatrixAlgebra::override_with}};
  const MatrixPointer left = expression(node.children[0]);
  const Node& second = *node.children[1];
  const bool closed = second.kind == NodeKind::Closure || second.kind == NodeKind::ReflexiveClosure;
  if (node.kind == NodeKind::Join && closed && node.children[0]->arity == 1 &&
      node.children[0]->free_variables.empty() && !matrices_.contains(cache_key(&second))) {
    const MatrixPointer step = expression(second.children[0]);
    if (!step->has_any())
      return std::make_shared<const Matrix>(
          algebra_.reach(*left, *step, second.kind == NodeKind::ReflexiveClosure));
  }
  const MatrixPointer right = expression(node.children[1]);
  return std::make_shared<const Matrix>((algebra_.*operations[node.kind])(*left, *right));
}

Translator::MatrixPointer Translator::unary(const Node& node) {
  using Operation = Matrix (MatrixAlgebra::*)(const Matrix&);
  static constexpr HandlerTable<Operation> operations = {
      {NodeKind::Transpose, &MatrixAlgebra::transpose},
      {NodeKind::Closure, &MatrixAlgebra::closure},
      {NodeKind::ReflexiveClosure, &MatrixAlgebra::reflexive_closure}};
  const MatrixPointer operand = expression(node.children[0]);
  return std::make_shared<const Matrix>((algebra_.*operations[node.kind])(*operand));
}

Translator::MatrixPointer Translator::comprehension(const Node& node) {
  return std::make_shared<const Matrix>(witnesses(node));
}

Translator::MatrixPointer Translator::conditional_expression(const Node& node) {
  const Wire condition = formula_wire(node.children[0]);
  if (condition.is_constant()) return expression(node.children[condition.is_true() ? 1 : 2]);
  const MatrixPointer then_matrix = expression(node.children[1]);
  const MatrixPointer else_matrix = expression(node.children[2]);
  return std::make_shared<const Matrix>(algebra_.if_then_else(condition, *then_matrix, *else_matrix));
}

Translator::MatrixPointer Translator::from_integer(const Node& node) {
  return std::make_shared<const Matrix>(
      algebra_.single(std::array{integers_.intern(integer(node.children[0]))}));
}

}  // namespace jury::solver::relational
