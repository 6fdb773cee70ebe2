#include "plan/balance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace jury::plan {
namespace {

TEST(Balance, EveryItemIsInOneTask) {
  std::mt19937 random(7);
  std::exponential_distribution<double> seconds(0.3);
  for (std::size_t items = 0; items < 60; ++items) {
    std::vector<double> costs(items);
    for (auto& cost : costs) cost = seconds(random);
    const auto tasks = balance(costs, 7);
    std::vector<std::size_t> found;
    for (const auto& task : tasks) {
      EXPECT_FALSE(task.items.empty());
      double sum = 0;
      for (const auto item : task.items) sum += costs[item];
      EXPECT_NEAR(sum, task.seconds, 1e-9);
      found.insert(found.end(), task.items.begin(), task.items.end());
    }
    std::ranges::sort(found);
    std::vector<std::size_t> all(items);
    std::iota(all.begin(), all.end(), std::size_t{0});
    EXPECT_EQ(found, all);
    EXPECT_EQ(tasks.size(), std::min<std::size_t>(7, items));
  }
}

// Graham 1969: within 4/3 of the best, which is no less than the mean and than the costliest.
TEST(Balance, NoTaskIsMuchLongerThanItNeedsToBe) {
  std::mt19937 random(11);
  std::exponential_distribution<double> seconds(0.3);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> costs(20 + static_cast<std::size_t>(round));
    for (auto& cost : costs) cost = seconds(random);
    const auto tasks = balance(costs, 5);
    const double mean = std::accumulate(costs.begin(), costs.end(), 0.0) / 5;
    const double largest = *std::ranges::max_element(costs);
    // The best division is at least the lower bound; list scheduling exceeds the mean by one item at most.
    EXPECT_LE(tasks.front().seconds, std::max(largest, mean + largest));
    EXPECT_TRUE(std::ranges::is_sorted(tasks, std::greater<>{}, &Task::seconds));
  }
}

TEST(Balance, ByCostAndNotByCount) {
  const auto tasks = balance({9, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 2);
  EXPECT_EQ(tasks[0].items, (std::vector<std::size_t>{0}));
  EXPECT_EQ(tasks[1].items.size(), 9U);
}

TEST(Balance, ItemsOfNoCostAreSharedOut) {
  for (const auto& task : balance(std::vector<double>(9, 0.0), 3)) EXPECT_EQ(task.items.size(), 3U);
}

TEST(Balance, FinishTime) {
  const std::vector<Task> tasks{{{0}, 4}, {{1}, 3}, {{2}, 2}};
  EXPECT_DOUBLE_EQ(finish_time(tasks, 1, 1), 12);
  EXPECT_DOUBLE_EQ(finish_time(tasks, 2, 1), 7);
  EXPECT_DOUBLE_EQ(finish_time(tasks, 100, 1), 5);
}

}  // namespace
}  // namespace jury::plan
