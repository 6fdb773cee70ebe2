// Items of different costs into tasks of about the same: the costliest first, each to the task that has the least
// so far (Graham's list scheduling in order of decreasing cost; no task exceeds the best division by more than a
// third).
#pragma once

#include <cstddef>
#include <vector>

namespace jury::plan {

struct Task {
  std::vector<std::size_t> items;  // places in what was balanced, in increasing order
  double seconds = 0;              // what is expected of them together
};

// At most `tasks` of them, none empty; the costliest come first, as they should start first.
std::vector<Task> balance(const std::vector<double>& costs, std::size_t tasks);

// The time until all is done when tasks start in their order on so many machines, each after `start_seconds`.
double finish_time(const std::vector<Task>& tasks, std::size_t machines, double start_seconds);

}  // namespace jury::plan
