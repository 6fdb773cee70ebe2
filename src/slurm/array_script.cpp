#include "slurm/array_script.h"

#include <cctype>
#include <sstream>

namespace jury::slurm {

namespace {

// Before a task's time is over, or it is preempted, it is told: it writes what it has.
constexpr int seconds_to_write = 30;

// What Slurm reads itself has its own rules: no shell looks at a line of #SBATCH, and quotes are taken away.
std::string directive(const std::string& option, const std::string& value) {
  const bool is_plain = value.find_first_of(" \t\"'\\") == std::string::npos;
  return "#SBATCH --" + option + "=" + (is_plain ? value : "\"" + value + "\"") + "\n";
}

// In the names of files, Slurm puts numbers and names in the place of %a and the like.
std::string literal(const std::string& path) {
  std::string result;
  for (const char c : path) result += c == '%' ? "%%" : std::string(1, c);
  return result;
}

std::string joined(const std::vector<std::string>& words) {
  std::string result;
  for (const auto& word : words) result += (result.empty() ? "" : ",") + word;
  return result;
}

std::string with_dashes(const std::string& option) {
  return option.starts_with("-") ? option : "--" + option;
}

}  // namespace

std::string more_memory(const Resources& resources) {
  return resources.memory > 0 ? std::to_string(2 * resources.memory) + "M" : "0";  // 0: all of the node's
}

std::string ranges_of(const std::vector<std::size_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    text += (text.empty() ? "" : ",") + std::to_string(numbers[i]);
    if (last > i) text += "-" + std::to_string(numbers[last]);
    i = last + 1;
  }
  return text;
}

std::string quoted(const std::string& word) {
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string text_of(const ArrayScript& script, const Resources& resources) {
  std::ostringstream out;
  out << "#!/bin/sh\n"
      << directive("job-name", script.job_name) << directive("array", ranges_of(script.tasks))
      << directive("output", literal(script.logs.string()) + "/%a.log")
      // Taken up again after a lost node or a preemption, in the same file: nothing of the first attempt is lost.
      << directive("open-mode", "append") << "#SBATCH --requeue\n"
      << directive("signal", "B:TERM@" + std::to_string(seconds_to_write)) << "#SBATCH --nodes=1\n#SBATCH --ntasks=1\n"
      << directive("cpus-per-task", std::to_string(resources.processes));
  if (!script.memory.empty()) out << directive("mem", script.memory);
  if (!resources.partition.empty()) out << directive("partition", resources.partition);
  if (!resources.time.empty()) out << directive("time", resources.time);
  if (!resources.account.empty()) out << directive("account", resources.account);
  if (!script.without_nodes.empty()) out << directive("exclude", joined(script.without_nodes));
  for (const auto& option : resources.options) out << "#SBATCH " << with_dashes(option) << "\n";
  out << "exec " << quoted(script.program.string()) << " work " << quoted(script.folder.string())
      << " --task \"$SLURM_ARRAY_TASK_ID\" --jobs " << resources.processes << "\n";
  return out.str();
}

}  // namespace jury::slurm
