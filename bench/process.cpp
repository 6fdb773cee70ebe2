#include "process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>

#include "support/diagnostics.h"

extern char** environ;

namespace jury::bench {

ProcessFigures measure_process(const std::vector<std::string>& command) {
  std::vector<char*> arguments;
  for (const auto& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  const auto start = std::chrono::steady_clock::now();
  pid_t child = 0;
  const int error = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw UserError(command[0] + ": cannot be run: " + std::strerror(error));
  int status = 0;
  rusage usage{};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  return {elapsed.count(), static_cast<double>(usage.ru_maxrss) / 1024,
          WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status)};
}

ProcessFigures median_of(int runs, const std::vector<std::string>& command) {
  std::vector<double> seconds;
  std::vector<double> megabytes;
  ProcessFigures last;
  for (int i = 0; i < runs; ++i) {
    last = measure_process(command);
    seconds.push_back(last.seconds);
    megabytes.push_back(last.megabytes);
  }
  std::sort(seconds.begin(), seconds.end());
  std::sort(megabytes.begin(), megabytes.end());
  const auto middle = static_cast<std::size_t>(runs / 2);
  return {seconds[middle], megabytes[middle], last.exit_code};
}

}  // namespace jury::bench
