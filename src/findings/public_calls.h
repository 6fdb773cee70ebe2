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

  // The result with each of the executions that were found, which violate the property at different places. A
  // violation at the place of the refuted one comes first; what a guard throws on arguments that were handed to
  // it is none.
  std::vector<engine::Result> search(double seconds);
  std::uint64_t tries() const { return tries_; }

 private:
  using Place = std::pair<std::string, engine::CallInProgress>;
  struct Attempt {
    trace::Outcome outcome;
    std::vector<std::string> statements;
    std::vector<std::string> broken;
    std::size_t changes;
  };

  // Nothing when the calls before do not come to their ends.
  std::optional<Attempt> attempt(const Try& which, trace::Interpreter& interpreter,
                                 trace::Observer* observer, trace::ScenarioRecorder* scenario);
  Place place_of(const trace::Outcome& outcome) const;
  bool is_violation(const trace::Outcome& outcome);
  bool is_at_place(const trace::Outcome& outcome) const;
  std::optional<engine::Result> tell(const Try& which, const trace::Outcome& first);
  // Without the calls that are not needed to violate the property at the same place.
  Try shortened(Try which, trace::Interpreter& interpreter, const Attempt& found);
  // More sequences, until the processor has been used for so long.
  std::vector<engine::Result> search(Manner manner, double seconds);

  const engine::Problem& problem_;
  const engine::Result& refuted_;
  Producers producers_;
  Values values_;
  std::uint64_t tries_ = 0;
};

}  // namespace jury::findings
