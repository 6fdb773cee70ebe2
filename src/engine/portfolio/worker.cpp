#include "engine/portfolio/worker.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <new>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/result_codec.h"
#include "support/deep_stack.h"
#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury::engine {

namespace {

constexpr int exit_out_of_memory = 42;
constexpr int exit_internal_error = 43;
constexpr int exit_stack_exhausted = 44;

void write_all(int descriptor, const char* data, std::size_t size) {
  while (size > 0) {
    const auto written = ::write(descriptor, data, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) ::_exit(exit_internal_error);
    data += written;
    size -= static_cast<std::size_t>(written);
  }
}

// A message: its length in 4 bytes, then the result. An empty one carries a failure as text.
void send(int descriptor, const std::string& bytes) {
  const auto length = static_cast<std::uint32_t>(bytes.size());
  write_all(descriptor, reinterpret_cast<const char*>(&length), sizeof length);
  write_all(descriptor, bytes.data(), bytes.size());
}

void limit_memory(std::uint64_t megabytes) {
  if (megabytes == 0) return;
  std::uint64_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const auto now = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const rlimit limit{now + (megabytes << 20), now + (megabytes << 20)};
  ::setrlimit(RLIMIT_AS, &limit);
}

// Its answers are for the parent: without it, however it ended, there is nothing left to do.
void end_with(pid_t parent) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(exit_internal_error);
}

// Bad input that only the engine sees: '@', its place and the message.
std::string encode_error(const UserError& error) {
  const auto& place = error.position();
  const nlohmann::json parts{place.file, place.line, place.column, error.what()};
  return "@" + parts.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

UserError decode_error(std::string_view message) {
  const auto parts = nlohmann::json::parse(message.substr(1));
  return {{parts.at(0).get<std::string>(), parts.at(1).get<int>(), parts.at(2).get<int>()},
          parts.at(3).get<std::string>()};
}

// Memory that ends ends the engine at once: unwinding would run destructors of solvers in the middle of their
// work, which they take for a mistake of ours.
[[noreturn]] void end_without_memory() { ::_exit(exit_out_of_memory); }

void run_engine(const Worker::Run& run, int descriptor, std::uint64_t memory_megabytes) {
  limit_memory(memory_megabytes);
  std::set_new_handler(end_without_memory);
  try {
    run([&](const Result& result) { send(descriptor, encode_result(result)); });
  } catch (const UserError& error) {
    send(descriptor, encode_error(error));
    ::_exit(exit_internal_error);
  } catch (const std::bad_alloc&) {
    ::_exit(exit_out_of_memory);
  } catch (const std::exception& error) {
    send(descriptor, std::string("!") + error.what());
    ::_exit(exit_internal_error);
  }
}

[[noreturn]] void run_child(const Worker::Run& run, int descriptor, std::uint64_t memory_megabytes,
                            pid_t parent) {
  leave_interruptions_to_the_parent();
  end_with(parent);
  // The limit of memory is set on the deep stack, which is there by then: it is beyond what the process has.
  run_on_deep_stack([&] { run_engine(run, descriptor, memory_megabytes); }, exit_stack_exhausted);
  ::_exit(0);
}

}  // namespace

Worker::Worker(const Run& run, std::uint64_t memory_megabytes) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    internal_error(__FILE__, __LINE__, std::string("pipe: ") + std::strerror(errno));
  const pid_t parent = ::getpid();
  process_ = ::fork();
  if (process_ < 0) internal_error(__FILE__, __LINE__, std::string("fork: ") + std::strerror(errno));
  if (process_ == 0) {
    ::close(ends[0]);
    run_child(run, ends[1], memory_megabytes, parent);
  }
  ::close(ends[1]);
  pipe_ = ends[0];
  ::fcntl(pipe_, F_SETFL, O_NONBLOCK);
}

