// Formulas evaluated for 64 elements at once against a plain evaluation of one tuple at a time, on random
// formulas over universes of more than a word.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "engine/pdr/evaluator.h"
#include "logic/term_manager.h"

namespace jury::engine::pdr {
namespace {

using logic::Kind;
using logic::Term;

class EvaluatorTest : public testing::Test {
 protected:
  static constexpr std::uint32_t references = 150, iterators = 70;

  EvaluatorTest() {
    model_.sizes[0] = references;
    model_.sizes[1] = iterators;
    for (std::uint32_t i = 0; i < iterators; ++i) model_.iterated.push_back(below(references));
    fill(unary_, {iterator_}, iterators, 1);
    fill(binary_, {reference_, reference_}, references, references);
    fill(mixed_, {reference_, iterator_}, references, iterators);
    model_.ground_index.insert(constant_, 0);
    model_.class_of[0] = {below(references)};
    model_.literals.insert(flag_, 1);
    model_.values = {0, 1};
  }

  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

  void fill(logic::Function& function, const std::vector<logic::Sort>& domain, std::uint32_t first,
            std::uint32_t second) {
    const auto number = static_cast<std::uint32_t>(model_.tables.size());
    function = terms_.function("r" + std::to_string(number), domain, terms_.boolean_sort());
    model_.table_index[function.id()] = number;
    auto& table = model_.tables.emplace_back();
    table.reset(first, second);
    for (std::uint32_t a = 0; a < first; ++a)
      for (std::uint32_t b = 0; b < second; ++b)
        if (below(3) == 0) {
          table.set(a, b);
          tuples_[function.id()].emplace(a, b);
        }
  }

  Term reference() {
    const Term choices[] = {x_, y_, constant_, terms_.apply(cnt_, {i_})};
    return choices[below(4)];
  }

  Term atom() {
    switch (below(5)) {
      case 0:
        return terms_.apply(unary_, {i_});
      case 1:
        return terms_.apply(binary_, {reference(), reference()});
      case 2:
        return terms_.apply(mixed_, {reference(), i_});
      case 3:
        return flag_;
      default:
        return terms_.equal(reference(), reference());
    }
  }

  Term formula(int depth) {
    if (depth == 0) return atom();
    const Term a = formula(depth - 1), b = formula(depth - 1);
    switch (below(5)) {
      case 0:
        return terms_.conjunction(a, b);
      case 1:
        return terms_.disjunction(a, b);
      case 2:
        return terms_.negation(a);
      case 3:
        return terms_.if_then_else(atom(), a, b);
      default:
        return terms_.equal(a, b);
    }
  }

  std::uint32_t element(Term term) {
    if (const auto found = values_.find(term); found != values_.end()) return found->second;
    return term == constant_ ? model_.class_of[0][0] : model_.iterated[element(term[0])];
  }

  // One tuple, straight from the definition.
  bool plainly(Term term) {
    if (term == flag_) return true;
    if (term.kind() == Kind::boolean_value) return term.is_true();
    if (term.kind() == Kind::logical_not) return !plainly(term[0]);
    if (term.kind() == Kind::logical_xor) return plainly(term[0]) != plainly(term[1]);
    if (term.kind() == Kind::if_then_else) return plainly(term[0]) ? plainly(term[1]) : plainly(term[2]);
    if (term.kind() == Kind::equal)
      return term[0].sort().is_boolean() ? plainly(term[0]) == plainly(term[1])
                                         : element(term[0]) == element(term[1]);
    if (term.kind() == Kind::apply)
      return tuples_[term.function().id()].contains(
          {element(term[0]), term.size() > 1 ? element(term[1]) : 0});
    bool all = true, any = false;
    for (const Term part : term.children()) {
      const bool value = plainly(part);
      all = all && value;
      any = any || value;
    }
    EXPECT_TRUE(term.kind() == Kind::logical_and || term.kind() == Kind::logical_or);
    return term.kind() == Kind::logical_and ? all : any;
  }

  void compare(Term whole, Term varying, std::uint32_t size) {
    for (std::uint32_t e = 0; e < size; ++e) {
      values_[varying] = e;
      const bool bit = (evaluator_.row(whole, varying, e / 64) >> (e % 64)) & 1;
      EXPECT_EQ(bit, plainly(whole)) << "element " << e;
    }
  }

  void bind(Term variable, std::uint32_t value) {
    values_[variable] = value;
    evaluator_.bind(variable, value);
  }

  std::mt19937 random_{1};
  logic::TermManager terms_;
  logic::Sort reference_ = terms_.uninterpreted_sort("Reference"),
              iterator_ = terms_.uninterpreted_sort("Iterator");
  logic::Function cnt_ = terms_.function("cnt", {iterator_}, reference_);
  logic::Function unary_, binary_, mixed_;
  Term x_ = terms_.variable("x", reference_), y_ = terms_.variable("y", reference_),
       i_ = terms_.variable("i", iterator_), constant_ = terms_.constant("c", reference_),
       flag_ = terms_.constant("flag", terms_.boolean_sort());
  std::map<std::uint32_t, std::set<std::pair<std::uint32_t, std::uint32_t>>> tuples_;
  std::map<Term, std::uint32_t> values_;
  GroundModel model_;
  Evaluator evaluator_{model_, iterator_};
};

TEST_F(EvaluatorTest, RowsAreWhatEachElementGives) {
  for (int round = 0; round < 60; ++round) {
    const Term whole = formula(3);
    bind(x_, below(references));
    bind(y_, below(references));
    bind(i_, below(iterators));
    compare(whole, x_, references);
    bind(x_, below(references));
    compare(whole, i_, iterators);
  }
}

TEST_F(EvaluatorTest, APartWithoutVariablesSettlesADisjunction) {
  const Term open = terms_.apply(unary_, {i_});
  EXPECT_TRUE(evaluator_.is_settled(terms_.disjunction(open, flag_)));
  EXPECT_FALSE(evaluator_.is_settled(terms_.disjunction(open, terms_.negation(flag_))));
  EXPECT_FALSE(evaluator_.is_settled(open));
}

}  // namespace
}  // namespace jury::engine::pdr
