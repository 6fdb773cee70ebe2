// Integer expressions to bit-vectors.
#include <map>

#include "logic/relational/handler_table.h"
#include "solver/relational/translator_cache.h"

namespace jury::solver::relational {

using namespace logic::relational;

struct Translator::IntegerHandlers {
  static constexpr HandlerTable<IntegerHandler> table = {
      {NodeKind::Literal, &Translator::literal},
      {NodeKind::Sum, &Translator::of_set},
      {NodeKind::Value, &Translator::of_set},
      {NodeKind::Cardinality, &Translator::of_set},
      {NodeKind::SumOver, &Translator::sum_over},
      {NodeKind::Plus, &Translator::arithmetic},
      {NodeKind::Minus, &Translator::arithmetic},
      {NodeKind::Times, &Translator::arithmetic},
      {NodeKind::Divide, &Translator::arithmetic},
      {NodeKind::Remainder, &Translator::arithmetic},
      {NodeKind::Negate, &Translator::unary_arithmetic},
      {NodeKind::BitAnd, &Translator::arithmetic},
      {NodeKind::BitOr, &Translator::arithmetic},
      {NodeKind::BitXor, &Translator::arithmetic},
      {NodeKind::BitNot, &Translator::unary_arithmetic},
      {NodeKind::ShiftLeft, &Translator::arithmetic},
      {NodeKind::ShiftRight, &Translator::arithmetic},
      {NodeKind::UnsignedShiftRight, &Translator::arithmetic},
      {NodeKind::ConditionalInteger, &Translator::conditional_integer},
  };
  static_assert(table.complete(NodeSort::Integer));
};

Bits Translator::integer(const Node* node) {
  return cached(numbers_, node, IntegerHandlers::table[node->kind]);
}

Bits Translator::literal(const Node& node) { return integers_.arithmetic().constant(node.value); }

Bits Translator::of_set(const Node& node) {
  const MatrixPointer set = expression(node.children[0]);
  if (node.kind == NodeKind::Cardinality) return algebra_.cardinality(*set);
  return node.kind == NodeKind::Sum ? algebra_.sum(*set) : algebra_.value(*set);
}

Bits Translator::sum_over(const Node& node) {
  MatrixBuilder builder(node.bound_variables());
  std::map<Key, Bits> values;
  ground(node, [&](KeyView columns, Wire guard) {
    builder.add(columns, guard);
    values.emplace(Key(columns.begin(), columns.end()), integer(node.body()));
    return true;
  });
  const Matrix bindings = builder.build(circuit_);
  const std::vector<Wire> wires = algebra_.distinct_wires(bindings);
  std::vector<Bits> addends;
  for (std::size_t row = 0; row < bindings.rows(); ++row) {
    const Bits& value = values.at(Key(bindings.key(row).begin(), bindings.key(row).end()));
    addends.push_back(integers_.arithmetic().guarded(wires[row], value));
  }
  return integers_.arithmetic().sum(std::move(addends));
}

Bits Translator::arithmetic(const Node& node) {
  BitArithmetic& circuits = integers_.arithmetic();
  const Bits left = integer(node.children[0]);
  const Bits right = integer(node.children[1]);
  checkpoint_();
  if (node.kind == NodeKind::Plus) return circuits.add(left, right);
  if (node.kind == NodeKind::Minus) return circuits.subtract(left, right);
  if (node.kind == NodeKind::Times) return circuits.multiply(left, right);
  if (node.kind == NodeKind::Divide) return circuits.divide(left, right);
  if (node.kind == NodeKind::Remainder) return circuits.remainder(left, right);
  const bool shifts = node.kind == NodeKind::ShiftLeft || node.kind == NodeKind::ShiftRight ||
                      node.kind == NodeKind::UnsignedShiftRight;
  return shifts ? circuits.shift(node.kind, left, right) : circuits.bitwise(node.kind, left, right);
}

Bits Translator::unary_arithmetic(const Node& node) {
  const Bits operand = integer(node.children[0]);
  return node.kind == NodeKind::Negate ? integers_.arithmetic().negate(operand)
                                       : integers_.arithmetic().invert(operand);
}

Bits Translator::conditional_integer(const Node& node) {
  const Wire condition = formula_wire(node.children[0]);
  if (condition.is_constant()) return integer(node.children[condition.is_true() ? 1 : 2]);
  return integers_.arithmetic().if_then_else(condition, integer(node.children[1]), integer(node.children[2]));
}

}  // namespace jury::solver::relational
