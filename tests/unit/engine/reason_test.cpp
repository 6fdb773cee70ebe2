// Kinds of reasons: their names, what people read, and which of them a quieter machine may better.
#include "engine/reason.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/verdict.h"

namespace jury::engine {
namespace {

constexpr std::size_t kinds = static_cast<std::size_t>(ReasonKind::OtherEngine) + 1;

TEST(Reason, EveryKindHasANameAndASentenceOfItsOwn) {
  std::set<std::string> names, sentences;
  for (std::size_t i = 0; i < kinds; ++i) {
    const Reason reason{static_cast<ReasonKind>(i)};
    EXPECT_TRUE(names.insert(std::string(name_of(reason.kind))).second) << i;
    EXPECT_TRUE(sentences.insert(reason.sentence()).second) << i;
  }
  EXPECT_FALSE(names.contains(""));
  EXPECT_FALSE(sentences.contains(""));
}

TEST(Reason, TheTextStandsForTheSentence) {
  EXPECT_EQ(Reason{ReasonKind::Time}.sentence(), "the time limit was reached");
  EXPECT_EQ((Reason{ReasonKind::Time, "after 3 s"}.sentence()), "after 3 s");
  EXPECT_EQ(sentences_of({{ReasonKind::Bound, "a loop"}, {ReasonKind::Time}}),
            "a loop; the time limit was reached");
  EXPECT_EQ(sentences_of({}), "");
}

TEST(Reason, OfSeveralTheOneThatDependsOnTheLoadCounts) {
  EXPECT_EQ(kind_of({{ReasonKind::Bound}, {ReasonKind::Memory}}), ReasonKind::Memory);
  EXPECT_EQ(kind_of({{ReasonKind::Gap}, {ReasonKind::Bound}}), ReasonKind::Gap);
}

// The texts say nothing: what is kept is decided by the kind alone.
TEST(Reason, AWordInATextDecidesNothing) {
  Result result;
  result.reasons = {{ReasonKind::Gap, "the time limit was reached, the engine crashed, interrupted"}};
  EXPECT_TRUE(result.is_lasting());
  result.reasons = {{ReasonKind::NotConfirmed, "the summaries hold, but were not checked"}};
  EXPECT_FALSE(result.is_lasting());
}

}  // namespace
}  // namespace jury::engine
