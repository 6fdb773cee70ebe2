// The answer of a satisfiability query and the limits one runs under, common to the SAT and SMT solvers.
#pragma once

#include <chrono>
#include <limits>
#include <string_view>

namespace jury::solver {

enum class Answer { satisfiable, unsatisfiable, unknown };

constexpr std::string_view to_string(Answer answer) {
  switch (answer) {
    case Answer::satisfiable:
      return "sat";
    case Answer::unsatisfiable:
      return "unsat";
    case Answer::unknown:
      break;
  }
  return "unknown";
}

using Seconds = std::chrono::duration<double>;
// The reason of an `unknown` that more time could change.
inline constexpr std::string_view time_limit = "time limit";

inline constexpr Seconds no_time_limit{std::numeric_limits<double>::infinity()};

// A point in time after which a query gives up. Unlimited unless a limit is given.
class Deadline {
 public:
  Deadline() = default;
  explicit Deadline(Seconds limit) {
    // Anything beyond a year would overflow the clock and is no limit.
    limited_ = limit < Seconds(std::chrono::hours(24 * 365));
    if (limited_) end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(limit);
  }

  bool limited() const { return limited_; }
  bool passed() const { return limited_ && Clock::now() >= end_; }
  Seconds remaining() const { return limited_ ? Seconds(end_ - Clock::now()) : no_time_limit; }

 private:
  using Clock = std::chrono::steady_clock;
  bool limited_ = false;
  Clock::time_point end_{};
};

}  // namespace jury::solver
