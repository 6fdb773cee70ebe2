// What is fixed against a baseline, and what only looks like it.
#include "session/baseline.h"

#include <gtest/gtest.h>

namespace jury::session {
namespace {

engine::Result answer(const std::string& method, bool holds) {
  engine::Result result;
  result.property = engine::Property::Exceptions;
  result.class_name = "Shop";
  result.method = method;
  result.descriptor = "()V";
  if (holds) result.prove(engine::NothingCreatesIt{});
  return result;
}

TEST(Baseline, FixedIsWhatWasAskedAgainAndHolds) {
  const Baseline baseline({"exceptions:Shop.open()V, java.lang.NullPointerException at Shop.open()V: return",
                           "exceptions:Shop.close()V, undecided", "exceptions:Shop.gone()V, undecided"},
                          false);
  EXPECT_EQ(baseline.fixed({answer("open", true), answer("close", true)}),
            (std::vector<std::string>{"exceptions:Shop.close()V, undecided",
                                      "exceptions:Shop.open()V, java.lang.NullPointerException at Shop.open()V: return"}));
}

TEST(Baseline, WhatIsUndecidedNowIsNotFixed) {
  const Baseline baseline({"exceptions:Shop.open()V, java.lang.NullPointerException at Shop.open()V: return"}, false);
  EXPECT_EQ(baseline.fixed({answer("open", false)}), std::vector<std::string>{});
  EXPECT_EQ(baseline.fixed({}), std::vector<std::string>{});
}

TEST(Baseline, OneOfAnOldVersionCannotSay) {
  const Baseline baseline({"exceptions:Shop.open"}, true);
  EXPECT_EQ(baseline.fixed({answer("open", true)}), std::vector<std::string>{});
}

}  // namespace
}  // namespace jury::session
