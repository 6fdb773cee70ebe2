#include "support/limited_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <exception>
#include <string>

#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury {

namespace {

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

double processor_seconds(int who) {
  rusage usage{};
  ::getrusage(who, &usage);
  return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

int signal_of(Clock clock) { return clock == Clock::Wall ? SIGALRM : SIGPROF; }

void start_timer(Clock clock, double seconds) {
  const auto microseconds = static_cast<std::int64_t>(std::clamp(seconds, 0.001, 1e6) * 1e6);
  itimerval timer{};
  timer.it_value.tv_sec = microseconds / 1'000'000;
  timer.it_value.tv_usec = microseconds % 1'000'000;
  ::setitimer(clock == Clock::Wall ? ITIMER_REAL : ITIMER_PROF, &timer, nullptr);
}

// The signal of the timer ends the process.
void let_end(int signal) {
  ::signal(signal, SIG_DFL);
  sigset_t one;
  ::sigemptyset(&one);
  ::sigaddset(&one, signal);
  ::sigprocmask(SIG_UNBLOCK, &one, nullptr);
}

[[noreturn]] void run_child(Clock clock, const LimitedProcess::Work& work, int descriptor) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody waits for it any more
  leave_interruptions_to_the_parent();
  let_end(signal_of(clock));
  try {
    work([&](double seconds) { start_timer(clock, seconds); },
         [&](std::uint8_t byte) {
           while (::write(descriptor, &byte, 1) < 0 && errno == EINTR) {
           }
         });
  } catch (const std::exception&) {
    ::_exit(1);
  }
  ::_exit(0);
}

std::vector<std::uint8_t> read_to_end(int descriptor) {
  std::vector<std::uint8_t> bytes;
  std::array<std::uint8_t, 4096> chunk{};
  while (true) {
    const auto count = ::read(descriptor, chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return bytes;
    bytes.insert(bytes.end(), chunk.begin(), chunk.begin() + count);
  }
}

LimitedProcess::End wait_for(pid_t process, Clock clock) {
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status) && WTERMSIG(status) == signal_of(clock)) return LimitedProcess::End::OutOfTime;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? LimitedProcess::End::Done
                                                       : LimitedProcess::End::Crashed;
}

}  // namespace

double Stopwatch::now() const {
  if (clock_ == Clock::Processor) return processor_seconds(RUSAGE_SELF) + processor_seconds(RUSAGE_CHILDREN);
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

LimitedProcess::LimitedProcess(Clock clock, const Work& work) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    internal_error(__FILE__, __LINE__, std::string("pipe: ") + std::strerror(errno));
  const pid_t process = ::fork();
  if (process < 0) internal_error(__FILE__, __LINE__, std::string("fork: ") + std::strerror(errno));
  if (process == 0) {
    ::close(ends[0]);
    run_child(clock, work, ends[1]);
  }
  ::close(ends[1]);
  reports_ = read_to_end(ends[0]);
  ::close(ends[0]);
  end_ = wait_for(process, clock);
}

}  // namespace jury
