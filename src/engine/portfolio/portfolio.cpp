#include "engine/portfolio/portfolio.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <utility>

#include "engine/abstract/abstract_engine.h"
#include "engine/bounded/bounded_engine.h"
#include "engine/concrete/concrete_engine.h"
#include "engine/pdr/pdr_engine.h"
#include "program/entries.h"
#include "program/properties/instrumentation.h"
#include "start/code_in_use.h"
#include "start/harmless_code.h"
#include "start/invariants/shared_invariants.h"
#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury::engine {

namespace {

constexpr std::array<std::string_view, engine_kind_count> names{"concrete", "bounded", "pdr", "abstract"};
// How long an engine takes, compared with the others.
constexpr std::array<double, engine_kind_count> usual_weights{0.1, 1, 0.3, 1};
// With less than this, times its weight, none gets anywhere: where time is short, those that wait get none.
constexpr double least_seconds = 0.25;
constexpr double worth_another_try = 1.5;    // times what it had
constexpr std::uint32_t deepest_loops = 64;  // beyond, what still holds rarely ends
constexpr double most_general_seconds = 10;  // of a proof without bounds, where there is a bounded answer
constexpr int milliseconds_between_progress = 500;
constexpr double seconds_to_hang = 0.5;  // over its limit, for an engine that keeps to it by itself

std::string in_seconds(double value) {
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), value < 10 ? "%.1f s" : "%.0f s", value);
  return buffer.data();
}

double seconds_of(std::chrono::steady_clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

double weight_of(EngineKind engine) { return usual_weights[static_cast<std::size_t>(engine)]; }

bool is_final(const Result& result) {
  return result.verdict == Verdict::Proved || result.verdict == Verdict::Refuted;
}

// Whether an answer is worth more than the one there is; an engine's later one, with larger bounds, is.
bool is_better(const Result& result, const Result& than) {
  const auto rank = [](const Result& r) { return is_final(r) ? 2 : r.verdict == Verdict::Bounded ? 1 : 0; };
  return rank(result) > rank(than) || (rank(result) == rank(than) && result.engine == than.engine);
}

std::uint32_t loops_of(const Result& result) {
  const auto found = result.bounds.find("loops");
  return found == result.bounds.end() ? 0 : static_cast<std::uint32_t>(found->second);
}

std::vector<Property> intersection(const std::vector<Property>& properties,
                                   std::initializer_list<Property> wanted) {
  std::vector<Property> result;
  for (const auto property : properties)
    if (std::find(wanted.begin(), wanted.end(), property) != wanted.end()) result.push_back(property);
  return result;
}

template <class Step>
void try_to(Step step) {
  try {
    step();
  } catch (const Unsupported&) {
  } catch (const UserError&) {
  }
}

// No exception leaves what does nothing that could fail; contracts and properties of files are about more.
bool holds_at_sight(const Problem& problem, Property property) {
  return property != Property::Contract && property != Property::User &&
         start::is_harmless(problem.workspace, problem.entry);
}

}  // namespace

