// Horn clauses of small unfoldings: a solution is a set of formulas that hold on every edge and exclude the
// target; where the target can be reached there is none.
#include "engine/abstract/horn_search.h"

#include <gtest/gtest.h>

#include "check/loop_invariants.h"

namespace jury::engine::abstract {
namespace {

using encode::unbounded::Edge;
using encode::unbounded::Head;
using encode::unbounded::Unfolding;
using logic::Kind;
using logic::Term;

constexpr double seconds = 60;  // never needed

// x = 0, y = 0; while (x < n) { x += 1; y += 2; }
class HornSearch : public ::testing::Test {
 protected:
  HornSearch() {
    Head head;
    head.id = 1;
    head.method = nullptr;
    head.constants = {x_, y_};
    for (const auto& [term, changed] : {std::pair(x_, true), std::pair(y_, true), std::pair(n_, false)}) {
      encode::unbounded::Component component;
      component.term = term;
      component.changed = changed;
      head.components.push_back(component);
    }
    head.edges.push_back(Edge{terms_.true_term(), 0, {integer(0), integer(0)}});
    head.edges.push_back(Edge{less(x_, n_), 1, {plus(x_, 1), plus(y_, 2)}});
    unfolding_.heads.push_back(head);
    unfolding_.uses.push_back({0, terms_.true_term(), head.constants});
    unfolding_.facts.push_back(terms_.make(Kind::int_less_equal, {integer(0), n_}));
  }

  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term less(Term a, Term b) { return terms_.make(Kind::int_less, {a, b}); }
  Term plus(Term a, std::int64_t value) { return terms_.make(Kind::int_add, {a, integer(value)}); }
  // After the loop.
  Target at_end(Term condition) { return {terms_.conjunction(terms_.negation(less(x_, n_)), condition), 1}; }
  HornResult solve(const Target& target) { return solve_horn(terms_, unfolding_, {target}, {{}}, seconds); }

  logic::TermManager terms_;
  Term x_ = terms_.constant("x", terms_.integer_sort());
  Term y_ = terms_.constant("y", terms_.integer_sort());
  Term n_ = terms_.constant("n", terms_.integer_sort());
  Unfolding unfolding_;
};

TEST_F(HornSearch, ASolutionIsASetOfInvariants) {
  const auto target = at_end(terms_.distinct(y_, terms_.make(Kind::int_mul, {integer(2), n_})));
  const auto result = solve(target);
  ASSERT_EQ(result.answer, solver::Answer::unsatisfiable);
  std::vector<Term> invariants;
  for (const auto& candidate : result.candidates.at(0)) invariants.push_back(candidate.formula);
  EXPECT_FALSE(invariants.empty());
  EXPECT_TRUE(check::check_invariants(unfolding_, {invariants}, {{target.condition, 1}}, seconds).valid);
}

TEST_F(HornSearch, WhatCanBeReachedHasNone) {
  EXPECT_EQ(solve(at_end(terms_.equal(y_, integer(6)))).answer, solver::Answer::satisfiable);
}

TEST_F(HornSearch, WhatTheFactsExcludeNeedsNoInvariant) {
  EXPECT_EQ(solve({less(n_, integer(0)), 0}).answer, solver::Answer::unsatisfiable);
}

}  // namespace
}  // namespace jury::engine::abstract
