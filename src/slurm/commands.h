// Slurm's own commands, as the machine has them on its PATH: sbatch, squeue, and sacct where the cluster keeps
// accounts. Their answers are read line by line, and only lines that have the form that was asked for count: sites
// wrap these commands, and print greetings.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace jury::slurm {

struct TaskState {
  std::string state;   // Slurm's word: RUNNING, OUT_OF_MEMORY, ...; empty: it has ended, and is forgotten
  std::string node;    // empty: none yet
  std::string reason;  // why it waits
  bool has_ended() const;
};

struct JobState {
  std::string job;                        // its number
  std::map<std::size_t, TaskState> tasks;  // by the number of the task
  bool has_ended() const;
};

// The number of the job. UserError with what sbatch said.
std::string submit(const std::filesystem::path& script);

// The job with this name, as far as the controller remembers it; a job without tasks: it has forgotten. Nothing: the
// controller does not answer at the moment.
std::optional<JobState> look_at(const std::string& job_name);

// What the accounts say of a job that the controller has forgotten; no tasks where there are no accounts.
std::map<std::size_t, TaskState> accounts_of(const std::string& job);

// The largest number that a task may have here.
std::size_t largest_task_number();

}  // namespace jury::slurm
