#include "solver/circuit_encoder.h"

#include <algorithm>

namespace jury::solver {

void CircuitEncoder::cover_circuit() {
  if (variables_.size() >= circuit_.node_count()) return;
  variables_.resize(circuit_.node_count(), 0);
  polarities_.resize(circuit_.node_count(), 0);
}

int CircuitEncoder::variable(std::uint32_t node) {
  cover_circuit();
  int& entry = variables_[node];
  if (entry == 0) {
    entry = solver_.new_variable();
    if (node == 0) solver_.add_clause({-entry});
  }
  return entry;
}

void CircuitEncoder::schedule(std::uint32_t node, Polarity polarity) {
  const GateKind kind = circuit_.kind(node);
  if (kind == GateKind::constant || kind == GateKind::input) return;
  if ((polarities_[node] & polarity) != 0) return;
  polarities_[node] |= polarity;
  pending_.push_back({node, polarity});
}

int CircuitEncoder::need(Wire wire) {
  const int name = variable(wire.node());
  schedule(wire.node(), wire.negated() ? negative : positive);
  return wire.negated() ? -name : name;
}

int CircuitEncoder::need_full(Wire wire) {
  need(!wire);
  return need(wire);
}

int CircuitEncoder::literal(Wire wire) {
  const int result = need(wire);
  encode_pending();
  return result;
}

int CircuitEncoder::full_literal(Wire wire) {
  const int result = need_full(wire);
  encode_pending();
  return result;
}

void CircuitEncoder::require(Wire wire) {
  std::vector<Wire> stack{wire};
  while (!stack.empty()) {
    const Wire current = stack.back();
    stack.pop_back();
    if (current.is_true()) continue;
    if (circuit_.kind(current.node()) != GateKind::conjunction) {
      solver_.add_clause({need(current)});
    } else if (current.negated()) {
      std::vector<Wire> disjuncts;
      collect_conjuncts(current.node(), &disjuncts);
      for (Wire& disjunct : disjuncts) disjunct = !disjunct;
      require_any(disjuncts);
    } else if (mark_required(current.node())) {
      stack.push_back(circuit_.operand(current.node(), 0));
      stack.push_back(circuit_.operand(current.node(), 1));
    }
  }
  encode_pending();
}

// Whether this is the first time the gate is required to be true.
bool CircuitEncoder::mark_required(std::uint32_t node) {
  cover_circuit();
  if ((polarities_[node] & required) != 0) return false;
  polarities_[node] |= required;
  return true;
}

void CircuitEncoder::require_any(std::span<const Wire> wires) {
  std::vector<int> clause;
  for (const Wire wire : wires) {
    if (wire.is_true()) return;
    if (!wire.is_false()) clause.push_back(need(wire));
  }
  solver_.add_clause(clause);
  encode_pending();
}

// The leaves of the tree of unshared ANDs under `node`.
void CircuitEncoder::collect_conjuncts(std::uint32_t node, std::vector<Wire>* conjuncts) const {
  std::vector<std::uint32_t> stack{node};
  while (!stack.empty()) {
    const std::uint32_t current = stack.back();
    stack.pop_back();
    for (int i = 0; i < 2; ++i) {
      const Wire operand = circuit_.operand(current, i);
      const bool inner = !operand.negated() && circuit_.kind(operand.node()) == GateKind::conjunction;
      if (inner && !circuit_.is_shared(operand.node()))
        stack.push_back(operand.node());
      else
        conjuncts->push_back(operand);
    }
  }
  std::sort(conjuncts->begin(), conjuncts->end());
  conjuncts->erase(std::unique(conjuncts->begin(), conjuncts->end()), conjuncts->end());
}

void CircuitEncoder::encode_pending() {
  while (!pending_.empty()) {
    const Pending next = pending_.back();
    pending_.pop_back();
    encode(next);
  }
}

void CircuitEncoder::encode(Pending pending) {
  switch (circuit_.kind(pending.node)) {
    case GateKind::conjunction:
      return encode_conjunction(pending.node, pending.polarity);
    case GateKind::exclusive_or:
      return encode_exclusive_or(pending.node, pending.polarity);
    case GateKind::if_then_else:
      return encode_if_then_else(pending.node, pending.polarity);
    case GateKind::constant:
    case GateKind::input:
      return;
  }
}

void CircuitEncoder::encode_conjunction(std::uint32_t node, Polarity polarity) {
  const int gate = variables_[node];
  std::vector<Wire> conjuncts;
  collect_conjuncts(node, &conjuncts);
  if (polarity == positive) {
    for (const Wire conjunct : conjuncts) solver_.add_clause({-gate, need(conjunct)});
    return;
  }
  clause_.assign(1, gate);
  for (const Wire conjunct : conjuncts) clause_.push_back(need(!conjunct));
  solver_.add_clause(clause_);
}

void CircuitEncoder::encode_exclusive_or(std::uint32_t node, Polarity polarity) {
  const int gate = variables_[node];
  const int left = need_full(circuit_.operand(node, 0));
  const int right = need_full(circuit_.operand(node, 1));
  if (polarity == positive) {
    solver_.add_clause({-gate, left, right});
    solver_.add_clause({-gate, -left, -right});
  } else {
    solver_.add_clause({gate, -left, right});
    solver_.add_clause({gate, left, -right});
  }
}

void CircuitEncoder::encode_if_then_else(std::uint32_t node, Polarity polarity) {
  const bool negate = polarity == negative;
  const int gate = negate ? -variables_[node] : variables_[node];
  const int condition = need_full(circuit_.operand(node, 0));
  const int then_literal = need(circuit_.operand(node, 1).negated_if(negate));
  const int else_literal = need(circuit_.operand(node, 2).negated_if(negate));
  solver_.add_clause({-gate, -condition, then_literal});
  solver_.add_clause({-gate, condition, else_literal});
  solver_.add_clause({-gate, then_literal, else_literal});
}

// Evaluates a gate whose operands are known; false when one is not.
bool CircuitEncoder::try_evaluate(std::uint32_t node) {
  const auto operand = [&](int index) { return circuit_.operand(node, index); };
  bool result = false;
  switch (circuit_.kind(node)) {
    case GateKind::constant:
      break;
    case GateKind::input:
      result = node < variables_.size() && variables_[node] != 0 && solver_.value(variables_[node]);
      break;
    case GateKind::conjunction:
      if (!known(operand(0)) || !known(operand(1))) return false;
      result = known_value(operand(0)) && known_value(operand(1));
      break;
    case GateKind::exclusive_or:
      if (!known(operand(0)) || !known(operand(1))) return false;
      result = known_value(operand(0)) != known_value(operand(1));
      break;
    case GateKind::if_then_else: {
      if (!known(operand(0))) return false;
      const Wire branch = operand(known_value(operand(0)) ? 1 : 2);
      if (!known(branch)) return false;
      result = known_value(branch);
      break;
    }
  }
  values_[node] = model_epoch_ << 1 | static_cast<std::uint32_t>(result);
  return true;
}

bool CircuitEncoder::value(Wire wire) {
  values_.resize(circuit_.node_count(), 0);
  std::vector<std::uint32_t> stack{wire.node()};
  while (!stack.empty()) {
    const std::uint32_t node = stack.back();
    if (known(Wire::from_code(node << 1)) || try_evaluate(node)) {
      stack.pop_back();
      continue;
    }
    const int operands = circuit_.kind(node) == GateKind::if_then_else ? 3 : 2;
    for (int i = 0; i < operands; ++i)
      if (!known(circuit_.operand(node, i))) stack.push_back(circuit_.operand(node, i).node());
  }
  return known_value(wire);
}

}  // namespace jury::solver
