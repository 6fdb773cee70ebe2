#include "plan/work.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "plan/task_results.h"
#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury::plan {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto time_between_files = std::chrono::seconds(10);

class TaskWork {
 public:
  TaskWork(const std::filesystem::path& folder, const Plan& plan, std::size_t task, session::Request request,
           session::Listener& listener)
      : folder_(folder), plan_(plan), task_(task), session_(std::move(request), listener) {}

  TaskOutcome run() {
    const auto earlier = read_answers(folder_, plan_);
    TaskOutcome outcome;
    std::vector<std::size_t> open;
    for (const auto place : plan_.tasks[task_ - 1].items) {
      const auto& questions = plan_.items[place].questions;
      const bool is_answered = std::ranges::all_of(
          questions, [&](const auto& question) { return earlier.answers.contains(question.key); });
      ++outcome.entries;
      if (is_answered)
        ++outcome.answered;
      else
        open.push_back(place);
    }
    if (!open.empty()) answer(open);
    outcome.is_complete = !interrupted();
    return outcome;
  }

 private:
  void answer(const std::vector<std::size_t>& open) {
    session_.open();
    const auto places = places_here(open);
    for (const auto place : open) {
      const auto& questions = plan_.items[place].questions;
      auto results = session_.answer_item(places.at(place));
      if (interrupted()) break;  // some of these answers may be less than what there is to find
      for (std::size_t i = 0; i < questions.size(); ++i)
        answers_.push_back({questions[i].key, std::move(results[i])});
      if (Clock::now() - written_ > time_between_files) write();
    }
    write();
  }

  // Where the entries are in this session's list, which must be about the same content.
  std::map<std::size_t, std::size_t> places_here(const std::vector<std::size_t>& open) {
    std::set<std::string> wanted;
    for (const auto place : open)
      for (const auto& question : plan_.items[place].questions) wanted.insert(question.asked.question());
    const auto list = session_.work_list(
        [&](const engine::Result& asked) { return wanted.contains(asked.question()); });
    std::map<std::string, std::pair<std::size_t, store::Fingerprint>> here;
    for (std::size_t i = 0; i < list.size(); ++i)
      for (const auto& question : list[i].questions) here[question.asked.question()] = {i, question.key};
    std::map<std::size_t, std::size_t> places;
    for (const auto place : open)
      for (const auto& question : plan_.items[place].questions) {
        const auto found = here.find(question.asked.question());
        if (found == here.end() || found->second.second != question.key)
          throw UserError("the inputs are not what they were when the plan was made: " +
                          question.asked.short_name() + " is another question now; make a new plan");
        places[place] = found->second.first;
      }
    return places;
  }

  void write() {
    if (!answers_.empty()) write_answers(folder_, plan_.id, task_, answers_);
    answers_.clear();
    written_ = Clock::now();
  }

  const std::filesystem::path folder_;
  const Plan& plan_;
  const std::size_t task_;
  session::Session session_;
  std::vector<Answer> answers_;  // that are not written yet
  Clock::time_point written_ = Clock::now();
};

}  // namespace

TaskOutcome work(const std::filesystem::path& folder, const Plan& plan, std::size_t task, std::uint32_t workers,
                 session::Listener& listener) {
  if (task < 1 || task > plan.tasks.size())
    throw UserError("the plan has " + (plan.tasks.empty() ? std::string("no task: all is known")
                                                          : "tasks 1 to " + std::to_string(plan.tasks.size())) +
                    ", not " + std::to_string(task));
  if (const auto other = difference(plan.origin, origin_here(plan.inputs)); !other.empty())
    throw UserError("this machine cannot work on the plan: " + other +
                    "; every machine needs the same program and the same JDK");
  auto request = request_of(plan);
  request.workers = workers;
  return TaskWork(folder, plan, task, std::move(request), listener).run();
}

}  // namespace jury::plan
