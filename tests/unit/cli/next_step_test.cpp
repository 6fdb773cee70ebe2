// The hint after a check.
#include "cli/next_step.h"

#include <gtest/gtest.h>

#include "engine/restored.h"

namespace jury::cli {
namespace {

using engine::Result;
using engine::Verdict;

std::string step(const std::vector<std::string>& arguments, Result result) {
  return next_step(*parse_command_line(arguments).command_line, {std::move(result)});
}

Result with(Verdict verdict, const std::vector<engine::Reason>& reasons = {}) {
  Result result;
  result.class_name = "Shop";
  result.method = "main";
  result.verdict = engine::Restored::verdict(verdict);
  result.reasons = reasons;
  return result;
}

TEST(NextStep, ReplaysARefutationThenShowsIt) {
  auto refuted = with(Verdict::Refuted);
  refuted.counterexample.emplace();
  EXPECT_EQ(step({"check", "my shop/Shop.java"}, refuted),
            "to see it happen on the JVM: jury check 'my shop/Shop.java' --replay");
  refuted.counterexample->replay.emplace();
  EXPECT_EQ(step({"check", "Shop.java", "--replay"}, refuted),
            "to step through it in a browser: jury check Shop.java --html report");
  EXPECT_EQ(step({"check", "Shop.java", "--replay", "--html", "report"}, refuted), "");
}

TEST(NextStep, CanBeTypedAsItIs) {
  auto line = *parse_command_line({"check", "Shop.java"}).command_line;
  line.program = "build/jury";
  EXPECT_EQ(next_step(line, {with(Verdict::Bounded)}),
            "to look at longer executions: build/jury check Shop.java --loops 16");
  EXPECT_EQ(next_step(line, {with(Verdict::Undecided, {{engine::ReasonKind::Gap, "a call of native code"}})}),
            "to see what stands in the way: build/jury explain assert:Shop.main");
}

TEST(NextStep, RaisesTheLimitThatWasReached) {
  EXPECT_EQ(step({"check", "Shop.java", "-t", "10"}, with(Verdict::Undecided, {{engine::ReasonKind::Time}})),
            "to give it more time: jury check Shop.java --timeout 20");
  EXPECT_EQ(step({"check", "Shop.java", "--loops=3"}, with(Verdict::Bounded)),
            "to look at longer executions: jury check Shop.java --loops 6");
}

TEST(NextStep, ExplainsWhatIsUndecided) {
  EXPECT_EQ(step({"check", "Shop.java"}, with(Verdict::Undecided, {{engine::ReasonKind::Gap, "a call of native code"}})),
            "to see what stands in the way: jury explain assert:Shop.main");
}

TEST(NextStep, SaysNothingWhenNothingIsLeft) {
  EXPECT_EQ(step({"check", "Shop.java"}, with(Verdict::Proved)), "");
  auto known = with(Verdict::Refuted);
  known.suppressed = "in the baseline";
  EXPECT_EQ(step({"check", "Shop.java"}, known), "");
}

}  // namespace
}  // namespace jury::cli
