// A piece of work in a process of its own, forked from this one, that the kernel ends when its time is over:
// for code that does not keep its limits (cvc5 1.0.3 looks at its clock too seldom). The work answers by
// bytes, each of which arrives even when a later one does not. The work must not rely on threads of the
// parent.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace jury {

// Time that passes, or time of the processor: of this process and the children it has waited for.
enum class Clock : std::uint8_t { Wall, Processor };

class Stopwatch {
 public:
  explicit Stopwatch(Clock clock) : clock_(clock), start_(now()) {}
  Clock clock() const { return clock_; }
  double seconds() const { return now() - start_; }

 private:
  double now() const;
  Clock clock_;
  double start_;
};

class LimitedProcess {
 public:
  // From now on, for so long; the process is ended then. Called by the work, as often as it likes.
  using Limit = std::function<void(double seconds)>;
  using Report = std::function<void(std::uint8_t)>;
  using Work = std::function<void(const Limit& limit, const Report& report)>;
  enum class End : std::uint8_t { Done, OutOfTime, Crashed };

  LimitedProcess(Clock clock, const Work& work);  // runs it to its end
  const std::vector<std::uint8_t>& reports() const { return reports_; }
  End end() const { return end_; }

 private:
  std::vector<std::uint8_t> reports_;
  End end_ = End::Crashed;
};

}  // namespace jury
