#include "engine/relational/term_circuit.h"

#include <algorithm>

#include "check/refutation.h"

namespace jury::engine {

using logic::Term;
using solver::Answer;
using solver::Wire;

namespace {

// Measured: it matters little between 10 and 100, and between 100 and 1000; without limits, the few hard
// questions of pruning took most of the time of a check.
constexpr int most_conflicts_of_pruning = 100;
constexpr int most_conflicts_of_part = 300;

}  // namespace

std::vector<Wire> TermCircuit::bits(Term term) {
  const auto view = blaster_.bits(term);
  return {view.begin(), view.end()};
}

Term TermCircuit::term_of(Wire wire) {
  if (wire.is_constant()) return terms_.boolean(wire.is_true());
  const Term constant = terms_.fresh_constant("wire", terms_.boolean_sort());
  blaster_.define(constant, std::span(&wire, 1));
  return constant;
}

Answer TermCircuit::solve(std::span<const Wire> assumptions) {
  std::vector<int> literals;
  for (const Wire wire : assumptions) {
    if (wire.is_false()) return Answer::unsatisfiable;
    if (!wire.is_true()) literals.push_back(encoder_.literal(wire));
  }
  const auto remaining = limits_.remaining();
  const auto answer = sat_.solve(literals, remaining ? solver::Seconds(*remaining) : solver::no_time_limit);
  encoder_.forget_model();
  return answer;
}

Reason TermCircuit::no_answer() const {
  if (sat_.timed_out()) return {ReasonKind::Time};
  return {ReasonKind::NoAnswer, "the solver gave no answer: " + sat_.reason_unknown()};
}

void TermCircuit::encode_required() {
  for (; encoded_ < required_.size(); ++encoded_) encoder_.require(required_[encoded_]);
}

Answer TermCircuit::check(std::span<const Wire> assumptions) {
  encode_required();
  return solve(assumptions);
}

// For each node: whether the inputs below it are all among those below the wire.
std::vector<bool> TermCircuit::determined_by_inputs_of(Wire wire) const {
  using solver::GateKind;
  const auto operands = [&](std::uint32_t node) {
    switch (circuit_.kind(node)) {
      case GateKind::constant:
      case GateKind::input:
        return 0;
      case GateKind::conjunction:
      case GateKind::exclusive_or:
        return 2;
      case GateKind::if_then_else:
        return 3;
    }
    return 0;
  };
  std::vector<bool> below(wire.node() + 1);
  below[wire.node()] = true;
  for (auto node = wire.node(); node > 0; --node)
    for (int i = 0; below[node] && i < operands(node); ++i) below[circuit_.operand(node, i).node()] = true;
  std::vector<bool> determined(circuit_.node_count());
  for (std::uint32_t node = 0; node < determined.size(); ++node) {
    const bool is_input = circuit_.kind(node) == GateKind::input;
    determined[node] = !is_input || (node < below.size() && below[node]);
    for (int i = 0; determined[node] && i < operands(node); ++i)
      determined[node] = determined[circuit_.operand(node, i).node()];
  }
  return determined;
}

bool TermCircuit::excluded_by_its_inputs(Wire wire) {
  checkpoint();
  if (wire.is_constant()) return wire.is_false();
  if (encoded_ > 0) return false;
  const auto determined = determined_by_inputs_of(wire);
  std::vector<Wire> parts(required_.begin() + static_cast<std::ptrdiff_t>(encoded_), required_.end());
  while (!parts.empty()) {
    const Wire part = parts.back();
    parts.pop_back();
    if (determined[part.node()]) {
      encoder_.require(part);
    } else if (!part.negated() && circuit_.kind(part.node()) == solver::GateKind::conjunction) {
      parts.push_back(circuit_.operand(part.node(), 0));
      parts.push_back(circuit_.operand(part.node(), 1));
    }
  }
  sat_.limit_conflicts(most_conflicts_of_part);
  return solve({&wire, 1}) == Answer::unsatisfiable;
}

// The solver here only takes the clauses down.
std::optional<check::Accepted> TermCircuit::recheck(std::span<const Wire> wires) const {
  solver::SatSolver clauses;
  clauses.record_clauses(true);
  solver::CircuitEncoder encoder(circuit_, clauses);
  for (const Wire wire : required_) encoder.require(wire);
  encoder.require_any(wires);
  return check::have_no_model(clauses.to_dimacs(), solver::Seconds(limits_.remaining().value_or(60)));
}

bool TermCircuit::may_hold(Term condition) {
  if (condition.is_true() || condition.is_false()) return condition.is_true();
  checkpoint();
  encode_required();
  const Wire asked = wire(condition);
  if (asked.is_constant()) return asked.is_true();
  sat_.limit_conflicts(most_conflicts_of_pruning);
  return solve({&asked, 1}) != Answer::unsatisfiable;
}

logic::Value TermCircuit::value(Term term) {
  const auto wires = bits(term);
  if (term.sort().is_boolean()) return logic::Value(encoder_.value(wires[0]));
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < wires.size(); ++i)
    if (encoder_.value(wires[i])) number |= std::uint64_t{1} << i;
  return logic::Value(logic::BitVector(static_cast<std::uint32_t>(wires.size()), number));
}

}  // namespace jury::engine
