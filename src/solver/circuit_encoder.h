// Clauses for the cone of a circuit's wires (Tseitin), per polarity (Plaisted and Greenbaum).
//
// A gate gets only the implications its uses need, trees of unshared ANDs become one gate, and XOR and ITE
// have direct clauses (ITE with the two redundant ones that let equal branches propagate). Incremental: the
// circuit may grow between queries, and a polarity that is missing is added when first needed.
//
// Because encoding is one-sided, a gate's SAT variable can differ from the gate: read values with value(),
// which evaluates the circuit from the inputs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/circuit.h"
#include "solver/sat_solver.h"

namespace jury::solver {

class CircuitEncoder {
 public:
  // Both must outlive the encoder.
  CircuitEncoder(const Circuit& circuit, SatSolver& solver) : circuit_(circuit), solver_(solver) {}

  // From now on the wire is true.
  void require(Wire wire);
  // From now on at least one of the wires is true.
  void require_any(std::span<const Wire> wires);
  // A SAT literal that implies the wire: use it as an assumption, or positively in a clause.
  int literal(Wire wire);
  // A SAT literal equivalent to the wire, for callers that use both signs.
  int full_literal(Wire wire);

  // After a satisfiable answer of the solver: the wire's value in the model, by evaluation from the inputs.
  // Call forget_model() after every query.
  bool value(Wire wire);
  void forget_model() { ++model_epoch_; }

 private:
  enum Polarity : std::uint8_t { positive = 1, negative = 2, required = 4 };
  struct Pending {
    std::uint32_t node;
    Polarity polarity;
  };

  void cover_circuit();
  int variable(std::uint32_t node);
  int need(Wire wire);  // literal of a wire used positively; schedules its definition
  int need_full(Wire wire);
  bool mark_required(std::uint32_t node);
  void schedule(std::uint32_t node, Polarity polarity);
  void encode_pending();
  void encode(Pending pending);
  void encode_conjunction(std::uint32_t node, Polarity polarity);
  void encode_exclusive_or(std::uint32_t node, Polarity polarity);
  void encode_if_then_else(std::uint32_t node, Polarity polarity);
  void collect_conjuncts(std::uint32_t node, std::vector<Wire>* conjuncts) const;
  bool try_evaluate(std::uint32_t node);
  bool known(Wire wire) const { return values_[wire.node()] >> 1 == model_epoch_; }
  bool known_value(Wire wire) const { return ((values_[wire.node()] & 1) != 0) != wire.negated(); }

  const Circuit& circuit_;
  SatSolver& solver_;
  std::vector<int> variables_;            // by node; 0 when it has none yet
  std::vector<std::uint8_t> polarities_;  // by node; which definitions are scheduled or present
  std::vector<Pending> pending_;
  std::vector<int> clause_;
  std::vector<std::uint32_t> values_;  // by node; model epoch and value
  std::uint32_t model_epoch_ = 1;
};

}  // namespace jury::solver
