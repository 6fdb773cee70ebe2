// `jury plan`: a check as a folder of numbered tasks. It asks what `jury check` would ask, and answers nothing.
#include <chrono>
#include <cmath>
#include <cstdio>

#include "cli/commands.h"
#include "cli/project.h"
#include "cli/reporting.h"
#include "cli/request.h"
#include "plan/plan.h"
#include "plan/task_results.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

std::string count(std::size_t number, const char* one, const char* several) {
  return std::to_string(number) + " " + (number == 1 ? one : several);
}

std::size_t known_questions(const plan::Plan& plan) {
  std::size_t known = 0;
  for (const auto& item : plan.items)
    for (const auto& question : item.questions) known += question.known ? 1 : 0;
  return known;
}

void tell(const plan::Plan& plan, const fs::path& folder) {
  std::string text = folder.string() + ": " + count(plan.items.size(), "entry", "entries") + ", " +
                     count(plan.question_count(), "question", "questions");
  if (const auto known = known_questions(plan); known > 0)
    text += ", " + std::to_string(known) + " answered by earlier runs";
  text += "; " + count(plan.tasks.size(), "task", "tasks");
  if (!plan.tasks.empty())
    text += ", the longest of about " +
            std::to_string(std::lround(std::ceil(plan.start_seconds + plan.tasks.front().seconds))) + " s";
  std::printf("%s\n", text.c_str());
}

void tell_next(const plan::Plan& plan, const fs::path& folder) {
  const auto name = folder.string();
  if (!plan.tasks.empty())
    std::printf("each:  jury work %s --task N    (N from 1 to %zu)\n", name.c_str(), plan.tasks.size());
  std::printf("then:  jury collect %s\n", name.c_str());
}

}  // namespace

int plan_command(const CommandLine& given, const Terminal& terminal) {
  using Clock = std::chrono::steady_clock;
  CommandLine line = given;
  if (!line.has("to")) throw UserError("--to FOLDER names the folder of the plan");
  apply_project(line, fs::current_path());
  if (line.inputs.empty())
    throw UserError("no input: name files or directories\nTry 'jury plan --help'.");
  auto request = asked_of(line);
  if (request.questions.seconds) {  // no option of this command: it is the project's
    terminal.note("the timeout of jury.toml is for a check on one machine: here --entry-timeout limits each engine "
                  "on each entry");
    request.questions.seconds.reset();
  }
  TerminalListener listener(terminal);
  const auto begun = Clock::now();
  session::Session session(request, listener);
  session.open();
  if (session.has_specification_errors()) throw UserError("the specifications have errors: mend them first");
  plan::Division division;
  if (line.has("tasks")) division.tasks = static_cast<std::size_t>(line.number("tasks"));
  division.seconds_per_task = line.decimal("task-time");
  const double start_seconds = std::chrono::duration<double>(Clock::now() - begun).count();
  const auto plan = plan::make_plan(request, session, division, start_seconds);
  const fs::path folder = line.text("to");
  if (!plan::write_plan(plan, folder)) {
    const auto there = plan::read_plan(folder);
    const auto found = plan::read_answers(folder, there);
    for (const auto& problem : found.problems) terminal.note(problem);
    std::printf("%s: this plan is there already; %zu of %s answered\n", folder.c_str(), found.answers.size(),
                count(there.question_count(), "question is", "questions are").c_str());
    tell_next(there, folder);
    return holds;
  }
  if (!session.store_problem().empty()) terminal.note(session.store_problem());
  tell(plan, folder);
  tell_next(plan, folder);
  return holds;
}

}  // namespace jury::cli
