// Verdicts are made from evidence: what a claim needs, what it says to people, and that it survives the codec.
#include "engine/evidence.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "check/acceptance.h"
#include "engine/restored.h"
#include "engine/result_codec.h"
#include "support/diagnostics.h"

namespace jury::engine {
namespace {

using check::Acceptance;

static_assert(!std::is_constructible_v<Judgement, Verdict>);
static_assert(!std::is_assignable_v<Judgement&, Verdict>);
static_assert(!std::is_constructible_v<TracedRun, bool>);
static_assert(!std::is_default_constructible_v<check::Accepted>);
static_assert(!std::is_constructible_v<check::Accepted, std::string, bool>);
static_assert(!std::is_default_constructible_v<CompleteUnrolling>);

// One of each kind, with what is read of it.
const std::vector<std::pair<Proof, RenderedEvidence>> proofs{
    {CompleteUnrolling{Acceptance::by("z3")},
     {{"complete", "every execution was followed to its end; no bound was reached"}, {"rechecked_by", "z3"}}},
    {LoopsCut{Acceptance::by("cvc5"), 2},
     {{"complete", "the loops were cut at their invariants; arrays have any length"},
      {"loops_cut", "2"},
      {"rechecked_by", "cvc5"}}},
    {Invariants{Acceptance::by("cvc5"), {{"the loop in line 3", "x > 0"}}, "x > 0"},
     {{"given predicates used", "x > 0"},
      {"invariant of the loop in line 3", "x > 0"},
      {"rechecked_by", "cvc5"}}},
    {Summaries{Acceptance::by("cvc5 and z3"), {{"Shop.sell", "true"}}},
     {{"rechecked_by", "cvc5 and z3"}, {"summary of Shop.sell", "true"}}},
    {NothingCreatesIt{}, {{"complete", "no code that can run creates such an exception"}}},
    {Executions{1}, {{"executions", "there is one execution; it was run to its end"}}},
};

TEST(Evidence, EachKindIsRenderedAndSurvivesTheCodec) {
  EXPECT_EQ(proofs.size(), std::variant_size_v<Proof>);
  for (const auto& [proof, expected] : proofs) {
    Result result;
    result.prove(proof);
    EXPECT_EQ(result.verdict, Verdict::Proved);
    EXPECT_EQ(result.evidence(), expected);
    const auto read = decode_result(encode_result(result));
    EXPECT_EQ(read.verdict, Verdict::Proved);
    EXPECT_EQ(read.proof->index(), proof.index());
    EXPECT_EQ(read.evidence(), expected);
  }
}

TEST(Evidence, FindingsProveNothing) {
  const std::vector<std::pair<Findings, RenderedEvidence>> found{
      {std::monostate{}, {}},
      {InvariantsSoFar{{{"a loop", "true"}}}, {{"so far, invariant of a loop", "true"}}},
      {AbstractExecution{"main\n", true}, {{"abstract execution", "main\n"}, {"outcome", "no universal summary"}}},
  };
  EXPECT_EQ(found.size(), std::variant_size_v<Findings>);
  for (const auto& [findings, expected] : found) {
    Result result;
    result.findings = findings;
    const auto read = decode_result(encode_result(result));
    EXPECT_EQ(read.verdict, Verdict::Undecided);
    EXPECT_EQ(read.evidence(), expected);
  }
}

TEST(Judgement, ARefutationIsARunOfTheInterpreter) {
  Result result;
  EXPECT_THROW(result.refute({}), InternalError);
  EXPECT_EQ(result.verdict, Verdict::Undecided);
  Counterexample execution;
  execution.run = Restored::run(true);
  result.reasons = {{ReasonKind::Time}};
  result.refute(execution);
  EXPECT_EQ(result.verdict, Verdict::Refuted);
  EXPECT_TRUE(result.counterexample);
  EXPECT_TRUE(result.reasons.empty());
}

TEST(Judgement, WithinBoundsThereAreBounds) {
  Result result;
  EXPECT_THROW(result.hold_within_bounds(), InternalError);
  result.bounds["loops"] = 3;
  result.hold_within_bounds();
  EXPECT_EQ(result.verdict, Verdict::Bounded);
}

TEST(Judgement, WhatIsWithdrawnLeavesNothing) {
  Result result;
  result.prove(Executions{2});
  result.withdraw({{ReasonKind::Specification, "an error"}});
  EXPECT_EQ(result.verdict, Verdict::Undecided);
  EXPECT_TRUE(result.evidence().empty());
  EXPECT_EQ(sentences_of(result.reasons), "an error");
}

}  // namespace
}  // namespace jury::engine
