// A check and the store of earlier results: whole runs whose files have not changed, and single results
// whose code has not.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/problem.h"
#include "session/request.h"
#include "store/run_record.h"

namespace jury::session {

class ContentKeys;

class KeptResults {
 public:
  // Opens the store. The request must outlive it.
  explicit KeptResults(const Request& request);

  std::optional<store::RunRecord> find_run();
  void keep_run(const store::RunRecord& record, program::Workspace& workspace);

  // What an answer cost the last time, in processor seconds, and its answer when it is known.
  std::optional<double> cost(const engine::Result& question);
  std::optional<engine::Result> find(const store::Fingerprint& key);
  // Answers that were found elsewhere, with their keys.
  void keep(const std::vector<store::Fingerprint>& keys, const std::vector<engine::Result>& results);

  using Check = std::function<std::vector<engine::Result>(const std::vector<engine::Problem>&)>;
  // Results in the order of the problems and their properties; `check` is asked for those that are not known.
  // Those that are not `whole` are not kept by themselves: there is more to tell of the question.
  std::vector<engine::Result> answer(const std::vector<engine::Problem>& problems, const Check& check,
                                     const std::function<bool(const engine::Result&)>& whole,
                                     const std::function<ContentKeys&()>& content);

  // For `jury explain`.
  void keep_last(const std::vector<engine::Result>& results);

  // Why there is no store, although one was wanted; empty: there is one, or none was.
  std::string problem() const { return store_ ? store_->problem() : ""; }

 private:
  void keep_cost(const engine::Result& result);

  const Request& request_;
  std::unique_ptr<store::ResultStore> store_;
};

// The store that JURY_STORE or the cache folder names; nothing: none is wanted, or there is no place for one.
std::optional<std::filesystem::path> usual_store();

// The results of the last check from this directory that have this identity, question or short name.
std::vector<engine::Result> find_last_results(const std::string& name);

}  // namespace jury::session
