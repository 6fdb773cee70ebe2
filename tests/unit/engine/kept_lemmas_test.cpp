// Lemmas kept across properties: those of one proof shorten the next search, those that do not hold there are
// dropped, and the certificate covers what was taken over.
#include "engine/pdr/kept_lemmas.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "../source_directory.h"
#include "check/pdr_certificate.h"
#include "encode/epr/translator.h"
#include "engine/pdr/pdr_engine.h"
#include "engine/pdr/search.h"
#include "program/entries.h"

namespace jury::engine::pdr {
namespace {

using encode::epr::Goal;

std::filesystem::path program_path(const std::string& name) {
  return tests::source_directory() / "bench/pdr/programs" / (name + ".java");
}

class KeptLemmasTest : public testing::Test {
 protected:
  Transitions translate(Goal goal) {
    return encode::epr::translate(terms_, workspace_, *program::find_mains(workspace_).at(0), true, goal);
  }
  bool confirmed(const Transitions& transitions, const SearchResult& found) {
    return check::check_summaries(terms_, transitions, found.summaries, 60).valid;
  }

  program::Workspace workspace_{{{program_path("Flatten")}, "", std::nullopt}};
  logic::TermManager terms_;
};

TEST_F(KeptLemmasTest, TheProofOfOnePropertyShortensTheSearchForAnother) {
  const auto first = translate(Goal::ConcurrentModification);
  const auto proof = search(terms_, first, {});
  ASSERT_EQ(proof.end, SearchEnd::Safe);
  KeptLemmas kept;
  kept.keep(first, proof.summaries);

  const auto next = translate(Goal::NoSuchElement);
  const auto alone = search(terms_, next, {});
  const auto helped = search(terms_, next, {}, kept.offered_to(next));
  EXPECT_EQ(alone.statistics.taken_over, 0U);
  EXPECT_GT(helped.statistics.taken_over, 0U);
  EXPECT_LT(helped.statistics.solver_calls, alone.statistics.solver_calls);
  ASSERT_EQ(helped.end, SearchEnd::Safe);
  EXPECT_TRUE(confirmed(next, helped));
}

TEST_F(KeptLemmasTest, TheEngineKeepsThemFromPropertyToProperty) {
  const Problem problem{workspace_,
                        *program::find_mains(workspace_).at(0),
                        {Property::ConcurrentModification, Property::NoSuchElement},
                        {}};
  const auto results = PdrEngine().run(problem);
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].statistics.at("lemmas_taken_over"), 0);
  EXPECT_GT(results[1].statistics.at("lemmas_taken_over"), 0);
  EXPECT_EQ(results[1].verdict, Verdict::Proved);
}

// `false` says that a method never returns: it must not stand, and nothing may rest on it.
TEST_F(KeptLemmasTest, ClausesThatDoNotHoldAreNotTakenOver) {
  const auto transitions = translate(Goal::ConcurrentModification);
  std::vector<std::vector<Clause>> offered(transitions.procedures.size());
  const Clause never_returns;
  for (std::size_t p = 0; p < offered.size(); ++p)
    if (p != transitions.root) offered[p].push_back(never_returns);
  const auto found = search(terms_, transitions, {}, offered);
  EXPECT_EQ(found.statistics.taken_over, 0U);
  ASSERT_EQ(found.end, SearchEnd::Safe);
  EXPECT_TRUE(confirmed(transitions, found));
}

TEST_F(KeptLemmasTest, ErrorsAreFoundWhateverIsOffered) {
  program::Workspace workspace{{{program_path("FlattenError")}, "", std::nullopt}};
  const auto transitions =
      encode::epr::translate(terms_, workspace, *program::find_mains(workspace).at(0), true);
  const auto safe = translate(Goal::ConcurrentModification);
  KeptLemmas kept;
  const auto proof = search(terms_, safe, {});
  auto renamed = safe;  // the lemmas of the right program, under the names of the wrong one
  for (auto& procedure : renamed.procedures)
    if (procedure.name.starts_with("Flatten.")) procedure.name.replace(0, 7, "FlattenError");
  kept.keep(renamed, proof.summaries);
  const auto offered = kept.offered_to(transitions);
  EXPECT_TRUE(std::ranges::any_of(offered, [](const auto& clauses) { return !clauses.empty(); }));
  EXPECT_EQ(search(terms_, transitions, {}, offered).end, SearchEnd::AbstractCounterexample);
}

TEST_F(KeptLemmasTest, WhatTheOtherTranslationDoesNotFollowIsNotOffered) {
  const auto unmodifiable = translate(Goal::Unmodifiable);
  const auto proof = search(terms_, unmodifiable, {});
  ASSERT_EQ(proof.end, SearchEnd::Safe);
  KeptLemmas kept;
  kept.keep(unmodifiable, proof.summaries);
  const auto other = translate(Goal::ConcurrentModification);
  const auto back = kept.offered_to(unmodifiable), offered = kept.offered_to(other);
  EXPECT_EQ(back, proof.summaries);
  const auto add_list = std::ranges::find(other.procedures, "Flatten.addList", &Procedure::name);
  ASSERT_NE(add_list, other.procedures.end());
  EXPECT_TRUE(
      offered[static_cast<std::size_t>(add_list - other.procedures.begin())].empty());  // no_add(target)
}

}  // namespace
}  // namespace jury::engine::pdr
