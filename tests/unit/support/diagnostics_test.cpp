#include "support/diagnostics.h"

#include <gtest/gtest.h>

namespace jury {
namespace {

TEST(SourcePosition, ShowsWhatIsKnown) {
  EXPECT_EQ((SourcePosition{"A.java", 12, 3}).to_string(), "A.java:12:3");
  EXPECT_EQ((SourcePosition{"A.java", 12, 0}).to_string(), "A.java:12");
  EXPECT_EQ((SourcePosition{"A.java", 0, 3}).to_string(), "A.java");
  EXPECT_EQ(SourcePosition().to_string(), "<unknown>");
  EXPECT_FALSE(SourcePosition().known());
}

TEST(Errors, CarryTheirPosition) {
  const UserError error({"A.java", 1, 2}, "wrong");
  EXPECT_EQ(error.position(), (SourcePosition{"A.java", 1, 2}));
  EXPECT_FALSE(UserError("wrong").position().known());
  EXPECT_EQ(Unsupported({"B.java", 3, 0}, "no").position().line, 3);
}

TEST(Errors, ChecksNameTheirPlace) {
  EXPECT_NO_THROW(JURY_CHECK(true, "never"));
  try {
    JURY_CHECK(1 + 1 == 3, "arithmetic");
    FAIL() << "the check passed";
  } catch (const InternalError& error) {
    const std::string text = error.what();
    EXPECT_NE(text.find("diagnostics_test.cpp:"), std::string::npos);
    EXPECT_TRUE(text.ends_with(": arithmetic"));
  }
}

}  // namespace
}  // namespace jury
