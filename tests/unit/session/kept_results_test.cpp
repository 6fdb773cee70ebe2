// What the store keeps: no answer that more time, more memory or a quieter machine may better.
#include "session/kept_results.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

#include "program/entries.h"
#include "engine/restored.h"
#include "support/temporary_directory.h"

namespace jury::session {
namespace {

using engine::ReasonKind;
using engine::Result;
using engine::Verdict;

struct Row {
  ReasonKind kind;
  bool lasts;
};

// One row for each kind.
constexpr std::array rows{
    Row{ReasonKind::Time, false},          Row{ReasonKind::Memory, false},
    Row{ReasonKind::Crash, false},         Row{ReasonKind::Interrupted, false},
    Row{ReasonKind::NoAnswer, false},      Row{ReasonKind::TooHard, false},
    Row{ReasonKind::NotFound, false},      Row{ReasonKind::NotConfirmed, false},
    Row{ReasonKind::Work, true},           Row{ReasonKind::Bound, true},
    Row{ReasonKind::Gap, true},            Row{ReasonKind::Unsupported, true},
    Row{ReasonKind::Abstraction, true},    Row{ReasonKind::NotReproduced, true},
    Row{ReasonKind::Caught, true},         Row{ReasonKind::Assumed, true},
    Row{ReasonKind::Vacuous, true},        Row{ReasonKind::Specification, true},
    Row{ReasonKind::OtherEngine, true},
};
static_assert(rows.size() == static_cast<std::size_t>(ReasonKind::OtherEngine) + 1);

class KeptResultsTest : public testing::Test {
 protected:
  KeptResultsTest() {
    std::ofstream(directory_.path() / "Door.java")
        << "public class Door { public static int lock(int times) { return times + 1; } }";
    request_.inputs.paths = {directory_.path() / "Door.java"};
    workspace_ = std::make_unique<program::Workspace>(request_.inputs);
    problems_.push_back({*workspace_, *program::find_entries(*workspace_, "Door.lock").front(),
                         {engine::Property::Exceptions}, {}});
  }

  Result with(Verdict verdict, const std::vector<engine::Reason>& reasons) {
    auto result = engine::unanswered(problems_.front(), engine::Property::Exceptions, "bounded");
    result.verdict = engine::Restored::verdict(verdict);
    result.reasons = reasons;
    return result;
  }

  // Whether the second of two checks with a store of their own is answered by the store.
  bool is_kept(const Result& result, bool is_whole = true) {
    request_.store = directory_.path() / ("results" + std::to_string(++stores_) + ".db");
    std::size_t asked = 0;
    const auto check = [&](const std::vector<engine::Problem>&) {
      ++asked;
      return std::vector{result};
    };
    const auto whole = [&](const Result&) { return is_whole; };
    for (int i = 0; i < 2; ++i)
      EXPECT_EQ(KeptResults(request_).answer(problems_, check, whole).size(), 1U);
    return asked == 1;
  }

  // The same of whole runs.
  bool run_is_kept(const Result& result) {
    request_.store = directory_.path() / ("results" + std::to_string(++stores_) + ".db");
    KeptResults(request_).keep_run({{result}, {}}, *workspace_);
    return KeptResults(request_).find_run().has_value();
  }

  TemporaryDirectory directory_;
  Request request_;
  std::unique_ptr<program::Workspace> workspace_;
  std::vector<engine::Problem> problems_;
  int stores_ = 0;
};

TEST_F(KeptResultsTest, WhatDependsOnTheLoadIsNotKept) {
  for (const auto& [kind, lasts] : rows)
    for (const auto verdict : {Verdict::Undecided, Verdict::Bounded}) {
      const auto result = with(verdict, {{kind}});
      EXPECT_EQ(is_kept(result), lasts) << name_of(kind) << ", " << name_of(verdict);
      EXPECT_EQ(run_is_kept(result), lasts) << name_of(kind) << ", " << name_of(verdict);
    }
}

TEST_F(KeptResultsTest, OneReasonOfSeveralIsEnough) {
  for (const auto& [kind, lasts] : rows)
    EXPECT_EQ(is_kept(with(Verdict::Bounded, {{ReasonKind::Bound}, {kind}})), lasts) << name_of(kind);
}

TEST_F(KeptResultsTest, ProofsAndRunsAreKept) {
  EXPECT_TRUE(is_kept(with(Verdict::Proved, {})));
  auto refuted = with(Verdict::Refuted, {});
  refuted.counterexample.emplace();
  EXPECT_TRUE(is_kept(refuted));
}

TEST_F(KeptResultsTest, WhatIsNotAllOfAnAnswerIsNotKept) {
  auto refuted = with(Verdict::Refuted, {});
  refuted.counterexample.emplace();
  EXPECT_FALSE(is_kept(refuted, false));
}

}  // namespace
}  // namespace jury::session
