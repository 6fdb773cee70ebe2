#include "support/deep_stack.h"

#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstdint>

namespace jury {

namespace {

constexpr std::size_t stack_size = std::size_t{256} << 20;  // a page of it costs something when it is touched
constexpr std::size_t guard_size = std::size_t{1} << 20;  // below it; no frame is larger
constexpr std::size_t signal_stack_size = std::size_t{1} << 16;

struct Job {
  const std::function<void()>* work;
};

// What the handler of the signal needs, which can be given to it in no other way.
std::uintptr_t guard_begin = 0;
int exit_code = 0;

void end_when_exhausted(int signal, siginfo_t* info, void*) {
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  if (address >= guard_begin && address < guard_begin + 2 * guard_size) ::_exit(exit_code);
  // Anything else is a bug, which ends the process: the instruction is executed again.
  ::signal(signal, SIG_DFL);
  const bool is_sent = info->si_code <= 0;
  if (is_sent) ::raise(signal);
}

void* run(void* argument) {
  static std::array<char, signal_stack_size> signal_stack;
  stack_t alternative{};
  alternative.ss_sp = signal_stack.data();
  alternative.ss_size = signal_stack.size();
  ::sigaltstack(&alternative, nullptr);
  struct sigaction action {};
  action.sa_sigaction = end_when_exhausted;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  ::sigaction(SIGSEGV, &action, nullptr);
  (*static_cast<Job*>(argument)->work)();
  return nullptr;
}

}  // namespace

void run_on_deep_stack(const std::function<void()>& work, int exit_code_when_exhausted) {
  void* memory = ::mmap(nullptr, stack_size + guard_size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  pthread_attr_t attributes;
  pthread_t thread{};
  Job job{&work};
  ::pthread_attr_init(&attributes);
  const bool has_memory = memory != MAP_FAILED && ::mprotect(memory, guard_size, PROT_NONE) == 0;
  if (has_memory) {
    guard_begin = reinterpret_cast<std::uintptr_t>(memory);
    exit_code = exit_code_when_exhausted;
    ::pthread_attr_setstack(&attributes, static_cast<char*>(memory) + guard_size, stack_size);
  }
  if (has_memory && ::pthread_create(&thread, &attributes, run, &job) == 0)
    ::pthread_join(thread, nullptr);
  else
    work();  // on the stack that there is
  ::pthread_attr_destroy(&attributes);
  if (memory != MAP_FAILED) ::munmap(memory, stack_size + guard_size);
}

}  // namespace jury
