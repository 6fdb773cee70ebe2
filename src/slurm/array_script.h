// The batch script of a Slurm job array over the tasks of a plan, as text: what `sbatch` is given, and what
// `--dry-run` prints. It names the program and the folder by absolute paths, which must be the same on every node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace jury::slurm {

// What is asked of the cluster, handed on as it was given; empty: the cluster's own choice.
struct Resources {
  std::string partition;
  std::string account;
  std::string time;                   // of one task, in Slurm's own forms: 90, 1:30:00, 2-00
  std::uint64_t memory = 0;           // megabytes of one task
  std::uint32_t processes = 1;        // of one task
  std::vector<std::string> options;   // further ones of sbatch: "qos=low"
};

// Memory for what has run out of it: twice as much as was asked for, or all that a node has.
std::string more_memory(const Resources& resources);

struct ArrayScript {
  std::string job_name;
  std::filesystem::path program;
  std::filesystem::path folder;     // of the plan
  std::filesystem::path logs;       // the files "%a.log" go there
  std::vector<std::size_t> tasks;   // in increasing order
  std::string memory;               // of sbatch --mem; empty: not asked for
  std::vector<std::string> without_nodes;
};

std::string text_of(const ArrayScript& script, const Resources& resources);

// "1-4,7,9-12".
std::string ranges_of(const std::vector<std::size_t>& numbers);
// A word of a shell, whatever it consists of.
std::string quoted(const std::string& word);

}  // namespace jury::slurm
