// One interface to every solver of terms: Z3, cvc5 and the bit-blaster over CaDiCaL.
//
// The base class keeps the assertions, the limits and the statistics, and does not believe the back ends: the
// model of a `satisfiable` answer is evaluated against every assertion and assumption, and if one is false
// the answer becomes `unknown` (Z3 4.8.12 can be wrong about constant arrays over bit-vectors). What the
// evaluator cannot decide, such as quantifiers over infinite sorts, is taken on trust. A solver belongs to
// one thread and to the thread of its TermManager; only interrupt() may come from others.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "logic/model.h"
#include "logic/symbols.h"
#include "logic/term_manager.h"
#include "solver/answer.h"
#include "solver/depth_limiter.h"
#include "solver/sat_solver.h"

namespace jury::solver {

struct SmtOptions {
  int seed = 0;
  // Quantifiers, Z3: both may be on. cvc5 has E-matching, and model-based instantiation as its own kind.
  bool model_based_instantiation = true;
  bool ematching = true;
  // cvc5: search for finite models of uninterpreted sorts.
  bool finite_model_find = false;
  // Off: evaluate the model only when model() is called. For callers that need the answer alone and for whom
  // a wrong `satisfiable` is harmless.
  bool check_models = true;
  // Many queries on growing assertions. Off: one query, with the solver's preprocessing for that.
  bool incremental = true;
  // A check gives up after so much work, in units of the solver: Z3 takes roughly a second for some millions,
  // cvc5 for 200,000. Unlike a time limit it does not depend on the machine or its load. Not for the
  // bit-blaster. 0: no such limit.
  unsigned work = 0;
  SatOptions sat;  // of the bit-blasting solver
};

struct SmtStatistics {
  std::uint64_t calls = 0;
  std::uint64_t satisfiable = 0;
  std::uint64_t unsatisfiable = 0;
  std::uint64_t unknown = 0;
  std::uint64_t rejected_models = 0;
  double seconds = 0;        // in check(), model checking included
  double model_seconds = 0;  // of these, for reading and checking models
  std::uint64_t assertions = 0;
  std::uint64_t asserted_terms = 0;  // different subterms
};

class SmtSolver {
 public:
  SmtSolver(logic::TermManager& manager, const SmtOptions& options)
      : manager_(manager), options_(options), limiter_(manager), work_limit_(options.work) {}
  virtual ~SmtSolver() = default;
  SmtSolver(const SmtSolver&) = delete;
  SmtSolver& operator=(const SmtSolver&) = delete;

  virtual std::string_view name() const = 0;  // "z3", "cvc5", "blasting"

  void push();
  void pop();
  std::size_t level() const { return scopes_.size(); }
  // Holds until the current scope is popped. Unsupported when the back end cannot express the term.
  void add(logic::Term formula);

  Answer check(std::span<const logic::Term> assumptions = {}, Seconds limit = no_time_limit);
  Answer check(std::initializer_list<logic::Term> assumptions, Seconds limit = no_time_limit) {
    return check(std::span(assumptions.begin(), assumptions.size()), limit);
  }

  // From now on a check also gives up after so much work, see SmtOptions::work: Z3 only. 0: no such limit.
  void limit_work(unsigned units) { work_limit_ = units; }

  // After `satisfiable`. Has a value for every symbol of the assertions and assumptions.
  // Throws Unsupported if check_models is off and the model turns out wrong.
  const logic::Model& model();
  // After `unsatisfiable`: assumptions that are inconsistent with the assertions; not necessarily a least
  // set.
  const std::vector<logic::Term>& core() const { return core_; }
  // After `unknown`: "time limit", "interrupted", "wrong model: ..." or the solver's own words.
  const std::string& reason_unknown() const { return reason_unknown_; }
  // Whether the last answer is unknown because of its limit of time.
  bool timed_out() const { return timed_out_; }

  // May be called from any thread. The current check and all later ones answer `unknown` until resume().
  void interrupt();
  void resume();

  const SmtStatistics& statistics() const { return statistics_; }
  const std::vector<logic::Term>& assertions() const { return assertions_; }
  logic::TermManager& manager() { return manager_; }
  const SmtOptions& options() const { return options_; }

 protected:
  // Whether terms of great depth would overflow the stack in the back end, so that they are cut.
  virtual bool needs_shallow_terms() const { return true; }
  // The depth beyond which even cutting does not help.
  virtual std::uint32_t depth_limit() const { return UINT32_MAX; }
  virtual void do_push() = 0;
  virtual void do_pop() = 0;
  virtual void do_add(logic::Term formula) = 0;
  // Assumptions are Boolean terms, no values among them. Reports the reason of `unknown` by set_reason().
  virtual Answer do_check(std::span<const logic::Term> assumptions, const Deadline& deadline) = 0;
  // The values of these symbols in the model of the last check.
  virtual logic::Model do_model(const logic::SymbolCollector& symbols) = 0;
  // The assumptions of the last check that failed.
  virtual std::vector<logic::Term> do_core() = 0;
  // From another thread, while a check may be running.
  virtual void do_interrupt() = 0;
  virtual void do_resume() {}

  void set_reason(std::string reason, bool timed_out = false) {
    reason_unknown_ = std::move(reason);
    timed_out_ = timed_out;
  }
  bool interrupted() const { return interrupted_.load(); }
  unsigned work_limit() const { return work_limit_; }
  const logic::SymbolCollector& symbols() const { return symbols_; }

 private:
  // The formula as the back end gets it: deep ones are cut, their definitions asserted in the current scope.
  logic::Term shallow(logic::Term formula);
  void read_core(const std::vector<logic::Term>& passed);
  Answer check_unmeasured(std::span<const logic::Term> assumptions, const Deadline& deadline);
  std::optional<logic::Term> read_model();  // an assertion that the model makes false
  Answer finish(Answer answer, double seconds);

  logic::TermManager& manager_;
  SmtOptions options_;
  std::vector<logic::Term> assertions_;
  std::vector<std::size_t> scopes_;  // the number of assertions when each scope was opened
  std::vector<logic::Term> assumptions_;
  DepthLimiter limiter_;
  std::vector<bool> cuts_;  // per scope: whether it defines cuts
  logic::SymbolCollector symbols_;
  std::optional<logic::Model> model_;
  bool has_model_ = false;  // the last answer was `satisfiable`
  std::vector<logic::Term> core_;
  std::string reason_unknown_;
  bool timed_out_ = false;
  SmtStatistics statistics_;
  unsigned work_limit_;
  std::atomic<bool> interrupted_{false};
};

enum class SolverKind { z3, cvc5, blasting };
std::unique_ptr<SmtSolver> make_solver(SolverKind kind, logic::TermManager& manager,
                                       const SmtOptions& options = {});

}  // namespace jury::solver