std::string_view name_of(EngineKind kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<EngineKind> engine_named(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<EngineKind>(found - names.begin());
}

std::unique_ptr<Engine> make_engine(EngineKind kind, bool patient) {
  switch (kind) {
    case EngineKind::Concrete:
      return std::make_unique<ConcreteEngine>(patient);
    case EngineKind::Bounded:
      return std::make_unique<BoundedEngine>();
    case EngineKind::Pdr:
      return std::make_unique<PdrEngine>();
    case EngineKind::Abstract:
      return std::make_unique<AbstractEngine>();
  }
  return nullptr;
}

// Bugs first: the program is run, and the bounded engine looks at everything, small bounds first. The proof
// engines follow, each with the properties it can prove for all executions.
void Portfolio::plan(const Problem& problem, std::size_t number) {
  if (options_.only) {
    waiting_.push_back({number, *options_.only, problem.properties});
    return;
  }
  waiting_.push_back({number, EngineKind::Concrete, problem.properties});
  waiting_.push_back({number, EngineKind::Bounded, problem.properties});
  const auto add = [&](EngineKind engine, const std::vector<Property>& properties) {
    if (!properties.empty()) waiting_.push_back({number, engine, properties});
  };
  add(EngineKind::Pdr,
      intersection(problem.properties, {Property::ConcurrentModification, Property::NoSuchElement,
                                        Property::IllegalState, Property::Unmodifiable, Property::User}));
  if (program::is_main(problem.entry))
    add(EngineKind::Abstract,
        intersection(problem.properties, {Property::Assert, Property::Exceptions,
                                          Property::ConcurrentModification, Property::User}));
}

// What several entries need is found before workers are forked. Not at the cost of what they are for: with little
// time each finds what it needs.
void Portfolio::prepare(const std::vector<Problem>& problems) {
  constexpr std::ptrdiff_t several = 4;
  constexpr double share = 0.2;  // of the time
  const auto starts_anywhere = [](const Problem& problem) { return !program::is_main(problem.entry); };
  if (std::ranges::count_if(problems, starts_anywhere) < several) return;
  const auto& limits = problems.front().limits;
  const auto goes_on = [&] {
    const auto used = seconds_of(Clock::now() - started_);
    return !interrupted() && (limits.seconds <= 0 || used < share * limits.seconds);
  };
  // What cannot be read, a class that is not there, is the matter of those entries that come to it.
  try_to([&] { start::find_all_invariants(problems.front().workspace, goes_on); });
  // Classes are read and methods lowered by the way, once for all: of each class one entry does for the others.
  std::set<Symbol> owners;
  for (const auto& problem : problems)
    if (starts_anywhere(problem) && owners.insert(problem.entry.owner).second && goes_on())
      try_to([&] { start::code_in_use(problem.workspace, problem.entry); });
}

std::vector<Result> Portfolio::run(const std::vector<Problem>& problems) {
  problems_ = &problems;
  started_ = Clock::now();
  prepare(problems);
  answers_.assign(problems.size(), {});
  deepest_.clear();
  generalised_.clear();
  for (std::size_t i = 0; i < problems.size(); ++i) {
    for (const auto property : problems[i].properties) {
      auto& answer = answers_[i][property];
      answer.best = unanswered(problems[i], property, options_.only ? name_of(*options_.only) : "auto");
      answer.best.reasons = {
          {ReasonKind::Time, Reason{ReasonKind::Time}.sentence() + " before it was begun"}};
      if (!options_.only && holds_at_sight(problems[i], property)) {
        answer.best = unanswered(problems[i], property, "bounded");
        answer.best.prove(NothingCreatesIt{});
      }
    }
    deepest_.push_back(problems[i].limits.loops);
    generalised_.push_back(false);
    plan(problems[i], i);
  }
  std::stable_sort(waiting_.begin(), waiting_.end(),
                   [](const Task& a, const Task& b) { return a.engine < b.engine; });
  while (!waiting_.empty() || !running_.empty() || try_again() || deepen() || generalise()) {
    if (interrupted()) {
      give_up();
      break;
    }
    if (waiting_.empty() && running_.size() < options_.workers && !deepen()) generalise();
    if (!problems.empty() && problems.front().limits.passed()) waiting_.clear();
    while (!waiting_.empty() && running_.size() < options_.workers) {
      Task task = std::move(waiting_.front());
      waiting_.erase(waiting_.begin());
      if (is_open(task)) start(std::move(task));
    }
    start_second_searches();
    if (!running_.empty()) wait();
  }
  std::vector<Result> results;
  for (std::size_t i = 0; i < problems.size(); ++i)
    for (const auto property : problems[i].properties) {
      tell_time(answer(i, property));
      tell_depth(problems[i], answer(i, property));
      results.push_back(answer(i, property).best);
    }
  return results;
}

// When a task has ended, or is ended.
void Portfolio::account(const Running& running) {
  const std::string engine(name_of(running.task.engine));
  const double seconds = seconds_of(Clock::now() - running.started);
  engine_seconds_[engine] += seconds;
  const double part = seconds / static_cast<double>(running.task.properties.size());
  for (const auto property : running.task.properties)
    answer(running.task.problem, property).seconds[engine] += part;
}

// All the work on the property: the engines that did not answer took their time, too.
void Portfolio::tell_time(Answer& answer) const {
  double sum = 0;
  for (const auto& [engine, seconds] : answer.seconds) {
    answer.best.statistics[engine + "_seconds"] = seconds;
    sum += seconds;
  }
  if (!options_.only) answer.best.seconds = sum;
}

// With more time larger bounds would have followed (deepen).
void Portfolio::tell_depth(const Problem& problem, Answer& answer) const {
  if (answer.best.verdict != Verdict::Bounded || loops_of(answer.best) >= deepest_loops) return;
  if (!options_.deepens || options_.only || !remaining() || !program::is_main(problem.entry)) return;
  if (loops_of(answer.best) < problem.limits.loops) return;  // the engine has said so itself
  answer.best.reasons.push_back({answer.deeper.value_or(ReasonKind::Time), "larger bounds were not finished"});
}

// Which limit it was: all of the run's time, the task's share of it, or of a step of the engine.
Reason Portfolio::limit_reason(const Running& running) const {
  constexpr double nearly = 0.8;
  const auto reached = [](const std::string& which) {
    return Reason{ReasonKind::Time, Reason{ReasonKind::Time}.sentence() + ": " + which};
  };
  if (!running.deadline) return {ReasonKind::Time};
  const double whole = problems_->front().limits.seconds;
  const double share = seconds_of(*running.deadline - running.started) - seconds_to_hang;
  const double used = seconds_of(Clock::now() - running.started);
  const auto engine = " of the engine " + std::string(name_of(running.task.engine));
  if (used < nearly * share)
    return reached("that of a step" + engine + ", after " + in_seconds(used) + " of " + in_seconds(share));
  if (whole <= 0) return reached(in_seconds(share) + " for each engine on each method");
  if (share >= nearly * whole) return reached(in_seconds(whole));
  return reached(in_seconds(share) + ", the share" + engine + " of " + in_seconds(whole));
}

// Somebody wants the program to end: what the workers have said counts, what they were at stays open.
void Portfolio::give_up() {
  for (auto& running : running_) {
    std::vector<Result> results;
    running.worker.receive(results);
    for (const auto& result : results) take(running, result);
    account(running);
    waiting_.push_back(running.task);
  }
  running_.clear();
  waiting_.insert(waiting_.end(), unfinished_.begin(), unfinished_.end());
  for (const auto& task : waiting_)
    for (const auto property : task.properties)
      if (auto& best = answer(task.problem, property).best; best.verdict == Verdict::Undecided)
        best.reasons = {interruption_reason()};
  waiting_.clear();
  unfinished_.clear();
}

bool Portfolio::is_open(const Task& task) const {
  return std::any_of(task.properties.begin(), task.properties.end(),
                     [&](Property property) { return !answer(task.problem, property).is_final; });
}

std::optional<double> Portfolio::remaining() const {
  return problems_->empty() ? std::nullopt : problems_->front().limits.remaining();
}

// A fair share of what is left, if all tasks that wait and run take as long as their engines usually do.
std::optional<double> Portfolio::seconds_for(const Task& task) const {
  if (!remaining() && options_.seconds_per_task <= 0) return std::nullopt;
  // Small inputs can be tried for as long as one likes. Without a limit for all they get what they would have
  // with one: otherwise they take as long as everything else, for methods that others soon decide.
  const bool is_trial = task.engine == EngineKind::Concrete && !options_.only &&
                        !program::is_main((*problems_)[task.problem].entry);
  if (!remaining() && !is_trial) return options_.seconds_per_task;
  if (!remaining() && options_.seconds_per_trial)
    return std::min(*options_.seconds_per_trial, options_.seconds_per_task);
  const std::optional<double> left = remaining().value_or(options_.seconds_per_task);
  double sum = weight_of(task.engine);
  for (const auto& waiting : waiting_) sum += weight_of(waiting.engine);
  for (const auto& running : running_) sum += weight_of(running.task.engine);
  const double share = *left * static_cast<double>(options_.workers) / sum;
  return std::min(*left, std::max(share, least_seconds * weight_of(task.engine)));
}

// A task that has used up its share, while others may need less than theirs.
void Portfolio::keep_for_later(const Running& running) {
  if (!running.deadline || running.task.second || running.task.general || running.task.engine == EngineKind::Concrete) return;
  const auto seconds = [](Clock::duration time) { return std::chrono::duration<double>(time).count(); };
  constexpr double nearly = 0.8;
  const double share = seconds(*running.deadline - running.started);
  if (seconds(Clock::now() - running.started) < nearly * share) return;
  unfinished_.push_back(running.task);
  unfinished_.back().tried = share;
}

// When all have had their share and time is left.
bool Portfolio::try_again() {
  const auto unfinished = std::exchange(unfinished_, {});
  const auto left = remaining();
  if (!left) return false;
  double sum = 0;
  for (const auto& task : unfinished) sum += is_open(task) ? weight_of(task.engine) : 0;
  const double share = std::min(*left, *left * static_cast<double>(options_.workers) / sum);
  for (const auto& task : unfinished)
    if (is_open(task) && share >= worth_another_try * task.tried) waiting_.push_back(task);
  return !waiting_.empty();
}

// Twice the bounds, for the properties of a program that hold within the largest there were.
bool Portfolio::deepen() {
  const auto is_searched = [&](std::size_t problem) {
    return std::any_of(running_.begin(), running_.end(), [&](const Running& running) {
      return running.task.problem == problem && running.task.engine == EngineKind::Bounded;
    });
  };
  if (!options_.deepens || options_.only || !remaining() || problems_->front().limits.passed()) return false;
  for (std::size_t i = 0; i < problems_->size(); ++i) {
    if (!program::is_main((*problems_)[i].entry) || deepest_[i] * 2 > deepest_loops || is_searched(i))
      continue;
    Task task{i, EngineKind::Bounded, {}};
    task.loops = deepest_[i] * 2;
    for (const auto& [property, known] : answers_[i])
      if (known.best.verdict == Verdict::Bounded && loops_of(known.best) == deepest_[i])
        task.properties.push_back(property);
    if (task.properties.empty()) continue;
    deepest_[i] = task.loops;
    waiting_.push_back(std::move(task));
  }
  return !waiting_.empty();
}

// When nothing else waits: what holds of a method within the bounds, perhaps holds without.
bool Portfolio::generalise() {
  if (options_.only || (!problems_->empty() && problems_->front().limits.passed())) return false;
  const auto is_searched = [&](std::size_t problem) {
    return std::any_of(running_.begin(), running_.end(),
                       [&](const Running& running) { return running.task.problem == problem; });
  };
  for (std::size_t i = 0; i < problems_->size(); ++i) {
    const auto& problem = (*problems_)[i];
    if (generalised_[i] || is_searched(i)) continue;
    generalised_[i] = true;
    if (program::is_main(problem.entry) || !AbstractEngine::can_cut(problem)) continue;
    Task task{i, EngineKind::Abstract, {}};
    task.general = true;
    for (const auto property : intersection(problem.properties, {Property::Assert, Property::Exceptions}))
      if (answer(i, property).best.verdict == Verdict::Bounded) task.properties.push_back(property);
    if (!task.properties.empty()) waiting_.push_back(std::move(task));
  }
  return !waiting_.empty();
}

bool Portfolio::may_get_second(const Running& running) const {
  return running.task.engine == EngineKind::Pdr && !running.task.second && !running.has_second &&
         running.answered.size() < running.task.properties.size();
}

Portfolio::Clock::time_point Portfolio::second_due(const Running& running) const {
  return running.started +
         std::chrono::milliseconds(static_cast<std::int64_t>(options_.seconds_to_second_search * 1000));
}

// With what the first has not answered, for as long as the first has.
void Portfolio::start_second_searches() {
  if (!waiting_.empty()) return;
  for (std::size_t i = 0; i < running_.size() && running_.size() < options_.workers; ++i) {
    auto& first = running_[i];
    if (!may_get_second(first) || Clock::now() < second_due(first)) continue;
    first.has_second = true;
    Task second = first.task;
    second.second = true;
    std::erase_if(second.properties, [&](Property property) {
      return std::find(first.answered.begin(), first.answered.end(), property) != first.answered.end();
    });
    ++second_searches_;
    start(std::move(second));
  }
}

std::unique_ptr<Engine> Portfolio::engine_for(const Task& task) const {
  if (task.second) return std::make_unique<PdrEngine>(pdr::Order::Other);
  if (task.loops > 0) return std::make_unique<BoundedEngine>(task.loops);
  return make_engine(task.engine, options_.only.has_value());
}

void Portfolio::start(Task task) {
  std::erase_if(task.properties, [&](Property property) { return answer(task.problem, property).is_final; });
  const auto& whole = (*problems_)[task.problem];
  Limits limits = whole.limits;
  limits.start = Clock::now();
  auto seconds = seconds_for(task);
  if (task.general) seconds = std::min(seconds.value_or(most_general_seconds), most_general_seconds);
  limits.seconds = seconds.value_or(0);
  Problem problem = whole;
  problem.properties = task.properties;
  if (task.general) problem.without.emplace_back("unrolling");
  if (task.loops > 0) limits.loops = task.loops;
  problem.limits = limits;
  const auto run = [&](const std::function<void(const Result&)>& report) {
    std::optional<program::Instrumentation> checks;
    std::optional<program::RestrictedEntry> restricted;
    if (!problem.restriction.empty())
      restricted.emplace(problem.workspace, problem.entry, problem.restriction);
    if (problem.user_property) checks.emplace(problem.workspace, *problem.user_property);
    problem.on_result = report;
    const auto engine = engine_for(task);
    for (const auto& result : engine->run(problem)) report(result);
  };
  Worker worker(run, options_.memory);
  std::optional<Clock::time_point> deadline;
  // An engine keeps to its limit by itself; one that hangs is stopped a little later.
  if (seconds)
    deadline = limits.start +
               std::chrono::milliseconds(static_cast<std::int64_t>((*seconds + seconds_to_hang) * 1000));
  running_.push_back({std::move(task), std::move(worker), limits.start, deadline, {}});
}

int Portfolio::milliseconds_to_wait() const {
  int timeout = options_.progress ? milliseconds_between_progress : -1;
  const auto until = [&](Clock::time_point time) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(time - Clock::now());
    const int milliseconds = static_cast<int>(std::max<std::int64_t>(0, left.count() + 1));
    timeout = timeout < 0 ? milliseconds : std::min(timeout, milliseconds);
  };
  const bool is_free = waiting_.empty() && running_.size() < options_.workers;
  for (const auto& running : running_) {
    if (running.deadline) until(*running.deadline);
    if (is_free && may_get_second(running)) until(second_due(running));
  }
  return timeout;
}

