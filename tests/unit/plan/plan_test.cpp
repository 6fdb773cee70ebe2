// Plans and what their tasks have answered: what is written reads back, and nothing else is believed.
#include "plan/plan.h"

#include <gtest/gtest.h>

#include <fstream>

#include "plan/collect.h"
#include "plan/request_codec.h"
#include "plan/task_results.h"
#include "support/diagnostics.h"
#include "support/temporary_directory.h"

namespace jury::plan {
namespace {

namespace fs = std::filesystem;

store::Fingerprint key_of(int number) {
  store::Fingerprinter fingerprinter;
  fingerprinter.add(static_cast<std::int64_t>(number));
  return fingerprinter.finish();
}

session::WorkItem item(const std::string& method, int key) {
  session::WorkItem result;
  auto& question = result.questions.emplace_back();
  question.asked.property = engine::Property::Exceptions;
  question.asked.class_name = "Shop";
  question.asked.method = method;
  question.asked.descriptor = "()V";
  question.asked.engine = "auto";
  question.key = key_of(key);
  return result;
}

class PlanTest : public testing::Test {
 protected:
  PlanTest() {
    plan_.id = "0123";
    plan_.directory = "/somewhere";
    plan_.items = {item("first", 1), item("second", 2), item("third", 3)};
    plan_.tasks = {{{0, 2}, 5}, {{1}, 1}};
    plan_.questions.entry_seconds = 2;
    plan_.questions.properties = {engine::Property::Exceptions};
    plan_.inputs.paths = {"Shop.java"};
    write_plan(plan_, folder_);
  }

  engine::Result answer(std::size_t place, engine::ReasonKind kind) const {
    auto result = plan_.items[place].questions.front().asked;
    result.reasons = {{kind, "because"}};
    return result;
  }
  void write(std::size_t place, const engine::Result& result, const std::string& id = "0123") const {
    write_answers(folder_, id, 1, {{plan_.items[place].questions.front().key, {result}}});
  }
  fs::path only_result() const { return fs::directory_iterator(folder_ / "results")->path(); }

