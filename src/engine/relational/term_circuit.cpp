#include "engine/relational/term_circuit.h"

#include <algorithm>

namespace jury::engine {

using logic::Term;
using solver::Answer;
using solver::Wire;

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

Answer TermCircuit::solve(std::span<const Wire> assumptions, solver::Seconds limit) {
  std::vector<int> literals;
  for (const Wire wire : assumptions) {
    if (wire.is_false()) return Answer::unsatisfiable;
    if (!wire.is_true()) literals.push_back(encoder_.literal(wire));
  }
  const auto answer = sat_.solve(literals, limit);
  encoder_.forget_model();
  return answer;
}

Answer TermCircuit::check(std::span<const Wire> assumptions) {
  const auto remaining = limits_.remaining();
  return solve(assumptions, remaining ? solver::Seconds(*remaining) : solver::no_time_limit);
}

bool TermCircuit::recheck(std::span<const Wire> wires) const {
  solver::SatOptions options;
  options.preset = "plain";
  solver::SatSolver sat(options);
  solver::CircuitEncoder encoder(circuit_, sat);
  for (const Wire wire : required_) encoder.require(wire);
  encoder.require_any(wires);
  const auto remaining = limits_.remaining();
  return sat.solve({}, solver::Seconds(remaining ? *remaining : 60)) == Answer::unsatisfiable;
}

bool TermCircuit::may_hold(Term condition) {
  if (condition.is_true() || condition.is_false()) return condition.is_true();
  checkpoint();
  const Wire asked = wire(condition);
  return solve(std::span(&asked, 1), solver::Seconds(0.5)) != Answer::unsatisfiable;
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