void Portfolio::wait() {
  std::vector<pollfd> descriptors;
  for (const auto& running : running_) descriptors.push_back({running.worker.descriptor(), POLLIN, 0});
  descriptors.push_back({interruption_descriptor(), POLLIN, 0});
  ::poll(descriptors.data(), descriptors.size(), milliseconds_to_wait());
  if (interrupted()) return;
  tell_progress();
  std::vector<Running> still;
  for (auto& running : running_) {
    std::vector<Result> results;
    const bool alive = running.worker.receive(results);
    for (const auto& result : results) take(running, result);
    if (!alive)
      end(running, running.worker.failure());
    else if (running.deadline && Clock::now() > *running.deadline)
      end(running, Reason{ReasonKind::Time});
    else
      still.push_back(std::move(running));
  }
  running_ = std::move(still);
  stop_superfluous();
}

void Portfolio::take(Running& running, const Result& result) {
  auto& answered = running.answered;
  if (std::find(answered.begin(), answered.end(), result.property) == answered.end())
    answered.push_back(result.property);
  if (running.task.second && !is_final(result)) return;
  if (running.task.engine == EngineKind::Concrete && !options_.only && !is_final(result))
    return;  // others know more
  auto& known = answer(running.task.problem, result.property);
  if (running.task.loops > 0 && result.verdict == Verdict::Undecided)
    known.deeper = kind_of(result.reasons);
  if (!known.known || is_better(result, known.best)) {
    known.best = result;
    if (known.best.reasons == std::vector{Reason{ReasonKind::Time}}) known.best.reasons = {limit_reason(running)};
  }
  known.known = true;
  known.is_final = is_final(known.best);
  tell_progress();
}

