// Repeats executions on a real JVM, the user's, in a process of its own with limits on time and memory: the
// runner (src/replay/java/jury/replay/Runner.java) builds the heap, gives the scripted answers to free
// choices, runs the method and reports through a file of its own. This executes the user's code.
#pragma once

#include <optional>
#include <string>

#include "program/workspace.h"
#include "support/temporary_directory.h"
#include "trace/scenario.h"

namespace jury::replay {

struct JvmLimits {
  double seconds = 20;
  int megabytes = 512;
};

// Confirmed: the same exception at the same line; of a clause, that it is false there; of any other property
// of states, that the execution ends in the same state.
//
// Contradicted: the JVM was given the whole execution and ran it to its end, and what was expected did not
// happen. An execution that could not be built, was stopped, ended elsewhere or was given only in part is
// neither confirmed nor contradicted.
struct Answer {
  bool confirmed = false;
  std::string detail;  // how, or why not
  bool contradicted = false;
  bool threw = false;  // an exception left the method there
};

class Jvm {
 public:
  explicit Jvm(program::Workspace& workspace, JvmLimits limits = {});

  Answer repeat(const trace::Scenario& scenario);

 private:
  program::Workspace& workspace_;
  JvmLimits limits_;
  TemporaryDirectory directory_;
};

}  // namespace jury::replay
