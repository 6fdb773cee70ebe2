// The checker of loop invariants on a counter from 0 to n: good ones pass, and those that only seem to hold
// are refused. The same for the summary of a recursive method.
#include "check/loop_invariants.h"

#include <gtest/gtest.h>

namespace jury::check {
namespace {

using encode::unbounded::Edge;
using encode::unbounded::Head;
using encode::unbounded::HeadKind;
using encode::unbounded::Unfolding;
using logic::Kind;
using logic::Term;

class LoopInvariants : public ::testing::Test {
 protected:
  LoopInvariants() {
    unfolding_.facts.push_back(at_most(integer(0), n_));
    Head head;
    head.id = 1;
    head.method = nullptr;
    head.constants = {i_};
    head.edges.push_back(Edge{terms_.true_term(), 0, {integer(0)}});
    head.edges.push_back(
        Edge{terms_.make(Kind::int_less, {i_, n_}), 1, {terms_.make(Kind::int_add, {i_, integer(1)})}});
    unfolding_.heads.push_back(head);
    unfolding_.uses.push_back({0, terms_.true_term(), head.constants});
  }

  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term at_most(Term a, Term b) { return terms_.make(Kind::int_less_equal, {a, b}); }
  Term less(Term a, Term b) { return terms_.make(Kind::int_less, {a, b}); }
  // Whether the invariants are confirmed and exclude that the loop ends with another value than n.
  bool confirms(const std::vector<Term>& invariants) {
    const Term ends = terms_.negation(less(i_, n_));
    const Term wrong = terms_.conjunction(ends, terms_.distinct(i_, n_));
    return check_invariants(unfolding_, {invariants}, {{wrong, 1}}, 20).valid;
  }

  logic::TermManager terms_;
  Term i_ = terms_.constant("i", terms_.integer_sort());
  Term n_ = terms_.constant("n", terms_.integer_sort());
  Unfolding unfolding_;
};

TEST_F(LoopInvariants, SufficientOnesAreConfirmed) { EXPECT_TRUE(confirms({at_most(i_, n_)})); }

TEST_F(LoopInvariants, TrueButInsufficientOnesAreNot) { EXPECT_FALSE(confirms({at_most(integer(0), i_)})); }

TEST_F(LoopInvariants, OneThatTheEntryBreaksIsNot) { EXPECT_FALSE(confirms({terms_.equal(i_, n_)})); }

TEST_F(LoopInvariants, OneThatAnIterationBreaksIsNot) {
  EXPECT_FALSE(confirms({at_most(i_, integer(3)), at_most(i_, n_)}));
}

// Each of the two is kept when the other is assumed, on entry too, if the head's own invariants were assumed
// there.
TEST_F(LoopInvariants, ContradictoryOnesDoNotProveEachOther) {
  EXPECT_FALSE(confirms({terms_.equal(i_, n_), less(i_, n_)}));
}

// The outcome of sum(n) = n <= 0 ? 0 : 1 + sum(n - 1), called with some n >= 0: heads 0 (calls) and 1
// (returns); uses 0 (any call), 1 (after the inner call) and 2 (after the outer one).
class Summaries : public ::testing::Test {
 protected:
  Summaries() {
    unfolding_.facts.push_back(at_most(integer(0), outer_));
    const Term more = terms_.make(Kind::int_less, {integer(0), n_});
    const Term less_one = terms_.make(Kind::int_sub, {n_, integer(1)});
    Head calls;
    calls.id = 1;
    calls.kind = HeadKind::Entry;
    calls.method = nullptr;
    calls.constants = {n_};
    calls.edges = {Edge{terms_.true_term(), 0, {outer_}}, Edge{more, 1, {less_one}}};
    Head returns = calls;
    returns.id = 2;
    returns.kind = HeadKind::Exit;
    returns.constants = {n_, result_};
    returns.edges = {Edge{terms_.negation(more), 2, {n_, integer(0)}},
                     Edge{more, 2, {n_, terms_.make(Kind::int_add, {integer(1), inner_})}}};
    unfolding_.heads = {calls, returns};
    unfolding_.uses = {{0, terms_.true_term(), {n_}},
                       {1, more, {less_one, inner_}},
                       {1, terms_.true_term(), {outer_, after_}}};
  }

  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term at_most(Term a, Term b) { return terms_.make(Kind::int_less_equal, {a, b}); }
  // Whether the invariants are confirmed and exclude the condition, before which so many uses are met.
  bool excludes(const std::vector<Term>& calls, const std::vector<Term>& returns, Term condition,
                std::size_t uses) {
    return check_invariants(unfolding_, {calls, returns}, {{condition, uses}}, 20).valid;
  }
  bool confirms(const std::vector<Term>& calls, const std::vector<Term>& returns) {
    return excludes(calls, returns, terms_.distinct(after_, outer_), 3);
  }

  logic::TermManager terms_;
  Term n_ = terms_.constant("n", terms_.integer_sort());
  Term result_ = terms_.constant("result", terms_.integer_sort());
  Term outer_ = terms_.constant("outer", terms_.integer_sort());
  Term inner_ = terms_.constant("inner", terms_.integer_sort());
  Term after_ = terms_.constant("after", terms_.integer_sort());
  Unfolding unfolding_;
};

TEST_F(Summaries, SufficientOnesAreConfirmed) {
  EXPECT_TRUE(confirms({at_most(integer(0), n_)}, {terms_.equal(result_, n_)}));
}

TEST_F(Summaries, TooWeakOnesAreNot) {
  EXPECT_FALSE(confirms({at_most(integer(0), n_)}, {at_most(result_, n_)}));
  EXPECT_FALSE(confirms({}, {terms_.equal(result_, n_)}));  // sum(-1) is 0
}

TEST_F(Summaries, OneThatABaseCaseBreaksIsNot) {
  EXPECT_FALSE(
      confirms({at_most(integer(0), n_)}, {terms_.equal(result_, n_), at_most(integer(1), result_)}));
}

TEST_F(Summaries, OneThatAnInnerCallBreaksIsNot) {
  EXPECT_FALSE(confirms({at_most(integer(0), n_), terms_.equal(n_, outer_)}, {terms_.equal(result_, n_)}));
}

// Each return would be kept if the outcome of the outer call were assumed in the body.
TEST_F(Summaries, ContradictoryOnesDoNotProveEachOther) {
  EXPECT_FALSE(confirms({at_most(integer(0), n_)}, {terms_.false_term()}));
  EXPECT_FALSE(confirms({terms_.false_term()}, {terms_.false_term()}));
}

// Of a body that never returns it holds that it never returns for 5: what comes after such a call cannot
// happen, but what comes before it can.
TEST_F(Summaries, WhatComesLaterIsNotAssumed) {
  for (auto& edge : unfolding_.heads[1].edges) edge.condition = terms_.false_term();
  const std::vector<Term> never{terms_.distinct(n_, integer(5))};
  const Term with_5 = terms_.equal(outer_, integer(5));
  EXPECT_TRUE(excludes({}, never, with_5, 3));
  EXPECT_FALSE(excludes({}, never, with_5, 1));
}

}  // namespace
}  // namespace jury::check