// A task has ended; what it did not answer stays undecided, with the reason.
void Portfolio::end(Running& running, const std::optional<Reason>& why) {
  keep_for_later(running);
  account(running);
  for (const auto property : running.task.properties) {
    const auto& answered = running.answered;
    if (std::find(answered.begin(), answered.end(), property) != answered.end()) continue;
    auto result = unanswered((*problems_)[running.task.problem], property, name_of(running.task.engine));
    result.reasons = {why.value_or(Reason{ReasonKind::Crash})};
    result.seconds = std::chrono::duration<double>(Clock::now() - running.started).count();
    take(running, result);
  }
}

// It has nothing to answer any more, or is the second of one that has ended.
bool Portfolio::is_superfluous(const Running& running) const {
  if (!is_open(running.task)) return true;
  return running.task.second && std::none_of(running_.begin(), running_.end(), [&](const Running& other) {
           return other.has_second && other.task.problem == running.task.problem;
         });
}

void Portfolio::stop_superfluous() {
  std::vector<Running> still;
  std::vector<bool> ends;
  for (const auto& running : running_) ends.push_back(is_superfluous(running));
  for (std::size_t i = 0; i < ends.size(); ++i)
    if (ends[i])
      account(running_[i]);
    else
      still.push_back(std::move(running_[i]));
  running_ = std::move(still);
}

Portfolio::Answer& Portfolio::answer(std::size_t problem, Property property) {
  return answers_[problem].at(property);
}

const Portfolio::Answer& Portfolio::answer(std::size_t problem, Property property) const {
  return answers_[problem].at(property);
}

void Portfolio::tell_progress() const {
  if (!options_.progress) return;
  Progress progress;
  for (const auto& problem : answers_)
    for (const auto& [property, answer] : problem) {
      ++progress.properties;
      progress.settled += answer.known ? 1 : 0;
    }
  progress.seconds = std::chrono::duration<double>(Clock::now() - started_).count();
  if (!running_.empty()) progress.current = (*problems_)[running_.front().task.problem].entry.display();
  options_.progress(progress);
}

}  // namespace jury::engine
