// The PDR engine's parts: the ground solver, the translation (no path is lost), the search, and that the
// certificate check rejects summaries that were tampered with.
#include <gtest/gtest.h>

#include <filesystem>

#include "../source_directory.h"
#include "check/pdr_certificate.h"
#include "encode/epr/translator.h"
#include "engine/pdr/search.h"
#include "program/entries.h"
#include "support/diagnostics.h"

namespace jury::engine::pdr {
namespace {

using logic::Term;
using solver::Answer;

std::filesystem::path program_path(const std::string& name) {
  return tests::source_directory() / "bench/pdr/programs" / (name + ".java");
}

encode::epr::Symbols make_symbols(logic::TermManager& terms) {
  encode::epr::Symbols symbols;
  symbols.reference = terms.uninterpreted_sort("Reference");
  symbols.iterator = terms.uninterpreted_sort("Iterator");
  symbols.null = terms.constant("null", symbols.reference);
  symbols.other = terms.constant("other", symbols.reference);
  symbols.no_iterator = terms.constant("no_iterator", symbols.iterator);
  symbols.iterated = terms.function("cnt", {symbols.iterator}, symbols.reference);
  return symbols;
}

class GroundSolverTest : public testing::Test {
 protected:
  Answer solve(std::vector<Term> assumptions) {
    return solver_.solve(assumptions, nullptr, solver::Seconds(10));
  }
  Term constant(const char* name) { return terms_.constant(name, symbols_.reference); }

  logic::TermManager terms_;
  encode::epr::Symbols symbols_ = make_symbols(terms_);
  GroundSolver solver_{terms_, symbols_};
};

TEST_F(GroundSolverTest, EqualityIsTransitiveAndRelationsRespectIt) {
  const Term a = constant("a"), b = constant("b"), c = constant("c");
  const auto p = terms_.function("p", {symbols_.reference}, terms_.boolean_sort());
  const std::vector<Term> chain{terms_.equal(a, b), terms_.equal(b, c), terms_.apply(p, {a}),
                                terms_.negation(terms_.apply(p, {c}))};
  EXPECT_EQ(solve(chain), Answer::unsatisfiable);
  EXPECT_EQ(solve({chain[0], chain[2], chain[3]}), Answer::satisfiable);
}

TEST_F(GroundSolverTest, TheIteratedContainerIsAFunction) {
  const Term i = terms_.constant("i", symbols_.iterator), j = terms_.constant("j", symbols_.iterator),
             a = constant("a"), b = constant("b");
  const Term same = terms_.equal(i, j);
  const Term of_i = terms_.equal(terms_.apply(symbols_.iterated, {i}), a),
             of_j = terms_.equal(terms_.apply(symbols_.iterated, {j}), b);
  EXPECT_EQ(solve({same, of_i, of_j, terms_.distinct(a, b)}), Answer::unsatisfiable);
  EXPECT_TRUE(solver_.in_core(same));
  EXPECT_EQ(solve({of_i, of_j, terms_.distinct(a, b)}), Answer::satisfiable);
}

TEST_F(GroundSolverTest, UniversalFormulasAreInstantiatedOnAllGroundTerms) {
  const auto r = terms_.function("r", {symbols_.reference, symbols_.reference}, terms_.boolean_sort());
  const Term x = terms_.variable("x", symbols_.reference), y = terms_.variable("y", symbols_.reference),
             z = terms_.variable("z", symbols_.reference);
  solver_.add(encode::epr::Universal{
      {x, y, z},
      terms_.implies(terms_.conjunction(terms_.apply(r, {x, y}), terms_.apply(r, {y, z})),
                     terms_.apply(r, {x, z}))});
  const Term a = constant("a"), b = constant("b"), c = constant("c"), d = constant("d");
  const std::vector<Term> path{terms_.apply(r, {a, b}), terms_.apply(r, {b, c}), terms_.apply(r, {c, d}),
                               terms_.negation(terms_.apply(r, {a, d}))};
  EXPECT_EQ(solve(path), Answer::unsatisfiable);
  EXPECT_EQ(solve({path[0], path[1], path[3]}), Answer::satisfiable);
}

struct Loaded {
  explicit Loaded(const std::string& name) : workspace({{program_path(name)}, "", std::nullopt}) {
    transitions = encode::epr::translate(terms, workspace, *program::find_mains(workspace).at(0), true);
  }
  program::Workspace workspace;
  logic::TermManager terms;
  Transitions transitions;
};

// Wherever the time ends, the translation ends with it and says so.
TEST(Translation, EndsWhenItIsLate) {
  program::Workspace workspace({{program_path("Flatten")}, "", std::nullopt});
  const auto& entry = *program::find_mains(workspace).at(0);
  const auto translate_within = [&](int questions) {
    logic::TermManager terms;
    encode::epr::translate(terms, workspace, entry, true, encode::epr::Goal::ConcurrentModification, nullptr,
                           [&] { return questions-- <= 0; });
  };
  for (const int questions : {0, 1, 5, 10, 20}) {
    try {
      translate_within(questions);
      FAIL() << "translated though only " << questions << " questions were answered";
    } catch (const Unsupported& unsupported) {
      EXPECT_TRUE(std::string(unsupported.what()).starts_with("the time limit was reached"))
          << unsupported.what();
    }
  }
  EXPECT_NO_THROW(translate_within(1'000'000));
}

class Programs : public testing::TestWithParam<const char*> {};

// A guard that cannot hold would make everything behind it look safe.
TEST_P(Programs, EveryCallCanBeReachedInItsOwnTransition) {
  Loaded program(GetParam());
  for (const auto& procedure : program.transitions.procedures) {
    for (const auto& call : procedure.calls) {
      GroundSolver solver(program.terms, program.transitions.symbols);
      for (const auto& formula : procedure.body) solver.add(formula);
      EXPECT_EQ(solver.solve({call.guard}, nullptr, solver::Seconds(10)), Answer::satisfiable)
          << procedure.name << " calls " << program.transitions.procedures[call.callee].name;
    }
  }
}

TEST_P(Programs, AreProvedAndTheProofIsConfirmed) {
  Loaded program(GetParam());
  const auto found = search(program.terms, program.transitions, {});
  ASSERT_EQ(found.end, SearchEnd::Safe) << found.reason.sentence();
  const auto checked = check::check_summaries(program.terms, program.transitions, found.summaries, 60);
  EXPECT_TRUE(checked.valid) << checked.reason;
}

INSTANTIATE_TEST_SUITE_P(Table3, Programs,
                         testing::Values("SimpleLoop", "UpdateCallInLoop", "Div", "Worklist", "MapTest",
                                         "TwoIterators", "Flatten"),
                         [](const auto& instance) { return std::string(instance.param); });

TEST(Certificate, WithoutTimeItIsNotConfirmed) {
  Loaded program("SimpleLoop");
  const auto found = search(program.terms, program.transitions, {});
  ASSERT_EQ(found.end, SearchEnd::Safe) << found.reason.sentence();
  const auto checked = check::check_summaries(program.terms, program.transitions, found.summaries, 0);
  EXPECT_FALSE(checked.valid);
  EXPECT_TRUE(checked.reason.starts_with("no time was left for ")) << checked.reason;
}

class TamperedSummaries : public testing::Test {
 protected:
  void SetUp() override {
    found_ = search(program_.terms, program_.transitions, {});
    ASSERT_EQ(found_.end, SearchEnd::Safe);
  }
  bool accepted() {
    return check::check_summaries(program_.terms, program_.transitions, found_.summaries, 20).valid;
  }
  std::vector<Clause>& summary(const std::string& name) {
    for (std::size_t p = 0; p < found_.summaries.size(); ++p)
      if (program_.transitions.procedures[p].name == name) return found_.summaries[p];
    throw std::out_of_range(name);
  }

