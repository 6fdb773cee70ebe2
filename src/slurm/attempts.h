// The attempts at a plan, as files beside it: whoever comes later, on whichever machine, sees what was submitted and
// takes it up. A name is claimed by making a file of that name, which one process alone can do on a network file
// system too; the job bears the attempt's name, so that it is found even where the one who submitted it died before
// it could write down its number.
//
//   slurm/attempt-2.sh        the script, which claims the number
//   slurm/attempt-2.job       the number of its job
//   slurm/attempt-2/7.log     what task 7 said
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "plan/plan.h"
#include "slurm/array_script.h"
#include "slurm/commands.h"

namespace jury::slurm {

class Attempts {
 public:
  Attempts(std::filesystem::path folder, const plan::Plan& plan);

  // Makes the folder of attempts. False: somebody has done so, now or earlier.
  bool claim_folder() const;
  // 0: none was made yet.
  std::size_t last() const;
  // As it is claimed and submitted; but its memory and the nodes to avoid.
  ArrayScript script(std::size_t number, const std::vector<std::size_t>& tasks) const;
  // False: somebody else has claimed this number.
  bool claim(std::size_t number, const std::string& script) const;
  // Gives the claimed attempt to Slurm; its job's number.
  std::string submit(std::size_t number) const;
  // What Slurm knows of it; nothing: the controller does not answer. The states of tasks that the controller has
  // forgotten are those of the accounts.
  std::optional<JobState> state(std::size_t number) const;
  // Whether it is known to have been submitted; if not, its claimer has died, or is about to.
  bool was_submitted(std::size_t number) const;
  struct Log {
    std::string last_line;  // empty: it said nothing
    // Slurm ended it for its memory. Where no cgroups watch over memory, the state of such a task is FAILED, and this
    // is all there is.
    bool ran_out_of_memory = false;
  };
  Log log(std::size_t number, std::size_t task) const;

 private:
  std::filesystem::path file(std::size_t number, const char* ending) const;
  std::string job_name(std::size_t number) const;

  std::filesystem::path folder_;
  std::string id_;
};

}  // namespace jury::slurm
