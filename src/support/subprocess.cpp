// posix_spawn with one pipe for both outputs.
#include "support/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>

#include "support/diagnostics.h"
#include "support/interruption.h"

extern char** environ;

namespace jury {

namespace {

class Pipe {
 public:
  Pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw UserError(std::string("no pipe: ") + std::strerror(errno));
    read_end_ = ends[0];
    write_end_ = ends[1];
  }
  ~Pipe() {
    close_write_end();
    close(read_end_);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int write_end() const { return write_end_; }
  void close_write_end() {
    if (write_end_ >= 0) close(write_end_);
    write_end_ = -1;
  }
  // Until the other end is closed; false when the time is over before that.
  bool read_all(std::string& text, const SubprocessLimits& limits) const {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(limits.seconds));
    char buffer[4096];
    for (;;) {
      int milliseconds = -1;
      if (limits.seconds > 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0) return false;
        milliseconds = static_cast<int>(left);
      }
      pollfd waiting[]{{read_end_, POLLIN, 0}, {interruption_descriptor(), POLLIN, 0}};
      if (poll(waiting, 2, milliseconds) == 0 || interrupted()) return false;
      if (waiting[0].revents == 0) continue;
      const ssize_t length = read(read_end_, buffer, sizeof buffer);
      if (length < 0 && errno == EINTR) continue;
      if (length <= 0) return true;
      if (limits.most_output == 0 || text.size() < limits.most_output)
        text.append(buffer, static_cast<std::size_t>(length));
    }
  }

 private:
  int read_end_ = -1;
  int write_end_ = -1;
};

// What the child does to its descriptors before the program starts.
class FileActions {
 public:
  explicit FileActions(int output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output, STDERR_FILENO);
  }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

// It starts with the signals as they are for any program, whatever this one does with them, and in a group of
// its own: Ctrl-C reaches this program only, which ends it with all that it has started.
class Attributes {
 public:
  Attributes() {
    sigset_t all;
    sigemptyset(&all);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGXFSZ}) sigaddset(&all, signal);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  ~Attributes() { posix_spawnattr_destroy(&attributes_); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_;
};

// Of one after the other.
double spent_seconds = 0;

struct Spent {
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  Spent() = default;
  Spent(const Spent&) = delete;
  Spent& operator=(const Spent&) = delete;
  ~Spent() {
    spent_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
};

int wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace

SubprocessResult run_subprocess(const std::vector<std::string>& arguments, SubprocessLimits limits) {
  JURY_CHECK(!arguments.empty(), "run_subprocess: no program");
  std::vector<char*> pointers;
  pointers.reserve(arguments.size() + 1);
  for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
  pointers.push_back(nullptr);
  Pipe output;
  const FileActions actions(output.write_end());
  pid_t child = 0;
  const Attributes attributes;
  const int error =
      posix_spawnp(&child, pointers[0], actions.get(), attributes.get(), pointers.data(), environ);
  if (error != 0) throw UserError(arguments[0] + ": cannot be run: " + std::strerror(error));
  output.close_write_end();
  SubprocessResult result;
  const Spent spent;
  register_subprocess(child);
  result.timed_out = !output.read_all(result.output, limits);
  if (result.timed_out) kill(-child, SIGKILL);
  result.exit_code = wait_for(child);
  register_subprocess(0);
  if (result.timed_out && interrupted()) throw Interrupted();
  return result;
}

double subprocess_seconds() { return spent_seconds; }

}  // namespace jury