  Loaded program_{"Flatten"};
  SearchResult found_;
};

TEST_F(TamperedSummaries, TheOriginalIsAccepted) { EXPECT_TRUE(accepted()); }

TEST_F(TamperedSummaries, ADroppedSummaryIsRejected) {
  summary("Flatten.main").clear();
  EXPECT_FALSE(accepted());
}

TEST_F(TamperedSummaries, AnEmptiedSummaryOfACalleeIsRejected) {
  summary("Flatten.addList").clear();
  EXPECT_FALSE(accepted());
}

TEST_F(TamperedSummaries, AWeakenedSummaryIsRejected) {
  for (auto& clause : summary("Flatten.addList"))
    clause.literals.push_back({{encode::epr::Atom::Kind::Raised, 0, {}}, true});
  EXPECT_FALSE(accepted());
}

TEST_F(TamperedSummaries, AStrengthenedSummaryIsRejected) {
  summary("Flatten.addList").push_back({{}, {}});  // false: never returns
  EXPECT_FALSE(accepted());
}

TEST_F(TamperedSummaries, ClausesWithoutTheirPremisesAreRejected) {
  auto& clauses = summary("Flatten.addList");
  ASSERT_FALSE(clauses.empty());
  for (auto& clause : clauses)
    std::erase_if(clause.literals, [](const encode::epr::Literal& literal) {
      return literal.atom.kind == encode::epr::Atom::Kind::Before ||
             literal.atom.kind == encode::epr::Atom::Kind::Equal ||
             literal.atom.kind == encode::epr::Atom::Kind::Iterates;
    });
  EXPECT_FALSE(accepted());
}

TEST(Search, FindsTheAbstractCounterexamplesOfTheErrors) {
  for (const auto* name : {"TwoIteratorsError", "FlattenError"}) {
    Loaded program(name);
    EXPECT_EQ(search(program.terms, program.transitions, {}).end, SearchEnd::AbstractCounterexample) << name;
  }
}

}  // namespace
}  // namespace jury::engine::pdr
