// fork and exec, pipes, poll. See process.h.
#include "generator/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>

#include "support/diagnostics.h"

namespace jury::generator {
namespace {

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    throw UserError(std::string("cannot make a pipe: ") + std::strerror(errno));
  return {ends[0], ends[1]};
}

[[noreturn]] void execute(const std::vector<std::string>& command) {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  ::execvp(arguments[0], arguments.data());
  ::_exit(127);
}

void ignore_broken_pipes() {
  static const bool once = [] {
    ::signal(SIGPIPE, SIG_IGN);
    return true;
  }();
  (void)once;
}

// Appends what can be read; false at the end of the file.
bool drain(int descriptor, std::string& text) {
  std::array<char, 65536> bytes;
  ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
  if (count > 0) text.append(bytes.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

int exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

// Reads both pipes until both end or the time is over.
bool read_until(const Pipe& out, const Pipe& err, double seconds, CommandResult& result) {
  auto deadline = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  bool out_open = true;
  bool err_open = true;
  while (out_open || err_open) {
    double left = std::chrono::duration<double>(deadline - std::chrono::steady_clock::now()).count();
    if (left <= 0) return false;
    std::array<pollfd, 2> waiting = {
        {{out_open ? out.read_end : -1, POLLIN, 0}, {err_open ? err.read_end : -1, POLLIN, 0}}};
    ::poll(waiting.data(), waiting.size(), static_cast<int>(left * 1000) + 1);
    if (waiting[0].revents) out_open = drain(out.read_end, result.output);
    if (waiting[1].revents) err_open = drain(err.read_end, result.error);
  }
  return true;
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command) {
  ignore_broken_pipes();
  Pipe to_child = make_pipe();
  Pipe from_child = make_pipe();
  process_ = ::fork();
  if (process_ == 0) {
    ::dup2(to_child.read_end, 0);
    ::dup2(from_child.write_end, 1);
    execute(command);
  }
  ::close(to_child.read_end);
  ::close(from_child.write_end);
  input_ = to_child.write_end;
  output_ = from_child.read_end;
  if (process_ < 0) throw UserError("cannot start " + command[0]);
}

ChildProcess::~ChildProcess() {
  ::close(input_);
  ::close(output_);
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

void ChildProcess::write(const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    ssize_t count = ::write(input_, text.data() + done, text.size() - done);
    if (count < 0 && errno != EINTR) throw UserError("the helper process has ended");
    if (count > 0) done += static_cast<std::size_t>(count);
  }
}

void ChildProcess::fill() {
  if (!drain(output_, buffer_)) throw UserError("the helper process has ended");
}

std::string ChildProcess::read_line() {
  std::size_t end;
  while ((end = buffer_.find('\n')) == std::string::npos) fill();
  std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  return line;
}

std::string ChildProcess::read_bytes(std::size_t count) {
  while (buffer_.size() < count) fill();
  std::string bytes = buffer_.substr(0, count);
  buffer_.erase(0, count);
  return bytes;
}

CommandResult run_command(const std::vector<std::string>& command, double seconds) {
  Pipe out = make_pipe();
  Pipe err = make_pipe();
  pid_t process = ::fork();
  if (process == 0) {
    ::dup2(::open("/dev/null", O_RDONLY), 0);
    ::dup2(out.write_end, 1);
    ::dup2(err.write_end, 2);
    ::setpgid(0, 0);
    execute(command);
  }
  ::close(out.write_end);
  ::close(err.write_end);
  CommandResult result;
  result.timed_out = !read_until(out, err, seconds, result);
  if (result.timed_out) ::kill(-process, SIGKILL);
  int status = 0;
  ::waitpid(process, &status, 0);
  result.exit_code = exit_code(status);
  ::close(out.read_end);
  ::close(err.read_end);
  return result;
}

}  // namespace jury::generator
