// Terms and their manager: identity, sorts, values, symbols; substitution; and terms of great depth
// everywhere.
#include <gtest/gtest.h>

#include <cmath>

#include "declarations.h"
#include "logic/evaluator.h"
#include "logic/parser.h"
#include "logic/printer.h"
#include "logic/substitution.h"
#include "logic/symbols.h"
#include "logic/transfer.h"
#include "support/diagnostics.h"

namespace jury::logic {
namespace {

class TermTest : public ::testing::Test {
 protected:
  TermTest() { declare_symbols(manager); }
  Term term(const char* text) { return parse_term(manager, text); }
  TermManager manager;
};

TEST_F(TermTest, EqualTermsAreOne) {
  EXPECT_EQ(term("(bvadd x y)"), term("(bvadd y x)"));
  EXPECT_NE(term("(bvsub x y)"), term("(bvsub y x)"));
  EXPECT_EQ(manager.bit_vector(8, 3), manager.bit_vector(8, 259));
  EXPECT_NE(manager.bit_vector(8, 3), manager.bit_vector(9, 3));
  EXPECT_EQ(manager.integer(*Integer::parse("123456789012345678901234567890")),
            manager.integer(*Integer::parse("123456789012345678901234567890")));
  EXPECT_EQ(manager.bit_vector(BitVector(100, Integer(-1))).bit_vector_value(), BitVector::all_ones(100));
  EXPECT_LT(term("x").id(), term("(bvnot x)").id());
}

TEST_F(TermTest, SortsAreOneAndPrint) {
  EXPECT_EQ(manager.bit_vector_sort(8), term("x").sort());
  EXPECT_EQ(manager.array_sort(manager.bit_vector_sort(8), manager.bit_vector_sort(8)), term("A").sort());
  EXPECT_EQ(term("A").sort().to_string(), "(Array (_ BitVec 8) (_ BitVec 8))");
  EXPECT_EQ(term("d").sort().to_string(), "(_ FloatingPoint 11 53)");
}

TEST_F(TermTest, IllSortedTermsAreRefused) {
  EXPECT_THROW(manager.make(Kind::bv_add, {term("x"), term("n")}), InternalError);
  EXPECT_THROW(manager.make(Kind::logical_and, {term("p"), term("x")}), InternalError);
  EXPECT_THROW(manager.make(Kind::logical_not, {term("p"), term("q")}), InternalError);
  EXPECT_THROW(manager.make(Kind::select, {term("A"), term("n")}), InternalError);
  EXPECT_THROW(manager.make(Kind::bv_extract, {term("x")}, {8, 0}), InternalError);
  EXPECT_THROW(manager.make(Kind::if_then_else, {term("p"), term("x"), term("n")}), InternalError);
  EXPECT_THROW(manager.apply(manager.find_function("f"), {term("x")}), InternalError);
  EXPECT_THROW(manager.constant("x", manager.boolean_sort()), InternalError);
  EXPECT_THROW(manager.make(Kind::float_add, {term("c"), term("d")}), InternalError);
}

TEST_F(TermTest, FreshSymbolsAreNew) {
  const Term first = manager.fresh_constant("k", manager.boolean_sort());
  const Term second = manager.fresh_constant("k", manager.integer_sort());
  EXPECT_NE(first.function().name(), second.function().name());
}

TEST_F(TermTest, SubstitutionIsSimultaneous) {
  const Term before[] = {term("x"), term("y")}, after[] = {term("y"), term("x")};
  EXPECT_EQ(substitute(manager, term("(bvsub x (bvadd y z))"), before, after), term("(bvsub y (bvadd x z))"));
}

TEST_F(TermTest, SubstitutionRespectsBinders) {
  const Term formula = term("(and (P u) (forall ((e U)) (R e u)))");
  EXPECT_EQ(substitute(manager, formula, term("u"), term("v")), term("(and (P v) (forall ((e U)) (R e v)))"));
  const Term variable = manager.variable("e", manager.uninterpreted_sort("U"));
  const Term renamed = substitute(manager, formula, term("u"), variable);
  EXPECT_EQ(free_variables(renamed), std::vector<Term>{variable}) << to_string(renamed);
  EXPECT_EQ(substitute(manager, renamed, variable, term("u")).kind(), formula.kind());
  // A bound variable is not the free one of the same name.
  const Term open = manager.conjunction(manager.apply(manager.find_function("P"), {variable}),
                                        term("(forall ((e U)) (R e u))"));
  EXPECT_EQ(substitute(manager, open, variable, term("v")), term("(and (P v) (forall ((e U)) (R e u)))"));
}

TEST_F(TermTest, CaptureIsAvoidedInTheEvaluation) {
  // With e := free e, (exists e. R(e, u))[u := e] speaks of two different things.
  const Sort sort = manager.uninterpreted_sort("U");
  const Term variable = manager.variable("e", sort);
  const Term formula = substitute(manager, term("(exists ((e U)) (not (= e u)))"), term("u"), variable);
  Model model;
  model.set_domain_size(sort, 2);
  Evaluator evaluator(model);
  evaluator.bind(variable, Value(Element{sort, 1}));
  EXPECT_EQ(evaluator.evaluate_boolean(formula), true);
}

TEST_F(TermTest, InstantiatesQuantifiers) {
  const Term terms[] = {term("u")};
  EXPECT_EQ(instantiate(manager, term("(forall ((e U)) (or (P e) (R e v)))"), terms),
            term("(or (P u) (R u v))"));
}

TEST_F(TermTest, CollectsSymbols) {
  SymbolCollector collector;
  collector.add(term("(and (P (f u)) (= (select A x) y))"));
  EXPECT_EQ(collector.constants().size(), 4U);
  EXPECT_EQ(collector.functions().size(), 2U);
  EXPECT_EQ(collector.applications().size(), 2U);
  EXPECT_EQ(collector.uninterpreted_sorts().size(), 1U);
  EXPECT_EQ(dag_size(term("(bvmul (bvadd x y) (bvadd x y))")), 4U);
}

TEST_F(TermTest, SymbolsAreQuotedAndReadBack) {
  for (const char* name : {"a b", "and", "?1", "x|y\\z%", "C.m(II)V#3", "3x", "let"}) {
    const Term constant = manager.constant(name, manager.boolean_sort());
    EXPECT_EQ(term(to_string(constant).c_str()), constant) << to_string(constant);
  }
}

TEST_F(TermTest, ParseErrorsNameThePlace) {
  const auto place = [&](const char* text) {
    try {
      parse_term(manager, text);
    } catch (const UserError& error) {
      return std::to_string(error.position().line) + ":" + std::to_string(error.position().column);
    }
    return std::string("no error");
  };
  EXPECT_EQ(place("(and p\n  unknown)"), "2:3");
  EXPECT_EQ(place("(and p q"), "1:1");
  EXPECT_EQ(place("(bvadd x\n p)"), "1:1");
  EXPECT_EQ(place("(and p q))"), "1:10");
  EXPECT_EQ(place("|p"), "1:1");
  EXPECT_EQ(place("#x"), "1:1");
  EXPECT_EQ(place("()"), "1:1");
  EXPECT_EQ(place("(frobnicate p)"), "1:1");
}

// A chain of 300,000 operations, built, copied, substituted, evaluated, printed and read.
TEST_F(TermTest, DepthNeedsNoStack) {
  constexpr int depth = 300000;
  Term chain = term("x");
  const Term y = term("y"), p = term("p"), array = term("A");
  for (int i = 0; i < depth; ++i) {
    switch (i % 4) {
      case 0:
        chain = manager.make(Kind::bv_xor, {manager.make(Kind::bv_mul, {chain, chain}), y});
        break;
      case 1:
        chain = manager.if_then_else(p, manager.make(Kind::bv_add, {chain, y}), chain);
        break;
      case 2:
        chain = manager.select(array, chain);
        break;
      default:
        chain = manager.if_then_else(manager.make(Kind::bv_ult, {chain, y}), y, chain);
        break;
    }
  }
  ASSERT_GT(dag_size(chain), static_cast<std::size_t>(depth));
  Model model;
  EXPECT_TRUE(Evaluator(model).evaluate(chain).has_value());
  const Term replaced = substitute(manager, chain, term("x"), term("z"));
  EXPECT_EQ(free_constants(replaced).size(), 4U);
  TermManager other;
  EXPECT_TRUE(Transfer(other).apply(chain));
  const std::string text = to_string(chain);
  EXPECT_EQ(term(text.c_str()), chain);
}

// Without sharing the printed text is nested as deeply as the term.
TEST_F(TermTest, DepthWithoutSharingNeedsNoStack) {
  constexpr int depth = 200000;
  const Function function = manager.find_function("f");
  Term chain = term("u");
  for (int i = 0; i < depth; ++i) chain = manager.apply(function, {chain});
  const Term formula = manager.equal(chain, term("v"));
  EXPECT_EQ(term(to_string(formula).c_str()), formula);
  Model model;
  EXPECT_EQ(Evaluator(model).evaluate_boolean(formula), true);
}

TEST_F(TermTest, BooleanChainsNeedNoStack) {
  Term chain = term("p");
  for (int i = 0; i < 200000; ++i) {
    const Term fresh = manager.fresh_constant("g", manager.boolean_sort());
    chain = i % 2 == 0 ? manager.conjunction(chain, fresh) : manager.implies(chain, fresh);
    if (i % 3 == 0) chain = manager.negation(chain);
  }
  Model model;
  EXPECT_TRUE(Evaluator(model).evaluate_boolean(chain).has_value());
}

TEST(Evaluator, QuantifiersOverFiniteDomains) {
  TermManager manager;
  declare_symbols(manager);
  const Sort sort = manager.uninterpreted_sort("U");
  Model model;
  model.set_domain_size(sort, 3);
  FunctionTable successor;
  for (std::uint64_t i = 0; i < 3; ++i)
    successor.entries.emplace(std::vector<Value>{Value(Element{sort, i})}, Value(Element{sort, (i + 1) % 3}));
  successor.default_value = Value(Element{sort, 0});
  model.set(manager.find_function("f"), successor);
  const auto holds = [&](const char* text) {
    return Evaluator(model).evaluate_boolean(parse_term(manager, text));
  };
  EXPECT_EQ(holds("(forall ((e U)) (= (f (f (f e))) e))"), true);
  EXPECT_EQ(holds("(forall ((e U)) (exists ((g U)) (= (f g) e)))"), true);
  EXPECT_EQ(holds("(exists ((e U)) (= (f e) e))"), false);
  EXPECT_EQ(holds("(forall ((e (_ BitVec 4))) (= (bvand e (bvadd e #x1)) (bvnot (bvor (bvnot e) (bvnot "
                  "(bvadd e #x1))))))"),
            true);
  EXPECT_EQ(holds("(forall ((e Int)) (= (* e e) e))"), std::nullopt);
  EXPECT_EQ(holds("(and p (forall ((e Int)) (= (* e e) e)))"), false) << "p decides";
  EXPECT_EQ(holds("(or (not p) (forall ((e Int)) (= (* e e) e)))"), true);
  EXPECT_EQ(holds("(forall ((e (_ BitVec 32))) (= (bvmul e e) e))"), std::nullopt) << "too many instances";
}

TEST(Evaluator, SymbolsWithoutValues) {
  TermManager manager;
  declare_symbols(manager);
  Model model;
  model.set_unknown(manager.find_function("x"));
  const auto value = [&](const char* text) { return Evaluator(model).evaluate(parse_term(manager, text)); };
  EXPECT_FALSE(value("(bvadd x y)"));
  EXPECT_EQ(value("(bvadd z y)"), Value(BitVector::zero(8))) << "others have the default of their sort";
  EXPECT_EQ(value("(ite p x y)"), Value(BitVector::zero(8)));
}

TEST(Evaluator, JavaRemainderIsFmod) {
  TermManager manager;
  const Sort sort = manager.float_sort(double_format);
  const Term a = manager.constant("a", sort), b = manager.constant("b", sort);
  const Term remainder = manager.java_float_remainder(a, b);
  const double numbers[] = {0.0, -0.0,  1.0,     -1.0,     5.5,       -5.5, 2.0,
                            0.1, 1e300, -1e-300, INFINITY, -INFINITY, NAN,  5e-324};
  for (const double x : numbers)
    for (const double y : numbers) {
      Model model;
      model.set(a, Value(FloatValue(x)));
      model.set(b, Value(FloatValue(y)));
      EXPECT_EQ(Evaluator(model).evaluate(remainder), Value(FloatValue(std::fmod(x, y)))) << x << " % " << y;
    }
}

}  // namespace
}  // namespace jury::logic
