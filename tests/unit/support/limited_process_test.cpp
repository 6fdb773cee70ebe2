// Work in a process of its own: what it answers arrives, and it is ended when its time is over.
#include "support/limited_process.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace jury {
namespace {

using End = LimitedProcess::End;

[[noreturn]] void compute_for_ever() {
  volatile unsigned steps = 0;
  while (true) steps = steps + 1;
}

TEST(LimitedProcess, AnswersArriveInOrder) {
  const LimitedProcess process(Clock::Wall, [](const auto& limit, const auto& report) {
    limit(1000);
    for (const std::uint8_t byte : {3, 1, 2}) report(byte);
  });
  EXPECT_EQ(process.end(), End::Done);
  EXPECT_EQ(process.reports(), (std::vector<std::uint8_t>{3, 1, 2}));
}

TEST(LimitedProcess, WorkThatNeverEndsIsEnded) {
  for (const auto clock : {Clock::Wall, Clock::Processor}) {
    const LimitedProcess process(clock, [](const auto& limit, const auto& report) {
      report(7);
      limit(0.02);
      compute_for_ever();
    });
    EXPECT_EQ(process.end(), End::OutOfTime);
    EXPECT_EQ(process.reports(), std::vector<std::uint8_t>{7});
  }
}

TEST(LimitedProcess, TheLimitCanBeSetAnew) {
  const LimitedProcess process(Clock::Processor, [](const auto& limit, const auto& report) {
    limit(0.1);
    limit(1000);
    const Stopwatch watch(Clock::Processor);
    while (watch.seconds() < 0.2) continue;
    report(1);
  });
  EXPECT_EQ(process.end(), End::Done);
}

TEST(LimitedProcess, AnErrorIsACrash) {
  const LimitedProcess process(Clock::Wall, [](const auto&, const auto&) { throw std::runtime_error("no"); });
  EXPECT_EQ(process.end(), End::Crashed);
  EXPECT_TRUE(process.reports().empty());
}

TEST(LimitedProcess, TheProcessorTimeOfAChildCounts) {
  const Stopwatch watch(Clock::Processor);
  const LimitedProcess process(Clock::Processor, [](const auto& limit, const auto&) {
    limit(0.1);
    compute_for_ever();
  });
  EXPECT_GE(watch.seconds(), 0.03);
}

}  // namespace
}  // namespace jury
