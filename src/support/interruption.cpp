// The handler may use only what is safe in the midst of anything: its data are plain, of a fixed size, and
// written before the handler can need them.
#include "support/interruption.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>

namespace jury {

namespace {

constexpr std::size_t most_directories = 16;
constexpr std::size_t longest_path = 512;

struct State {
  std::array<std::array<char, longest_path>, most_directories> directories{};
  std::atomic<pid_t> owner{0};       // whose directories they are: not a worker's
  std::atomic<pid_t> subprocess{0};  // the group of another program
  std::atomic<int> signal{0};        // the one that has come
  std::atomic<bool> is_watched{false};
  std::array<std::atomic<int>, 2> pipe{-1, -1};
};
static_assert(std::atomic<pid_t>::is_always_lock_free);

// Signals have one process, and so one state.
State state;

void remove_directories() {
  const pid_t child = ::fork();
  if (child < 0) return;
  if (child > 0) {
    ::waitpid(child, nullptr, 0);
    return;
  }
  std::array<char*, most_directories + 4> arguments{};
  static char program[] = "rm", options[] = "-rf", end[] = "--";
  std::size_t count = 0;
  for (auto* argument : {program, options, end}) arguments[count++] = argument;
  for (auto& directory : state.directories)
    if (directory[0] != '\0') arguments[count++] = directory.data();
  if (count > 3) ::execv("/bin/rm", arguments.data());
  ::_exit(0);
}

[[noreturn]] void end_now(int signal) {
  if (const pid_t group = state.subprocess; group > 0) ::kill(-group, SIGKILL);
  if (state.owner == ::getpid()) remove_directories();
  ::signal(signal, SIG_DFL);
  sigset_t one;
  ::sigemptyset(&one);
  ::sigaddset(&one, signal);
  ::raise(signal);
  ::sigprocmask(SIG_UNBLOCK, &one, nullptr);
  ::_exit(128 + signal);
}

void handle(int signal) {
  const int saved = errno;
  int none = 0;
  if (!state.is_watched || !state.signal.compare_exchange_strong(none, signal)) end_now(signal);
  const char byte = 0;
  if (::write(state.pipe[1], &byte, 1) < 0) {
    // Full, or gone: whoever waits has been woken before.
  }
  errno = saved;
}

std::array<int, 2> handled_signals() { return {SIGINT, SIGTERM}; }

}  // namespace

void handle_interruptions() {
  state.owner = ::getpid();
  for (const int signal : handled_signals()) {
    struct sigaction before {};
    // Ignored from the outside, as by nohup: it stays so.
    if (::sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    struct sigaction action {};
    action.sa_handler = handle;
    ::sigemptyset(&action.sa_mask);
    for (const int other : handled_signals()) ::sigaddset(&action.sa_mask, other);
    ::sigaction(signal, &action, nullptr);
  }
}

// The terminal sends Ctrl-C to all processes; which answers are still wanted is the parent's matter.
void leave_interruptions_to_the_parent() {
  for (const int signal : handled_signals()) ::signal(signal, SIG_IGN);
}

void handle_interruptions_apart() {
  for (auto& directory : state.directories) directory[0] = '\0';
  state.subprocess = 0;
  state.signal = 0;
  state.is_watched = false;
  handle_interruptions();
}

InterruptionWatch::InterruptionWatch() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  state.pipe[0] = ends[0];
  state.pipe[1] = ends[1];
  state.is_watched = true;
}

InterruptionWatch::~InterruptionWatch() {
  state.is_watched = false;
  for (auto& end : state.pipe)
    if (const int descriptor = end.exchange(-1); descriptor >= 0) ::close(descriptor);
}

bool interrupted() { return state.signal != 0; }
std::string interruption_name() { return state.signal == SIGINT ? "Ctrl-C" : "SIGTERM"; }
int interruption_exit_code() { return 128 + state.signal; }
int interruption_descriptor() { return state.pipe[0]; }

void register_temporary_directory(const std::string& path) {
  if (path.size() >= longest_path) return;
  for (auto& directory : state.directories) {
    if (directory[0] != '\0') continue;
    // The first character last: until then the handler takes the place for free.
    std::copy(path.begin() + 1, path.end(), directory.begin() + 1);
    directory[path.size()] = '\0';
    directory[0] = path[0];
    return;
  }
}

void forget_temporary_directory(const std::string& path) {
  for (auto& directory : state.directories)
    if (path == directory.data()) directory[0] = '\0';
}

void register_subprocess(pid_t group) { state.subprocess = group; }

}  // namespace jury
