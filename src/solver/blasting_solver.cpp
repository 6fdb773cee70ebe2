#include "solver/blasting_solver.h"

namespace jury::solver {

using logic::Term;

BlastingSolver::BlastingSolver(logic::TermManager& manager, const SmtOptions& options)
    : SmtSolver(manager, options),
      sat_([&] {
        SatOptions sat = options.sat;
        if (sat.seed == 0) sat.seed = options.seed;
        return sat;
      }()),
      encoder_(circuit_, sat_),
      blaster_(circuit_) {}

void BlastingSolver::do_push() { activations_.push_back(circuit_.input()); }

void BlastingSolver::do_pop() {
  encoder_.require(!activations_.back());
  activations_.pop_back();
}

void BlastingSolver::do_add(Term formula) {
  const Wire wire = blaster_.boolean(formula);
  if (activations_.empty())
    encoder_.require(wire);
  else
    encoder_.require(circuit_.implication(activations_.back(), wire));
}

Answer BlastingSolver::do_check(std::span<const Term> assumptions, const Deadline& deadline) {
  std::vector<int> literals;
  for (const Wire activation : activations_) literals.push_back(encoder_.literal(activation));
  assumed_.clear();
  for (const Term assumption : assumptions) {
    assumed_.push_back({assumption, encoder_.literal(blaster_.boolean(assumption))});
    literals.push_back(assumed_.back().literal);
  }
  const Answer answer = sat_.solve(literals, deadline.remaining());
  encoder_.forget_model();
  if (answer == Answer::unknown) set_reason(sat_.reason_unknown(), sat_.timed_out());
  return answer;
}

logic::Model BlastingSolver::do_model(const logic::SymbolCollector& symbols) {
  logic::Model model;
  for (const Term constant : symbols.constants()) {
    if (!can_blast(constant)) continue;  // of a formula that was refused
    const WordView wires = blaster_.bits(constant);
    if (constant.sort().is_boolean()) {
      model.set(constant, logic::Value(encoder_.value(wires[0])));
      continue;
    }
    logic::Integer bits;
    for (std::size_t i = wires.size(); i-- > 0;)
      bits = bits + bits + logic::Integer(encoder_.value(wires[i]) ? 1 : 0);
    model.set(constant, logic::Value(logic::BitVector(static_cast<std::uint32_t>(wires.size()), bits)));
  }
  return model;
}

std::vector<Term> BlastingSolver::do_core() {
  std::vector<Term> core;
  for (const auto& [term, literal] : assumed_)
    if (sat_.failed(literal)) core.push_back(term);
  return core;
}

}  // namespace jury::solver
