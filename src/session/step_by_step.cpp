#include "session/step_by_step.h"

#include <algorithm>

namespace jury::session {

namespace {

using engine::Result;
using engine::Verdict;

constexpr double quick_seconds = 0.5;  // of an engine on an entry
constexpr double quick_trial_seconds = 0.1;
// Several per process: engines of one entry end at different times, and nobody waits for the slowest alone. So
// many that the portfolio finds what they all need once, before it forks.
constexpr std::size_t quick_entries_per_worker = 2, least_quick_entries = 4;

bool is_final(const Result& result) {
  return result.verdict == Verdict::Proved || result.verdict == Verdict::Refuted;
}

}  // namespace

bool StepByStep::is_possible(const Questions& questions) {
  return questions.property_files.empty() && questions.predicate_files.empty() &&
         questions.engine != "relational" && !questions.seconds;
}

StepByStep::StepByStep(Session& session, std::uint32_t workers, Tell tell)
    : session_(session), workers_(std::max(1U, workers)), tell_(std::move(tell)), items_(session.work_list()) {
  for (const auto& item : items_) settled_.emplace_back(item.questions.size(), false);
}

void StepByStep::run() {
  tell_known();
  search(std::max(workers_ * quick_entries_per_worker, least_quick_entries), {quick_seconds, quick_trial_seconds}, true);
  search(workers_, {}, false);
}

void StepByStep::tell_known() {
  std::vector<Result> known;
  for (std::size_t i = 0; i < items_.size(); ++i)
    for (std::size_t k = 0; k < items_[i].questions.size(); ++k)
      if (const auto& answer = items_[i].questions[k].known) {
        known.push_back(*answer);
        settled_[i][k] = true;
      }
  if (!known.empty()) tell_(session_.ready(std::move(known)), true);
}

std::vector<WorkPart> StepByStep::open_parts() const {
  std::vector<WorkPart> parts;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    WorkPart part{i, {}};
    for (std::size_t k = 0; k < settled_[i].size(); ++k)
      if (!settled_[i][k]) part.questions.push_back(k);
    if (!part.questions.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

void StepByStep::search(std::size_t entries_at_a_time, const Pace& pace, bool is_quick) {
  const auto open = open_parts();
  for (std::size_t start = 0; start < open.size(); start += entries_at_a_time) {
    const auto end = std::min(start + entries_at_a_time, open.size());
    const std::vector<WorkPart> parts(open.begin() + static_cast<std::ptrdiff_t>(start),
                                      open.begin() + static_cast<std::ptrdiff_t>(end));
    take(parts, session_.answer_parts(parts, pace), is_quick);
  }
}

// Of a quick search, what is undecided is not told: more time may be all that it needs. What holds within
// bounds is told, and asked again.
void StepByStep::take(const std::vector<WorkPart>& parts, const std::vector<Result>& answers, bool is_quick) {
  std::vector<store::Fingerprint> keys;
  std::vector<Result> settled, so_far;
  auto next = answers.begin();
  for (const auto& part : parts)
    for (const auto question : part.questions) {
      const auto& answer = *next++;
      if (is_quick && !is_final(answer)) {
        if (answer.holds()) so_far.push_back(answer);
        continue;
      }
      settled_[part.item][question] = true;
      keys.push_back(items_[part.item].questions[question].key);
      settled.push_back(answer);
    }
  session_.keep_answers(keys, settled);
  if (!settled.empty()) tell_(session_.ready(std::move(settled)), true);
  if (!so_far.empty()) tell_(session_.ready(std::move(so_far)), false);
}

}  // namespace jury::session