Worker::Worker(Worker&& other) noexcept
    : process_(std::exchange(other.process_, -1)),
      pipe_(std::exchange(other.pipe_, -1)),
      buffer_(std::move(other.buffer_)),
      failure_(std::move(other.failure_)),
      error_(std::move(other.error_)) {}

Worker& Worker::operator=(Worker&& other) noexcept {
  std::swap(process_, other.process_);
  std::swap(pipe_, other.pipe_);
  std::swap(buffer_, other.buffer_);
  std::swap(failure_, other.failure_);
  std::swap(error_, other.error_);
  return *this;
}

Worker::~Worker() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  if (pipe_ >= 0) ::close(pipe_);
}

bool Worker::receive(std::vector<Result>& results) {
  std::array<char, 65536> chunk{};
  while (true) {
    const auto count = ::read(pipe_, chunk.data(), chunk.size());
    if (count > 0) {
      buffer_.append(chunk.data(), static_cast<std::size_t>(count));
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    take_messages(results);
    if (count < 0 && errno == EAGAIN) return true;
    finish();
    return false;
  }
}

void Worker::take_messages(std::vector<Result>& results) {
  std::size_t start = 0;
  while (buffer_.size() - start >= sizeof(std::uint32_t)) {
    std::uint32_t length = 0;
    std::memcpy(&length, buffer_.data() + start, sizeof length);
    if (buffer_.size() - start - sizeof length < length) break;
    const auto message = std::string_view(buffer_).substr(start + sizeof length, length);
    if (message.starts_with('@'))
      failure_ = {ReasonKind::Crash, error_.emplace(decode_error(message)).what()};
    else if (message.starts_with('!'))
      failure_ = {ReasonKind::Crash, std::string(message.substr(1))};
    else
      results.push_back(decode_result(message));
    start += sizeof length + length;
  }
  buffer_.erase(0, start);
}

void Worker::finish() {
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
    failure_ = {ReasonKind::Time, "the limit of processor time was reached"};
  else if (WIFSIGNALED(status))
    failure_ = {ReasonKind::Crash, std::string("the engine crashed (") + ::strsignal(WTERMSIG(status)) + ")"};
  else if (WEXITSTATUS(status) == exit_out_of_memory)
    failure_ = {ReasonKind::Memory};
  else if (WEXITSTATUS(status) == exit_stack_exhausted)
    failure_ = {ReasonKind::Memory, "calls, expressions or data are nested too deep for the engine"};
  else if (WEXITSTATUS(status) != 0)
    failure_ = {ReasonKind::Crash, "internal error: " + (failure_ ? failure_->text : "")};
}

namespace {

// What the engine did not come to say.
void add_missing(std::vector<Result>& results, const std::vector<Result>& asked, const std::optional<Reason>& why) {
  for (const auto& question : asked) {
    const bool is_answered = std::any_of(results.begin(), results.end(), [&](const Result& result) {
      return result.property == question.property && result.name == question.name;
    });
    if (is_answered) continue;
    results.push_back(question);
    results.back().reasons = {why.value_or(Reason{ReasonKind::Crash})};
  }
}

}  // namespace

std::vector<Result> run_in_worker(const Worker::Run& run, const std::vector<Result>& asked) {
  std::vector<Result> results;
  std::optional<Reason> why = interruption_reason();
  if (!interrupted()) {
    Worker worker(run, 0);
    bool is_alive = true;
    while (is_alive && !interrupted()) {
      std::array<pollfd, 2> descriptors{pollfd{worker.descriptor(), POLLIN, 0},
                                        pollfd{interruption_descriptor(), POLLIN, 0}};
      ::poll(descriptors.data(), descriptors.size(), -1);
      is_alive = worker.receive(results);
    }
    if (worker.error()) throw UserError(*worker.error());
    if (!is_alive) why = worker.failure();
  }
  add_missing(results, asked, why);
  return results;
}

Reason interruption_reason() {
  return {ReasonKind::Interrupted, "interrupted by " + interruption_name() + " before it was decided"};
}

}  // namespace jury::engine
