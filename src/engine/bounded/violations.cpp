#include "engine/bounded/violations.h"

namespace jury::engine {

std::vector<Violation> violations_of(encode::Executor& executor, const encode::Exit& exit) {
  std::vector<Violation> result;
  if (!exit.thrown) return result;
  auto& terms = executor.values().terms();
  for (const auto& target : exit.thrown->exception.targets()) {
    const auto condition = terms.conjunction(exit.thrown->state.guard.term(), target.guard);
    if (!condition.is_false())
      result.push_back({executor.objects().info(target.object).type.name, condition, target.object});
  }
  return result;
}

}  // namespace jury::engine
