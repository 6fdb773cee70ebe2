#include "cli/cluster_check.h"

#include <cstdio>
#include <filesystem>
#include <utility>

#include "cli/collected_answers.h"
#include "cli/commands.h"
#include "cli/planning.h"
#include "cli/request.h"
#include "cli/standard_output.h"
#include "plan/collect.h"
#include "slurm/run.h"
#include "support/interruption.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

slurm::Resources resources_of(const CommandLine& line) {
  slurm::Resources resources;
  resources.partition = line.text("slurm-partition");
  resources.account = line.text("slurm-account");
  resources.time = line.text("slurm-time");
  if (line.has("slurm-memory")) resources.memory = static_cast<std::uint64_t>(line.number("slurm-memory"));
  if (line.has("jobs")) resources.processes = static_cast<std::uint32_t>(line.number("jobs"));
  resources.options = line.list("slurm-option");
  return resources;
}

// A folder for each check, known by what is asked about which content: the same command finds it again, and another
// one does not come upon its answers.
fs::path folder_of(const CommandLine& line, const plan::Plan& plan) {
  constexpr std::size_t digits = 12;
  return fs::absolute(fs::path(line.text("to")) / plan.id.substr(0, digits)).lexically_normal();
}

void refuse_unplannable(const CommandLine& line) {
  if (line.has("since")) throw UserError("--since is for checks on this machine, without --on");
  if (line.has("tests")) throw UserError("--tests are checked on one machine, without --on");
  if (line.has("timeout"))
    throw UserError("--timeout is for all of the search on one machine; with --on, --entry-timeout limits each engine "
                    "on each entry");
}

int print_script(const CommandLine& line, const Terminal& terminal, const plan::Plan& plan) {
  terminal.note(summary_of(plan));
  std::vector<std::size_t> tasks;
  for (std::size_t task = 1; task <= plan.tasks.size(); ++task) tasks.push_back(task);
  if (tasks.empty()) return holds;
  const auto resources = resources_of(line);
  auto script = slurm::Attempts(folder_of(line, plan), plan).script(1, tasks);
  if (resources.memory > 0) script.memory = std::to_string(resources.memory) + "M";
  std::printf("%s", slurm::text_of(script, resources).c_str());
  return holds;
}

// The plan as it is in the folder, which an earlier run may have divided in another way.
plan::Plan begin_or_resume(const CommandLine& line, const plan::Plan& plan, const fs::path& folder) {
  const slurm::Attempts attempts(folder, plan);
  if (line.has("resume") && !fs::exists(folder))
    throw UserError("there is no run of this check in " + line.text("to") +
                    " to take up: a run is that of the same command, over the same code, by the same program");
  if (!attempts.claim_folder() && !line.has("resume")) {
    auto there = plan::read_plan(folder);
    if (!plan::collect(folder, there).missing_tasks.empty())
      throw UserError("a run of this very check is in " + folder.string() +
                      ", and not finished: --resume takes it up");
    return there;
  }
  plan::write_plan(plan, folder);
  return plan::read_plan(folder);
}

}  // namespace

void refuse_cluster_options(const CommandLine& line) {
  for (const auto* option : {"to", "resume", "dry-run", "tasks", "task-time", "slurm-partition", "slurm-account",
                             "slurm-time", "slurm-memory", "slurm-option"})
    if (line.has(option)) throw UserError(std::string("--") + option + " is for --on slurm");
}

int check_on_cluster(const CommandLine& line, const Terminal& terminal,
                     std::vector<session::Suppression> suppressions) {
  refuse_unplannable(line);
  auto request = asked_of(line);
  const auto plan = planned(line, terminal, request, slurm::largest_task_number());
  if (line.has("dry-run")) return print_script(line, terminal, plan);
  const auto folder = folder_of(line, plan);
  const auto there = begin_or_resume(line, plan, folder);
  const slurm::Listener listener{[&](const std::string& text) { terminal.note(text); },
                                 [&](const std::string& text) { terminal.progress(text); }};
  try {
    slurm::Run(folder, there, resources_of(line), listener).run();
  } catch (const Interrupted&) {
  }
  terminal.progress("");
  auto collected = plan::collect(folder, there);
  if (!interrupted()) tell_missing(collected, terminal);
  add_reporting(line, std::move(suppressions), request);
  const int code = tell_collected(line, terminal, std::move(request), there, std::move(collected));
  if (!interrupted()) return code;
  terminal.note("interrupted by " + interruption_name() +
                ": the report has what was known then. The job goes on; the same command with --resume waits for it, "
                "scancel ends it");
  return interruption_exit_code();
}

}  // namespace jury::cli
