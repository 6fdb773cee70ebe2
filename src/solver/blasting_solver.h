// Bit-vector formulas by direct translation to circuits and CaDiCaL: the fast path of the bounded engine.
//
// Incremental: gates and clauses are kept for ever. A scope is an activation literal that its assertions are
// guarded by; assumptions are literals of their gates, so cores come from the SAT solver.
#pragma once

#include "solver/bit_blaster.h"
#include "solver/circuit_encoder.h"
#include "solver/smt_solver.h"

namespace jury::solver {

class BlastingSolver final : public SmtSolver {
 public:
  BlastingSolver(logic::TermManager& manager, const SmtOptions& options);

  std::string_view name() const override { return "blasting"; }
  const Circuit& circuit() const { return circuit_; }
  const SatSolver& sat() const { return sat_; }

 protected:
  bool needs_shallow_terms() const override { return false; }
  void do_push() override;
  void do_pop() override;
  void do_add(logic::Term formula) override;
  Answer do_check(std::span<const logic::Term> assumptions, const Deadline& deadline) override;
  logic::Model do_model(const logic::SymbolCollector& symbols) override;
  std::vector<logic::Term> do_core() override;
  void do_interrupt() override { sat_.interrupt(); }
  void do_resume() override { sat_.resume(); }

 private:
  struct Assumed {
    logic::Term term;
    int literal;
  };

  Circuit circuit_;
  SatSolver sat_;
  CircuitEncoder encoder_;
  BitBlaster blaster_;
  std::vector<Wire> activations_;  // one per open scope
  std::vector<Assumed> assumed_;
};

}  // namespace jury::solver
