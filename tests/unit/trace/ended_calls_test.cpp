// Which calls of a run have ended.
#include "trace/ended_calls.h"

#include <gtest/gtest.h>

#include "trace/recorder.h"

namespace jury::trace {
namespace {

RecordedStep step(RecordedKind kind, std::uint32_t depth) { return {0, kind, depth, nullptr, 1, {}, {}}; }

TEST(EndedCalls, NotThoseStillGoingOnNorInsideOthers) {
  using enum RecordedKind;
  const auto calls = ended_calls(std::vector{step(Call, 0), step(Line, 0), step(Call, 1), step(Call, 2),
                                             step(Return, 2), step(Return, 1), step(Call, 1), step(Line, 1)});
  ASSERT_EQ(calls.size(), 1u);
  EXPECT_EQ(calls[0].call, 2u);
  EXPECT_EQ(calls[0].end, 6u);
  EXPECT_EQ(calls[0].inner_end(), 5u);
}

TEST(EndedCalls, LeftByAnException) {
  using enum RecordedKind;
  const auto calls =
      ended_calls(std::vector{step(Call, 0), step(Call, 1), step(Throw, 1), step(Line, 0), step(Line, 0)});
  ASSERT_EQ(calls.size(), 1u);
  EXPECT_FALSE(calls[0].has_returned);
  EXPECT_EQ(calls[0].inner_end(), 3u);
}

}  // namespace
}  // namespace jury::trace