  TemporaryDirectory directory_;
  fs::path folder_ = directory_.path() / "plan";
  Plan plan_;
};

TEST_F(PlanTest, ReadsBackWhatWasWritten) {
  const auto read = read_plan(folder_);
  EXPECT_EQ(read.id, plan_.id);
  EXPECT_EQ(read.directory, plan_.directory);
  EXPECT_EQ(to_json(read.questions), to_json(plan_.questions));
  EXPECT_EQ(to_json(read.inputs), to_json(plan_.inputs));
  ASSERT_EQ(read.items.size(), 3U);
  EXPECT_EQ(read.items[2].questions.front().key, key_of(3));
  EXPECT_EQ(read.items[2].questions.front().asked.question(), "exceptions:Shop.third()V");
  ASSERT_EQ(read.tasks.size(), 2U);
  EXPECT_EQ(read.tasks[0].items, (std::vector<std::size_t>{0, 2}));
}

TEST_F(PlanTest, RequestsReadBackWithEveryMember) {
  session::Questions questions;
  questions.entries = {"Shop.main"};
  questions.sources = {"Shop.java"};
  questions.properties = {engine::Property::Assert, engine::Property::Contract};
  questions.engine = "bounded";
  questions.property_files = {"a.prop"};
  questions.predicate_files = {"a.pred"};
  questions.loops = 3;
  questions.bits = 8;
  questions.objects = {"2", "Shop=1"};
  questions.calls = session::Calls::Inline;
  questions.quantifiers = engine::ReadQuantifiers::Keep;
  questions.without = {"horn"};
  questions.seconds = 7;
  questions.entry_seconds = 0.5;
  questions.memory = 100;
  program::Inputs inputs{{"a.jar", "b"}, "lib.jar", "/jdk", false, false};
  // The keys know every member.
  EXPECT_EQ(session::options_key(questions, inputs),
            session::options_key(to_questions(to_json(questions)), to_inputs(to_json(inputs))));
  session::Request one, other;
  one.inputs = inputs;
  one.questions = questions;
  other.inputs = to_inputs(to_json(inputs));
  other.questions = to_questions(to_json(questions));
  EXPECT_EQ(session::run_key(one, "/jdk"), session::run_key(other, "/jdk"));
}

TEST_F(PlanTest, ThePlanIsWrittenOnce) {
  EXPECT_FALSE(write_plan(plan_, folder_));
  auto other = plan_;
  other.id = "another";
  EXPECT_THROW(write_plan(other, folder_), UserError);
}

TEST_F(PlanTest, AChangedPlanIsRefused) {
  std::fstream file(folder_ / "plan.json");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  for (std::size_t at = text.find("\"plan\""); at < text.size(); at += 97) {
    auto changed = text;
    changed[at] = changed[at] == '7' ? '8' : '7';
    std::ofstream(folder_ / "plan.json") << changed;
    if (changed.substr(at, 2) == text.substr(at, 2)) continue;
    try {
      EXPECT_EQ(to_json(read_plan(folder_).questions), to_json(plan_.questions)) << "byte " << at;
      EXPECT_TRUE(std::isspace(static_cast<unsigned char>(text[at]))) << "byte " << at;
    } catch (const UserError&) {
    }
  }
}

TEST_F(PlanTest, AnswersAreFoundAndTheRestIsMissing) {
  write(0, answer(0, engine::ReasonKind::Gap));
  const auto collected = collect(folder_, plan_);
  EXPECT_EQ(collected.answers[0].front().reasons.front().kind, engine::ReasonKind::Gap);
  EXPECT_EQ(collected.missing_questions, 2U);
  EXPECT_EQ(collected.missing_tasks, (std::vector<std::size_t>{1, 2}));
}

TEST_F(PlanTest, OfTwoAnswersTheBetterOneCounts) {
  write(0, answer(0, engine::ReasonKind::Time));
  write(0, answer(0, engine::ReasonKind::Gap));
  write(0, answer(0, engine::ReasonKind::Crash));
  EXPECT_EQ(collect(folder_, plan_).answers[0].front().reasons.front().kind, engine::ReasonKind::Gap);
}

TEST_F(PlanTest, AnAnswerToAnotherQuestionIsNotUsed) {
  write(0, answer(1, engine::ReasonKind::Gap));
  EXPECT_EQ(collect(folder_, plan_).missing_questions, 3U);
}

TEST_F(PlanTest, AnAnswerOfAnotherPlanIsNotUsed) {
  write(0, answer(0, engine::ReasonKind::Gap), "another plan");
  const auto collected = collect(folder_, plan_);
  EXPECT_EQ(collected.missing_questions, 3U);
  EXPECT_EQ(collected.problems.size(), 1U);
}

// Every byte of it.
TEST_F(PlanTest, ADamagedAnswerIsToldOnceAndNotUsed) {
  write(0, answer(0, engine::ReasonKind::Gap));
  const auto file = only_result();
  std::ifstream stream(file, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  for (std::size_t at = 0; at < whole.size(); ++at) {
    auto changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    std::ofstream(file, std::ios::binary) << changed;
    EXPECT_EQ(collect(folder_, plan_).missing_questions, 3U) << "byte " << at;
    EXPECT_TRUE(collect(folder_, plan_).problems.empty()) << "byte " << at;
  }
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    std::ofstream(file, std::ios::binary) << whole.substr(0, length);
    EXPECT_EQ(collect(folder_, plan_).problems.size(), 1U) << length << " bytes";
  }
  std::ofstream(file, std::ios::binary) << whole;
  EXPECT_EQ(collect(folder_, plan_).missing_questions, 2U);
}

TEST(Origin, EveryDifferenceIsNamed) {
  const Origin here{"1.0", "abc", "/jdk", "17"};
  EXPECT_EQ(difference(here, here), "");
  for (auto member : {&Origin::version, &Origin::program, &Origin::jdk_home, &Origin::jdk_release}) {
    auto other = here;
    other.*member = "other";
    EXPECT_NE(difference(other, here), "");
  }
}

}  // namespace
}  // namespace jury::plan
