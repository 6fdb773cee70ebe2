#include "logic/order_narrowing.h"

#include <gtest/gtest.h>

#include <random>

#include "logic/evaluator.h"
#include "logic/symbols.h"

namespace jury::logic {
namespace {

class OrderNarrowing : public testing::Test {
 protected:
  Term number(const char* name, std::uint32_t width = 32) {
    return terms_.fresh_constant(name, terms_.bit_vector_sort(width));
  }
  Term literal(std::int64_t value, std::uint32_t width = 32) {
    return terms_.bit_vector(width, static_cast<std::uint64_t>(value) & (~std::uint64_t{0} >> (64 - width)));
  }
  Term less(Term a, Term b) { return terms_.make(Kind::bv_slt, {a, b}); }

  TermManager terms_;
};

TEST_F(OrderNarrowing, NarrowsWhatIsOnlyCompared) {
  const Term x = number("x"), y = number("y");
  const std::vector<Term> formulas{less(x, y), less(literal(3), y)};
  EXPECT_EQ(narrow_orders(terms_, formulas).constants, 2U);
}

TEST_F(OrderNarrowing, LeavesWhatIsComputedWith) {
  const Term x = number("x"), y = number("y"), z = number("z"), u = number("u");
  const std::vector<Term> formulas{less(x, y), terms_.equal(y, terms_.make(Kind::bv_add, {z, literal(1)})),
                                   terms_.make(Kind::bv_ult, {u, literal(7)})};
  EXPECT_EQ(narrow_orders(terms_, formulas).constants, 0U);
}

TEST_F(OrderNarrowing, LeavesWhatIsComparedWithLargeLiterals) {
  const std::vector<Term> formulas{less(number("x"), literal(INT32_MAX))};
  EXPECT_EQ(narrow_orders(terms_, formulas).constants, 0U);
}

// Random formulas over 5-bit numbers, small enough to try every assignment before and after.
TEST_F(OrderNarrowing, KeepsSatisfiability) {
  std::mt19937 random(7);
  const auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::size_t narrowed = 0;
  for (int round = 0; round < 150; ++round) {
    std::vector<Term> numbers{number("a", 5), number("b", 5), literal(static_cast<int>(pick(5)) - 2, 5)};
    const auto constants = std::vector<Term>(numbers.begin(), numbers.begin() + 2);
    std::vector<Term> formulas;
    for (int i = 0; i < 5; ++i) {
      const Term a = numbers[pick(numbers.size())], b = numbers[pick(numbers.size())];
      formulas.push_back(pick(2) ? less(a, b) : terms_.equal(a, b));
      if (pick(2)) formulas.back() = terms_.negation(formulas.back());
      numbers.push_back(terms_.if_then_else(formulas[pick(formulas.size())], a, b));
    }
    auto narrowing = narrow_orders(terms_, formulas);
    narrowed += narrowing.constants;
    const Term before = terms_.conjunction(formulas);
    const Term after = narrowing.substitution.apply(before);
    const auto satisfiable = [&](Term formula) {
      SymbolCollector symbols;
      symbols.add(formula);
      std::vector<Term> free = symbols.constants();
      std::vector<std::uint64_t> values(free.size(), 0);
      while (true) {
        Model model;
        for (std::size_t i = 0; i < free.size(); ++i)
          model.set(free[i], Value(BitVector(free[i].sort().width(), values[i])));
        if (Evaluator(model).evaluate(formula)->boolean()) return true;
        std::size_t digit = 0;
        while (digit < free.size() && ++values[digit] >> free[digit].sort().width() != 0) values[digit++] = 0;
        if (digit == free.size()) return false;
      }
    };
    EXPECT_EQ(satisfiable(before), satisfiable(after)) << round;
  }
  EXPECT_GT(narrowed, 50U);
}

}  // namespace
}  // namespace jury::logic
