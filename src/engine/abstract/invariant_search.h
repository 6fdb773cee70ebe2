// Which candidates are invariants: the largest set that every edge into a head keeps (Houdini; Flanagan and
// Leino 2001). Each candidate has a switch, and each use
// of a head, so that one encoding serves all questions.
//
// In two stages, as quantified questions that have no proof get no model: first the candidates without
// quantifiers, against the facts without quantifiers, where one model refutes many at once; then the rest one
// by one, against everything. No answer counts as "not implied".
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "encode/unbounded/unfolding.h"
#include "engine/abstract/stopwatch.h"
#include "engine/abstract/templates.h"
#include "solver/smt_solver.h"

namespace jury::engine::abstract {

struct SearchOptions {
  double query_seconds = 0.5;
  unsigned little_work = 50000;  // for one query, in units of Z3
  bool batches = true;           // ask about all candidates of a head at once first
  bool models = true;            // one model refutes many candidates
  std::function<bool()> out_of_time;
};

struct SearchStatistics {
  std::uint64_t candidates = 0;
  std::uint64_t solver_calls = 0;
  std::uint64_t rounds = 0;
};

// How much work goes into one quantified question. Those that have a proof mostly have a short one, and those
// that have none never end of themselves.
enum class Patience : std::uint8_t { Little, Much };

class InvariantSearch {
 public:
  InvariantSearch(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
                  SearchOptions options);

  void add(std::size_t head, const std::vector<Candidate>& candidates);
  // The first and the second stage. False when time ran out before the rest were inductive.
  bool settle_ground();
  bool settle_full(Patience patience);
  // Candidates without quantifiers that were refuted.
  std::vector<logic::Term> dropped(std::size_t head) const;
  // Whether the condition contradicts the invariants; when tracked, remembers those that were needed.
  // Uses below the number come before it.
  bool excludes(logic::Term condition, std::size_t uses, bool tracked);
  void forget_needs() {
    for (auto& candidate : tracked_) candidate.needed = false;
  }
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
    bool waiting = false;        // not yet in the set: quantified ones wait for the second stage
    bool second_chance = false;  // dropped with little effort, to be tried again
    bool settled = false;        // known to be inductive with those that are settled
    bool needed = false;
  };
  // Ground: without quantifiers. Full: those that are settled are simply there. Tracked: every one has its
  // switch, so that cores name them.
  enum class Stage : std::uint8_t { Ground, Full, Tracked };
  void forget(Stage stage) { solvers_[static_cast<std::size_t>(stage)].reset(); }
  void drop_implied();

  bool keeps_all(std::size_t head, std::size_t edge);
  bool drop_broken(std::size_t head, std::size_t edge, bool& changed);
  bool refute_by_model(std::size_t head, std::size_t edge);
  bool keeps(Stage stage, const Tracked& candidate, std::size_t edge);
  solver::Answer ask(Stage stage, logic::Term query, std::size_t uses, double seconds, unsigned work = 0);
  solver::SmtSolver& solver(Stage stage);
  // Of the candidates, and of the uses below a number.
  std::vector<logic::Term> switches(Stage stage, std::size_t uses) const;
  void assume(solver::SmtSolver& owner, Stage stage, const Tracked& candidate);
  void mark_core();

  logic::TermManager& terms_;
  const encode::unbounded::Unfolding& unfolding_;
  SearchOptions options_;
  std::vector<Tracked> tracked_;
  std::vector<logic::Term> use_switches_;  // of the uses: on where they come before the question
  std::array<std::unique_ptr<solver::SmtSolver>, 3> solvers_;  // by stage
  std::array<std::size_t, 3> known_{};                         // how many candidates each has seen
  std::uint64_t queries_ = 0;
  unsigned work_ = 0;  // that a question of the second stage may take; 0: any
  solver::SmtSolver* last_ = nullptr;
  std::vector<logic::Term> core_;
  Stopwatch watch_;
  SearchStatistics statistics_;
};

}  // namespace jury::engine::abstract
