// Which conditions on fields the code of a class keeps, and which it does not.
#include "start/invariants/class_invariants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "../source_directory.h"

namespace jury::start {

namespace {

program::Workspace& workspace() {
  static program::Workspace shared(
      {{tests::source_directory() / "tests" / "unit" / "start" / "java"}, "", std::nullopt});
  return shared;
}

ClassInvariants& invariants() {
  static ClassInvariants found(workspace());
  return found;
}

std::vector<std::string> texts_of(ClassInvariants& in, const std::string& class_name) {
  std::vector<std::string> result;
  for (const auto& condition : in.of(Symbol(class_name)).conditions) result.push_back(condition.text());
  return result;
}

bool keeps(const std::string& class_name, const std::string& text) {
  return std::ranges::count(texts_of(invariants(), class_name), text) > 0;
}

const ir::Field& field_of(const std::string& class_name, const std::string& name) {
  for (const auto& field : workspace().program().get_class(Symbol(class_name)).fields)
    if (field.name == name) return field;
  throw std::runtime_error("no field " + name);
}

bool mentions(const std::string& class_name, const std::string& field) {
  return std::ranges::any_of(invariants().of(Symbol(class_name)).conditions, [&](const Condition& condition) {
    return (condition.left.field && condition.left.field->name == field) ||
           (condition.right.field && condition.right.field->name == field);
  });
}

struct Case {
  const char* class_name;
  const char* condition;
};

TEST(ClassInvariants, Kept) {
  constexpr Case cases[] = {{"Kept$Ratio", "denominator >= 1"},
                            {"Kept$Pile", "size >= 0"},
                            {"Kept$Pile", "size <= data.length"},
                            {"Kept$Pile", "data != null"},
                            {"Kept$Ring", "head < slots.length"},
                            {"Kept$Ring", "head >= 0"},
                            {"Kept$Span", "start <= end"},
                            {"Kept$Span", "start >= 0"},
                            {"Kept$Named", "name != null"},
                            {"Kept$Named", "notes != null"},
                            {"Kept$Remembered", "inner != null"},
                            {"Kept$Remembered", "lines != null"},
                            {"Kept$Remembered$Inner", "outer != null"},
                            {"Kept$Delegating", "text != null"},
                            {"Kept$Delegating", "count >= 0"},
                            {"Kept$Caught", "first <= second"},
                            {"Kept$Base", "parts != null"},
                            {"Kept$Derived", "label != null"},
                            {"Kept$Copied", "level >= 1"},
                            {"Kept$Byted", "used <= block.length"}};
  for (const auto& each : cases)
    EXPECT_TRUE(keeps(each.class_name, each.condition))
        << each.class_name << " " << each.condition << ", but "
        << ::testing::PrintToString(texts_of(invariants(), each.class_name));
}

// The field of which nothing can be said, by class.
TEST(ClassInvariants, AssignedBySomebodyElse) {
  constexpr Case cases[] = {{"Broken$ByMate", "size"},
                            {"Broken$BySubclass", "level"},
                            {"Broken$BySubclass", "label"},
                            {"Broken$ByLambda", "count"},
                            {"Broken$ByInner", "held"},
                            {"Broken$Factory", "name"},
                            {"Broken$TakenIn", "data"},
                            {"Broken$TakenIn", "size"},
                            {"Broken$ByInterface", "size"},
                            {"Broken$ByBridge", "value"},
                            {"Broken$Read", "size"},
                            {"Broken$ByReference", "rate"},
                            {"Broken$ByConstructorReference", "rate"}};
  for (const auto& each : cases)
    EXPECT_FALSE(mentions(each.class_name, each.condition)) << each.class_name << " " << each.condition;
}

TEST(ClassInvariants, SeenBeforeItHolds) {
  constexpr Case cases[] = {{"Broken$Leaking", "name"},           {"Broken$LeakingByLambda", "name"},
                            {"Broken$LeakingByInner", "name"},    {"Broken$LeakingByField", "name"},
                            {"Broken$SeenFromAbove", "name"},     {"Broken$OwnConstant", "value"},
                            {"Broken$OwnConstantLater", "value"}, {"Broken$Late", "value"},
                            {"Broken$OneBranch", "value"},        {"Broken$NullResult", "name"},
                            {"Broken$Overridden", "name"},        {"Broken$HeldTwice", "name"}};
  for (const auto& each : cases)
    EXPECT_FALSE(mentions(each.class_name, each.condition)) << each.class_name << " " << each.condition;
}

TEST(ClassInvariants, BrokenInBetweenOrByNumbers) {
  constexpr Case cases[] = {{"Broken$LeftBehind", "count >= 0"},
                            {"Broken$ExceptionBetween", "start <= end"},
                            {"Broken$CallBetween", "start <= end"},
                            {"Broken$CallInHelper", "start <= end"},
                            {"Broken$Overflowing", "count >= 0"},
                            {"Broken$OverflowingProduct", "area >= 0"},
                            {"Broken$OverflowingProduct", "area >= 1"},
                            {"Broken$Narrowed", "level >= 0"},
                            {"Broken$OverflowingLong", "total >= 0"},
                            {"Broken$Negated", "distance >= 0"},
                            {"Broken$OtherObject", "low <= high"},
                            {"Broken$Aliased", "low <= high"},
                            {"Broken$CloneOfHalf", "low <= high"},
                            {"Broken$Looping", "steps >= 0"},
                            {"Broken$Handled", "first <= second"},
                            {"Broken$Shrunk", "size <= data.length"},
                            {"Broken$CountedTooEarly", "size <= data.length"},
                            {"Broken$PrivateSetter", "rate >= 1"},
                            {"Broken$Linked", "low <= high"},
                            {"Broken$TwoNames", "low <= high"}};
  for (const auto& each : cases)
    EXPECT_FALSE(keeps(each.class_name, each.condition)) << each.class_name << " " << each.condition;
}

// The same classes without what breaks them would be kept: the tests above fail for their reason alone.
TEST(ClassInvariants, WhatTheBrokenOnesKeep) {
  constexpr Case cases[] = {{"Broken$ExceptionBetween", "start >= 0"}, {"Broken$CallBetween", "start >= 0"},
                            {"Broken$Aliased", "high >= 5"},           {"Broken$Shrunk", "data.length >= 1"},
                            {"Broken$Handled", "first <= 3"},          {"Broken$PrivateSetter", "rate >= 0"}};
  for (const auto& each : cases)
    EXPECT_TRUE(keeps(each.class_name, each.condition))
        << each.class_name << " " << each.condition << ", but "
        << ::testing::PrintToString(texts_of(invariants(), each.class_name));
}

// Put in by hand, as if a template had brought them.
TEST(ClassInvariants, WrongOnesAreRejected) {
  const auto& size = field_of("Kept$Pile", "size");
  const auto& end = field_of("Kept$Span", "end");
  const auto& start = field_of("Kept$Span", "start");
  const auto& numerator = field_of("Kept$Ratio", "numerator");
  const std::vector<Condition> wrong{Condition::at_most({&size}, {}, 3),
                                     Condition::at_most({&end}, {&start}, 5),
                                     Condition::at_most({}, {&numerator}, 100)};
  ClassInvariants found(workspace(), wrong);
  for (const auto& name : {"Kept$Pile", "Kept$Span", "Kept$Ratio"})
    EXPECT_EQ(texts_of(found, name), texts_of(invariants(), name)) << name;
}

TEST(ClassInvariants, ProvedOverAllThatAssign) {
  std::vector<std::string> methods;
  for (const auto* method : invariants().of(Symbol("Kept$Pile")).proved_over)
    methods.push_back(method->name.text());
  EXPECT_EQ(methods, (std::vector<std::string>{"<init>", "clear", "pop", "push"}));
}

// A helper of a constructor begins before the fields are assigned, and others do not.
TEST(ClassInvariants, WhereItDoesNotHold) {
  const Symbol named("Kept$Named");
  for (const auto& method : workspace().program().get_class(named).methods)
    EXPECT_EQ(invariants().holds_at(method, named), method.name != "init") << method.display();
}

TEST(ClassInvariants, WhatIsAssumed) {
  const auto& assumptions = invariants().of(Symbol("Kept$Base")).assumptions;
  EXPECT_TRUE(assumptions.empty());
}

}  // namespace
}  // namespace jury::start
