// Child processes: one that answers requests over pipes, and one that is run to its end under a time limit.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace jury::generator {

// A running child whose standard input and output are pipes to us. Killed and reaped on destruction.
class ChildProcess {
 public:
  explicit ChildProcess(const std::vector<std::string>& command);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  void write(const std::string& text);
  std::string read_line();  // without its newline; throws UserError when the child has ended
  std::string read_bytes(std::size_t count);

 private:
  void fill();

  pid_t process_ = -1;
  int input_ = -1;   // we write
  int output_ = -1;  // we read
  std::string buffer_;
};

struct CommandResult {
  int exit_code = 0;  // 128 + signal when killed by one
  bool timed_out = false;
  std::string output;
  std::string error;
};

CommandResult run_command(const std::vector<std::string>& command, double seconds);

}  // namespace jury::generator
