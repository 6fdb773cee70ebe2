#include "serve/event_loop.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace jury::serve {

namespace {

// -1: broken, or at its end.
ssize_t read_some(int descriptor, std::array<char, 65536>& chunk) {
  ssize_t count = 0;
  do count = ::read(descriptor, chunk.data(), chunk.size());
  while (count < 0 && errno == EINTR);
  return count > 0 ? count : -1;
}

}  // namespace

Connection::Connection()
    : input_(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)), output_(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) {
  ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

Connection::~Connection() {
  ::close(input_);
  if (output_ >= 0) ::close(output_);
}

void Connection::write(const std::string& bytes) {
  for (std::size_t sent = 0; output_ >= 0 && sent < bytes.size();) {
    const auto count = ::write(output_, bytes.data() + sent, bytes.size() - sent);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      ::close(output_);
      output_ = -1;
      return;
    }
    sent += static_cast<std::size_t>(count);
  }
}

int run_event_loop(Connection& connection, Protocol& protocol, Peer& peer, Checks& checks) {
  MessageReader reader;
  std::array<char, 65536> chunk{};
  while (!protocol.is_over()) {
    std::array<pollfd, 2> waiting{pollfd{connection.input(), POLLIN, 0}, pollfd{checks.descriptor(), POLLIN, 0}};
    const bool has_work = checks.descriptor() < 0 && !checks.is_idle();
    if (::poll(waiting.data(), waiting.size(), has_work ? 0 : -1) < 0 && errno != EINTR) return 1;
    if (waiting[0].revents != 0) {
      const auto count = read_some(connection.input(), chunk);
      if (count < 0) return protocol.exit_code();
      reader.feed({chunk.data(), static_cast<std::size_t>(count)});
      // All that has come, before any work is begun: a cancellation may be among it.
      while (!protocol.is_over()) {
        const auto message = reader.next();
        if (!message) break;
        receive(*message, protocol, peer);
      }
    }
    checks.step();
  }
  return protocol.exit_code();
}

}  // namespace jury::serve
