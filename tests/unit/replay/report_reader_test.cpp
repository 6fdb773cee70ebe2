#include "replay/report_reader.h"

#include <gtest/gtest.h>

namespace jury::replay {
namespace {

bool is_user(const std::string& name) { return name == "Foo"; }

trace::Scenario throwing(const std::string& exception_class, int line) {
  trace::Scenario scenario;
  scenario.exception_class = exception_class;
  scenario.thrown_in = "Foo.bar";
  scenario.thrown_at = line;
  return scenario;
}

constexpr const char* thrown =
    "started\nthrew java.lang.NullPointerException\nframe java.util.Objects requireNonNull 208\nframe Foo "
    "bar 7\n"
    "frame Foo main 3\nend\n";

TEST(ReportReader, TheSameExceptionAtTheSameLineConfirms) {
  const auto report = read_report(thrown);
  EXPECT_TRUE(report.started && report.ended);
  EXPECT_EQ(report.stack.size(), 3u);
  EXPECT_TRUE(judge(report, throwing("java.lang.NullPointerException", 7), is_user).confirmed);
}

TEST(ReportReader, AnotherLineOrClassDoesNot) {
  const auto report = read_report(thrown);
  EXPECT_FALSE(judge(report, throwing("java.lang.NullPointerException", 8), is_user).confirmed);
  const auto answer = judge(report, throwing("java.lang.AssertionError", 7), is_user);
  EXPECT_FALSE(answer.confirmed);
  EXPECT_NE(answer.detail.find("java.lang.NullPointerException is thrown there"), std::string::npos);
}

TEST(ReportReader, AReturnDoesNotConfirmAnException) {
  EXPECT_FALSE(
      judge(read_report("started\nreturned\nend\n"), throwing("java.lang.Error", 1), is_user).confirmed);
}

TEST(ReportReader, OnlyAWholeRunThatEndsOtherwiseContradicts) {
  const auto contradicts = [](const char* report, const char* expected) {
    return judge(read_report(report), throwing(expected, 7), is_user).contradicted;
  };
  EXPECT_TRUE(contradicts("started\nreturned\nend\n", "java.lang.AssertionError"));
  EXPECT_TRUE(contradicts(thrown, "java.lang.AssertionError"));
  EXPECT_FALSE(contradicts(thrown, "java.lang.NullPointerException"));
  EXPECT_FALSE(contradicts("started\nunused 1\nreturned\nend\n", "java.lang.AssertionError"));
  EXPECT_FALSE(contradicts("started\nreturned\nend\n", "java.lang.StackOverflowError"));
  EXPECT_FALSE(contradicts("started\nstopped the program asked for more\n", "java.lang.AssertionError"));
  EXPECT_FALSE(contradicts("problem there is no class Bar\n", "java.lang.AssertionError"));
}

TEST(ReportReader, WhatCouldNotBeBuiltIsTold) {
  const auto answer =
      judge(read_report("problem there is no class Bar\n"), throwing("java.lang.Error", 1), is_user);
  EXPECT_FALSE(answer.confirmed);
  EXPECT_EQ(answer.detail, "there is no class Bar");
}

TEST(ReportReader, AClauseIsConfirmedWhenItIsFalse) {
  trace::Scenario scenario;
  scenario.violated = trace::Question{};
  EXPECT_TRUE(judge(read_report("started\nreturned\nclause false\nend\n"), scenario, is_user).confirmed);
  EXPECT_FALSE(judge(read_report("started\nreturned\nclause true\nend\n"), scenario, is_user).confirmed);
}

TEST(ReportReader, StatesAreComparedLineByLine) {
  trace::Scenario scenario;
  scenario.after.emplace();
  scenario.after->arguments = {{ir::Kind::Int, trace::Value::of(4), -1}};
  EXPECT_TRUE(
      judge(read_report("started\nreturned\nstate\nargument I4\nend\n"), scenario, is_user).confirmed);
  const auto other = judge(read_report("started\nreturned\nstate\nargument I5\nend\n"), scenario, is_user);
  EXPECT_FALSE(other.confirmed);
  EXPECT_NE(other.detail.find("argument I5 in place of argument I4"), std::string::npos);
}

}  // namespace
}  // namespace jury::replay
