// Proofs of the SAT solver: those that it makes are taken, and none that was tampered with.
#include "check/rup_proof.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "check/refutation.h"
#include "solver/proof_search.h"
#include "solver/sat_solver.h"

namespace jury::check {
namespace {

using Clauses = std::vector<std::vector<int>>;

struct Step {
  char kind;
  std::vector<int> literals;
};

std::string binary(const std::vector<Step>& steps) {
  std::string bytes;
  for (const auto& [kind, literals] : steps) {
    bytes += kind;
    for (const int literal : literals) {
      auto number = 2 * static_cast<unsigned>(std::abs(literal)) + (literal < 0 ? 1 : 0);
      for (; number > 0x7f; number >>= 7) bytes += static_cast<char>((number & 0x7f) | 0x80);
      bytes += static_cast<char>(number);
    }
    bytes += '\0';
  }
  return bytes;
}

std::vector<Step> steps_of(const std::string& bytes) {
  std::vector<Step> steps;
  for (std::size_t at = 0; at < bytes.size();) {
    steps.push_back({bytes[at++], {}});
    while (true) {
      unsigned number = 0, shift = 0;
      unsigned char byte = 0;
      do {
        byte = static_cast<unsigned char>(bytes[at++]);
        number |= static_cast<unsigned>(byte & 0x7f) << shift;
        shift += 7;
      } while (byte & 0x80);
      if (number == 0) break;
      steps.back().literals.push_back(number & 1 ? -static_cast<int>(number >> 1) : static_cast<int>(number >> 1));
    }
  }
  return steps;
}

std::vector<int> flat(const Clauses& clauses) {
  std::vector<int> result;
  for (const auto& clause : clauses) {
    result.insert(result.end(), clause.begin(), clause.end());
    result.push_back(0);
  }
  return result;
}

// Each of `pigeons` sits in one of `holes`, and no two in the same one.
Clauses pigeonhole(int pigeons, int holes) {
  Clauses clauses;
  const auto sits = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int pigeon = 0; pigeon < pigeons; ++pigeon) {
    clauses.emplace_back();
    for (int hole = 0; hole < holes; ++hole) clauses.back().push_back(sits(pigeon, hole));
  }
  for (int hole = 0; hole < holes; ++hole)
    for (int one = 0; one < pigeons; ++one)
      for (int other = one + 1; other < pigeons; ++other)
        clauses.push_back({-sits(one, hole), -sits(other, hole)});
  return clauses;
}

std::optional<std::string> proof_of(const Clauses& clauses) {
  const auto found = solver::search_with_proof(flat(clauses), solver::no_time_limit);
  if (found.answer != solver::Answer::unsatisfiable) return std::nullopt;
  return found.proof;
}

TEST(RupProof, TakesWhatTheSolverFound) {
  for (const int holes : {1, 2, 4, 6}) {
    const auto clauses = pigeonhole(holes + 1, holes);
    const auto proof = proof_of(clauses);
    ASSERT_TRUE(proof);
    EXPECT_TRUE(is_proof(flat(clauses), *proof)) << holes;
  }
}

// Random clauses of three literals, most of them without a model: each proof is taken, and is none of the
// clauses without one that it needs.
TEST(RupProof, TakesProofsOfRandomClauses) {
  std::mt19937 random(7);
  int refuted = 0;
  for (int round = 0; round < 60; ++round) {
    Clauses clauses;
    for (int i = 0; i < 220; ++i) {
      clauses.emplace_back();
      for (int k = 0; k < 3; ++k) {
        const int variable = static_cast<int>(random() % 40) + 1;
        clauses.back().push_back(random() % 2 ? variable : -variable);
      }
    }
    const auto proof = proof_of(clauses);
    if (!proof) continue;
    ++refuted;
    EXPECT_TRUE(is_proof(flat(clauses), *proof)) << round;
  }
  EXPECT_GT(refuted, 40);
}

TEST(RupProof, RefusesAProofOfSomethingThatHasAModel) {
  auto clauses = pigeonhole(5, 4);
  const auto proof = proof_of(clauses);
  ASSERT_TRUE(proof);
  for (std::size_t left_out = 0; left_out < clauses.size(); ++left_out) {
    auto fewer = clauses;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
    EXPECT_FALSE(is_proof(flat(fewer), *proof)) << left_out;
  }
}

TEST(RupProof, RefusesWhatIsCutOffOrNoProof) {
  const auto clauses = flat(pigeonhole(4, 3));
  const auto proof = *proof_of(pigeonhole(4, 3));
  EXPECT_FALSE(is_proof(clauses, ""));
  EXPECT_FALSE(is_proof(clauses, "a"));
  EXPECT_FALSE(is_proof(clauses, std::string("a\0", 2)));
  EXPECT_FALSE(is_proof(clauses, "x" + proof));
  EXPECT_FALSE(is_proof(clauses, std::string("a\x01", 2) + proof));  // a literal that is none
  const auto steps = steps_of(proof);
  ASSERT_GT(steps.size(), 3U);
  EXPECT_FALSE(is_proof(clauses, binary({steps.begin(), steps.begin() + 1})));
}

// Steps that do not follow are not taken, wherever they stand.
TEST(RupProof, RefusesClausesThatDoNotFollow) {
  const auto question = pigeonhole(5, 4);
  const auto clauses = flat(question);
  const auto steps = steps_of(*proof_of(question));
  std::size_t refused = 0;
  // Of a question that has models: no pair of literals is taken that does not follow.
  auto open = question;
  open.erase(open.begin());
  for (int one = -20; one <= 20; ++one)
    for (int other = one; other <= 20; ++other) {
      if (one == 0 || other == 0) continue;
      RupProof checker;
      for (const auto& clause : open) checker.add(clause);
      const std::vector<int> step{one, other};
      if (!checker.derive(step)) {
        ++refused;
        continue;
      }
      solver::SatSolver sat;
      for (int i = 0; i < 20; ++i) sat.new_variable();
      for (const auto& clause : open) sat.add_clause(clause);
      sat.add_clause({-one});
      sat.add_clause({-other});
      EXPECT_EQ(sat.solve(), solver::Answer::unsatisfiable) << one << " " << other;
    }
  EXPECT_GT(refused, 700U);
  // The empty clause at the start skips everything.
  auto skipping = steps;
  skipping.insert(skipping.begin(), {'a', {}});
  EXPECT_FALSE(is_proof(clauses, binary(skipping)));
  // A literal less makes some step too strong for its place.
  std::size_t dropped = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].kind != 'a' || steps[i].literals.size() < 2) continue;
    auto changed = steps;
    changed[i].literals.pop_back();
    dropped += is_proof(clauses, binary(changed)) ? 0 : 1;
  }
  EXPECT_GT(dropped, 0U);
  // The proof backwards.
  auto reversed = steps;
  std::ranges::reverse(reversed);
  EXPECT_FALSE(is_proof(clauses, binary(reversed)));
}

