// Messages to people.
#include "cli/terminal.h"

#include <gtest/gtest.h>

#include <fstream>

#include "support/temporary_directory.h"

namespace jury::cli {
namespace {

template <class Action>
std::string printed(Action action) {
  testing::internal::CaptureStderr();
  action();
  return testing::internal::GetCapturedStderr();
}

TEST(Terminal, NamesTheProgram) {
  const Terminal terminal("never");
  EXPECT_EQ(printed([&] { terminal.error("no such file"); }), "jury: error: no such file\n");
  EXPECT_EQ(printed([&] { terminal.note("worth knowing"); }), "jury: note: worth knowing\n");
  EXPECT_EQ(
      printed([&] { terminal.internal_error("oops"); }),
      "jury: internal error: oops\nThis is a bug in Jury. Please report it with the input that caused it.\n");
}

TEST(Terminal, ShowsTheSourceLineWithACaret) {
  const TemporaryDirectory directory;
  const auto file = (directory.path() / "spec.prop").string();
  std::ofstream(file) << "first\n\tassert x == ;\nlast\n";
  const Terminal terminal("never");
  EXPECT_EQ(printed([&] {
              terminal.error(UserError({file, 2, 14}, "a term is missing"));
            }),
            file + ":2:14: error: a term is missing\n  \tassert x == ;\n  \t            ^\n");
}

TEST(Terminal, ExcerptNeedsTheLine) {
  const Terminal terminal("never");
  EXPECT_EQ(printed([&] {
              terminal.error(UserError({"gone.prop", 3, 1}, "bad"));
            }),
            "gone.prop:3:1: error: bad\n");
  EXPECT_EQ(printed([&] {
              terminal.error(UserError({"gone.prop", 0, 0}, "bad"));
            }),
            "gone.prop: error: bad\n");
  EXPECT_EQ(printed([&] { terminal.error(UserError("bad")); }), "jury: error: bad\n");
}

TEST(Terminal, ColoursWhenAsked) {
  const auto colored = printed([] { Terminal("always").error("red"); });
  EXPECT_EQ(colored, "jury: \033[1;31merror:\033[0m red\n");
  // The captured stream is a file.
  EXPECT_EQ(printed([] { Terminal("auto").error("plain"); }), "jury: error: plain\n");
}

}  // namespace
}  // namespace jury::cli
