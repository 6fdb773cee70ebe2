// The refinement loop: when a counterexample does not happen because of what specifications leave open, the
// check starts again with the methods concerned in place. A fresh check: the few that there are cost less
// than what an abandoned one leaves in the solver.
#include "engine/relational/relational_engine.h"

#include <ctime>

#include "engine/relational/relational_check.h"
#include "start/code_in_use.h"

namespace jury::engine {

namespace {

struct Stopwatch {
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  std::clock_t cpu_start = std::clock();

  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  double cpu_seconds() const {
    return static_cast<double>(std::clock() - cpu_start) / static_cast<double>(CLOCKS_PER_SEC);
  }
};

}  // namespace

std::vector<Result> RelationalEngine::run(const Problem& problem) {
  // The front end's part: classes are read and lowered when they are first asked for.
  const Stopwatch loading;
  RelationalCheck::Start start{heaps_, start::code_in_use(problem.workspace, problem.entry).classes, {}};
  const double loading_cpu = loading.cpu_seconds();
  const Stopwatch shared;
  if (calls_ == Calls::refine) start.size.emplace(problem.workspace, problem.entry, problem.limits.loops);
  auto check = std::make_unique<RelationalCheck>(problem, file_, method_, calls_, start, MethodsInPlace());
  check->prepare();
  const auto count = check->postconditions();
  const double shared_seconds = shared.seconds() / static_cast<double>(std::max<std::size_t>(1, count));
  const double shared_cpu = shared.cpu_seconds() / static_cast<double>(std::max<std::size_t>(1, count));
  std::vector<Result> results;
  for (std::size_t i = 0; i < count; ++i) {
    const Stopwatch own;
    auto result = check->answer(i);
    double solved = result.statistics["solve_seconds"];
    double queries = result.statistics["solver_calls"];
    while (const auto refined = check->refined()) {
      check = std::make_unique<RelationalCheck>(problem, file_, method_, calls_, start, *refined);
      check->prepare();
      result = check->answer(i);
      result.statistics["solve_seconds"] = solved += result.statistics["solve_seconds"];
      result.statistics["solver_calls"] = queries += result.statistics["solver_calls"];
    }
    result.seconds = own.seconds() + shared_seconds;
    result.statistics["cpu_seconds"] = own.cpu_seconds() + shared_cpu;
    result.statistics["loading_cpu_seconds"] = loading_cpu;
    results.push_back(std::move(result));
  }
  return results;
}

}  // namespace jury::engine
