#include "solver/relational/model_finder.h"

#include <gtest/gtest.h>

#include <thread>

#include "logic/relational/printer.h"

namespace jury::solver::relational {
namespace {

using namespace logic::relational;

Element a(std::size_t index) { return Element::atom(index); }
Element i(std::int64_t value) { return Element::integer(value); }

class ModelFinderTest : public testing::Test {
 protected:
  explicit ModelFinderTest(int bits = 8, std::size_t atom_count = 4) : width(bits) {
    for (std::size_t index = 0; index < atom_count; ++index)
      atoms.push_back(universe.add("n" + std::to_string(index)));
  }
  Bounds node_bounds() {
    Bounds bounds(universe, width);
    const TupleSet all = TupleSet::of(atoms);
    bounds.exactly(node, all);
    bounds.at_most(next, all.product(all));
    bounds.integer_function(field, all, all, width.least(), width.greatest());
    return bounds;
  }
  IntegerExpression value_at(Expression object) { return b.value(b.join(object, field)); }

  Builder b;
  IntegerWidth width;
  Universe universe;
  std::vector<Element> atoms;
  Expression node = b.relation("Node", 1), next = b.relation("next", 2), field = b.relation("field", 2);
  Expression x = b.variable("x"), y = b.variable("y");
};

TEST_F(ModelFinderTest, SolvesSubsetsWithoutTranslatingTwice) {
  ModelFinder finder(node_bounds());
  const FormulaId total = finder.add(b.for_all({{x, node}}, b.one(b.join(x, next))));
  const FormulaId acyclic = finder.add(b.no(b.intersection(b.closure(next), b.iden())));
  const FormulaId some = finder.add(b.some(next));
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
  EXPECT_EQ(finder.minimal_core(), (std::vector<FormulaId>{total, acyclic}));
  const auto gates = finder.statistics().gates;
  EXPECT_EQ(finder.solve(std::vector{acyclic, some}), Answer::satisfiable);
  EXPECT_EQ(finder.solve(std::vector{total, some}), Answer::satisfiable);
  EXPECT_EQ(finder.solve(std::vector{total, acyclic}), Answer::unsatisfiable);
  EXPECT_EQ(finder.statistics().gates, gates);
}

TEST_F(ModelFinderTest, RequiredFormulasAlwaysHoldAndAreNeverInCores) {
  ModelFinderOptions options;
  options.bounds_are_final = true;
  ModelFinder finder(node_bounds(), options);
  finder.require(b.for_all({{x, node}}, b.one(b.join(x, next))));
  const FormulaId acyclic = finder.add(b.no(b.intersection(b.closure(next), b.iden())));
  const FormulaId some = finder.add(b.some(next));
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
  EXPECT_EQ(finder.minimal_core(), std::vector<FormulaId>{acyclic});
  ASSERT_EQ(finder.solve(std::vector{some}), Answer::satisfiable);
  EXPECT_EQ(finder.instance().get(next).size(), 4u);
  finder.require(b.subset(next, b.iden()));
  ASSERT_EQ(finder.solve(std::vector{some}), Answer::satisfiable);
  EXPECT_EQ(finder.instance().get(next),
            TupleSet(2, {{a(0), a(0)}, {a(1), a(1)}, {a(2), a(2)}, {a(3), a(3)}}));
  finder.bounds().at_most(b.relation("late", 1), TupleSet::of(atoms));
  EXPECT_THROW(finder.solve(), InternalError);
}

TEST_F(ModelFinderTest, NewRelationsMayBreakOldSymmetries) {
  ModelFinder finder(node_bounds());
  const FormulaId one = finder.add(b.one(next));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  // Symmetry breaking prefers the first atoms; a new relation names the last one.
  const Expression last = b.relation("last", 1);
  finder.bounds().exactly(last, TupleSet::of({a(3)}));
  const FormulaId uses_last = finder.add(b.equal(next, b.product(last, last)));
  EXPECT_EQ(finder.solve(std::vector{one, uses_last}), Answer::satisfiable);
  EXPECT_EQ(finder.instance().get(next), TupleSet(2, {{a(3), a(3)}}));
}

TEST_F(ModelFinderTest, PartialInstances) {
  Bounds bounds(universe, width);
  const TupleSet all = TupleSet::of(atoms);
  bounds.exactly(node, all);
  bounds.between(next, TupleSet(2, {{a(0), a(1)}, {a(1), a(2)}}), all.product(all));
  ModelFinder finder(bounds);
  finder.add(b.total_order(next, node));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  EXPECT_TRUE(finder.instance().get(next).contains({a(0), a(1)}));
  std::size_t count = 1;
  while (finder.next() == Answer::satisfiable) ++count;
  EXPECT_EQ(count, 2u) << "n3 comes first or last";
}

TEST_F(ModelFinderTest, WitnessesOfSkolemisedVariables) {
  ModelFinder finder(node_bounds());
  finder.add(b.exists({{x, node}, {y, b.difference(node, x)}}, b.equal(next, b.product(x, y))));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  ASSERT_EQ(finder.witnesses().size(), 2u);
  const Tuple tuple = finder.instance().get(next)[0];
  EXPECT_EQ(finder.witnesses()[0].variable, x.node());
  EXPECT_EQ(finder.witnesses()[0].value, TupleSet::of({tuple[0]}));
  EXPECT_EQ(finder.witnesses()[1].value, TupleSet::of({tuple[1]}));
}

TEST_F(ModelFinderTest, CoresOfConjunctsKeepTheirPositions) {
  ModelFinder finder(node_bounds());
  const auto at = [&](int line, Formula (Builder::*make)(Expression), Expression operand) {
    b.set_position({"p.rel", line, 1});
    return (b.*make)(operand);
  };
  const std::vector<Formula> parts{at(1, &Builder::some, next), at(2, &Builder::no, b.join(next, node)),
                                   at(3, &Builder::some, node)};
  finder.add_conjuncts(b, b.conjunction(parts));
  ASSERT_EQ(finder.solve(), Answer::unsatisfiable);
  std::vector<int> lines;
  for (const FormulaId id : finder.minimal_core()) lines.push_back(finder.formula(id)->position.line);
  EXPECT_EQ(lines, (std::vector{1, 2}));
}

TEST_F(ModelFinderTest, CoresOfSubformulasUnderQuantifiers) {
  ModelFinder finder(node_bounds());
  const Formula irrelevant = b.lone(b.join(next, x)), relevant = b.some(b.join(x, next));
  const FormulaId all = finder.add(b.for_all({{x, node}}, b.conjunction(irrelevant, relevant)));
  const Formula empty = b.no(next),
                positive = b.compare(NodeKind::IntegerLess, b.literal(0), b.cardinality(node));
  const FormulaId rest = finder.add(b.conjunction(positive, empty));
  ASSERT_EQ(finder.solve(), Answer::unsatisfiable);
  const std::vector<Formula> core = finder.minimal_subformula_core(std::vector{all, rest});
  EXPECT_EQ(core, (std::vector<Formula>{relevant, empty}));
}

TEST_F(ModelFinderTest, EqualFormulasAppearOnceInACore) {
  ModelFinder finder(node_bounds());
  finder.add(b.some(next));
  finder.add(b.some(next));
  finder.add(b.no(next));
  ASSERT_EQ(finder.solve(), Answer::unsatisfiable);
  EXPECT_EQ(finder.minimal_core(), (std::vector<FormulaId>{0, 2}));
}

TEST_F(ModelFinderTest, ExhaustedEnumerationStaysExhaustedButSolvingStartsAnew) {
  Bounds bounds(universe, width);
  bounds.at_most(node, TupleSet::of({a(0)}));
  ModelFinder finder(bounds);
  EXPECT_EQ(finder.solve(), Answer::satisfiable);
  EXPECT_EQ(finder.next(), Answer::satisfiable);
  EXPECT_EQ(finder.next(), Answer::unsatisfiable);
  EXPECT_EQ(finder.solve(), Answer::satisfiable);
}

TEST_F(ModelFinderTest, NothingToSolveIsSatisfiable) {
  ModelFinder finder(Bounds(Universe(), width));
  EXPECT_EQ(finder.solve(), Answer::satisfiable);
  finder.add(b.some(b.univ()));
  EXPECT_EQ(finder.solve(), Answer::satisfiable) << "there are always integers";
  finder.add(b.falsity());
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
}

class WideIntegers : public ModelFinderTest {
 protected:
  WideIntegers() : ModelFinderTest(32, 3) {}
};

TEST_F(WideIntegers, SolvesEquations) {
  ModelFinder finder(node_bounds());
  // Three fields whose values multiply and add up as asked: 46341 * 46341 wraps around at 32 bits.
  finder.add(b.exists(
      {{x, node}, {y, b.difference(node, x)}},
      b.conjunction(std::vector<Formula>{
          b.compare(NodeKind::IntegerEqual, b.arithmetic(NodeKind::Times, value_at(x), value_at(x)),
                    b.literal(-2147479015)),
          b.compare(NodeKind::IntegerLess, b.literal(0), value_at(x)),
          b.compare(NodeKind::IntegerLess, value_at(x), b.literal(50000)),
          b.compare(NodeKind::IntegerEqual, b.plus(value_at(x), value_at(y)), b.literal(-2147483648LL)),
      })));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  const std::int64_t root = finder.instance().get(field)[finder.witnesses()[0].value[0][0].value][1].value;
  EXPECT_EQ(width.wrap(static_cast<std::uint64_t>(root * root)), -2147479015);
}

TEST_F(WideIntegers, ExistentialOverAllIntegers) {
  ModelFinder finder(node_bounds());
  finder.add(b.exists({{x, b.integers()}},
                      b.conjunction(b.compare(NodeKind::IntegerLess, b.literal(1000000000), b.value(x)),
                                    b.equal(b.join(node, field), x))));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  EXPECT_GT(finder.instance().get(field)[0][1].value, 1000000000);
}

TEST_F(WideIntegers, FieldUpdatesKeepOneNumberForEachObject) {
  ModelFinder finder(node_bounds());
  // field ++ (x -> field(x) + 1) applied to every node in turn is field + 1 everywhere.
  Expression updated = field;
  std::vector<Expression> nodes;
  for (std::size_t index = 0; index < 3; ++index) {
    nodes.push_back(b.relation("at" + std::to_string(index), 1));
    finder.bounds().at_most(nodes.back(), TupleSet::of(atoms));
    finder.add(b.one(nodes.back()));
    const IntegerExpression one_more = b.plus(b.value(b.join(nodes.back(), updated)), b.literal(1));
    updated = b.override_with(updated, b.product(nodes.back(), b.to_expression(one_more)));
  }
  finder.add(b.pairwise_different(nodes));
  finder.add(b.exists({{x, node}}, b.negation(b.compare(NodeKind::IntegerEqual, b.value(b.join(x, updated)),
                                                        b.plus(value_at(x), b.literal(1))))));
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
}

TEST_F(WideIntegers, ConditionalsBetweenPartialFields) {
  ModelFinder finder(node_bounds());
  const Expression choice = b.relation("choice", 1), kept = b.relation("kept", 1);
  finder.bounds().at_most(choice, TupleSet::of(atoms));
  finder.bounds().at_most(kept, TupleSet::of(atoms));
  const Expression part = b.restrict_domain(kept, field);
  const Expression whole = b.conditional(b.some(choice), part, field);
  const FormulaId differs = finder.add(b.exists(
      {{x, node}}, b.negation(b.equal(b.join(x, whole),
                                      b.conditional(b.some(choice), b.join(x, part), b.join(x, field))))));
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
  const FormulaId loses = finder.add(b.exists({{x, node}}, b.no(b.join(x, whole))));
  EXPECT_EQ(finder.solve(std::vector{loses}), Answer::satisfiable);
  EXPECT_EQ(finder.solve(std::vector{differs}), Answer::unsatisfiable);
}

TEST_F(WideIntegers, JoinsOnIntegers) {
  ModelFinder finder(node_bounds());
  const Expression same = b.join(field, b.transpose(field));  // nodes with equal fields
  finder.add(b.equal(same, b.product(node, node)));
  finder.add(b.exists({{x, node}, {y, node}}, b.negation(b.equal(b.join(x, field), b.join(y, field)))));
  EXPECT_EQ(finder.solve(), Answer::unsatisfiable);
}

TEST_F(WideIntegers, SetsOfIntegersInSlots) {
  Bounds bounds(universe, width);
  const Expression set = b.relation("contains", 1);
  bounds.with_slots(set, TupleSet(1), TupleSet(1),
                    std::vector<Slot>(3, Slot{{Element::any(0)}, false, -1000000, 1000000}));
  ModelFinder finder(bounds);
  finder.add(b.compare(NodeKind::IntegerEqual, b.cardinality(set), b.literal(3)));
  finder.add(b.compare(NodeKind::IntegerEqual, b.sum(set), b.literal(2999997)));
  ASSERT_EQ(finder.solve(), Answer::satisfiable);
  EXPECT_EQ(finder.instance().get(set), TupleSet::of({i(999998), i(999999), i(1000000)}));
  EXPECT_EQ(finder.next(), Answer::unsatisfiable);
}

TEST_F(WideIntegers, QuantifyingOverAllIntegersIsRefusedWithItsPosition) {
  ModelFinder finder(node_bounds());
  b.set_position({"p.rel", 7, 3});
  finder.add(b.for_all({{x, b.integers()}}, b.compare(NodeKind::IntegerLess, b.value(x), b.literal(5))));
  try {
    finder.solve();
    FAIL();
  } catch (const Unsupported& error) {
    EXPECT_EQ(error.position().line, 7);
    EXPECT_NE(std::string(error.what()).find("32 bits"), std::string::npos) << error.what();
  }
}

class Pigeons : public ModelFinderTest {
 protected:
  Pigeons() : ModelFinderTest(8, 0) {}
  // More pigeons than holes, each in a hole of its own; without symmetry breaking this takes for ever.
  ModelFinder finder(std::size_t pigeons, bool symmetries) {
    std::vector<Element> birds, holes;
    for (std::size_t index = 0; index < pigeons; ++index)
      birds.push_back(universe.add("p" + std::to_string(index)));
    for (std::size_t index = 0; index + 1 < pigeons; ++index)
      holes.push_back(universe.add("h" + std::to_string(index)));
    Bounds bounds(universe, width);
    const Expression pigeon = b.relation("Pigeon", 1), in = b.relation("in", 2);
    bounds.exactly(pigeon, TupleSet::of(birds));
    bounds.at_most(in, TupleSet::of(birds).product(TupleSet::of(holes)));
    ModelFinderOptions options;
    options.break_symmetries = symmetries;
    options.symmetry_bits = 100;
    formulas = {b.for_all({{x, pigeon}}, b.some(b.join(x, in))),
                b.for_all({{x, pigeon}, {y, b.difference(pigeon, x)}},
                          b.no(b.intersection(b.join(x, in), b.join(y, in))))};
    return ModelFinder(bounds, options);
  }
  std::vector<Formula> formulas;
};

TEST_F(Pigeons, TimeLimitAndInterruption) {
  ModelFinder hard = finder(14, false);
  for (const Formula& formula : formulas) hard.add(formula);
  EXPECT_EQ(hard.solve(Seconds(0.1)), Answer::unknown);
  EXPECT_EQ(hard.reason_unknown(), "time limit");
  std::thread interrupter([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    hard.interrupt();
  });
  EXPECT_EQ(hard.solve(Seconds(60)), Answer::unknown);
  interrupter.join();
  EXPECT_EQ(hard.reason_unknown(), "interrupted");
  EXPECT_EQ(hard.solve(), Answer::unknown) << "until resume()";
  hard.resume();
  EXPECT_EQ(hard.solve(Seconds(0.05)), Answer::unknown);
  EXPECT_EQ(hard.reason_unknown(), "time limit");
}

TEST_F(Pigeons, SymmetryBreakingMakesThemEasy) {
  ModelFinder easy = finder(14, true);
  for (const Formula& formula : formulas) easy.add(formula);
  EXPECT_EQ(easy.solve(Seconds(20)), Answer::unsatisfiable);
}

TEST_F(ModelFinderTest, FormulasBeyondTheGateLimitAreRefused) {
  ModelFinderOptions options;
  options.gate_limit = 1000;
  ModelFinder finder(node_bounds(), options);
  finder.add(b.compare(NodeKind::IntegerLess,
                       b.arithmetic(NodeKind::Times, b.sum(b.join(node, field)), b.cardinality(next)),
                       b.arithmetic(NodeKind::Divide, b.sum(b.join(node, field)), b.cardinality(next))));
  finder.add(b.some(b.closure(next)));
  EXPECT_THROW(finder.solve(), Unsupported);
}

}  // namespace
}  // namespace jury::solver::relational
