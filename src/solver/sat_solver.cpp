#include "solver/sat_solver.h"

#include <algorithm>
#include <atomic>
#include <cadical.hpp>

#include "support/diagnostics.h"

namespace jury::solver {

class SatSolver::Backend final : public CaDiCaL::Terminator {
 public:
  CaDiCaL::Solver solver;
  std::atomic<bool> interrupted{false};
  Deadline deadline;
  bool timed_out = false;

  Backend() { solver.connect_terminator(this); }
  ~Backend() override { solver.disconnect_terminator(); }

  bool terminate() override {
    if (interrupted.load(std::memory_order_relaxed)) return true;
    if (deadline.limited() && deadline.passed()) timed_out = true;
    return timed_out;
  }
};

SatSolver::SatSolver(const SatOptions& options) : backend_(std::make_unique<Backend>()) {
  CaDiCaL::Solver& solver = backend_->solver;
  JURY_CHECK(solver.configure(options.preset.c_str()), "no SAT preset " + options.preset);
  solver.set("quiet", 1);
  solver.set("seed", options.seed);
  // Newer versions may add variables of their own, which would collide with ours.
  if (CaDiCaL::Solver::is_valid_option("factor")) solver.set("factor", 0);
  for (const auto& [name, value] : options.extra)
    JURY_CHECK(solver.set(name.c_str(), value), "no SAT option " + name);
}

SatSolver::~SatSolver() = default;

int SatSolver::new_variable() { return static_cast<int>(++statistics_.variables); }

void SatSolver::add_clause(std::span<const int> literals) {
  for (const int literal : literals) {
    JURY_CHECK(literal != 0 && std::abs(literal) <= static_cast<int>(statistics_.variables),
               "undeclared SAT variable");
    backend_->solver.add(literal);
  }
  backend_->solver.add(0);
  ++statistics_.clauses;
  statistics_.literals += literals.size();
  if (recording_) {
    recorded_.insert(recorded_.end(), literals.begin(), literals.end());
    recorded_.push_back(0);
  }
}

Answer SatSolver::solve(std::span<const int> assumptions, Seconds limit) {
  const auto start = std::chrono::steady_clock::now();
  for (const int literal : assumptions) {
    JURY_CHECK(literal != 0 && std::abs(literal) <= static_cast<int>(statistics_.variables),
               "undeclared SAT variable");
    backend_->solver.assume(literal);
  }
  backend_->deadline = Deadline(limit);
  backend_->timed_out = false;
  // An interruption that came before must not start a search whose first test comes late.
  const int status = backend_->terminate() ? 0 : backend_->solver.solve();
  timed_out_ = status == 0 && backend_->timed_out;
  if (status == 0) {
    backend_->solver.reset_assumptions();
    reason_unknown_ = backend_->timed_out     ? time_limit
                      : backend_->interrupted ? "interrupted"
                                              : "conflict limit";
  }
  ++statistics_.queries;
  statistics_.seconds += Seconds(std::chrono::steady_clock::now() - start).count();
  return status == 10 ? Answer::satisfiable : status == 20 ? Answer::unsatisfiable : Answer::unknown;
}

void SatSolver::limit_conflicts(int most) { backend_->solver.limit("conflicts", most); }

bool SatSolver::value(int literal) const {
  JURY_CHECK(backend_->solver.state() == CaDiCaL::SATISFIED, "SAT value without a model");
  // A variable that occurs in no clause is unknown to CaDiCaL; any value will do.
  if (std::abs(literal) > backend_->solver.vars()) return literal < 0;
  // Versions disagree about the sign of the answer for a negative literal.
  return (backend_->solver.val(std::abs(literal)) > 0) == (literal > 0);
}

bool SatSolver::failed(int literal) const {
  JURY_CHECK(backend_->solver.state() == CaDiCaL::UNSATISFIED, "SAT core without a refutation");
  return backend_->solver.failed(literal);
}

void SatSolver::prefer(int literal) { backend_->solver.phase(literal); }
void SatSolver::interrupt() { backend_->interrupted = true; }
void SatSolver::resume() { backend_->interrupted = false; }

std::string SatSolver::to_dimacs(std::span<const int> assumptions) const {
  const auto clause_count =
      std::count(recorded_.begin(), recorded_.end(), 0) + static_cast<long>(assumptions.size());
  std::string text =
      "p cnf " + std::to_string(statistics_.variables) + " " + std::to_string(clause_count) + "\n";
  for (const int literal : recorded_) text += std::to_string(literal) + (literal == 0 ? "\n" : " ");
  for (const int literal : assumptions) text += std::to_string(literal) + " 0\n";
  return text;
}

}  // namespace jury::solver
