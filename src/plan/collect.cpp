#include "plan/collect.h"

#include "plan/task_results.h"

namespace jury::plan {

namespace {

session::Answers missing(const session::WorkQuestion& question, std::size_t task) {
  auto result = question.asked;
  result.reasons = {{engine::ReasonKind::Interrupted,
                     "task " + std::to_string(task) + " of the plan has not answered it"}};
  return {result};
}

}  // namespace

Collected collect(const std::filesystem::path& folder, const Plan& plan) {
  auto found = read_answers(folder, plan);
  Collected result;
  result.problems = std::move(found.problems);
  std::map<std::size_t, std::size_t> task_of;
  for (std::size_t task = 0; task < plan.tasks.size(); ++task)
    for (const auto place : plan.tasks[task].items) task_of[place] = task + 1;
  for (std::size_t place = 0; place < plan.items.size(); ++place)
    for (const auto& question : plan.items[place].questions) {
      const auto answer = found.answers.find(question.key);
      if (answer == found.answers.end()) ++result.missing_questions;
      result.answers.push_back(answer == found.answers.end() ? missing(question, task_of[place]) : answer->second);
    }
  for (const auto& [task, questions] : missing_by_task(plan, found)) result.missing_tasks.push_back(task);
  return result;
}

}  // namespace jury::plan
