// Which candidates are invariants: the largest set that every edge into a head keeps (Houdini; Flanagan and
// Leino 2001). Each candidate has a switch, so that one encoding serves all questions.
//
// In two stages, as quantified questions that have no proof get no model: first the candidates without
// quantifiers, against the facts without quantifiers, where one model refutes many at once; then the rest one
// by one, against everything. No answer counts as "not implied".
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "encode/unbounded/unfolding.h"
#include "engine/abstract/templates.h"
#include "solver/smt_solver.h"

namespace jury::engine::abstract {

struct SearchOptions {
  double query_seconds = 0.25;
  std::function<bool()> out_of_time;
};

struct SearchStatistics {
  std::uint64_t candidates = 0;
  std::uint64_t solver_calls = 0;
  std::uint64_t rounds = 0;
};

class InvariantSearch {
 public:
  InvariantSearch(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
                  SearchOptions options);

  void add(std::size_t head, const std::vector<Candidate>& candidates);
  // Drops candidates until the rest are inductive. False when time ran out before.
  bool settle();
  // Whether the condition contradicts the invariants; remembers those that were needed.
  bool excludes(logic::Term condition);
  // By head: the invariants that the exclusions so far need, and those that these need to be inductive.
  // Nothing when that could not be settled.
  std::optional<std::vector<std::vector<logic::Term>>> needed();
  std::vector<std::vector<logic::Term>> all() const;
  const SearchStatistics& statistics() const { return statistics_; }

 private:
  struct Tracked {
    std::size_t head;
    logic::Term formula;
    logic::Term enabled;               // its switch
    std::vector<logic::Term> at_edge;  // the formula with the values of each edge
    bool ground;
    bool retried;
    bool alive = true;
    bool settled = false;  // known to be inductive with those that are settled
    bool needed = false;
  };
  enum class Stage : std::uint8_t { Ground, Full };

  bool settle_ground();
  bool settle_full();
  bool refute_by_model(std::size_t head, std::size_t edge);
  bool keeps(const Tracked& candidate, std::size_t edge);
  solver::Answer ask(Stage stage, logic::Term query, std::size_t heads, double seconds);
  solver::SmtSolver& solver(Stage stage);
  // Of the heads below a number.
  std::vector<logic::Term> switches(Stage stage, std::size_t heads) const;
  void mark_core();

  logic::TermManager& terms_;
  const encode::unbounded::Unfolding& unfolding_;
  SearchOptions options_;
  std::vector<Tracked> tracked_;
  std::unique_ptr<solver::SmtSolver> ground_;
  std::unique_ptr<solver::SmtSolver> full_;
  std::size_t in_ground_ = 0;  // candidates that the solver knows
  std::size_t in_full_ = 0;
  std::uint64_t queries_ = 0;
  solver::SmtSolver* last_ = nullptr;
  std::vector<logic::Term> core_;
  SearchStatistics statistics_;
};

}  // namespace jury::engine::abstract
