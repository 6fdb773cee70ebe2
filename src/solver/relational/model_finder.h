// Finds instances of relational formulas within bounds: what Kodkod does (Karun section 5.4),
// incrementally.
//
//   Builder b;                                     // logic/relational/builder.h
//   Expression node = b.relation("Node", 1), next = b.relation("next", 2);
//   Bounds bounds(Universe({"n0", "n1", "n2"}), IntegerWidth(4));
//   bounds.at_most(node, ...); bounds.at_most(next, ...);
//   ModelFinder finder(std::move(bounds));
//   finder.add(b.functional(next, node));
//   if (finder.solve() == Answer::satisfiable) use(finder.instance());
//
// Every formula has a selector in one SAT solver, so any subset can be solved again without translating
// twice. Every instance is evaluated against the active formulas and the bounds by
// logic/relational/evaluator.h before it is returned. Cores name formulas; a core of subformulas goes down to
// conjuncts under quantifiers. Translation happens inside solve(), so limits and interruption cover it. Not
// thread-safe but for interrupt().
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "logic/relational/bounds.h"
#include "logic/relational/builder.h"
#include "logic/relational/evaluator.h"
#include "solver/circuit_encoder.h"
#include "solver/relational/translator.h"
#include "solver/sat_solver.h"

namespace jury::solver::relational {

struct ModelFinderOptions {
  bool break_symmetries = true;
  std::size_t symmetry_bits = 20;  // unknowns compared for each transposition of atoms
  // No relation will be bounded after the first solve, so symmetry breaking need not be retractable: faster.
  bool bounds_are_final = false;
  bool skolemise = true;
  bool check_instances = true;  // only measurements turn this off
  std::size_t gate_limit = 50'000'000;
  SatOptions sat;
};

struct ModelFinderStatistics {
  std::size_t primary_variables = 0;  // unknowns of the bounds
  std::size_t gates = 0;
  std::uint64_t variables = 0;  // of the SAT problem
  std::uint64_t clauses = 0;
  double translate_seconds = 0;
  double solve_seconds = 0;
  double check_seconds = 0;
  std::uint64_t solves = 0;  // SAT queries
};

// What an existential variable of an active formula stands for in the current instance.
struct Witness {
  const logic::relational::Node* variable;
  logic::relational::TupleSet value;
};

using FormulaId = std::size_t;

class ModelFinder {
 public:
  explicit ModelFinder(logic::relational::Bounds bounds, ModelFinderOptions options = {});
  ~ModelFinder();

  // New relations may be bounded between solves.
  logic::relational::Bounds& bounds() { return bounds_; }
  const logic::relational::Bounds& bounds() const { return bounds_; }

  FormulaId add(logic::relational::Formula formula);
  // A formula that holds in every solve from now on. It has no selector: faster, but never part of a core.
  void require(logic::relational::Formula formula);
  // One id for each conjunct of the formula (through nested and, not or, not implies).
  std::vector<FormulaId> add_conjuncts(logic::relational::Builder& builder,
                                       logic::relational::Formula formula);
  logic::relational::Formula formula(FormulaId id) const { return entries_[id].formula; }
  std::size_t formula_count() const { return entries_.size(); }

  // Whether all formulas, or those given, have an instance together.
  Answer solve(Seconds limit = no_time_limit);
  Answer solve(std::span<const FormulaId> active, Seconds limit = no_time_limit);
  // Another instance of the formulas of the last solve, different from all returned since then.
  Answer next(Seconds limit = no_time_limit);

  // After `satisfiable`.
  const logic::relational::Instance& instance() const { return instance_; }
  const std::vector<Witness>& witnesses() const { return witnesses_; }
  // After solve() answered `unsatisfiable`: formulas that have no instance together; of equal formulas the
  // first.
  std::vector<FormulaId> core() const { return core_; }
  // No proper subset is unsatisfiable, unless the limit ends the search before that is known.
  std::vector<FormulaId> minimal_core(Seconds limit = no_time_limit);
  // Subformulas (conjuncts, also under `all`) of the given formulas that cannot hold together, minimal
  // likewise.
  std::vector<logic::relational::Formula> minimal_subformula_core(std::span<const FormulaId> formulas,
                                                                  Seconds limit = no_time_limit);

  // After `unknown`: "time limit" or "interrupted".
  const std::string& reason_unknown() const { return reason_unknown_; }
  // From any thread: the current and later solves answer `unknown` until resume().
  void interrupt();
  void resume();

  ModelFinderStatistics statistics() const;

 private:
  struct Entry {
    logic::relational::Formula formula;
    bool translated = false;
    int selector = 0;
    std::size_t first_skolem = 0, last_skolem = 0;
  };
  struct Required {
    logic::relational::Formula formula;
    bool translated = false;
  };
  struct Stopped {};  // thrown by the checkpoint of the translation

  void checkpoint();
  void prepare(std::span<const FormulaId> active);
  void translate(Entry& entry);
  void require_constraints();
  void translate_required();
  void update_symmetry_breaking();
  std::vector<int> assumptions(std::span<const FormulaId> active) const;
  Answer search(std::span<const FormulaId> active, const Deadline& deadline);
  Answer search_prepared(std::span<const FormulaId> active, const Deadline& deadline);
  void read_core(std::span<const FormulaId> active);
  void read_instance();
  void read_witnesses();
  void check_instance(std::span<const FormulaId> active);
  void suggest_witnesses(logic::relational::Evaluator& evaluator);
  logic::relational::TupleSet value_of(const Matrix& set);
  void block_instance();

  logic::relational::Bounds bounds_;
  ModelFinderOptions options_;
  Circuit circuit_;
  SatSolver sat_;
  CircuitEncoder encoder_;
  Translator translator_;
  std::vector<Entry> entries_;
  std::vector<Required> required_;
  std::vector<FormulaId> active_;      // of the last solve
  std::size_t bounded_relations_ = 0;  // how many the symmetry breaking knows
  int symmetry_selector_ = 0;
  int enumeration_selector_ = 0;
  std::vector<logic::relational::Instance> enumerated_;
  logic::relational::Instance instance_;
  std::vector<Witness> witnesses_;
  std::vector<FormulaId> core_;
  std::string reason_unknown_;
  Deadline deadline_;
  std::atomic<bool> interrupted_{false};
  double translate_seconds_ = 0;
  double check_seconds_ = 0;
};

}  // namespace jury::solver::relational
