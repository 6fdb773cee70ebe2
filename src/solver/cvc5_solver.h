// cvc5 as an SmtSolver. cvc5's own headers stay out of this one.
//
// Terms of more than 20,000 levels are Unsupported: cvc5 undoes the cutting of deep terms (depth_limiter.h),
// and overflows its stack somewhat later. cvc5 cannot be interrupted from another thread, so a check runs in
// slices of growing length and looks for an interruption between them: it ends at the latest when it has run
// half as long again as when asked, or 0.2 s.
#pragma once

#include <memory>

#include "solver/smt_solver.h"

namespace jury::solver {

class Cvc5Solver final : public SmtSolver {
 public:
  Cvc5Solver(logic::TermManager& manager, const SmtOptions& options);
  ~Cvc5Solver() override;

  std::string_view name() const override { return "cvc5"; }

 protected:
  std::uint32_t depth_limit() const override { return 20000; }
  void do_push() override;
  void do_pop() override;
  void do_add(logic::Term formula) override;
  Answer do_check(std::span<const logic::Term> assumptions, const Deadline& deadline) override;
  logic::Model do_model(const logic::SymbolCollector& symbols) override;
  std::vector<logic::Term> do_core() override;
  void do_interrupt() override {}

 private:
  struct Backend;
  std::unique_ptr<Backend> backend_;
};

}  // namespace jury::solver
