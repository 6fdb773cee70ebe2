#include "engine/problem.h"

namespace jury::engine {

Result unanswered(const Problem& problem, Property property, std::string_view engine) {
  Result result;
  result.property = property;
  result.class_name = ir::display_class(problem.entry.owner.view());
  result.method = problem.entry.name.text();
  result.descriptor = problem.entry.descriptor.text();
  result.engine = engine;
  if (const auto source = problem.workspace.source_of(problem.entry.owner)) result.file = source->string();
  return result;
}

}  // namespace jury::engine
