// Sources of answers for free choices, alone and in runs.
#include "trace/choices.h"

#include <gtest/gtest.h>

#include <set>

#include "java_program.h"

namespace jury::trace {
namespace {

using ir::Kind;

TEST(ScriptedChoices, AnswerInOrderAndEnd) {
  ScriptedChoices choices({Choice::of_int(300), Choice::of_boolean(true), Choice::of_text(u"x")});
  EXPECT_EQ(choices.choose(Kind::Byte)->value.as_int(), 44);
  EXPECT_EQ(choices.choose(Kind::Boolean)->value.as_int(), 1);
  EXPECT_EQ(choices.choose(Kind::Reference)->text, u"x");
  EXPECT_FALSE(choices.choose(Kind::Int));
  choices.restart();
  EXPECT_EQ(choices.choose(Kind::Long)->value.as_long(), 300);
}

TEST(RandomChoices, TakeLiteralsAndWhatLiesBetweenThem) {
  const program::Literals literals{{-5000, 100000, 100500}, {0.125}, {u"north", u"south"}};
  std::set<std::int64_t> numbers;
  std::set<std::u16string> texts;
  std::set<double> reals;
  RandomChoices choices(7, &literals);
  for (int i = 0; i < 3000; ++i) {
    numbers.insert(choices.choose(Kind::Long)->value.as_long());
    texts.insert(choices.choose(Kind::Reference)->text);
    reals.insert(choices.choose(Kind::Double)->value.as_double());
  }
  EXPECT_TRUE(numbers.contains(100500) && numbers.contains(-5000));
  EXPECT_NE(numbers.lower_bound(100001), numbers.end());
  EXPECT_LT(*numbers.lower_bound(100001), 100500);
  EXPECT_TRUE(texts.contains(u"south") && texts.contains(u"northsouth"));
  EXPECT_TRUE(reals.contains(0.125));
}

TEST(RandomChoices, StayInRangeAndRepeatWithTheSeed) {
  RandomChoices first(3), second(3);
  for (int i = 0; i < 1000; ++i) {
    for (const Kind kind :
         {Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Double})
      EXPECT_EQ(first.choose(kind)->value.bits, second.choose(kind)->value.bits);
    const auto small = first.choose(Kind::Byte)->value.as_int();
    EXPECT_TRUE(small >= -128 && small <= 127);
    EXPECT_LE(first.choose(Kind::Boolean)->value.as_int() | 1, 1);
    second.choose(Kind::Byte);
    second.choose(Kind::Boolean);
  }
}

TEST(ExhaustiveChoices, VisitEveryCombinationOnce) {
  ExhaustiveChoices::Domains domains;
  domains.low = 0;
  domains.high = 2;
  ExhaustiveChoices choices(domains);
  std::set<std::pair<int, int>> seen;
  int runs = 0;
  do {
    const int first = choices.choose(Kind::Int)->value.as_int();
    const int second = first == 1 ? 0 : choices.choose(Kind::Boolean)->value.as_int();
    seen.emplace(first, second);
    ++runs;
  } while (choices.advance());
  EXPECT_EQ(runs, 5);
  EXPECT_EQ(seen.size(), 5u);
}

TEST(Choices, AnswerRunsAndAreRecorded) {
  ScriptedChoices script({Choice::of_int(6), Choice::of_boolean(true)});
  Options options;
  options.choices = &script;
  Runner run(options);
  Outcome outcome = run("Choosing", "twice");
  EXPECT_EQ(outcome.value.as_int(), 12);
  ASSERT_EQ(outcome.choices.size(), 2u);
  EXPECT_EQ(outcome.choices[0].value.as_int(), 6);
  EXPECT_EQ(run("Choosing", "twice").to_string(), "limit reached: choices");
}

TEST(Choices, FailedAssumptionsAreNoBehaviour) {
  ScriptedChoices script({Choice::of_int(-1)});
  Options options;
  options.choices = &script;
  Runner run(options);
  EXPECT_EQ(run("Choosing", "positive").ending, Ending::AssumptionFailed);
}

TEST(Choices, EnumerationFindsTheOnlyFailure) {
  ExhaustiveChoices::Domains domains;
  domains.low = -3;
  domains.high = 3;
  ExhaustiveChoices choices(domains);
  Options options;
  options.choices = &choices;
  Runner run(options);
  int failures = 0, runs = 0;
  do {
    const Outcome outcome = run("Choosing", "product");
    failures += outcome.ending == Ending::Uncaught;
    ++runs;
    run.interpreter->reset();
  } while (choices.advance());
  EXPECT_EQ(runs, 49);
  EXPECT_EQ(failures, 1);
}

TEST(Choices, UnmodelledBehaviourIsUnsupported) {
  Runner run;
  const Outcome outcome = run("Choosing", "waits");
  EXPECT_EQ(outcome.ending, Ending::Unsupported);
  EXPECT_NE(outcome.reason.find("has no model"), std::string::npos);
  EXPECT_FALSE(outcome.stack.empty());
}

}  // namespace
}  // namespace jury::trace
