// `jury work`: one task of a plan, on whatever machine it is typed. What it answers goes into the plan's folder.
#include <cstdio>

#include "cli/commands.h"
#include "cli/plan_folder.h"
#include "cli/reporting.h"
#include "cli/request.h"
#include "plan/work.h"
#include "support/interruption.h"

namespace jury::cli {

int work_command(const CommandLine& given, const Terminal& terminal) {
  CommandLine line = given;
  if (!line.has("task")) throw UserError("--task N says which task of the plan");
  const auto folder = enter_plan(line);
  const InterruptionWatch watch;
  TerminalListener listener(terminal);
  const auto task = static_cast<std::size_t>(line.number("task"));
  plan::TaskOutcome outcome;
  try {
    outcome = plan::work(folder.path, folder.plan, task, workers_of(line), listener);
  } catch (const Interrupted&) {
  }
  terminal.progress("");
  if (!outcome.is_complete) {
    terminal.note("task " + std::to_string(task) + " was interrupted by " + interruption_name() +
                  ": what it had answered is kept");
    return interruption_exit_code();
  }
  std::printf("task %zu: %zu %s", task, outcome.entries, outcome.entries == 1 ? "entry" : "entries");
  if (outcome.answered > 0) std::printf(", %zu of them answered before", outcome.answered);
  std::printf("\n");
  return holds;
}

}  // namespace jury::cli
