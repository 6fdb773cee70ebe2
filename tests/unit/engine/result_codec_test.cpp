#include "engine/result_codec.h"

#include <gtest/gtest.h>

namespace jury::engine {
namespace {

using trace::Value;

trace::Scenario scenario() {
  trace::Scenario result;
  result.class_name = "Foo";
  result.method = "bar";
  result.descriptor = "(I)V";
  result.is_static = true;
  trace::PortableObject text;
  text.kind = trace::PortableKind::Text;
  text.class_name = "java.lang.String";
  text.text = std::u16string(u"x") + static_cast<char16_t>(0xd800);
  text.fields = {{"Foo", "next", {ir::Kind::Reference, Value::zero(), 0}}};
  result.before.objects = {text};
  result.before.arguments = {{ir::Kind::Long, Value::of(std::int64_t{-5}), -1}};
  result.before.statics = {{"Foo", "count", {ir::Kind::Int, Value::of(3), -1}}};
  result.choices = {trace::Choice::of_boolean(true), trace::Choice::of_text(u"q")};
  result.exception_class = "java.lang.Error";
  result.statement = 4;
  result.thrown_in = "Foo.bar";
  result.thrown_at = 9;
  result.after = result.before;
  result.assumed = {{"Foo", "p", "()Z", true, trace::Question::About::Result, result.before.arguments}};
  result.violated = result.assumed.front();
  return result;
}

TEST(ResultCodec, AScenarioSurvives) {
  Result result;
  result.counterexample.emplace();
  result.counterexample->scenario = scenario();
  result.counterexample->replay = Replay{true, "so it is"};
  result.finding.emplace();
  result.finding->kind = FindingKind::Argument;
  result.finding->precondition = "n > 0";
  result.finding->calls = {"new Foo();"};
  result.finding->rank = -2;
  result.expected = {"IllegalStateException"};
  result.counterexample->calls = {{Symbol("Foo"), Symbol("bar"), Symbol("()V"), 7}};
  const auto bytes = encode_result(result);
  const auto back = decode_result(bytes);
  ASSERT_TRUE(back.counterexample && back.counterexample->scenario);
  const auto& read = *back.counterexample->scenario;
  EXPECT_EQ(read.before.objects.front().text, scenario().before.objects.front().text);
  EXPECT_EQ(read.before.arguments.front().bits.as_long(), -5);
  EXPECT_EQ(read.choices.back().text, u"q");
  EXPECT_EQ(read.statement, 4);
  EXPECT_EQ(read.violated->about, trace::Question::About::Result);
  EXPECT_TRUE(back.counterexample->replay->confirmed);
  EXPECT_EQ(back.finding, result.finding);
  EXPECT_EQ(back.expected, result.expected);
  EXPECT_EQ(back.counterexample->calls, result.counterexample->calls);
  EXPECT_EQ(encode_result(back), bytes);
}

}  // namespace
}  // namespace jury::engine
