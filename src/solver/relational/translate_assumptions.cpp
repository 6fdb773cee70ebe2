// Formulas that are going to be required true: skolemisation of existential quantifiers, and switches on the
// parts that a fine-grained unsat core may drop. Both are sound only because the wire is used positively.
#include <algorithm>
#include <array>

#include "solver/relational/translator_cache.h"

namespace jury::solver::relational {

using namespace logic::relational;

namespace {

// Which kind a formula acts as when it is to be true (positive) or false.
bool acts_as(const Node* node, bool positive, NodeKind when_positive, NodeKind when_negative) {
  return node->kind == (positive ? when_positive : when_negative);
}

}  // namespace

Wire Translator::assumption(Formula formula, bool skolemise, const Relax& relax) {
  return assumption(formula.node(), true, skolemise, relax);
}

Wire Translator::assumption(const Node* node, bool positive, bool skolemise, const Relax& relax) {
  if (node->kind == NodeKind::Not) return assumption(node->children[0], !positive, skolemise, relax);
  if (acts_as(node, positive, NodeKind::And, NodeKind::Or))
    return assume_parts(node, positive, skolemise, relax, true);
  if (acts_as(node, positive, NodeKind::Or, NodeKind::And))
    return assume_parts(node, positive, skolemise, relax, false);
  if (node->kind == NodeKind::Implies) return assume_implication(node, positive, skolemise, relax);
  if (skolemise && acts_as(node, positive, NodeKind::Exists, NodeKind::ForAll))
    return assume_witness(node, 0, positive, relax);
  if (relax && positive && node->kind == NodeKind::ForAll) return assume_for_all(node, relax);
  const Wire whole = formula_wire(node).negated_if(!positive);
  return relax ? circuit_.implication(relax(node), whole) : whole;
}

Wire Translator::assume_parts(const Node* node, bool positive, bool skolemise, const Relax& relax, bool all) {
  std::vector<Wire> parts;
  for (const Node* child : node->children) {
    parts.push_back(assumption(child, positive, skolemise, relax));
    if (parts.back() == Wire::of(!all)) break;
  }
  return all ? circuit_.conjunction(parts) : circuit_.disjunction(parts);
}

Wire Translator::assume_implication(const Node* node, bool positive, bool skolemise, const Relax& relax) {
  const Wire left = assumption(node->children[0], !positive, skolemise, relax);
  if (positive && left.is_true()) return true_wire;
  if (!positive && left.is_false()) return false_wire;
  const Wire right = assumption(node->children[1], positive, skolemise, relax);
  return positive ? circuit_.disjunction(left, right) : circuit_.conjunction(left, right);
}

Wire Translator::assume_for_all(const Node* node, const Relax& relax) {
  std::vector<Wire> parts;
  ground(*node, [&](KeyView, Wire guard) {
    parts.push_back(circuit_.implication(guard, assumption(node->body(), true, false, relax)));
    return true;
  });
  return circuit_.conjunction(parts);
}

Wire Translator::assume_witness(const Node* node, std::size_t index, bool positive, const Relax& relax) {
  if (index == node->bound_variables()) return assumption(node->body(), positive, true, relax);
  const Node* variable = node->children[2 * index];
  std::vector<Wire> conditions;
  auto element =
      std::make_shared<const Matrix>(unknown_element(*expression(node->children[2 * index + 1]), conditions));
  skolems_.push_back({variable, *element});
  const std::uint64_t identity = std::uint64_t{1} << 33 | skolems_.size();
  with_binding(variable, {element, identity},
               [&] { conditions.push_back(assume_witness(node, index + 1, positive, relax)); });
  return circuit_.conjunction(conditions);
}

// A singleton subset of the domain, unknown which.
Matrix Translator::unknown_element(const Matrix& domain, std::vector<Wire>& constraints) {
  MatrixBuilder builder(1);
  std::vector<Wire> choices;
  for (std::size_t row = 0; row < domain.rows(); ++row) {
    Column column = domain.key(row)[0];
    if (column.is_any())
      column = integers_.intern(
          integers_.arithmetic().fresh(integers_.width().least(), integers_.width().greatest()));
    const Wire choice = domain.rows() == 1 ? domain.wire(row) : circuit_.input();
    constraints.push_back(circuit_.implication(choice, domain.wire(row)));
    choices.push_back(choice);
    builder.add(std::array{column}, choice);
  }
  constraints.push_back(circuit_.disjunction(choices));
  constraints.push_back(circuit_.at_most_one(choices));
  return builder.build(circuit_);
}

}  // namespace jury::solver::relational
