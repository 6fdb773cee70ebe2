// Checks the proof of a SAT solver: that clauses have no model, since each clause of the proof follows from
// those before it by unit propagation alone (reverse unit propagation: Goldberg and Novikov 2003; with
// deletions: Heule, Hunt and Wetzler 2013) and the last is empty. Propagates over two watched literals, as
// solvers do, and shares no code with one.
//
// Differs from DRAT-trim: forwards, so every clause is checked, in the order in which it was found; and no
// clause is taken that only keeps satisfiability (RAT), so the solver must run without the techniques that
// need it. What was deleted is no longer used; a literal that was true at the top by then stays true, which is
// sound here because every clause that was taken follows from the first ones.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace jury::check {

class RupProof {
 public:
  // Literals are those of DIMACS: not zero, -v for the negation of v.
  void add(std::span<const int> clause);  // of the question
  // A step. False: the clause does not follow, or there is none to be deleted; then nothing has changed.
  bool derive(std::span<const int> clause);
  bool remove(std::span<const int> clause);
  // The empty clause has been derived.
  bool is_refuted() const { return is_refuted_; }

 private:
  using ClauseId = std::uint32_t;
  struct Clause {
    std::vector<int> literals;  // the first two are watched
    bool is_deleted = false;
  };

  static std::vector<int> sorted(std::span<const int> clause);
  static std::size_t index(int literal) {
    return literal > 0 ? 2 * static_cast<std::size_t>(literal) : 2 * static_cast<std::size_t>(-literal) + 1;
  }
  void reserve(std::span<const int> literals);
  void store(std::vector<int> literals);
  bool is_true(int literal) const { return values_[index(literal)]; }
  bool is_false(int literal) const { return values_[index(-literal)]; }
  void assign(int literal);
  // False: a clause has no literal left that may be true.
  bool propagate();
  bool visit(ClauseId id, int falsified, bool* keeps_watch);
  void undo(std::size_t length);

  std::vector<Clause> clauses_;
  std::vector<std::vector<ClauseId>> watches_;  // by the literal that is watched
  std::vector<bool> values_;                    // by literal: true
  std::vector<int> trail_;
  std::size_t propagated_ = 0;
  std::unordered_multimap<std::size_t, ClauseId> by_hash_;
  bool is_refuted_ = false;
};

// A proof in the binary DRAT format over the clauses, each ended by 0. False: it is no proof, or `is_late`
// says so, which is asked now and then.
bool is_proof(std::span<const int> clauses, std::string_view proof, const std::function<bool()>& is_late = {});

}  // namespace jury::check
