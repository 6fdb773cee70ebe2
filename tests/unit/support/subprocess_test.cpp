// Other programs: arguments arrive as they are, output and exit codes come back.
#include "support/subprocess.h"

#include <gtest/gtest.h>

#include "support/diagnostics.h"

namespace jury {
namespace {

TEST(Subprocess, PassesArgumentsWithoutAShell) {
  const SubprocessResult result = run_subprocess({"printf", "%s|", "a b", "$HOME", "'*'"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output, "a b|$HOME|'*'|");
}

TEST(Subprocess, ReportsExitCodesAndSignals) {
  EXPECT_EQ(run_subprocess({"sh", "-c", "echo out; echo err >&2; exit 3"}).exit_code, 3);
  EXPECT_EQ(run_subprocess({"sh", "-c", "echo out; echo err >&2; exit 3"}).output, "out\nerr\n");
  EXPECT_EQ(run_subprocess({"sh", "-c", "kill -9 $$"}).exit_code, 137);
}

TEST(Subprocess, InputIsEmptyAndOutputMayBeLong) {
  EXPECT_EQ(run_subprocess({"cat"}).output, "");
  EXPECT_EQ(run_subprocess({"head", "-c", "300000", "/dev/zero"}).output.size(), 300000U);
}

TEST(Subprocess, AProgramThatDoesNotExistIsAUserError) {
  try {
    run_subprocess({"no-such-program-of-jury"});
    FAIL() << "it ran";
  } catch (const UserError& error) {
    EXPECT_STREQ(error.what(), "no-such-program-of-jury: cannot be run: No such file or directory");
  }
}

}  // namespace
}  // namespace jury
