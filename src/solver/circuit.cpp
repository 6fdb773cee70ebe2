#include "solver/circuit.h"

#include <algorithm>
#include <utility>

#include "support/diagnostics.h"

namespace jury::solver {

namespace {

std::uint64_t hash_gate(GateKind kind, Wire a, Wire b, Wire c) {
  std::uint64_t hash = (std::uint64_t{a.code()} << 32 | b.code()) * 0x9E3779B97F4A7C15ULL;
  hash ^= (std::uint64_t{c.code()} << 3 | static_cast<std::uint64_t>(kind)) * 0xC2B2AE3D27D4EB4FULL;
  hash ^= hash >> 32;
  return hash * 0x9E3779B97F4A7C15ULL >> 16;
}

}  // namespace

Circuit::Circuit() : table_(1024, 0) { add_node(GateKind::constant, {}, {}, {}); }

Wire Circuit::add_node(GateKind kind, Wire a, Wire b, Wire c) {
  JURY_CHECK(nodes_.size() < (std::size_t{1} << 31), "circuit too large");
  const auto number = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(Node{{a, b, c}});
  kinds_.push_back(kind);
  use_counts_.push_back(0);
  return Wire::from_code(number << 1);
}

Wire Circuit::input() {
  ++input_count_;
  return add_node(GateKind::input, {}, {}, {});
}

Wire Circuit::lookup(GateKind kind, Wire a, Wire b, Wire c) {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = hash_gate(kind, a, b, c) & mask;
  for (; table_[slot] != 0; slot = (slot + 1) & mask) {
    const std::uint32_t number = table_[slot];
    const Node& node = nodes_[number];
    if (node.operands[0] == a && node.operands[1] == b && node.operands[2] == c && kinds_[number] == kind)
      return Wire::from_code(number << 1);
  }
  const Wire result = add_node(kind, a, b, c);
  for (const Wire operand : {a, b, c}) {
    std::uint8_t& uses = use_counts_[operand.node()];
    if (uses < 2) ++uses;
  }
  table_[slot] = result.node();
  if (++table_used_ * 2 > table_.size()) grow_table();
  return result;
}

void Circuit::grow_table() {
  std::vector<std::uint32_t> larger(table_.size() * 2, 0);
  const std::size_t mask = larger.size() - 1;
  for (const std::uint32_t number : table_) {
    if (number == 0) continue;
    const Node& node = nodes_[number];
    std::size_t slot = hash_gate(kinds_[number], node.operands[0], node.operands[1], node.operands[2]) & mask;
    while (larger[slot] != 0) slot = (slot + 1) & mask;
    larger[slot] = number;
  }
  table_ = std::move(larger);
}

// One operand is a gate, the other any wire.
bool Circuit::simplify_against_gate(Wire other, Wire gate, Wire* result) {
  if (!is_conjunction(gate)) return false;
  const Wire first = operand(gate.node(), 0);
  const Wire second = operand(gate.node(), 1);
  if (!gate.negated()) {
    if (other == !first || other == !second) return *result = false_wire, true;  // a & (!a & b) = false
    if (other == first || other == second) return *result = gate, true;          // a & (a & b) = a & b
    return false;
  }
  if (other == !first || other == !second) return *result = other, true;   // a & !(!a & b) = a
  if (other == first) return *result = conjunction(other, !second), true;  // a & !(a & b) = a & !b
  if (other == second) return *result = conjunction(other, !first), true;
  return false;
}

// Both operands are gates: contradiction, subsumption, resolution across the two.
bool Circuit::simplify_two_gates(Wire left, Wire right, Wire* result) {
  if (!is_conjunction(left) || !is_conjunction(right)) return false;
  const Wire a = operand(left.node(), 0), b = operand(left.node(), 1);
  const Wire c = operand(right.node(), 0), d = operand(right.node(), 1);
  const bool clash = a == !c || a == !d || b == !c || b == !d;
  if (!left.negated() && !right.negated()) {
    if (clash) return *result = false_wire, true;  // (a & b) & (!a & d) = false
    return false;
  }
  if (left.negated() != right.negated()) {
    if (clash) return *result = left.negated() ? right : left, true;  // (a & b) & !(!a & d) = a & b
    return false;
  }
  // !(a & b) & !(a & !b) = !a
  if ((a == c && b == !d) || (a == d && b == !c)) return *result = !a, true;
  if ((b == c && a == !d) || (b == d && a == !c)) return *result = !b, true;
  return recognise_if_then_else(left, right, result);
}

// !(a & b) & !(!a & d) = ite(a, !b, !d); with d = !b this is an exclusive-or.
bool Circuit::recognise_if_then_else(Wire left, Wire right, Wire* result) {
  const Wire a = operand(left.node(), 0), b = operand(left.node(), 1);
  const Wire c = operand(right.node(), 0), d = operand(right.node(), 1);
  if (a == !c) return *result = if_then_else(a, !b, !d), true;
  if (a == !d) return *result = if_then_else(a, !b, !c), true;
  if (b == !c) return *result = if_then_else(b, !a, !d), true;
  if (b == !d) return *result = if_then_else(b, !a, !c), true;
  return false;
}

Wire Circuit::conjunction(Wire left, Wire right) {
  if (left > right) std::swap(left, right);
  if (left.is_false() || left == !right) return false_wire;
  if (left.is_true() || left == right) return right;
  Wire result;
  if (simplify_against_gate(left, right, &result) || simplify_against_gate(right, left, &result) ||
      simplify_two_gates(left, right, &result))
    return result;
  return lookup(GateKind::conjunction, left, right, {});
}

Wire Circuit::exclusive_or(Wire left, Wire right) {
  const bool negate = left.negated() != right.negated();
  left = left.positive();
  right = right.positive();
  if (left > right) std::swap(left, right);
  if (left == right) return Wire::of(negate);
  if (left.is_constant()) return right.negated_if(negate);
  // a ^ (a ^ b) = b
  for (const auto& [gate, other] : {std::pair(right, left), std::pair(left, right)}) {
    if (kinds_[gate.node()] != GateKind::exclusive_or) continue;
    if (operand(gate.node(), 0) == other) return operand(gate.node(), 1).negated_if(negate);
    if (operand(gate.node(), 1) == other) return operand(gate.node(), 0).negated_if(negate);
  }
  return lookup(GateKind::exclusive_or, left, right, {}).negated_if(negate);
}

Wire Circuit::if_then_else(Wire condition, Wire then_wire, Wire else_wire) {
  if (condition.is_constant()) return condition.is_true() ? then_wire : else_wire;
  if (then_wire == else_wire) return then_wire;
  if (condition.negated()) {
    condition = !condition;
    std::swap(then_wire, else_wire);
  }
  if (then_wire == !else_wire) return exclusive_or(condition, else_wire);
  if (then_wire.is_true() || then_wire == condition) return disjunction(condition, else_wire);
  if (then_wire.is_false() || then_wire == !condition) return conjunction(!condition, else_wire);
  if (else_wire.is_false() || else_wire == condition) return conjunction(condition, then_wire);
  if (else_wire.is_true() || else_wire == !condition) return disjunction(!condition, then_wire);
  const bool negate = then_wire.negated();
  return lookup(GateKind::if_then_else, condition, then_wire.negated_if(negate), else_wire.negated_if(negate))
      .negated_if(negate);
}

Wire Circuit::conjunction(std::span<const Wire> wires) {
  if (wires.empty()) return true_wire;
  std::vector<Wire> layer(wires.begin(), wires.end());
  // Sorting makes equal sets one gate and brings a wire beside its negation.
  std::sort(layer.begin(), layer.end());
  layer.erase(std::unique(layer.begin(), layer.end()), layer.end());
  while (layer.size() > 1) {
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < layer.size(); i += 2) layer[next++] = conjunction(layer[i], layer[i + 1]);
    if (layer.size() % 2 == 1) layer[next++] = layer.back();
    layer.resize(next);
  }
  return layer.front();
}

Wire Circuit::disjunction(std::span<const Wire> wires) {
  std::vector<Wire> negated(wires.begin(), wires.end());
  for (Wire& wire : negated) wire = !wire;
  return !conjunction(negated);
}

Wire Circuit::at_most_one(std::span<const Wire> wires) {
  Wire seen = false_wire;
  std::vector<Wire> conditions;
  for (const Wire wire : wires) {
    conditions.push_back(!conjunction(seen, wire));
    seen = disjunction(seen, wire);
  }
  return conjunction(conditions);
}

}  // namespace jury::solver
