// `--engine auto`, and the running of every engine: for each entry a plan of tasks (an engine, some
// properties), each in a worker process, side by side on the available cores. The first checked answer to a
// property wins and stops the tasks that have nothing else to answer; without one, the best there is stands.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/portfolio/worker.h"
#include "engine/problem.h"

namespace jury::engine {

enum class EngineKind : std::uint8_t { Concrete, Bounded, Pdr, Abstract };
inline constexpr std::size_t engine_kind_count = 4;
std::string_view name_of(EngineKind kind);
std::optional<EngineKind> engine_named(std::string_view name);
// `patient`: it works alone, and may take its time.
std::unique_ptr<Engine> make_engine(EngineKind kind, bool patient = true);

struct Progress {
  std::size_t settled = 0;
  std::size_t properties = 0;
  double seconds = 0;   // since the start
  std::string current;  // the entry that has been worked on the longest
};

struct PortfolioOptions {
  std::optional<EngineKind> only;  // nothing: the plan decides
  std::uint32_t workers = 1;       // processes at a time
  std::uint64_t memory = 0;        // megabytes for each; 0: no limit
  double seconds_per_task = 0;     // for each engine on each entry, where the problems have no limit; 0: none
  // For the trial of small inputs where there is no limit for all; nothing: its share of what one engine has.
  std::optional<double> seconds_per_trial = {};
  // A search of PDR that has not answered after so long gets a second one beside it, in another order, when a
  // process is free.
  double seconds_to_second_search = 2;
  // The bounds are not the user's: where a program holds within them and time is left, larger ones follow.
  bool deepens = false;
  std::function<void(const Progress&)> progress;  // told when a property is settled, and now and then
};

class Portfolio {
 public:
  explicit Portfolio(PortfolioOptions options) : options_(std::move(options)) {}

  // Results in the order of the problems and their properties. All problems share one time limit, the one of
  // the first, measured from its start.
  std::vector<Result> run(const std::vector<Problem>& problems);
  // How many second searches there were.
  std::size_t second_searches() const { return second_searches_; }
  // The time that the processes of each engine took, by its name.
  const std::map<std::string, double>& engine_seconds() const { return engine_seconds_; }

 private:
  void prepare(const std::vector<Problem>& problems);
  using Clock = std::chrono::steady_clock;

  struct Task {
    std::size_t problem;
    EngineKind engine;
    std::vector<Property> properties;
    bool general = false;     // an unbounded proof of what holds within bounds
    bool second = false;      // beside a first one that has the same problem; counts only when it decides
    double tried = 0;         // the seconds that were not enough
    std::uint32_t loops = 0;  // instead of the problem's bound
  };
  struct Running {
    Task task;
    Worker worker;
    Clock::time_point started;
    std::optional<Clock::time_point> deadline;
    std::vector<Property> answered;
    bool has_second = false;
  };
  struct Answer {
    Result best;
    bool known = false;  // some engine has answered
    bool is_final = false;
    std::optional<ReasonKind> deeper;  // why there is no answer within larger bounds that were tried
    std::map<std::string, double> seconds;  // of each engine, its part of the tasks that it was in
  };

  void plan(const Problem& problem, std::size_t number);
  std::unique_ptr<Engine> engine_for(const Task& task) const;
  void start(Task task);
  bool may_get_second(const Running& running) const;
  Clock::time_point second_due(const Running& running) const;
  void start_second_searches();
  void keep_for_later(const Running& running);
  bool try_again();
  bool deepen();
  bool generalise();
  bool is_open(const Task& task) const;
  void wait();
  void give_up();
  void account(const Running& running);
  void tell_time(Answer& answer) const;
  void tell_depth(const Problem& problem, Answer& answer) const;
  Reason limit_reason(const Running& running) const;
  void take(Running& running, const Result& result);
  void end(Running& running, const std::optional<Reason>& why);
  void stop_superfluous();
  bool is_superfluous(const Running& running) const;
  int milliseconds_to_wait() const;
  std::optional<double> seconds_for(const Task& task) const;
  std::optional<double> remaining() const;
  Answer& answer(std::size_t problem, Property property);
  const Answer& answer(std::size_t problem, Property property) const;
  void tell_progress() const;

  PortfolioOptions options_;
  const std::vector<Problem>* problems_ = nullptr;
  Clock::time_point started_;
  std::vector<Task> waiting_;     // in the order in which they start
  std::vector<Task> unfinished_;  // they used up their share of the time
  std::vector<Running> running_;
  std::size_t second_searches_ = 0;
  std::map<std::string, double> engine_seconds_;
  std::vector<std::uint32_t> deepest_;  // by problem: the largest bound of loops that was tried
  std::vector<bool> generalised_;       // by problem: whether generalise() has looked at it
  std::vector<std::map<Property, Answer>> answers_;
};

}  // namespace jury::engine
