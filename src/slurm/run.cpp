#include "slurm/run.h"

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <utility>

#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury::slurm {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_rounds = 3;
// A file that another machine has written is seen here when what this one remembers of the folder is too old.
constexpr auto time_for_files = std::chrono::seconds(65);
// Between claiming an attempt and submitting it.
constexpr auto time_to_submit = std::chrono::seconds(5);
constexpr auto most_silence = std::chrono::minutes(10);  // of the controller, before that is told

double seconds_since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

// Ends at once when somebody wants the program to end.
void wait(double seconds) {
  pollfd waiting{interruption_descriptor(), POLLIN, 0};
  ::poll(&waiting, 1, static_cast<int>(1000 * seconds));
}

// Often for what is quick, and not too often for a controller that serves many.
double seconds_between_looks(Clock::time_point begun) {
  return std::clamp(seconds_since(begun) / 20, 0.5, 15.0);
}

std::string count(std::size_t number, const char* one, const char* several) {
  return std::to_string(number) + " " + (number == 1 ? one : several);
}

}  // namespace

Run::Run(const std::filesystem::path& folder, const plan::Plan& plan, Resources resources, Listener listener)
    : folder_(folder),
      plan_(plan),
      resources_(std::move(resources)),
      listener_(std::move(listener)),
      attempts_(folder, plan) {}

void Run::run() {
  if (const auto earlier = attempts_.last(); earlier > 0 && !missing().empty()) take_up(earlier);
  std::size_t round = 1;
  while (round <= most_rounds && !interrupted() && attempt(round)) ++round;
  listener_.progress("");
  if (const auto tasks = missing(); !tasks.empty() && !interrupted()) tell_failures(tasks);
}

// False: nothing is missing.
bool Run::attempt(std::size_t round) {
  const auto tasks = missing();
  if (tasks.empty()) return false;
  if (last_number_ > 0) tell_failures(tasks);
  const auto number = attempts_.last() + 1;
  submit(number, tasks, round == most_rounds || some_ran_out_of_memory(tasks));
  wait_for(number);
  return true;
}

void Run::submit(std::size_t number, const std::vector<std::size_t>& tasks, bool with_more_memory) {
  auto script = attempts_.script(number, tasks);
  if (with_more_memory)
    script.memory = more_memory(resources_);
  else if (resources_.memory > 0)
    script.memory = std::to_string(resources_.memory) + "M";
  script.without_nodes = nodes_to_avoid();
  if (!attempts_.claim(number, text_of(script, resources_))) return take_up(number);
  const auto job = attempts_.submit(number);
  listener_.note("Slurm's job " + job + ": " + count(tasks.size(), "task", "tasks") +
                 (with_more_memory ? ", with more memory" : "") +
                 (script.without_nodes.empty() ? "" : ", without " + script.without_nodes.front()) + "; in " +
                 folder_.string());
}

// An attempt that somebody has claimed; a claim that nothing followed is carried out here.
void Run::take_up(std::size_t number) {
  const auto begun = Clock::now();
  while (!attempts_.was_submitted(number) && !interrupted()) {
    if (Clock::now() - begun > time_to_submit) {
      attempts_.submit(number);
      break;
    }
    wait(0.5);
  }
  wait_for(number);
}

void Run::wait_for(std::size_t number) {
  const auto begun = Clock::now();
  auto heard = begun;
  bool was_told = false, was_silent = false;
  while (!interrupted()) {
    if (const auto state = attempts_.state(number)) {
      heard = Clock::now();
      remember(number, *state);
      // A job of which nothing is heard is asked for twice: a controller that starts knows its jobs a little later.
      const bool is_silent = state->tasks.empty() && !std::exchange(was_silent, true);
      if (last_.has_ended() && !is_silent) return wait_for_files(last_);
      tell_progress(last_);
      tell_waiting(last_);
    } else if (Clock::now() - heard > most_silence && !std::exchange(was_told, true)) {
      listener_.note("squeue has not answered for ten minutes; the job may go on: it is asked again and again");
    }
    wait(seconds_between_looks(begun));
  }
}

// What the controller has forgotten has ended, in the state that was seen last if that was an end.
void Run::remember(std::size_t number, const JobState& state) {
  auto earlier = number == last_number_ ? std::move(last_.tasks) : std::map<std::size_t, TaskState>{};
  for (auto& [task, each] : earlier)
    if (!each.has_ended()) each.state.clear();
  last_ = state;
  last_.tasks.merge(earlier);
  last_number_ = number;
}

