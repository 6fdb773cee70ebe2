// `jury collect`: what the tasks of a plan have answered, told as `jury check` would have told it.
#include <cstdio>

#include "cli/collected_answers.h"
#include "cli/commands.h"
#include "cli/plan_folder.h"
#include "cli/project.h"
#include "cli/request.h"
#include "cli/standard_output.h"
#include "report/html_report.h"
#include "support/interruption.h"

namespace jury::cli {

int collect_command(const CommandLine& given, const Terminal& terminal) {
  CommandLine line = given;
  const auto folder = enter_plan(line);
  auto collected = plan::collect(folder.path, folder.plan);
  if (line.has("missing")) {
    for (const auto& problem : collected.problems) terminal.note(problem);
    for (const auto task : collected.missing_tasks) std::printf("%zu\n", task);
    return holds;
  }
  auto suppressions = apply_project(line, std::filesystem::current_path());
  keep_working_without_reader();
  const InterruptionWatch watch;
  if (line.has("html")) report::make_html_directory(line.text("html"));
  tell_missing(collected, terminal);
  auto request = plan::request_of(folder.plan);
  request.store = store_of(line);
  add_reporting(line, std::move(suppressions), request);
  return tell_collected(line, terminal, std::move(request), folder.plan, std::move(collected));
}

}  // namespace jury::cli
