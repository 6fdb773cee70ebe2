// Z3 as an SmtSolver. Z3's own headers stay out of this one.
//
// Z3 takes only literals as assumptions: any other formula gets a fresh Boolean that implies it, asserted in
// the scope where it is first assumed.
#pragma once

#include <memory>

#include "solver/smt_solver.h"

namespace jury::solver {

class Z3Solver final : public SmtSolver {
 public:
  Z3Solver(logic::TermManager& manager, const SmtOptions& options);
  ~Z3Solver() override;

  std::string_view name() const override { return "z3"; }

 protected:
  void do_push() override;
  void do_pop() override;
  void do_add(logic::Term formula) override;
  Answer do_check(std::span<const logic::Term> assumptions, const Deadline& deadline) override;
  logic::Model do_model(const logic::SymbolCollector& symbols) override;
  std::vector<logic::Term> do_core() override;
  void do_interrupt() override;

 private:
  struct Backend;
  std::unique_ptr<Backend> backend_;
};

}  // namespace jury::solver