void Run::wait_for_files(const JobState& state) {
  const auto begun = Clock::now();
  while (!interrupted() && Clock::now() - begun < time_for_files) {
    const auto tasks = missing();
    const bool should_be_there = std::ranges::any_of(tasks, [&](std::size_t task) {
      const auto found = state.tasks.find(task);
      return found != state.tasks.end() && found->second.state == "COMPLETED";
    });
    if (!should_be_there || has_problems_) return;
    listener_.progress("waiting for the answers of tasks that have ended");
    wait(1);
  }
}

std::vector<std::size_t> Run::missing() {
  const auto collected = plan::collect(folder_, plan_);
  for (const auto& problem : collected.problems) listener_.note(problem);
  has_problems_ |= !collected.problems.empty();
  return collected.missing_tasks;
}

void Run::tell_progress(const JobState& state) {
  std::size_t running = 0, waiting = 0;
  std::set<std::string> nodes;
  for (const auto& [task, each] : state.tasks) {
    if (each.has_ended()) continue;
    ++(each.state == "PENDING" ? waiting : running);
    if (each.state != "PENDING" && !each.node.empty()) nodes.insert(each.node);
  }
  const auto ended = state.tasks.size() - running - waiting;
  listener_.progress("Slurm's job " + state.job + ": " + std::to_string(ended) + " of " +
                     count(state.tasks.size(), "task", "tasks") + " ended, " + std::to_string(running) +
                     " at work on " + count(nodes.size(), "node", "nodes") + ", " + std::to_string(waiting) +
                     " waiting");
}

// Slurm holds back for ever what it cannot place; why is said by the reason alone.
void Run::tell_waiting(const JobState& state) {
  static const std::set<std::string> usual{"", "None", "Resources", "Priority", "BeginTime", "JobArrayTaskLimit"};
  std::map<std::string, std::size_t> reasons;
  for (const auto& [task, each] : state.tasks) {
    if (each.state != "PENDING" || usual.contains(each.reason)) continue;
    ++reasons[each.reason];
  }
  if (reasons.empty()) return;
  const auto& [reason, tasks] = *reasons.begin();
  if (std::exchange(told_reason_, reason) != reason)
    listener_.note("Slurm's job " + state.job + ": " + count(tasks, "task waits", "tasks wait") + ": " + reason);
}

bool Run::ran_out_of_memory(std::size_t task, const TaskState& state) const {
  return state.state == "OUT_OF_MEMORY" ||
         (state.state == "FAILED" && attempts_.log(last_number_, task).ran_out_of_memory);
}

bool Run::some_ran_out_of_memory(const std::vector<std::size_t>& tasks) const {
  return std::ranges::any_of(tasks, [&](std::size_t task) {
    const auto found = last_.tasks.find(task);
    return found != last_.tasks.end() && ran_out_of_memory(task, found->second);
  });
}

// Another JDK, another build, no such folder: all tasks fail there at once, so that most of them come there.
std::vector<std::string> Run::nodes_to_avoid() const {
  std::set<std::string> failing, working;
  for (const auto& [task, each] : last_.tasks) {
    if (each.state == "FAILED" && !ran_out_of_memory(task, each)) failing.insert(each.node);
    if (each.state == "COMPLETED") working.insert(each.node);
  }
  std::vector<std::string> nodes;
  if (!working.empty()) std::ranges::set_difference(failing, working, std::back_inserter(nodes));
  return nodes;
}

void Run::tell_failures(const std::vector<std::size_t>& tasks) {
  std::map<std::string, std::pair<std::size_t, std::size_t>> told;  // how: how many, the first
  for (const auto task : tasks) {
    const auto found = last_.tasks.find(task);
    if (found == last_.tasks.end()) continue;
    const auto& [state, node, reason] = found->second;
    const auto words = state == "FAILED" ? attempts_.log(last_number_, task).last_line : "";
    auto& [number, first] = told[state + (node.empty() ? "" : " on " + node) + (words.empty() ? "" : ": " + words)];
    if (number++ == 0) first = task;
  }
  for (const auto& [how, which] : told)
    listener_.note("task " + std::to_string(which.second) +
                   (which.first > 1 ? " and " + std::to_string(which.first - 1) + " more" : "") + ": " + how);
}

}  // namespace jury::slurm
