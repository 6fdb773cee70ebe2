// Guards of methods, and bodies without what they throw.
#include "program/guards.h"

#include "ir/verifier.h"
#include "program/preconditions.h"
#include "programs.h"

namespace jury::program {
namespace {

std::vector<Guard> guards(const std::string& name) {
  return guards_of(workspace(), method_of(program(), "Guards", name));
}

std::vector<std::string> told(const std::string& name) {
  const auto& method = method_of(program(), "Guards", name);
  return descriptions(workspace(), method, guards_of(workspace(), method));
}

using Texts = std::vector<std::string>;

TEST(Guards, ATestOfAnArgument) {
  EXPECT_EQ(told("plain"), Texts{"IllegalArgumentException: if (name == null) (Guards.java:8)"});
}

TEST(Guards, AHelperOfTheLibrary) {
  EXPECT_EQ(told("library"), Texts{"NullPointerException: Objects.requireNonNull(name, \"name\") (Guards.java:18)"});
}

TEST(Guards, AHelperOfOnesOwn) {
  EXPECT_EQ(told("ours"), Texts{"IllegalArgumentException: check(size > 0, \"size\") (Guards.java:23)"});
}

TEST(Guards, AThrowAlone) { EXPECT_EQ(guards("never").size(), 1u); }

TEST(Guards, NotAfterAChange) { EXPECT_TRUE(guards("late").empty()); }
TEST(Guards, NotWhatTheMethodCatches) { EXPECT_TRUE(guards("caught").empty()); }
TEST(Guards, NotExceptionsThatBlameNobody) { EXPECT_TRUE(guards("other").empty()); }
TEST(Guards, NotAMethodThatDoesMoreThanTest) { EXPECT_TRUE(guards("parsed").empty()); }

using Symbols = std::vector<Symbol>;

// By its class alone an exception does not tell whether the helper meant it.
TEST(Guards, HelpersDoNotMeanWhatTheyMayThrowByAccident) {
  EXPECT_EQ(guards("parts").front().exceptions, Symbols{Symbol("java/lang/IllegalArgumentException")});
  EXPECT_EQ(guards("within").front().exceptions, Symbols{Symbol("java/lang/IllegalArgumentException")});
  EXPECT_TRUE(guards("positive").empty());
}

TEST(Guards, WhatWasTestedAgainstNullIsNoAccident) {
  EXPECT_EQ(guards("sure").front().exceptions, (Symbols{Symbol("java/lang/NullPointerException"),
                                                        Symbol("java/lang/IllegalArgumentException")}));
}

TEST(Guards, BodiesWithoutThemAreWellFormed) {
  for (const auto* name : {"plain", "library", "ours", "never"}) {
    const auto& method = method_of(program(), "Guards", name);
    const auto body = without_guards(*program().body(method), guards(name));
    EXPECT_EQ(ir::verify(body, method, {}), Texts{}) << name;
    EXPECT_NE(body, *program().body(method)) << name;
  }
}

// What goes wrong while the message is made is no doing of the guard.
TEST(Guards, TheMessageIsStillMade) {
  const auto& method = method_of(program(), "Guards", "plain");
  const auto found = guards("plain");
  const auto body = without_guards(*program().body(method), found);
  const auto& statements = body.blocks[found.front().block].statements;
  EXPECT_EQ(statements.size(), program().body(method)->blocks[found.front().block].statements.size() + 1);
  EXPECT_TRUE(std::holds_alternative<ir::Operate>(statements.back().kind));
}

TEST(Preconditions, OfEveryKind) {
  const auto& method = method_of(program(), "Guards", "many");
  Texts texts;
  for (const auto& one : simple_preconditions(workspace(), method))
    texts.push_back(to_text(workspace(), method, one));
  EXPECT_EQ(texts,
            (Texts{"name != null", "!name.isEmpty()", "index >= 0", "index != 0", "index < name.length()",
                   "index < list.size()", "index < numbers.length", "index < more.length", "amount >= 0",
                   "amount != 0", "list != null", "!list.isEmpty()", "numbers != null", "numbers.length > 0",
                   "more != null", "more.length > 0", "no element of more is null"}));
}

TEST(Preconditions, BodiesWithThemAreWellFormed) {
  const auto& method = method_of(program(), "Guards", "many");
  const auto body =
      with_preconditions(*program().body(method), simple_preconditions(workspace(), method));
  EXPECT_EQ(ir::verify(body, method, {}), Texts{});
}

}  // namespace
}  // namespace jury::program
