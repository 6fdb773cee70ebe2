// Runs another program, without a shell, and waits for it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace jury {

struct SubprocessResult {
  int exit_code = 0;       // 128 + signal when a signal ended it
  std::string output;      // standard output and standard error as they came
  bool timed_out = false;  // and was killed
};

struct SubprocessLimits {
  double seconds = 0;           // 0: none
  std::size_t most_output = 0;  // bytes that are kept, the rest is dropped; 0: all
};

// `arguments[0]` is the program: a path, or a name looked up on the PATH. Standard input is empty. Throws
// UserError when the program cannot be started, Interrupted when somebody wants this one to end.
SubprocessResult run_subprocess(const std::vector<std::string>& arguments, SubprocessLimits limits = {});

// The time that all of them took.
double subprocess_seconds();

}  // namespace jury