TEST(RupProof, DeletesWhatIsThereOnly) {
  RupProof checker;
  checker.add(std::vector{1, 2});
  checker.add(std::vector{-1, 2});
  checker.add(std::vector{3, 4});
  EXPECT_FALSE(checker.remove(std::vector{1, 3}));
  EXPECT_TRUE(checker.remove(std::vector{2, 1}));
  EXPECT_FALSE(checker.remove(std::vector{1, 2}));
  EXPECT_FALSE(checker.derive(std::vector{2}));  // it needed what was deleted
  EXPECT_FALSE(checker.is_refuted());
}

TEST(RupProof, KnowsTheTime) {
  const auto clauses = pigeonhole(7, 6);
  const auto proof = proof_of(clauses);
  ASSERT_TRUE(proof);
  EXPECT_FALSE(is_proof(flat(clauses), *proof, [] { return true; }));
}

TEST(Refutation, OfClausesAsTheSolverWritesThem) {
  for (const bool has_model : {false, true}) {
    solver::SatSolver sat;
    sat.record_clauses(true);
    const auto clauses = pigeonhole(has_model ? 4 : 5, 4);
    for (int i = 0; i < 20; ++i) sat.new_variable();
    for (const auto& clause : clauses) sat.add_clause(clause);
    EXPECT_EQ(have_no_model(sat.to_dimacs(), solver::Seconds(60)).has_value(), !has_model);
  }
  solver::SatSolver empty;
  empty.record_clauses(true);
  EXPECT_FALSE(have_no_model(empty.to_dimacs(), solver::Seconds(60)));
  empty.add_clause({});
  EXPECT_TRUE(have_no_model(empty.to_dimacs(), solver::Seconds(60)));
}

TEST(Refutation, EndsWithItsTime) {
  solver::SatSolver hard;
  hard.record_clauses(true);
  const auto clauses = pigeonhole(13, 12);
  for (int i = 0; i < 13 * 12; ++i) hard.new_variable();
  for (const auto& clause : clauses) hard.add_clause(clause);
  EXPECT_FALSE(have_no_model(hard.to_dimacs(), solver::Seconds(0.2)));
}

}  // namespace
}  // namespace jury::check
