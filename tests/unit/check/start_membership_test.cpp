// States that are members of a description, and what is said of those that are not.
#include "check/start_membership.h"

#include <algorithm>

#include "../program/programs.h"

namespace jury::check {
namespace {

using program::method_of;
using program::program;
using program::workspace;
using trace::Value;

class Membership : public ::testing::Test {
 protected:
  start::Description describe(const std::string& class_name, const std::string& method) {
    return start::describe(workspace(), start::facts_of(workspace()), method_of(program(), class_name, method));
  }
  std::vector<NoMember> reasons(const start::Description& description, std::vector<Value> arguments) {
    return StartMembership(workspace(), running_, fresh_).reasons(description, arguments);
  }
  trace::Object* filled() {
    auto* made = running_.new_object(Symbol("Filled"));
    running_.run(method_of(program(), "Filled", "<init>", "()V"), std::vector{Value::of(made)});
    return made;
  }

  trace::Interpreter running_{program()};
  trace::Interpreter fresh_{program()};
};

TEST_F(Membership, WhatAConstructorMakes) {
  EXPECT_TRUE(reasons(describe("Filled", "change"), {Value::of(filled())}).empty());
}

TEST_F(Membership, NullWhereAFactSaysNever) {
  auto* unmade = running_.new_object(Symbol("Filled"));
  const auto found = reasons(describe("Filled", "change"), {Value::of(unmade)});
  // The inferred invariants of the class say the same of the same fields, in words of their own.
  const auto fact = std::find_if(found.begin(), found.end(), [](const auto& each) {
    return each.place == "this.index" && each.reason == "null, where a fact says never null";
  });
  ASSERT_NE(fact, found.end());
  EXPECT_FALSE(fact->is_excused);
}

TEST_F(Membership, AnotherClassThanAFactSays) {
  auto* made = filled();
  running_.set_field(*made, "index", Value::of(running_.new_object(Symbol("java/util/LinkedHashMap"))));
  const auto found = reasons(describe("Filled", "change"), {Value::of(made)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].place, "this.index");
}

TEST_F(Membership, AClassThatIsNotAmongTheValues) {
  auto description = describe("Created", "through");
  const auto* step = running_.new_object(Symbol("Created$Careful"));
  EXPECT_TRUE(reasons(description, {Value::of(step)}).empty());
  auto& values = description.types.at("LCreated$Step;").values;
  std::erase_if(values.candidates, [](const auto& each) { return each.class_name == "Created$Careful"; });
  const auto found = reasons(description, {Value::of(step)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_FALSE(found[0].is_excused);
}

TEST_F(Membership, AClassThatAnAssumptionRulesOut) {
  const auto found = reasons(describe("Created", "thrown"), {Value::of(running_.new_string("text"))});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].is_excused);
}

}  // namespace
}  // namespace jury::check
