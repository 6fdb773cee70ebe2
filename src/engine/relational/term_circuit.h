// One circuit and one SAT solver for both worlds of the relational engine: the terms that symbolic execution
// makes and the relational formulas about states (solver/relational/grounding.h). Incremental.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "check/accepted.h"
#include "engine/problem.h"
#include "logic/term_manager.h"
#include "solver/bit_blaster.h"
#include "solver/circuit_encoder.h"
#include "solver/sat_solver.h"

namespace jury::engine {

class TermCircuit {
 public:
  using Answer = solver::Answer;
  using Wire = solver::Wire;
  struct OutOfTime {};

  TermCircuit(logic::TermManager& terms, const Limits& limits) : terms_(terms), limits_(limits) {}

  solver::Circuit& circuit() { return circuit_; }
  // Of a boolean term. Throws Unsupported for floats and arrays.
  Wire wire(logic::Term term) { return blaster_.boolean(term); }
  std::vector<Wire> bits(logic::Term term);
  // A boolean constant that stands for the wire.
  logic::Term term_of(Wire wire);

  // Holds from now on; the solver is told when it is asked.
  void require(Wire wire) { required_.push_back(wire); }
  void require(logic::Term term) { require(wire(term)); }
  Answer check(std::span<const Wire> assumptions);
  Answer check(std::initializer_list<Wire> assumptions) {
    return check(std::span(assumptions.begin(), assumptions.size()));
  }
  // Whether the wire cannot hold by those requirements alone that speak about nothing but the inputs it
  // depends on. A short look before anything else is asked; false when it does not suffice.
  bool excluded_by_its_inputs(Wire wire);
  // Asks a fresh solver without preprocessing whether none of the wires can hold.
  std::optional<check::Accepted> recheck(std::span<const Wire> wires) const;
  // For pruning: a short look, counted in conflicts, not in time; true when it finds no answer. Throws
  // OutOfTime when the limit has passed.
  bool may_hold(logic::Term condition);
  // Throws OutOfTime when the limit has passed.
  void checkpoint() const {
    if (limits_.passed()) throw OutOfTime();
  }

  // In the model of the last satisfiable check.
  bool holds(Wire wire) { return encoder_.value(wire); }
  logic::Value value(logic::Term term);
  // Why the last check was unknown: Time or NoAnswer.
  Reason no_answer() const;
  // What may hold because the last check has not said otherwise has the solver's reason.
  Reason unless_unknown(Reason reason, Answer answer) const {
    if (answer == Answer::unknown) reason.kind = no_answer().kind;
    return reason;
  }
  const solver::SatStatistics& statistics() const { return sat_.statistics(); }

 private:
  Answer solve(std::span<const Wire> assumptions);
  void encode_required();
  std::vector<bool> determined_by_inputs_of(Wire wire) const;

  logic::TermManager& terms_;
  const Limits& limits_;
  solver::Circuit circuit_;
  solver::SatSolver sat_;
  solver::CircuitEncoder encoder_{circuit_, sat_};
  solver::BitBlaster blaster_{circuit_};
  std::vector<Wire> required_;
  std::size_t encoded_ = 0;  // of those
};

}  // namespace jury::engine
