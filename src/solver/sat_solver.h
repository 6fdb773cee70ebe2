// Incremental propositional satisfiability over CaDiCaL.
//
// Literals are non-zero integers as in DIMACS: v and -v for the variable v >= 1. Clauses stay for ever;
// what holds for one query only is an assumption. After `satisfiable` every variable has a value, after
// `unsatisfiable` the failed assumptions are a core. Adding a clause or variable forgets the last answer.
// Not handled: proofs, and sharing one solver between threads (only interrupt() may come from another one).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "solver/answer.h"

namespace jury::solver {

struct SatOptions {
  // A configuration of CaDiCaL: "default", "plain", "sat", "unsat".
  std::string preset = "default";
  int seed = 0;
  // Further options of CaDiCaL by name; an unknown name is an InternalError.
  std::vector<std::pair<std::string, int>> extra;
};

struct SatStatistics {
  std::uint64_t queries = 0;
  double seconds = 0;
  std::uint64_t variables = 0;
  std::uint64_t clauses = 0;
  std::uint64_t literals = 0;
};

class SatSolver {
 public:
  explicit SatSolver(const SatOptions& options = {});
  ~SatSolver();
  SatSolver(const SatSolver&) = delete;
  SatSolver& operator=(const SatSolver&) = delete;

  int new_variable();
  void add_clause(std::span<const int> literals);
  void add_clause(std::initializer_list<int> literals) {
    add_clause(std::span(literals.begin(), literals.size()));
  }

  Answer solve(std::span<const int> assumptions = {}, Seconds limit = no_time_limit);
  Answer solve(std::initializer_list<int> assumptions, Seconds limit = no_time_limit) {
    return solve(std::span(assumptions.begin(), assumptions.size()), limit);
  }

  // The next search ends after so many conflicts, as unknown: a limit that does not depend on the machine.
  void limit_conflicts(int most);

  // After `satisfiable`: whether the literal holds.
  bool value(int literal) const;
  // After `unsatisfiable`: whether this assumption belongs to the core.
  bool failed(int literal) const;
  // After `unknown`: "time limit", "interrupted", or "conflict limit".
  const std::string& reason_unknown() const { return reason_unknown_; }
  bool timed_out() const { return timed_out_; }  // the last answer is unknown because of its limit of time

  // The value the decision heuristic tries first for this variable.
  void prefer(int literal);

  // May be called from any thread. The current query and all later ones answer `unknown` until resume().
  void interrupt();
  void resume();

  const SatStatistics& statistics() const { return statistics_; }
  // The clauses, with the assumptions as units, as DIMACS text for another solver to check.
  // Only clauses added after record_clauses(true) are known here.
  void record_clauses(bool on) { recording_ = on; }
  std::string to_dimacs(std::span<const int> assumptions = {}) const;

 private:
  class Backend;
  std::unique_ptr<Backend> backend_;
  SatStatistics statistics_;
  std::string reason_unknown_;
  bool timed_out_ = false;
  bool recording_ = false;
  std::vector<int> recorded_;  // clauses, each ended by 0
};

}  // namespace jury::solver
