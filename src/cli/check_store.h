// `jury check` and the store of earlier results: whole runs whose files have not changed, and single results
// whose code has not.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "cli/command_line.h"
#include "engine/problem.h"
#include "store/run_record.h"

namespace jury::cli {

class CheckStore {
 public:
  // Opens the store that --store, JURY_STORE or the cache folder names.
  CheckStore(const CommandLine& line, program::Inputs inputs);

  std::optional<store::RunRecord> find_run();
  void keep_run(const store::RunRecord& record, program::Workspace& workspace);

  using Check = std::function<std::vector<engine::Result>(const std::vector<engine::Problem>&)>;
  // Results in the order of the problems and their properties; `check` is asked for those that are not known.
  std::vector<engine::Result> answer(const std::vector<engine::Problem>& problems, const Check& check);

  // For `jury explain`.
  void keep_last(const std::vector<engine::Result>& results);

  // Why there is no store, although one was wanted; empty: there is one, or none was.
  std::string problem() const { return store_ ? store_->problem() : ""; }

 private:
  std::vector<std::filesystem::path> class_path() const;

  program::Inputs inputs_;
  std::vector<std::string> all_options_;  // of a run
  store::Fingerprint engine_options_{};   // that a single result depends on
  std::vector<std::filesystem::path> more_files_;
  std::unique_ptr<store::ResultStore> store_;
};

// The results of the last check from this directory that have this identity, question or short name.
std::vector<engine::Result> find_last_results(const std::string& name);

}  // namespace jury::cli
