// A check from what is asked to answers that can be told: options to problems, problems to the portfolio,
// with the store of earlier results before it, and baselines, suppressions and the JVM behind.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/portfolio/portfolio.h"
#include "engine/time_spent.h"
#include "findings/classification.h"
#include "session/baseline.h"
#include "session/content_keys.h"
#include "session/kept_results.h"
#include "session/listener.h"
#include "session/problems.h"
#include "session/request.h"
#include "session/work_list.h"

namespace jury::session {

struct Outcome {
  std::vector<engine::Result> results;
  engine::TimeSpent time;
};

// In this order: known(), and unless it had an answer, open() and answer(); write_baseline() and keep() when
// the outcome has been told. Where the work is split up: open(), work_list() and answer_item() in any order, in
// as many processes as one likes; and gather() for all that they answered.
class Session {
 public:
  // Throws UserError for a baseline that cannot be read.
  Session(Request request, Listener& listener);

  // What an earlier run of the same request over the same files said.
  std::optional<Outcome> known();
  // Reads the program. Throws UserError for inputs that cannot be.
  program::Workspace& open();
  Outcome answer();
  // The answers to nothing: when somebody wants the program to end before the questions are known.
  Outcome nothing();
  bool has_specification_errors() const;

  // Throws UserError where the answers are not those of single entries.
  // `is_wanted`: the others have no keys; empty: all are.
  std::vector<WorkItem> work_list(const std::function<bool(const engine::Result&)>& is_wanted = {});
  // answer() asks about these of the list alone, in this order; what it says is no answer to the whole request.
  void keep_only(const std::vector<std::size_t>& places);
  // The item with this place in the list: for each of its questions the answer, followed by what further violates it.
  std::vector<Answers> answer_item(std::size_t place);
  // All answers to the list, which become what answer() would have said. `notes` were told where it was opened.
  Outcome gather(const std::vector<WorkItem>& items, std::vector<Answers> answers);
  // What open() told.
  std::vector<std::string> notes() const { return record_ ? record_->notes : std::vector<std::string>{}; }

  // Everything that is refuted or undecided and not suppressed otherwise.
  void write_baseline(const Outcome& outcome, const std::filesystem::path& file) const;
  // For the next run, and for `jury explain`.
  void keep(const Outcome& outcome);
  // Why there is no store, although one was wanted; empty: there is one, or none was.
  std::string store_problem() const { return kept_.problem(); }

 private:
  using Clock = std::chrono::steady_clock;

  void open_tests();
  std::vector<engine::Result> check();
  std::vector<engine::Result> check_all();
  std::vector<engine::Result> check_entries();
  void plan_entries();
  ContentKeys& content();
  void describe(const std::vector<engine::Problem>& problems, std::vector<engine::Result>& results) const;
  std::optional<engine::Result> known_answer(const engine::Problem& problem, const store::Fingerprint& key);
  void tell_missing_classes(std::vector<engine::Result>& results) const;
  void replay(std::vector<engine::Result>& results);
  std::vector<engine::Result> run_portfolio(const std::vector<engine::Problem>& problems,
                                            std::optional<double> seconds_per_trial = std::nullopt);
  std::vector<engine::Result> ask_engines(const std::vector<engine::Problem>& problems,
                                          const engine::PortfolioOptions& options);
  void classify(const std::vector<engine::Problem>& problems, std::vector<engine::Result>& results);
  // Each result followed by what further violates its question.
  std::vector<engine::Result> with_further(std::vector<engine::Result> results);
  Outcome accepted(std::vector<engine::Result> results);

  Clock::time_point start_ = Clock::now();
  const Request request_;
  Listener& listener_;
  Baseline baseline_;
  KeptResults kept_;
  engine::TimeSpent time_;
  std::unique_ptr<program::Workspace> workspace_;
  std::optional<program::tests::TestPrograms> tests_;  // where they are asked about
  Formulas formulas_;                     // problems point into them
  findings::Further further_;             // refutations of the last questions that were asked
  std::vector<engine::Problem> problems_;  // of the entries
  std::unique_ptr<ContentKeys> content_;   // of these problems, once it is asked for
  bool is_part_ = false;                   // some problems are left out
  std::optional<store::RunRecord> record_;  // of this run
};

}  // namespace jury::session
