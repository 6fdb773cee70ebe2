#include "support/suggestion.h"

#include <gtest/gtest.h>

namespace jury {
namespace {

const std::vector<std::string> words{"inspect", "run", "check", "summarize"};

TEST(Suggestion, IsTheNearestWord) {
  EXPECT_EQ(suggestion("inpsect", words), "; did you mean inspect?");
  EXPECT_EQ(suggestion("CHECK", words), "; did you mean check?");
  EXPECT_EQ(suggestion("summarise", words), "; did you mean summarize?");
}

TEST(Suggestion, OfNothingNearIsEmpty) {
  EXPECT_EQ(suggestion("frobnicate", words), "");
  EXPECT_EQ(suggestion("", words), "");
  EXPECT_EQ(suggestion("anything", {}), "");
}

TEST(Suggestion, TakesTheFirstOfEquals) {
  EXPECT_EQ(suggestion("rub", {"run", "rum"}), "; did you mean run?");
}

}  // namespace
}  // namespace jury
