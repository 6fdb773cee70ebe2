#include "serve/program_host.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <map>
#include <optional>

#include "serve/carry_out.h"
#include "support/deep_stack.h"
#include "support/interruption.h"

namespace jury::serve {

namespace {

// What goes through the socket: with a new job, two descriptors beside it.
struct Command {
  enum class Kind : std::uint32_t { Start, Cancel } kind;
  std::uint32_t number;
};

constexpr std::size_t descriptors_of_job = 2;  // the file with the job, the pipe for its answers

bool send_command(int socket, Command command, const std::array<int, descriptors_of_job>* descriptors) {
  iovec data{&command, sizeof command};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof *descriptors)> control{};
  msghdr message{};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  if (descriptors) {
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    auto* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof *descriptors);
    std::memcpy(CMSG_DATA(header), descriptors->data(), sizeof *descriptors);
  }
  ssize_t sent = 0;
  do sent = ::sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(sizeof command);
}

// False: the process that serves is gone, or wants this one to go.
bool receive_command(int socket, Command& command, std::array<int, descriptors_of_job>& descriptors) {
  iovec data{&command, sizeof command};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptors)> control{};
  msghdr message{};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  ssize_t count = 0;
  do count = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  if (count != static_cast<ssize_t>(sizeof command)) return false;
  const auto* header = CMSG_FIRSTHDR(&message);
  if (command.kind == Command::Kind::Start && !header) return false;
  if (header) std::memcpy(descriptors.data(), CMSG_DATA(header), sizeof descriptors);
  return true;
}

std::string read_whole(int file) {
  std::string bytes;
  std::array<char, 65536> chunk{};
  ::lseek(file, 0, SEEK_SET);
  for (ssize_t count = 0; (count = ::read(file, chunk.data(), chunk.size())) > 0;)
    bytes.append(chunk.data(), static_cast<std::size_t>(count));
  return bytes;
}

bool write_whole(int file, const std::string& bytes) {
  for (std::size_t written = 0; written < bytes.size();) {
    const auto count = ::write(file, bytes.data() + written, bytes.size() - written);
    if (count <= 0) return false;
    written += static_cast<std::size_t>(count);
  }
  return true;
}

// The other side of the class: the process with the program.
class Host {
 public:
  Host(int socket, Abilities abilities) : socket_(socket), abilities_(std::move(abilities)) {}

  void run(const program::Inputs& inputs) {
    load(inputs);
    Command command{};
    std::array<int, descriptors_of_job> descriptors{};
    while (receive_command(socket_, command, descriptors)) {
      forget_ended();
      if (command.kind == Command::Kind::Start)
        start(command.number, descriptors);
      else
        cancel(command.number);
    }
    forget_ended();
    for (const auto& [number, process] : jobs_) ::kill(process, SIGTERM);
    for (const auto& [number, process] : jobs_) ::waitpid(process, nullptr, 0);
  }

 private:
  void load(const program::Inputs& inputs) {
    try {
      program_ = std::make_unique<program::Workspace>(inputs);
    } catch (...) {
      failure_ = current_failure();
    }
  }

  void start(std::uint32_t number, const std::array<int, descriptors_of_job>& descriptors) {
    const auto parent = ::getpid();
    const auto process = ::fork();
    if (process == 0) work(descriptors, parent);
    if (process > 0) jobs_[number] = process;
    for (const int descriptor : descriptors) ::close(descriptor);
  }

  // Ends the process. It must not outlive its host, and its workers must not outlive it: they see to that.
  [[noreturn]] void work(const std::array<int, descriptors_of_job>& descriptors, pid_t parent) {
    constexpr int exit_stack_exhausted = 1;
    ::close(socket_);
    handle_interruptions_apart();
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != parent) ::_exit(1);
    const auto carry = [&] {
      EventWriter events(descriptors[1]);
      if (failure_) return events.failed(*failure_);
      carry_out(decode_job(read_whole(descriptors[0])), abilities_, std::move(program_), events);
    };
    run_on_deep_stack(carry, exit_stack_exhausted);
    ::_exit(0);
  }

  // A process that has ended keeps its number until it is waited for: no other can get it before.
  void forget_ended() {
    std::erase_if(jobs_, [](const auto& job) { return ::waitpid(job.second, nullptr, WNOHANG) != 0; });
  }

  void cancel(std::uint32_t number) {
    if (const auto job = jobs_.find(number); job != jobs_.end()) ::kill(job->second, SIGTERM);
  }

  int socket_;
  Abilities abilities_;
  std::unique_ptr<program::Workspace> program_;
  std::optional<Failure> failure_;
  std::map<std::uint32_t, pid_t> jobs_;
};

// Descriptors of the process that serves: its input, and the sockets and pipes of other programs and checks.
int keep_only(int socket) {
  constexpr int kept = 3;
  if (socket != kept) ::dup2(socket, kept);
  ::fcntl(kept, F_SETFD, FD_CLOEXEC);
  ::syscall(SYS_close_range, kept + 1, ~0U, 0);
  const int nothing = ::open("/dev/null", O_RDONLY);
  ::dup2(nothing, STDIN_FILENO);
  if (nothing > kept) ::close(nothing);
  return kept;
}

}  // namespace

ProgramHost::ProgramHost(program::Inputs inputs, Abilities abilities) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
    internal_error(__FILE__, __LINE__, std::string("socketpair: ") + std::strerror(errno));
  process_ = ::fork();
  if (process_ < 0) internal_error(__FILE__, __LINE__, std::string("fork: ") + std::strerror(errno));
  if (process_ == 0) {
    handle_interruptions_apart();
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    const int socket = keep_only(ends[1]);
    {
      Host host(socket, std::move(abilities));
      host.run(inputs);
    }
    ::_exit(0);
  }
  ::close(ends[1]);
  socket_ = ends[0];
}

// By a signal, which also ends a compilation.
ProgramHost::~ProgramHost() {
  ::close(socket_);
  ::kill(process_, SIGTERM);
  ::waitpid(process_, nullptr, 0);
}

std::unique_ptr<EventReader> ProgramHost::start(const Job& job, std::uint32_t number) {
  std::array<int, 2> pipe{};
  const int file = ::memfd_create("jury-job", MFD_CLOEXEC);
  if (file < 0 || ::pipe2(pipe.data(), O_CLOEXEC) != 0)
    internal_error(__FILE__, __LINE__, std::string("no descriptors for a job: ") + std::strerror(errno));
  auto answers = std::make_unique<EventReader>(pipe[0]);
  const std::array<int, descriptors_of_job> descriptors{file, pipe[1]};
  const bool is_sent = write_whole(file, encode_job(job)) &&
                       send_command(socket_, {Command::Kind::Start, number}, &descriptors);
  ::close(file);
  ::close(pipe[1]);
  return is_sent ? std::move(answers) : nullptr;
}

void ProgramHost::cancel(std::uint32_t number) { send_command(socket_, {Command::Kind::Cancel, number}, nullptr); }

}  // namespace jury::serve
