#include "cli/planning.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "cli/reporting.h"

namespace jury::cli {

namespace {

std::string count(std::size_t number, const char* one, const char* several) {
  return std::to_string(number) + " " + (number == 1 ? one : several);
}

std::size_t known_questions(const plan::Plan& plan) {
  std::size_t known = 0;
  for (const auto& item : plan.items)
    for (const auto& question : item.questions) known += question.known ? 1 : 0;
  return known;
}

}  // namespace

plan::Plan planned(const CommandLine& line, const Terminal& terminal, session::Request request,
                   std::size_t most_tasks) {
  using Clock = std::chrono::steady_clock;
  TerminalListener listener(terminal);
  const auto begun = Clock::now();
  session::Session session(request, listener);
  session.open();
  if (session.has_specification_errors()) throw UserError("the specifications have errors: mend them first");
  plan::Division division;
  if (line.has("tasks")) division.tasks = std::min(most_tasks, static_cast<std::size_t>(line.number("tasks")));
  division.seconds_per_task = line.decimal("task-time");
  division.most_tasks = most_tasks;
  const double start_seconds = std::chrono::duration<double>(Clock::now() - begun).count();
  auto plan = plan::make_plan(request, session, division, start_seconds);
  if (!session.store_problem().empty()) terminal.note(session.store_problem());
  return plan;
}

std::string summary_of(const plan::Plan& plan) {
  std::string text = count(plan.items.size(), "entry", "entries") + ", " +
                     count(plan.question_count(), "question", "questions");
  if (const auto known = known_questions(plan); known > 0)
    text += ", " + std::to_string(known) + " answered by earlier runs";
  text += "; " + count(plan.tasks.size(), "task", "tasks");
  if (!plan.tasks.empty())
    text += ", the longest of about " +
            std::to_string(std::lround(std::ceil(plan.start_seconds + plan.tasks.front().seconds))) + " s";
  return text;
}

}  // namespace jury::cli
