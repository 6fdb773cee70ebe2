// Ctrl-C and SIGTERM: what a command does when somebody wants it to end.
//
// Without more, the process ends at once, and so do the processes and the temporary directories it has made.
// Where an InterruptionWatch lives, the first signal is only noted: the work looks at interrupted() and ends
// in order, so that what is known is reported. The second one ends the process at once.
#pragma once

#include <sys/types.h>

#include <exception>
#include <string>

namespace jury {

// Thrown by work that waits for another program and was interrupted.
class Interrupted : public std::exception {
 public:
  const char* what() const noexcept override { return "interrupted"; }
};

// At the start of the program.
void handle_interruptions();
// In a forked worker, which its parent ends.
void leave_interruptions_to_the_parent();
// In a forked process with work of its own, which somebody may want to end without its parent: what the parent
// has made stays, what it makes itself goes with it.
void handle_interruptions_apart();

class InterruptionWatch {
 public:
  InterruptionWatch();
  ~InterruptionWatch();
  InterruptionWatch(const InterruptionWatch&) = delete;
  InterruptionWatch& operator=(const InterruptionWatch&) = delete;
};

// Under a watch: whether the signal has come.
bool interrupted();
// "Ctrl-C" or "SIGTERM", for people.
std::string interruption_name();
// 130 or 143, as a shell reports a program that the signal has ended.
int interruption_exit_code();
// Readable as soon as the signal has come: to wait on with poll(). -1 without a watch.
int interruption_descriptor();

// What is to go when the process ends at once.
void register_temporary_directory(const std::string& path);
void forget_temporary_directory(const std::string& path);
// The process group of another program that runs; 0: none does.
void register_subprocess(pid_t group);

}  // namespace jury
