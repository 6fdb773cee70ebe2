#include "plan/balance.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

namespace jury::plan {

std::vector<Task> balance(const std::vector<double>& costs, std::size_t tasks) {
  std::vector<std::size_t> order(costs.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) { return costs[one] > costs[other]; });
  std::vector<Task> result(std::min(tasks, costs.size()));
  using Load = std::tuple<double, std::size_t, std::size_t>;  // seconds, items, task
  std::priority_queue<Load, std::vector<Load>, std::greater<>> least;
  for (std::size_t i = 0; i < result.size(); ++i) least.emplace(0.0, 0, i);
  for (const auto item : order) {
    const auto [seconds, count, task] = least.top();
    least.pop();
    result[task].items.push_back(item);
    result[task].seconds = seconds + costs[item];
    least.emplace(result[task].seconds, count + 1, task);
  }
  for (auto& task : result) std::ranges::sort(task.items);
  std::ranges::stable_sort(result, [](const Task& one, const Task& other) { return one.seconds > other.seconds; });
  return result;
}

double finish_time(const std::vector<Task>& tasks, std::size_t machines, double start_seconds) {
  std::priority_queue<double, std::vector<double>, std::greater<>> free_at;
  for (std::size_t i = 0; i < std::max<std::size_t>(1, machines); ++i) free_at.push(0);
  double end = 0;
  for (const auto& task : tasks) {
    const double done = free_at.top() + start_seconds + task.seconds;
    free_at.pop();
    free_at.push(done);
    end = std::max(end, done);
  }
  return end;
}

}  // namespace jury::plan
