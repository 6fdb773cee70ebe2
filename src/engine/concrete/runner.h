// Runs an entry in the interpreter, on inputs that are numbered (small_inputs.h) and with answers to its
// choices, and tells a run that is worth telling.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/concrete/small_inputs.h"
#include "engine/problem.h"
#include "trace/interpreter.h"
#include "trace/observer.h"
#include "trace/scenario_recorder.h"

namespace jury::engine::concrete {

// A run as a counterexample, and where it went wrong.
struct Execution {
  Counterexample counterexample;
  std::string file;
  int line = 0;
};

class Runner {
 public:
  Runner(const Problem& problem, trace::Options options);

  // Whether there is an input of this number at all.
  bool exists(std::uint64_t number);
  // Nothing when there is no such input, or it cannot be made.
  std::optional<trace::Outcome> run(std::uint64_t number, trace::ChoiceSource& choices,
                                    trace::Observer* observer = nullptr);
  // The same run again, told this time; nothing when it takes too long to tell, or goes another way.
  std::optional<Execution> tell(std::uint64_t number, const trace::Outcome& outcome) const;

  trace::Interpreter& interpreter() { return interpreter_; }
  const program::Literals& literals() const { return literals_; }

 private:
  std::optional<trace::Outcome> run(std::uint64_t number, trace::ChoiceSource& choices,
                                    trace::Observer* observer, trace::ScenarioRecorder* scenario);
  std::optional<SmallInputs::Arguments> make_arguments(SmallInputs& inputs) const;

  const Problem& problem_;
  trace::Interpreter interpreter_;
  program::Literals literals_;
};

}  // namespace jury::engine::concrete
