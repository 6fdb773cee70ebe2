// A second search of PDR beside the first: another order of the same search, the same answers.
#include <gtest/gtest.h>

#include <filesystem>

#include "../source_directory.h"
#include "check/pdr_certificate.h"
#include "encode/epr/translator.h"
#include "engine/pdr/search.h"
#include "engine/portfolio/portfolio.h"
#include "program/entries.h"

namespace jury::engine {
namespace {

std::filesystem::path program_path(const std::string& name) {
  return tests::source_directory() / "bench/pdr/programs" / (name + ".java");
}

TEST(OtherOrder, FindsTheSameAnswersWithAnotherSearch) {
  program::Workspace workspace{
      {{program_path("Flatten"), program_path("FlattenError"), program_path("Div")}, "", std::nullopt}};
  bool differs = false;
  for (const auto* entry : program::find_mains(workspace)) {
    logic::TermManager terms;
    const auto transitions = encode::epr::translate(terms, workspace, *entry, true);
    pdr::SearchLimits limits;
    const auto usual = pdr::search(terms, transitions, limits);
    limits.order = pdr::Order::Other;
    const auto other = pdr::search(terms, transitions, limits);
    EXPECT_EQ(usual.end, other.end) << entry->owner.text();
    differs = differs || usual.statistics.solver_calls != other.statistics.solver_calls;
    const bool is_safe = other.end == pdr::SearchEnd::Safe;
    EXPECT_TRUE(!is_safe || check::check_summaries(terms, transitions, other.summaries, 60).valid);
  }
  EXPECT_TRUE(differs);
}

class SecondSearch : public testing::Test {
 protected:
  std::vector<Result> run(const std::string& name, std::uint32_t workers) {
    program::Workspace workspace{{{program_path(name)}, "", std::nullopt}};
    PortfolioOptions options;
    options.only = EngineKind::Pdr;
    options.workers = workers;
    options.seconds_to_second_search = 0;
    Portfolio portfolio(options);
    const auto results = portfolio.run({{workspace,
                                         *program::find_mains(workspace).at(0),
                                         {Property::ConcurrentModification, Property::Assert},
                                         {}}});
    seconds_ = portfolio.second_searches();
    return results;
  }
  std::size_t seconds_ = 0;
};

TEST_F(SecondSearch, RunsBesideTheFirstWhenAProcessIsFree) {
  const auto results = run("Flatten", 2);
  EXPECT_EQ(seconds_, 1U);
  EXPECT_EQ(results.at(0).verdict, Verdict::Proved);
  EXPECT_EQ(results.at(1).verdict, Verdict::Undecided);
}

TEST_F(SecondSearch, RefutesAsTheFirst) {
  EXPECT_EQ(run("FlattenError", 2).at(0).verdict, Verdict::Refuted);
  EXPECT_EQ(seconds_, 1U);
}

TEST_F(SecondSearch, WaitsForAFreeProcess) {
  EXPECT_EQ(run("Flatten", 1).at(0).verdict, Verdict::Proved);
  EXPECT_EQ(seconds_, 0U);
}

}  // namespace
}  // namespace jury::engine
