// The line that is overwritten while a check runs.
#include "cli/progress_line.h"

#include <gtest/gtest.h>

namespace jury::cli {
namespace {

TEST(ProgressLine, SaysHowFarItIsAndWhere) {
  EXPECT_EQ(progress_line({1, 40, 2.6, "Shop.main"}), "1 of 40 properties, 2 s, at Shop.main");
  EXPECT_EQ(progress_line({40, 40, 20, ""}), "40 of 40 properties, 20 s");
}

TEST(ProgressLine, TellsAboutHowLongTheRestTakes) {
  EXPECT_EQ(progress_line({10, 40, 10, "A.b"}),
            "10 of 40 properties, 10 s, about 30 s or more to go, at A.b");
  EXPECT_EQ(progress_line({30, 40, 12, ""}), "30 of 40 properties, 12 s, about a few seconds or more to go");
  EXPECT_EQ(progress_line({10, 9000, 10, ""}), "10 of 9000 properties, 10 s, about 2 h or more to go");
  EXPECT_EQ(progress_line({10, 400, 10, ""}), "10 of 400 properties, 10 s, about 7 min or more to go");
}

TEST(ProgressLine, KeepsSilentWhileNothingIsKnown) {
  EXPECT_EQ(progress_line({2, 40, 10, ""}), "2 of 40 properties, 10 s");
  EXPECT_EQ(progress_line({10, 40, 4, ""}), "10 of 40 properties, 4 s");
}

}  // namespace
}  // namespace jury::cli
