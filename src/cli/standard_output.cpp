#include "cli/standard_output.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "cli/commands.h"

namespace jury::cli {

namespace {

// Of the flush, or, where an earlier write failed and its reason is lost, of one more attempt.
int error_of_standard_output() {
  errno = 0;
  const bool was_bad = std::ferror(stdout) != 0;
  const bool is_bad = std::fflush(stdout) != 0;
  if (is_bad) return errno;
  if (!was_bad) return 0;
  return ::write(STDOUT_FILENO, "", 0) < 0 ? errno : EIO;
}

}  // namespace

void prepare_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    // To be read only: a write to it fails, as it does to a stream that is closed.
    if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF) ::open("/dev/null", O_RDONLY);
  // Beyond a limit on the size of files, writing fails, as on a full disk.
  ::signal(SIGXFSZ, SIG_IGN);
}

void keep_working_without_reader() { ::signal(SIGPIPE, SIG_IGN); }

int finish_standard_output(int code, const Terminal& terminal) {
  const int error = error_of_standard_output();
  if (error == 0) return code;
  if (error == EPIPE) {
    ::signal(SIGPIPE, SIG_DFL);
    ::raise(SIGPIPE);
  }
  terminal.error(std::string("standard output cannot be written: ") + std::strerror(error));
  return bad_input;
}

}  // namespace jury::cli
