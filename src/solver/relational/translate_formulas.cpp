// Formulas to wires that are equivalent to them.
#include <array>

#include "logic/relational/handler_table.h"
#include "solver/relational/translator_cache.h"

namespace jury::solver::relational {

using namespace logic::relational;

struct Translator::FormulaHandlers {
  static constexpr HandlerTable<FormulaHandler> table = {
      {NodeKind::True, &Translator::truth},
      {NodeKind::False, &Translator::truth},
      {NodeKind::Subset, &Translator::compare_expressions},
      {NodeKind::Equal, &Translator::compare_expressions},
      {NodeKind::Some, &Translator::multiplicity},
      {NodeKind::No, &Translator::multiplicity},
      {NodeKind::One, &Translator::multiplicity},
      {NodeKind::Lone, &Translator::multiplicity},
      {NodeKind::Not, &Translator::connective},
      {NodeKind::And, &Translator::conjunction},
      {NodeKind::Or, &Translator::disjunction},
      {NodeKind::Implies, &Translator::connective},
      {NodeKind::Iff, &Translator::connective},
      {NodeKind::ForAll, &Translator::for_all},
      {NodeKind::Exists, &Translator::exists},
      {NodeKind::ExistsOne, &Translator::count_witnesses},
      {NodeKind::ExistsAtMostOne, &Translator::count_witnesses},
      {NodeKind::IntegerEqual, &Translator::compare_integers},
      {NodeKind::IntegerLess, &Translator::compare_integers},
      {NodeKind::IntegerAtMost, &Translator::compare_integers},
      {NodeKind::Functional, &Translator::functional},
      {NodeKind::TotalOrder, &Translator::total_order},
  };
  static_assert(table.complete(NodeSort::Formula));
};

Wire Translator::formula_wire(const Node* node) {
  return cached(wires_, node, FormulaHandlers::table[node->kind]);
}

Wire Translator::truth(const Node& node) { return Wire::of(node.kind == NodeKind::True); }

Wire Translator::compare_expressions(const Node& node) {
  const MatrixPointer left = expression(node.children[0]);
  const MatrixPointer right = expression(node.children[1]);
  return node.kind == NodeKind::Subset ? algebra_.subset(*left, *right) : algebra_.equal(*left, *right);
}

Wire Translator::multiplicity(const Node& node) {
  const MatrixPointer relation = expression(node.children[0]);
  if (node.kind == NodeKind::Some) return algebra_.some(*relation);
  if (node.kind == NodeKind::No) return !algebra_.some(*relation);
  return node.kind == NodeKind::One ? algebra_.one(*relation) : algebra_.lone(*relation);
}

Wire Translator::conjunction(const Node& node) {
  std::vector<Wire> parts;
  for (const Node* child : node.children) {
    parts.push_back(formula_wire(child));
    if (parts.back().is_false()) return false_wire;
  }
  return circuit_.conjunction(parts);
}

Wire Translator::disjunction(const Node& node) {
  std::vector<Wire> parts;
  for (const Node* child : node.children) {
    parts.push_back(formula_wire(child));
    if (parts.back().is_true()) return true_wire;
  }
  return circuit_.disjunction(parts);
}

Wire Translator::connective(const Node& node) {
  const Wire first = formula_wire(node.children[0]);
  if (node.kind == NodeKind::Not) return !first;
  if (node.kind == NodeKind::Implies && first.is_false()) return true_wire;
  const Wire second = formula_wire(node.children[1]);
  return node.kind == NodeKind::Implies ? circuit_.implication(first, second)
                                        : circuit_.equivalence(first, second);
}

Wire Translator::for_all(const Node& node) {
  std::vector<Wire> parts;
  ground(node, [&](KeyView, Wire guard) {
    parts.push_back(circuit_.implication(guard, formula_wire(node.body())));
    return !parts.back().is_false();
  });
  return circuit_.conjunction(parts);
}

Wire Translator::exists(const Node& node) {
  std::vector<Wire> parts;
  ground(node, [&](KeyView, Wire guard) {
    parts.push_back(circuit_.conjunction(guard, formula_wire(node.body())));
    return !parts.back().is_true();
  });
  return circuit_.disjunction(parts);
}

Wire Translator::count_witnesses(const Node& node) {
  const Matrix found = witnesses(node);
  return node.kind == NodeKind::ExistsOne ? algebra_.one(found) : algebra_.lone(found);
}

Wire Translator::compare_integers(const Node& node) {
  const Bits left = integer(node.children[0]);
  const Bits right = integer(node.children[1]);
  if (node.kind == NodeKind::IntegerEqual) return integers_.arithmetic().equal(left, right);
  return node.kind == NodeKind::IntegerLess ? integers_.arithmetic().less(left, right)
                                            : integers_.arithmetic().at_most(left, right);
}

Wire Translator::functional(const Node& node) {
  const MatrixPointer relation = expression(node.children[0]);
  const MatrixPointer domain = expression(node.children[1]);
  MatrixBuilder firsts(1);
  for (std::size_t row = 0; row < relation->rows(); ++row) {
    Key first{relation->key(row)[0]};
    if (first[0].is_any()) first[0] = Column::any(0);
    firsts.add(first, relation->wire(row));
  }
  const Matrix mapped = algebra_.listed(algebra_.intersection(*domain, firsts.build(circuit_)));
  std::vector<Wire> conditions;
  for (std::size_t row = 0; row < mapped.rows(); ++row) {
    const Matrix image = algebra_.join(algebra_.single(mapped.key(row)), *relation);
    conditions.push_back(circuit_.implication(mapped.wire(row), algebra_.lone(image)));
  }
  return circuit_.conjunction(conditions);
}

// See Evaluator::total_order: r in T -> T, one first, one last, no element with two successors.
Wire Translator::total_order(const Node& node) {
  const MatrixPointer relation = expression(node.children[0]);
  const Matrix set = algebra_.listed(*expression(node.children[1]));
  const Matrix reach = algebra_.reflexive_closure(*relation);
  MatrixBuilder first(1), last(1);
  std::vector<Wire> conditions{algebra_.subset(*relation, algebra_.product(set, set))};
  for (std::size_t row = 0; row < set.rows(); ++row) {
    const Matrix here = algebra_.single(set.key(row));
    const Wire reaches_all = algebra_.equal(algebra_.join(here, reach), set);
    first.add(set.key(row), circuit_.conjunction(set.wire(row), reaches_all));
    const Matrix successors = algebra_.join(here, *relation);
    last.add(set.key(row), circuit_.conjunction(set.wire(row), !algebra_.some(successors)));
    conditions.push_back(circuit_.implication(set.wire(row), algebra_.lone(successors)));
  }
  conditions.push_back(algebra_.one(first.build(circuit_)));
  conditions.push_back(algebra_.one(last.build(circuit_)));
  return circuit_.conjunction(conditions);
}

}  // namespace jury::solver::relational
