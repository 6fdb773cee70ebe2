// The calls of a recorded run that have ended: what happened inside them is what a reader can do without
// first, since the line after them shows what they gave back. The calls that were going on at the end are not
// among them, nor those inside of one that is.
#pragma once

#include <cstddef>
#include <vector>

namespace jury::trace {

struct EndedCall {
  std::size_t call;   // the number of the step that calls
  std::size_t end;    // one past its last step
  bool has_returned;  // its last step is a return; otherwise it was left by an exception
  std::size_t inner_end() const { return has_returned ? end - 1 : end; }
};

// In the order of the calls. A step has a kind, with Call and Return among them, and the depth of its frame.
template <class Step>
std::vector<EndedCall> ended_calls(const std::vector<Step>& steps) {
  using Kind = decltype(Step::kind);
  std::vector<EndedCall> calls;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].kind != Kind::Call) continue;
    std::size_t end = i + 1;
    const auto goes_on = [&](const Step& step) {
      return step.depth > steps[i].depth ||
             (step.depth == steps[i].depth && step.kind != Kind::Call && step.kind != Kind::Return);
    };
    while (end < steps.size() && goes_on(steps[end])) ++end;
    if (end == steps.size()) continue;  // still going on
    const bool returned = steps[end].kind == Kind::Return && steps[end].depth == steps[i].depth;
    calls.push_back({i, returned ? end + 1 : end, returned});
    i = calls.back().end - 1;
  }
  return calls;
}

}  // namespace jury::trace
