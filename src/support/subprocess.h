// Runs another program, without a shell, and waits for it.
#pragma once

#include <string>
#include <vector>

namespace jury {

struct SubprocessResult {
  int exit_code = 0;   // 128 + signal when a signal ended it
  std::string output;  // standard output and standard error as they came
};

// `arguments[0]` is the program: a path, or a name looked up on the PATH. Standard input is empty. Throws
// UserError when the program cannot be started.
SubprocessResult run_subprocess(const std::vector<std::string>& arguments);

}  // namespace jury
