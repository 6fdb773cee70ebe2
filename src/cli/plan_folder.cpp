#include "cli/plan_folder.h"

#include "support/diagnostics.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

void make_paths_absolute(CommandLine& line) {
  for (const auto& option : options()) {
    const bool is_path = option.value == "FILE" || option.value == "DIR";
    if (!is_path || !(option.commands & only(line.command)) || !line.has(option.name)) continue;
    if (line.text(option.name) == "none") continue;  // no store
    line.set(option, std::vector{fs::absolute(line.text(option.name)).lexically_normal().string()});
  }
}

}  // namespace

PlanFolder enter_plan(CommandLine& line) {
  if (line.inputs.size() != 1)
    throw UserError("jury " + std::string(spec(line.command).name) + " takes one folder, that of a plan");
  make_paths_absolute(line);
  PlanFolder folder{fs::absolute(line.inputs.front()).lexically_normal(), plan::read_plan(line.inputs.front())};
  const fs::path directory =
      line.has("directory") ? fs::path(line.text("directory")) : folder.plan.directory;
  std::error_code failed;
  fs::current_path(directory, failed);
  if (failed && line.has("directory"))
    throw UserError("--directory: " + directory.string() + ": " + failed.message());
  if (failed)
    throw UserError(directory.string() + ", where the plan was made, is not on this machine: name its counterpart "
                                         "with --directory");
  return folder;
}

}  // namespace jury::cli
