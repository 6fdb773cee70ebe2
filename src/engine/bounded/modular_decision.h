// The queries of a proof without bounds: whether a condition is impossible, given the assumptions. Formulas
// are read over integers (logic/integer_reading.h) for Z3, and a proof is asked again of cvc5: all at once, and where
// that is too hard, with the assumptions that the proof used and case by case. What has no
// such reading, or needs the bits, goes to the bit-blaster where it has neither arrays nor quantifiers.
// Assumptions that cannot be expressed are left out, which can only lose a proof.
#pragma once

#include <ctime>
#include <string>
#include <vector>

#include "engine/bounded/decision.h"
#include "logic/integer_reading.h"

namespace jury::engine {

class ModularDecision {
 public:
  ModularDecision(logic::TermManager& terms, const Limits& limits)
      : limits_(limits), ground_(terms, limits), reading_(integers_) {}

  void assume(logic::Term formula);
  // Whether the condition was proved impossible, and whether another solver has confirmed it.
  struct Answer {
    bool impossible = false;
    std::optional<check::Accepted> accepted;
  };
  Answer excludes(logic::Term condition);
  // Whether a condition that must be possible is seen not to be, with a little effort: a proof says nothing
  // then.
  bool is_contradictory(logic::Term condition);
  // For pruning: true when it is not known at once.
  bool may_hold(logic::Term condition);

 private:
  std::optional<logic::Term> read(logic::Term formula);
  std::optional<Answer> excludes_over_integers(logic::Term condition);
  std::vector<logic::Term> assumptions_used(logic::Term condition);
  bool is_unsatisfiable(solver::SolverKind kind, logic::Term condition, bool by_models, unsigned work);
  bool is_unsatisfiable(solver::SolverKind kind, logic::Term condition, bool by_models);
  bool is_ground(logic::Term formula);
  solver::Seconds patience() const;
  void require_time() const;  // throws OutOfTime

  const Limits& limits_;
  std::clock_t start_ = std::clock();
  Decision ground_;
  logic::TermManager integers_;
  logic::IntegerReading reading_;
  std::vector<logic::Term> assumptions_;  // over integers
};

}  // namespace jury::engine
