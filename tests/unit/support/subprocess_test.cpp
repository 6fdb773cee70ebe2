#include "support/subprocess.h"

#include <gtest/gtest.h>

#include "support/diagnostics.h"

namespace jury {
namespace {

TEST(Subprocess, GivesOutputAndExitCode) {
  const auto result = run_subprocess({"sh", "-c", "echo out; echo err >&2; exit 7"});
  EXPECT_EQ(result.exit_code, 7);
  EXPECT_EQ(result.output, "out\nerr\n");
}

TEST(Subprocess, ArgumentsAreNotSeenByAShell) {
  EXPECT_EQ(run_subprocess({"echo", "$HOME", "a  b", "*"}).output, "$HOME a  b *\n");
}

TEST(Subprocess, HasNoInput) { EXPECT_EQ(run_subprocess({"cat"}).output, ""); }

TEST(Subprocess, LongOutputIsComplete) {
  EXPECT_EQ(run_subprocess({"head", "-c", "300000", "/dev/zero"}).output.size(), 300000u);
}

TEST(Subprocess, SignalsShowInTheExitCode) {
  EXPECT_EQ(run_subprocess({"sh", "-c", "kill -9 $$"}).exit_code, 137);
}

TEST(Subprocess, ProgramThatDoesNotExist) {
  try {
    run_subprocess({"no-such-program-at-all"});
    FAIL() << "it ran";
  } catch (const UserError& error) {
    EXPECT_EQ(std::string(error.what()), "no-such-program-at-all: cannot be run: No such file or directory");
  }
  EXPECT_THROW(run_subprocess({}), InternalError);
}

}  // namespace
}  // namespace jury
