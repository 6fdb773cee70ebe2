// Looks for a sequence of public calls that brings a violation about: many small sequences are made up
// (call_sequence.h), with the values of the counterexample among theirs, and executed in the interpreter. The
// first that violates the property is told as a counterexample that starts from nothing but these calls.
//
// It is a search with a time limit: that nothing was found proves nothing.
#pragma once

#include <optional>

#include "engine/problem.h"
#include "findings/call_sequence.h"
#include "trace/scenario_recorder.h"

namespace jury::findings {

class PublicCalls {
 public:
  PublicCalls(const engine::Problem& problem, const engine::Result& refuted);

  // The result with the execution that was found. A violation at the place of the refuted one is preferred to
  // others; what a guard throws on arguments that were handed to it is none.
  std::optional<engine::Result> search(double seconds);
  std::uint64_t tries() const { return tries_; }

 private:
  struct Attempt {
    trace::Outcome outcome;
    std::vector<std::string> statements;
  };

  // Nothing when the calls before do not come to their ends.
  std::optional<Attempt> attempt(std::uint64_t number, trace::Interpreter& interpreter,
                                 trace::Observer* observer, trace::ScenarioRecorder* scenario);
  bool is_violation(const trace::Outcome& outcome) const;
  bool is_at_place(const trace::Outcome& outcome) const;
  std::optional<engine::Result> tell(std::uint64_t number, const trace::Outcome& first);

  const engine::Problem& problem_;
  const engine::Result& refuted_;
  Producers producers_;
  Values values_;
  std::uint64_t tries_ = 0;
};

}  // namespace jury::findings
