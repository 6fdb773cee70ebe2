#include "slurm/attempts.h"

#include <fstream>
#include <system_error>
#include <utility>

#include "support/output_file.h"

namespace jury::slurm {

namespace {

namespace fs = std::filesystem;

constexpr const char* folder_name = "slurm";

}  // namespace

Attempts::Attempts(fs::path folder, const plan::Plan& plan) : folder_(std::move(folder)), id_(plan.id) {}

bool Attempts::claim_folder() const {
  std::error_code failed;
  fs::create_directories(folder_ / "results", failed);
  if (!failed && fs::create_directory(folder_ / folder_name, failed)) return true;
  if (failed) throw UserError(folder_.string() + ": cannot be written: " + failed.message());
  return false;
}

std::size_t Attempts::last() const {
  std::size_t number = 0;
  while (fs::exists(file(number + 1, ".sh"))) ++number;
  return number;
}

ArrayScript Attempts::script(std::size_t number, const std::vector<std::size_t>& tasks) const {
  ArrayScript result;
  result.job_name = job_name(number);
  result.program = fs::read_symlink("/proc/self/exe");
  result.folder = folder_;
  result.logs = file(number, "");
  result.tasks = tasks;
  return result;
}

bool Attempts::claim(std::size_t number, const std::string& script) const {
  return write_file_once(file(number, ".sh"), script);
}

std::string Attempts::submit(std::size_t number) const {
  std::error_code failed;
  fs::create_directories(file(number, ""), failed);  // Slurm does not make it, and a task without it fails
  if (failed) throw UserError(file(number, "").string() + ": cannot be made: " + failed.message());
  const auto job = slurm::submit(file(number, ".sh"));
  write_file_at_once(file(number, ".job"), job + "\n");
  return job;
}

std::optional<JobState> Attempts::state(std::size_t number) const {
  auto state = look_at(job_name(number));
  if (!state) return std::nullopt;
  if (state->job.empty()) std::ifstream(file(number, ".job")) >> state->job;
  if (!state->job.empty() && state->has_ended()) state->tasks.merge(accounts_of(state->job));
  return state;
}

bool Attempts::was_submitted(std::size_t number) const {
  if (fs::exists(file(number, ".job"))) return true;
  const auto state = look_at(job_name(number));
  return state && !state->tasks.empty();
}

Attempts::Log Attempts::log(std::size_t number, std::size_t task) const {
  std::ifstream stream(file(number, "") / (std::to_string(task) + ".log"));
  Log log;
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty()) log.last_line = line;
    for (const auto* words : {"exceeded memory limit", "Exceeded job memory limit", "oom-kill", "oom_kill"})
      if (line.starts_with("slurmstepd") && line.find(words) != std::string::npos) log.ran_out_of_memory = true;
  }
  return log;
}

fs::path Attempts::file(std::size_t number, const char* ending) const {
  return folder_ / folder_name / ("attempt-" + std::to_string(number) + ending);
}

std::string Attempts::job_name(std::size_t number) const {
  constexpr std::size_t digits = 12;
  return "jury-" + id_.substr(0, digits) + "-" + std::to_string(number);
}

}  // namespace jury::slurm
