// A plan carried out by a Slurm cluster, from a machine that can submit jobs: one job array at a time over the tasks
// that are missing, watched until it has ended. Whether a task is done is never asked of Slurm: what counts is that
// its answers are in the plan's folder.
//
// What Slurm puts back itself (lost nodes, preemption) is waited for. Tasks that have ended without their answers are
// submitted again, and once more with more memory; those that ran out of memory get it at once. A node on which all
// tasks fail, while others succeed elsewhere, is avoided.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "plan/collect.h"
#include "slurm/array_script.h"
#include "slurm/attempts.h"

namespace jury::slurm {

struct Listener {
  std::function<void(const std::string&)> note;      // for people, once
  std::function<void(const std::string&)> progress;  // one line, which the next replaces
};

class Run {
 public:
  Run(const std::filesystem::path& folder, const plan::Plan& plan, Resources resources, Listener listener);

  // Until all is answered, or what is missing has been tried often enough, or somebody wants the program to end.
  // UserError where Slurm refuses.
  void run();

 private:
  bool attempt(std::size_t round);
  void wait_for(std::size_t number);
  void remember(std::size_t number, const JobState& state);
  void wait_for_files(const JobState& state);
  void submit(std::size_t number, const std::vector<std::size_t>& tasks, bool with_more_memory);
  void take_up(std::size_t number);
  void tell_progress(const JobState& state);
  void tell_waiting(const JobState& state);
  std::vector<std::size_t> missing();
  bool ran_out_of_memory(std::size_t task, const TaskState& state) const;
  bool some_ran_out_of_memory(const std::vector<std::size_t>& tasks) const;
  std::vector<std::string> nodes_to_avoid() const;
  void tell_failures(const std::vector<std::size_t>& tasks);

  const std::filesystem::path folder_;
  const plan::Plan& plan_;
  const Resources resources_;
  const Listener listener_;
  const Attempts attempts_;
  JobState last_;                // as the last attempt ended
  std::size_t last_number_ = 0;  // of the last attempt that was watched; 0: none
  std::string told_reason_;
  bool has_problems_ = false;  // files of answers were damaged, or of others
};

}  // namespace jury::slurm
