#include "solver/deep_stack.h"

#include <pthread.h>

#include <exception>

#include "support/diagnostics.h"

namespace jury::solver {

namespace {

struct Job {
  const std::function<void()>& function;
  std::exception_ptr error;
};

void* run(void* argument) {
  Job& job = *static_cast<Job*>(argument);
  try {
    job.function();
  } catch (...) {
    job.error = std::current_exception();
  }
  return nullptr;
}

}  // namespace

void run_on_stack(std::size_t bytes, const std::function<void()>& function) {
  Job job{function, nullptr};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, bytes);
  pthread_t thread{};
  const int failed = pthread_create(&thread, &attributes, run, &job);
  pthread_attr_destroy(&attributes);
  if (failed != 0) throw Unsupported("the formula is nested too deeply for the memory there is");
  pthread_join(thread, nullptr);
  if (job.error) std::rethrow_exception(job.error);
}

}  // namespace jury::solver
