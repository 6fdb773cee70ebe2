#include "engine/relational/contract_engine.h"

#include "engine/relational/contract_check.h"
#include "start/code_in_use.h"

namespace jury::engine {

// Starts again with more methods in place while a violation by summaries does not happen.
std::vector<Result> RelationalContractEngine::run(const Problem& problem) {
  const auto start = std::chrono::steady_clock::now();
  const auto classes = start::code_in_use(problem.workspace, problem.entry).classes;
  MethodsInPlace in_place;
  for (;;) {
    RelationalContractCheck check(problem, calls_, classes, in_place);
    auto result = check.answer();
    if (const auto& refined = check.refined()) {
      in_place = *refined;
      continue;
    }
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return {result};
  }
}

}  // namespace jury::engine
