// Hash-consed Boolean circuits: AND, XOR and if-then-else gates over inputs, negation on the wires.
//
// An and-inverter graph (Kuehlmann et al.) with XOR and ITE kept as gates, because their direct clauses
// propagate better (notes on the relational and bounded prototypes: up to 2.4 times). Building a gate folds
// constants, applies the two-level rules of Brummayer and Biere (MEMICS 2006), recognises XOR and ITE
// written as ANDs, and looks the gate up, so equal gates are one. Gates are never freed.
// CircuitEncoder (circuit_encoder.h) turns the cone of a wire into clauses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace jury::solver {

// A node of a circuit, perhaps negated. Plain data; meaningful with its circuit only.
class Wire {
 public:
  constexpr Wire() = default;  // false
  static constexpr Wire from_code(std::uint32_t code) { return Wire(code); }
  static constexpr Wire of(bool value) { return Wire(value ? 1 : 0); }

  constexpr std::uint32_t code() const { return code_; }
  constexpr std::uint32_t node() const { return code_ >> 1; }
  constexpr bool negated() const { return (code_ & 1) != 0; }
  constexpr bool is_constant() const { return code_ < 2; }
  constexpr bool is_true() const { return code_ == 1; }
  constexpr bool is_false() const { return code_ == 0; }
  constexpr Wire positive() const { return Wire(code_ & ~1U); }
  constexpr Wire negated_if(bool condition) const {
    return Wire(code_ ^ static_cast<std::uint32_t>(condition));
  }
  constexpr Wire operator!() const { return Wire(code_ ^ 1); }
  constexpr auto operator<=>(const Wire&) const = default;

 private:
  explicit constexpr Wire(std::uint32_t code) : code_(code) {}
  std::uint32_t code_ = 0;
};

inline constexpr Wire false_wire = Wire::of(false);
inline constexpr Wire true_wire = Wire::of(true);

enum class GateKind : std::uint8_t { constant, input, conjunction, exclusive_or, if_then_else };

class Circuit {
 public:
  Circuit();

  Wire input();
  Wire conjunction(Wire left, Wire right);
  Wire exclusive_or(Wire left, Wire right);
  Wire if_then_else(Wire condition, Wire then_wire, Wire else_wire);

  Wire disjunction(Wire left, Wire right) { return !conjunction(!left, !right); }
  Wire implication(Wire left, Wire right) { return !conjunction(left, !right); }
  Wire equivalence(Wire left, Wire right) { return !exclusive_or(left, right); }
  Wire conjunction(std::span<const Wire> wires);  // balanced; true when empty
  Wire disjunction(std::span<const Wire> wires);  // balanced; false when empty
  Wire at_most_one(std::span<const Wire> wires);  // a ladder: linear size

  // Node 0 is the constant; nodes are numbered in order of creation, operands before gates.
  std::size_t node_count() const { return nodes_.size(); }
  std::size_t input_count() const { return input_count_; }
  GateKind kind(std::uint32_t node) const { return kinds_[node]; }
  // Operands: a conjunction and an exclusive-or have two (0 and 1), an if-then-else three.
  // The operands of an exclusive-or and the condition of an if-then-else are not negated.
  Wire operand(std::uint32_t node, int index) const { return nodes_[node].operands[index]; }
  // Whether more than one gate was built on this node (an over-approximation: unused gates count).
  bool is_shared(std::uint32_t node) const { return use_counts_[node] > 1; }

 private:
  struct Node {
    Wire operands[3];
  };

  Wire add_node(GateKind kind, Wire a, Wire b, Wire c);
  Wire lookup(GateKind kind, Wire a, Wire b, Wire c);
  void grow_table();
  bool is_conjunction(Wire wire) const { return kinds_[wire.node()] == GateKind::conjunction; }
  bool simplify_against_gate(Wire other, Wire gate, Wire* result);
  bool simplify_two_gates(Wire left, Wire right, Wire* result);
  bool recognise_if_then_else(Wire left, Wire right, Wire* result);

  std::vector<Node> nodes_;
  std::vector<GateKind> kinds_;
  std::vector<std::uint8_t> use_counts_;  // saturates at 2
  std::vector<std::uint32_t> table_;      // open addressing; 0 is an empty slot
  std::size_t table_used_ = 0;
  std::size_t input_count_ = 0;
};

}  // namespace jury::solver

template <>
struct std::hash<jury::solver::Wire> {
  std::size_t operator()(const jury::solver::Wire& wire) const noexcept {
    return wire.code() * 0x9E3779B97F4A7C15ULL;
  }
};
