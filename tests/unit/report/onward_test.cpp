// The options that look beyond the bounds of an answer.
#include "report/onward.h"

#include <gtest/gtest.h>

#include "engine/restored.h"

namespace jury::report {
namespace {

engine::Result bounded(std::map<std::string, std::int64_t> bounds) {
  engine::Result made;
  made.verdict = engine::Restored::verdict(engine::Verdict::Bounded);
  made.bounds = std::move(bounds);
  return made;
}

TEST(Onward, LooksTwiceAsFar) {
  auto result = bounded({{"loops", 8}, {"objects", 3}});
  result.reasons = {{engine::ReasonKind::Bound, "the bound was reached: a loop"}};
  EXPECT_EQ(options_beyond(result), "--loops 16 --objects 6");
}

TEST(Onward, KnowsNoMoreThanAllBits) {
  EXPECT_EQ(options_beyond(bounded({{"bits", 8}})), "--bits 16");
  EXPECT_EQ(options_beyond(bounded({{"bits", 48}})), "--bits 64");
}

TEST(Onward, TakesLongerWhereTheTimeEnded) {
  auto result = bounded({{"loops", 4}});
  result.reasons = {{engine::ReasonKind::Bound, "a loop"}, {engine::ReasonKind::Time, "larger bounds were not finished"}};
  EXPECT_EQ(options_beyond(result), "--entry-timeout 300");
  result.seconds = 100;
  EXPECT_EQ(options_beyond(result), "--entry-timeout 500");
}

TEST(Onward, SaysNothingOfOtherAnswers) {
  auto result = bounded({});
  result.verdict = engine::Restored::verdict(engine::Verdict::Proved);
  EXPECT_EQ(options_beyond(result), "");
}

}  // namespace
}  // namespace jury::report
