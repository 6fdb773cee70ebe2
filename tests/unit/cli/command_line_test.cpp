// What may be typed, checked against the table of options.
#include "cli/command_line.h"

#include <gtest/gtest.h>

#include "support/diagnostics.h"

namespace jury::cli {
namespace {

using Words = std::vector<std::string>;

CommandLine parsed(const Words& words) {
  const auto result = parse_command_line(words);
  if (!result.command_line) throw UserError("a text instead of a command: " + result.text);
  return *result.command_line;
}

std::string error(const Words& words) {
  try {
    parse_command_line(words);
  } catch (const UserError& failure) {
    const std::string text = failure.what();
    return text.substr(0, text.find('\n'));
  }
  return "no error";
}

TEST(CommandLine, InputsAndOptionsInAnyOrder) {
  for (const auto& words : {Words{"inspect", "--format", "json", "A.java", "b.jar", "--entry", "A.m"},
                            Words{"inspect", "A.java", "--entry=A.m", "-f", "json", "b.jar"},
                            Words{"inspect", "-eA.m", "A.java", "b.jar", "--format=json"}}) {
    const auto line = parsed(words);
    EXPECT_EQ(line.command, Command::Inspect);
    EXPECT_EQ(line.inputs, (std::vector<std::filesystem::path>{"A.java", "b.jar"}));
    EXPECT_EQ(line.text("format"), "json");
    EXPECT_EQ(line.list("entry"), Words{"A.m"});
  }
}

TEST(CommandLine, DefaultsComeFromTheTable) {
  const auto line = parsed({"run", "A.java"});
  EXPECT_EQ(line.number("memory"), 2048);
  EXPECT_EQ(line.text("color"), "auto");
  EXPECT_FALSE(line.has("steps"));
  EXPECT_TRUE(line.list("entry").empty());
  EXPECT_FALSE(line.has("assertions"));
}

TEST(CommandLine, RepeatableOptionsCollect) {
  EXPECT_EQ(parsed({"inspect", "-e", "A.m", "A.java", "-e", "B.m"}).list("entry"), (Words{"A.m", "B.m"}));
  EXPECT_EQ(error({"inspect", "A.java", "--format", "text", "-f", "json"}), "--format is given twice");
}

TEST(CommandLine, FlagsTakeNoValue) {
  const auto line = parsed({"inspect", "--calls", "A.java"});
  EXPECT_TRUE(line.has("calls"));
  EXPECT_EQ(line.inputs.size(), 1u);
}

TEST(CommandLine, ArgumentsOfTheProgramComeAfterTwoDashes) {
  const auto line = parsed({"run", "A.java", "--", "--format", "x", "--", "-h"});
  EXPECT_EQ(line.program_arguments, (Words{"--format", "x", "--", "-h"}));
  EXPECT_EQ(error({"inspect", "A.java", "--", "x"}), "jury inspect takes no arguments after --");
}

TEST(CommandLine, NegativeValuesAreValues) {
  EXPECT_EQ(parsed({"run", "--choices", "-3,4", "A.java"}).text("choices"), "-3,4");
}

TEST(CommandLine, NumbersAreInRange) {
  EXPECT_EQ(parsed({"run", "A.java", "--steps", "9223372036854775807"}).number("steps"), INT64_MAX);
  EXPECT_EQ(error({"run", "A.java", "--steps", "9223372036854775808"}),
            "--steps takes a number from 0 to 9223372036854775807, not 9223372036854775808");
  EXPECT_EQ(error({"run", "A.java", "--memory", "0"}), "--memory takes a number from 1 to 1000000, not 0");
  EXPECT_EQ(error({"run", "A.java", "--memory", "1e3"}), "--memory takes a whole number, not '1e3'");
  EXPECT_EQ(error({"run", "A.java", "--memory", ""}), "--memory takes a whole number, not ''");
}

TEST(CommandLine, SecondsMayBeDecimals) {
  EXPECT_EQ(parsed({"check", "A.java", "--timeout", "0.25"}).decimal("timeout"), 0.25);
  EXPECT_EQ(parsed({"check", "A.java", "-t", "3"}).decimal("timeout"), 3);
  EXPECT_FALSE(parsed({"check", "A.java"}).has("timeout"));
  EXPECT_EQ(parsed({"run", "A.java"}).decimal("timeout"), 0);
  EXPECT_EQ(error({"check", "A.java", "--timeout", "soon"}), "--timeout takes a number, not 'soon'");
  EXPECT_EQ(error({"check", "A.java", "--timeout", "nan"}), "--timeout takes a number from 0 to 1000000, not nan");
  EXPECT_EQ(error({"check", "A.java", "--timeout", "-0.5"}), "--timeout takes a number from 0 to 1000000, not -0.5");
}

TEST(CommandLine, ChoicesAreInTheList) {
  EXPECT_EQ(error({"inspect", "A.java", "--dot", "flwo"}),
            "--dot takes one of calls|flow, not 'flwo'; did you mean flow?");
}

TEST(CommandLine, MissingValues) {
  EXPECT_EQ(error({"inspect", "A.java", "--entry"}), "--entry needs a value: C.m");
  EXPECT_EQ(error({"inspect", "A.java", "-f"}), "--format needs a value: text|json");
}

TEST(CommandLine, UnknownThingsGetASuggestion) {
  EXPECT_EQ(error({"inspct"}), "there is no command 'inspct'; did you mean inspect?");
  EXPECT_EQ(error({"inspect", "--claspath", "x", "A.java"}),
            "there is no option --claspath; did you mean --classpath?");
  EXPECT_EQ(error({"inspect", "--frobnicate=3", "A.java"}), "there is no option --frobnicate");
  EXPECT_EQ(error({"inspect", "-z", "A.java"}), "there is no option -z");
}

TEST(CommandLine, NeedsCommandAndInput) {
  EXPECT_EQ(error({}), "no command");
  EXPECT_EQ(error({"run"}), "no input");
  EXPECT_EQ(error({"run", "--", "x"}), "no input");
}

TEST(CommandLine, TextsInsteadOfCommands) {
  for (const Words& words : {Words{"--help"}, Words{"-h"}, Words{"help"}})
    EXPECT_TRUE(parse_command_line(words).text.starts_with("Jury verifies Java programs"));
  EXPECT_EQ(parse_command_line({"--version"}).text, "jury " JURY_VERSION "\n");
  EXPECT_TRUE(parse_command_line({"--man"}).text.starts_with(".TH JURY 1"));
  EXPECT_TRUE(parse_command_line({"run", "--help"}).text.starts_with("jury run: "));
  EXPECT_TRUE(parse_command_line({"run", "A.java", "--steps", "x", "-h"}).text.starts_with("jury run: "));
}

}  // namespace
}  // namespace jury::cli
