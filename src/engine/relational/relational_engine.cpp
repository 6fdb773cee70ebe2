#include "engine/relational/relational_engine.h"

#include "engine/relational/relational_check.h"

namespace jury::engine {

std::vector<Result> RelationalEngine::run(const Problem& problem) {
  return RelationalCheck(problem, file_, method_, calls_).run();
}

}  // namespace jury::engine
