#include "slurm/commands.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <vector>

#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace jury::slurm {

namespace {

constexpr double seconds_to_answer = 60;
constexpr const char* mark = "jury";  // the first field of every line that was asked for

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '|');) {
    const auto end = field.find_last_not_of(' ');
    fields.push_back(end == std::string::npos ? "" : field.substr(0, end + 1));
  }
  return fields;
}

std::optional<std::size_t> number_in(const std::string& text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

SubprocessResult ask(const std::vector<std::string>& words) { return run_subprocess(words, {seconds_to_answer, 0}); }

std::string last_line(const std::string& text) {
  std::istringstream stream(text);
  std::string last;
  for (std::string line; std::getline(stream, line);)
    if (!line.empty()) last = line;
  return last;
}

}  // namespace

bool TaskState::has_ended() const {
  // A task that was preempted or has lost its node is put back by the controller in the same breath: it is seen
  // with these states only where it may not be.
  static constexpr std::array ended{"COMPLETED", "FAILED",        "NODE_FAIL", "PREEMPTED", "OUT_OF_MEMORY",
                                    "TIMEOUT",   "CANCELLED",     "BOOT_FAIL", "DEADLINE",  "REVOKED"};
  return state.empty() || std::ranges::find(ended, state) != ended.end();
}

bool JobState::has_ended() const {
  return std::ranges::all_of(tasks, [](const auto& task) { return task.second.has_ended(); });
}

std::string submit(const std::filesystem::path& script) {
  const auto said = ask({"sbatch", "--parsable", script.string()});
  if (said.exit_code != 0)
    throw UserError("sbatch refuses the job: " + last_line(said.output) + "\nThe script is " + script.string());
  std::istringstream lines(said.output);
  for (std::string line; std::getline(lines, line);)  // "17" or "17;cluster"
    if (const auto number = line.substr(0, line.find(';')); number_in(number)) return number;
  throw UserError("sbatch names no job: " + last_line(said.output));
}

std::optional<JobState> look_at(const std::string& job_name) {
  const auto said = ask({"squeue", "--noheader", "--array", "--states=all", "--name=" + job_name,
                         std::string("--format=") + mark + "|%F|%K|%T|%N|%r"});
  if (said.exit_code != 0 || said.timed_out) return std::nullopt;
  JobState job;
  std::istringstream lines(said.output);
  for (std::string line; std::getline(lines, line);) {
    auto fields = fields_of(line);
    if (fields.size() < 4 || fields[0] != mark) continue;
    fields.resize(6);
    const auto task = number_in(fields[2]);
    if (!task) continue;
    job.job = fields[1];
    job.tasks[*task] = {fields[3], fields[4], fields[5]};
  }
  return job;
}

std::map<std::size_t, TaskState> accounts_of(const std::string& job) {
  std::map<std::size_t, TaskState> tasks;
  SubprocessResult said;
  try {
    said = ask({"sacct", "--noheader", "--allocations", "--parsable2", "--jobs=" + job,
                "--format=JobID,State,NodeList"});
  } catch (const UserError&) {  // no such command
    return tasks;
  }
  if (said.exit_code != 0) return tasks;
  std::istringstream lines(said.output);
  for (std::string line; std::getline(lines, line);) {
    const auto fields = fields_of(line);  // 17_3|CANCELLED by 1000|n2
    if (fields.size() != 3 || !fields[0].starts_with(job + "_")) continue;
    if (const auto task = number_in(fields[0].substr(job.size() + 1)))
      tasks[*task] = {fields[1].substr(0, fields[1].find(' ')), fields[2], ""};
  }
  return tasks;
}

std::size_t largest_task_number() {
  constexpr std::size_t usual = 1000;  // of a cluster that says nothing: Slurm's default, less one
  SubprocessResult said;
  try {
    said = ask({"scontrol", "show", "config"});
  } catch (const UserError&) {
    return usual;
  }
  std::istringstream words(said.output);
  for (std::string word; words >> word;)
    if (word == "MaxArraySize" && words >> word && words >> word)
      if (const auto size = number_in(word); size && *size > 1) return *size - 1;
  return usual;
}

}  // namespace jury::slurm
