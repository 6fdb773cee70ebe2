// `jury plan`: a check as a folder of numbered tasks. It asks what `jury check` would ask, and answers nothing.
#include <cstdio>
#include <utility>

#include "cli/commands.h"
#include "cli/planning.h"
#include "cli/project.h"
#include "cli/request.h"
#include "plan/task_results.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

void tell_next(const plan::Plan& plan, const fs::path& folder) {
  const auto name = folder.string();
  if (!plan.tasks.empty())
    std::printf("each:  jury work %s --task N    (N from 1 to %zu)\n", name.c_str(), plan.tasks.size());
  std::printf("then:  jury collect %s\n", name.c_str());
}

}  // namespace

int plan_command(const CommandLine& given, const Terminal& terminal) {
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
  const auto plan = planned(line, terminal, std::move(request));
  const fs::path folder = line.text("to");
  if (!plan::write_plan(plan, folder)) {
    const auto there = plan::read_plan(folder);
    const auto found = plan::read_answers(folder, there);
    for (const auto& problem : found.problems) terminal.note(problem);
    const auto questions = there.question_count();
    std::printf("%s: this plan is there already; %zu of %zu %s answered\n", folder.c_str(), found.answers.size(),
                questions, questions == 1 ? "question is" : "questions are");
    tell_next(there, folder);
    return holds;
  }
  std::printf("%s: %s\n", folder.c_str(), summary_of(plan).c_str());
  tell_next(plan, folder);
  return holds;
}

}  // namespace jury::cli
