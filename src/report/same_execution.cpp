#include "report/same_execution.h"

#include <algorithm>

namespace jury::report {

namespace {

bool is_same_step(const engine::Step& one, const engine::Step& other) {
  return one.kind == other.kind && one.class_name == other.class_name && one.method == other.method &&
         one.file == other.file && one.line == other.line && one.depth == other.depth &&
         one.changes == other.changes && one.value == other.value;
}

// One place may be reached by several executions, and without debug information two places look like one: it
// is the same execution when it starts in the same state, gets the same answers and takes the same steps.
bool is_same_execution(const engine::Counterexample& one, const engine::Counterexample& other) {
  return one.violation == other.violation && one.arguments == other.arguments &&
         one.choices == other.choices && one.before == other.before && one.after == other.after &&
         one.stack == other.stack && one.skipped_steps == other.skipped_steps &&
         std::equal(one.steps.begin(), one.steps.end(), other.steps.begin(), other.steps.end(), is_same_step);
}

}  // namespace

const engine::Result* same_execution_before(const engine::Result& result, const std::vector<engine::Result>& results) {
  for (const auto& other : results) {
    if (&other == &result || !result.counterexample) return nullptr;
    if (other.counterexample && other.class_name == result.class_name && other.method == result.method &&
        other.descriptor == result.descriptor && is_same_execution(*other.counterexample, *result.counterexample))
      return &other;
  }
  return nullptr;
}

}  // namespace jury::report
