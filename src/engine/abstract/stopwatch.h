// Time as the processor spent it on this process. Limits within a search count this time, so that answers do
// not depend on what else the machine does; the limit that the user gave counts the clock on the wall.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>

namespace jury::engine::abstract {

class Stopwatch {
 public:
  double processor() const { return static_cast<double>(std::clock() - cpu_) / CLOCKS_PER_SEC; }
  double wall() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - wall_).count();
  }
  // How long to wait for so many seconds of processor time.
  double wall_for(double seconds) const {
    constexpr double least = 0.05;
    constexpr double most_stretch = 20;
    const double stretch = processor() < least ? 1 : std::clamp(wall() / processor(), 1.0, most_stretch);
    return seconds * stretch;
  }

 private:
  std::clock_t cpu_ = std::clock();
  std::chrono::steady_clock::time_point wall_ = std::chrono::steady_clock::now();
};

}  // namespace jury::engine::abstract
