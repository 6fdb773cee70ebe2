// The checker of loop invariants on a counter from 0 to n: good ones pass, and those that only seem to hold
// are refused.
#include "check/loop_invariants.h"

#include <gtest/gtest.h>

namespace jury::check {
namespace {

using encode::unbounded::Edge;
using encode::unbounded::Head;
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
    head.condition = terms_.true_term();
    head.constants = {i_};
    head.edges.push_back(Edge{terms_.true_term(), 0, {integer(0)}});
    head.edges.push_back(
        Edge{terms_.make(Kind::int_less, {i_, n_}), 1, {terms_.make(Kind::int_add, {i_, integer(1)})}});
    unfolding_.heads.push_back(head);
  }

  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term at_most(Term a, Term b) { return terms_.make(Kind::int_less_equal, {a, b}); }
  Term less(Term a, Term b) { return terms_.make(Kind::int_less, {a, b}); }
  // Whether the invariants are confirmed and exclude that the loop ends with another value than n.
  bool confirms(const std::vector<Term>& invariants) {
    const Term ends = terms_.negation(less(i_, n_));
    const Term wrong = terms_.conjunction(ends, terms_.distinct(i_, n_));
    return check_invariants(unfolding_, {invariants}, {wrong}, 20).valid;
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

}  // namespace
}  // namespace jury::check
