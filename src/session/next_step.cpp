#include "session/next_step.h"

#include <algorithm>

namespace jury::session {

namespace {

using engine::Result;
using engine::Verdict;

const Result* first(const std::vector<Result>& results, Verdict verdict) {
  const auto found = std::find_if(results.begin(), results.end(), [&](const Result& result) {
    return result.verdict == verdict && result.suppressed.empty() &&
           (!result.finding || result.finding->is_among(engine::KindSet::usual()));
  });
  return found == results.end() ? nullptr : &*found;
}

}  // namespace

NextStep next_step(const std::vector<Result>& results, bool has_pages) {
  if (const auto* refuted = first(results, Verdict::Refuted)) {
    const bool replayed = refuted->counterexample && refuted->counterexample->replay;
    if (!replayed) return {Step::Replay, refuted};
    return {has_pages ? Step::None : Step::Browse, refuted};
  }
  if (const auto* undecided = first(results, Verdict::Undecided)) {
    const bool needs_time = undecided->has_reason(engine::ReasonKind::Time);
    return {needs_time ? Step::MoreTime : Step::Explain, undecided};
  }
  if (const auto* bounded = first(results, Verdict::Bounded)) return {Step::LongerExecutions, bounded};
  return {};
}

}  // namespace jury::session
