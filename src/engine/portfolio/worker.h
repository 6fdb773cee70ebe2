// A worker process: one engine on one problem, forked from the process that has the program loaded, with its
// own limits. Results come back through a pipe, each as soon as it is known. What a worker does, a crash
// included, cannot harm the others (docs/dev/design.md, decision 9).
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/problem.h"
#include "support/diagnostics.h"

namespace jury::engine {

class Worker {
 public:
  using Clock = std::chrono::steady_clock;
  using Run = std::function<void(const std::function<void(const Result&)>& report)>;

  // Forks. `run` is executed in the new process, which then ends. memory_megabytes: beyond what the process
  // has already; 0: no limit.
  Worker(const Run& run, std::uint64_t memory_megabytes);
  ~Worker();  // kills it
  Worker(Worker&& other) noexcept;
  Worker& operator=(Worker&& other) noexcept;

  // To wait on with poll().
  int descriptor() const { return pipe_; }
  // Reads what has come; call when the descriptor is ready. False: the worker has ended.
  bool receive(std::vector<Result>& results);
  // After the end: nothing when it ended well, otherwise what happened.
  const std::optional<Reason>& failure() const { return failure_; }
  // When it ended with bad input that only the engine sees.
  const std::optional<UserError>& error() const { return error_; }

 private:
  void take_messages(std::vector<Result>& results);
  void finish();

  pid_t process_ = -1;
  int pipe_ = -1;
  std::string buffer_;
  std::optional<Reason> failure_;
  std::optional<UserError> error_;
};

// One worker and its results; for what was asked and not answered, undecided with the reason: that it
// crashed, or that somebody wants the program to end. Throws the UserError that the work has thrown.
std::vector<Result> run_in_worker(const Worker::Run& run, const std::vector<Result>& asked);

// Of what is undecided because somebody wants the program to end.
Reason interruption_reason();

}  // namespace jury::engine
