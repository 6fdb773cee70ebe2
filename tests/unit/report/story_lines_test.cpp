// The text of a counterexample's execution: indentation, folding, the values of the last line.
#include "report/story_lines.h"

#include <gtest/gtest.h>

#include <fstream>

#include "support/temporary_directory.h"

namespace jury::report {
namespace {

using engine::Counterexample;
using engine::Step;
using engine::StepKind;

class StoryLines : public testing::Test {
 protected:
  StoryLines() : file_((directory_.path() / "A.java").string()) {
    std::ofstream(file_) << "class A {\n  void run() {\n    for (int i = 0; i < n; i++)\n      go(i);\n  }\n"
                            "  int x = other.size + limit(\"n\"); // n\n}\n";
  }

  Step line(int number, int depth, std::vector<std::pair<std::string, std::string>> changes = {}) const {
    return {StepKind::Line, "A", "run", file_, number, depth, std::move(changes), "", 0};
  }
  Step call(const std::string& method, int depth) const {
    return {StepKind::Call, "A", method, file_, 2, depth, {{"n", "5"}}, "", 0};
  }
  Step back(const std::string& method, int depth, const std::string& value) const {
    return {StepKind::Return, "A", method, file_, 2, depth, {}, value, 0};
  }

  TemporaryDirectory directory_;
  std::string file_;
  Sources sources_;
};

TEST_F(StoryLines, IndentsCallsAndShowsChanges) {
  Counterexample example;
  example.steps = {call("run", 0),     line(3, 0, {{"i", "0"}, {"i", "1"}}),
                   call("go", 1),      line(4, 1),
                   back("go", 1, "7"), line(5, 0)};
  EXPECT_EQ(story_lines(example, sources_),
            (std::vector<std::string>{"    A.run(n = 5)", "       3  for (int i = 0; i < n; i++)   -> i = 1",
                                      "      A.go(n = 5)", "         4  go(i);", "        returns 7"}));
}

TEST_F(StoryLines, TellsTheFirstCallsOfALongRunInALineEach) {
  Counterexample example;
  example.steps = {call("run", 0), line(3, 0)};
  for (int i = 0; i < 4; ++i) {
    example.steps.push_back(call("step" + std::to_string(i), 1));
    for (int k = 0; k < 12; ++k) example.steps.push_back(line(k % 2 == 0 ? 4 : 3, 1 + k % 5));
    example.steps.push_back(back("step" + std::to_string(i), 1, std::to_string(i)));
  }
  example.steps.push_back(line(4, 0));
  const auto lines = story_lines(example, sources_);
  EXPECT_LE(lines.size(), 32u);
  EXPECT_EQ(lines[0], "    A.run(n = 5)");
  EXPECT_EQ(lines[2], "      A.step0(n = 5) ... returns 0");
  EXPECT_EQ(lines[3], "      A.step1(n = 5) ... returns 1");
  EXPECT_EQ(lines[4], "      A.step2(n = 5) ... returns 2");
  EXPECT_EQ(lines[5], "      A.step3(n = 5)");
  EXPECT_EQ(story_lines(example, sources_, true).size(), 2 + 4 * 14 + 1u);
}

TEST_F(StoryLines, FoldsRoundsThatLookAlike) {
  Counterexample example;
  example.steps = {call("run", 0)};
  for (int i = 0; i < 6; ++i) {
    example.steps.push_back(line(3, 0, {{"i", std::to_string(i)}}));
    example.steps.push_back(line(4, 0));
  }
  const auto lines = story_lines(example, sources_);
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(lines[3], "         ... 4 more rounds like this");
  EXPECT_EQ(lines[4], "       3  for (int i = 0; i < n; i++)   -> i = 5");
}

TEST_F(StoryLines, KeepsTheEndOfALongRun) {
  Counterexample example;
  for (int i = 0; i < 500; ++i)
    example.steps.push_back(line(2 + (i * i + i / 3) % 3, i % 2, {{"i", std::to_string(i)}}));
  const auto lines = story_lines(example, sources_);
  EXPECT_LT(lines.size(), 40u);
  EXPECT_EQ(lines.front(), "    ... (the end of a longer run)");
  EXPECT_NE(lines.back().find("i = 499"), std::string::npos);
}

TEST_F(StoryLines, ValuesAreThoseOfTheLineThatWasGoingOn) {
  Counterexample example;
  example.steps = {line(2, 0, {{"other.size", "9"}}),
                   line(6, 0),
                   call("limit", 1),
                   line(4, 1),
                   call("limit", 2),
                   line(4, 2),
                   back("limit", 2, "1"),
                   back("limit", 1, "3")};
  for (auto& step : example.steps) step.picture = -1;
  EXPECT_EQ(values_at_the_end(example, sources_), "other.size = 9, limit(...) = 3");
}

TEST_F(StoryLines, TellsTheValuesThatTheLastLineNames) {
  Counterexample example;
  example.steps = {line(2, 0, {{"other.size", "9"}}), line(6, 0), back("limit", 1, "3")};
  example.pictures = {{{{"this", "A#1", 0}, {"n", "9", -1}},
                       {{"A#1", trace::PictureShape::Record, {{"other", "B#1", 1}}, 0},
                        {"B#1", trace::PictureShape::Record, {{"size", "4", -1}}, 0}}}};
  EXPECT_EQ(values_at_the_end(example, sources_), "other.size = 4, limit(...) = 3");
  example.pictures[0].objects[0].cells[0] = {"other", "null", -1};
  EXPECT_EQ(values_at_the_end(example, sources_), "other = null, limit(...) = 3");
}

}  // namespace
}  // namespace jury::report
