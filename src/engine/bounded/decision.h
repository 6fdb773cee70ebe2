// The queries of the bounded engine: which conditions may hold, given the assumptions. The bit-blaster over
// CaDiCaL answers (measured: 20 times faster than Z3 on these formulas); formulas it cannot express,
// those with floats or quantifiers, go to Z3. What is impossible without the assumptions that have
// quantifiers is impossible with them: only what is possible is asked again. A proof is asked again of
// another solver before it counts.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/accepted.h"
#include "engine/problem.h"
#include "logic/evaluator.h"
#include "logic/float_tables.h"
#include "solver/smt_solver.h"

namespace jury::engine {

// The time limit was reached in the middle of something that cannot go on without an answer.
struct OutOfTime {};

class Decision {
 public:
  using Answer = solver::Answer;

  Decision(logic::TermManager& terms, const Limits& limits);

  // So many questions share the time that is left, the next one included.
  void share_time(std::size_t questions) { questions_ = std::max<std::size_t>(1, questions); }
  // Holds from now on.
  void assume(logic::Term formula);
  Answer check(logic::Term condition);
  // After a satisfiable check of the condition: takes another model in which as many of the wishes hold as a
  // few short calls can find. False when time has run out and there is no model any more.
  bool prefer(logic::Term condition, std::vector<logic::Term> wishes);
  // For pruning: a short look, true when it finds no answer. Throws OutOfTime when the limit has passed.
  bool may_hold(logic::Term condition);
  // In the model of the last satisfiable check.
  logic::Value value(logic::Term term);
  // Why the last check was unknown: Time, TooHard or NoAnswer, with what the solver says.
  const Reason& reason() const { return reason_; }
  std::uint64_t calls() const;

  // Asks another solver whether none of the conditions can hold; nothing when it does not agree in time.
  std::optional<check::Accepted> recheck(const std::vector<logic::Term>& conditions);

 private:
  Answer ask(logic::Term condition, solver::Seconds limit);
  std::optional<Answer> ask_blasting(logic::Term condition, solver::Seconds limit);
  Answer ask_general(logic::Term condition, solver::Seconds limit);

  logic::TermManager& terms_;
  const Limits& limits_;
  logic::FloatTables float_tables_;
  std::unique_ptr<solver::SmtSolver> blasting_;
  std::unique_ptr<solver::SmtSolver> general_;  // made when first needed
  solver::SmtSolver* last_ = nullptr;
  std::vector<logic::Term> assumptions_;
  bool is_quantified_ = false;  // some assumption: the bit-blaster does not know it
  Reason reason_;
  std::size_t questions_ = 1;
};

}  // namespace jury::engine
