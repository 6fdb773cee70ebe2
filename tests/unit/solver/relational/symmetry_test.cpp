#include "solver/relational/symmetry.h"

#include <gtest/gtest.h>

#include "random_problem.h"
#include "solver/relational/model_finder.h"

namespace jury::solver::relational {
namespace {

using namespace logic::relational;

Element a(std::size_t index) { return Element::atom(index); }

using Classes = std::vector<std::vector<std::size_t>>;

TEST(Symmetry, UnboundedAtomsAreOneClass) {
  const Bounds bounds(Universe({"a", "b", "c"}), IntegerWidth(4));
  EXPECT_EQ(interchangeable_atoms(bounds), (Classes{{0, 1, 2}}));
}

TEST(Symmetry, BoundsTellAtomsApart) {
  Builder b;
  Bounds bounds(Universe({"a", "b", "c", "d"}), IntegerWidth(4));
  bounds.between(b.relation("s", 1), TupleSet::of({a(0)}), TupleSet::of({a(0), a(1), a(2)}));
  EXPECT_EQ(interchangeable_atoms(bounds), (Classes{{1, 2}}));
}

TEST(Symmetry, TuplesAreComparedAsAWhole) {
  Builder b;
  Bounds bounds(Universe({"a", "b", "c", "d"}), IntegerWidth(4));
  // a->b, c->d: swapping a with c alone changes the relation; swapping both pairs at once is not looked for.
  bounds.exactly(b.relation("r", 2), TupleSet(2, {{a(0), a(1)}, {a(2), a(3)}}));
  EXPECT_TRUE(interchangeable_atoms(bounds).empty());
}

TEST(Symmetry, SlotsAreCompared) {
  Builder b;
  Bounds bounds(Universe({"a", "b", "c"}), IntegerWidth(8));
  const Expression f = b.relation("f", 2);
  bounds.with_slots(f, TupleSet(2), TupleSet(2),
                    {{{a(0), Element::any(0)}, false, 0, 9},
                     {{a(1), Element::any(0)}, false, 0, 9},
                     {{a(2), Element::any(0)}, false, 0, 8}});
  EXPECT_EQ(interchangeable_atoms(bounds), (Classes{{0, 1}}));
}

// A set over n interchangeable atoms has n + 1 instances up to symmetry, and the lex-leader finds just those.
TEST(Symmetry, LeavesOneInstanceOfEachOrbitOfASet) {
  Builder b;
  Universe universe;
  std::vector<Element> atoms;
  for (int index = 0; index < 6; ++index) atoms.push_back(universe.add("a" + std::to_string(index)));
  Bounds bounds(universe, IntegerWidth(4));
  bounds.at_most(b.relation("s", 1), TupleSet::of(atoms));
  ModelFinder finder(bounds);
  std::size_t count = 0;
  for (Answer answer = finder.solve(); answer == Answer::satisfiable; answer = finder.next()) ++count;
  EXPECT_EQ(count, 7u);
}

// Makes all atoms alike, so that there are symmetries to break.
Bounds symmetric_bounds(Builder& b, std::vector<Expression>& relations, std::size_t atom_count) {
  Universe universe;
  std::vector<Element> atoms;
  for (std::size_t index = 0; index < atom_count; ++index)
    atoms.push_back(universe.add("a" + std::to_string(index)));
  Bounds bounds(universe, IntegerWidth(3));
  const TupleSet all = TupleSet::of(atoms);
  relations = {b.relation("s", 1), b.relation("r", 2), b.relation("f", 2)};
  bounds.at_most(relations[0], all);
  bounds.at_most(relations[1], all.product(all));
  bounds.integer_function(relations[2], all, TupleSet(1), 0, 2);
  return bounds;
}

std::vector<Formula> interesting_formulas(Builder& b, const std::vector<Expression>& relations) {
  const Expression s = relations[0], r = relations[1], f = relations[2], x = b.variable("x"),
                   y = b.variable("y");
  const Expression everything = b.difference(b.univ(), b.integers());
  return {b.functional(r, everything),
          b.for_all({{x, everything}}, b.one(b.join(r, x))),
          b.no(b.intersection(b.closure(r), b.iden())),
          b.compare(NodeKind::IntegerEqual, b.cardinality(s), b.literal(2)),
          b.for_all({{x, s}}, b.one(b.join(x, f))),
          b.for_all({{x, s}, {y, b.difference(everything, x)}},
                    b.compare(NodeKind::IntegerLess, b.value(b.join(x, f)), b.value(b.join(y, f)))),
          b.equal(b.join(s, r), b.difference(everything, s)),
          b.total_order(r, everything),
          b.exists({{x, s}}, b.equal(b.join(x, b.reflexive_closure(r)), everything)),
          b.lone(f),
          b.some(b.intersection(r, b.transpose(r))),
          b.compare(NodeKind::IntegerLess, b.sum(b.join(everything, f)), b.literal(0))};
}

TEST(Symmetry, BreakingPreservesSatisfiability) {
  std::size_t satisfiable = 0;
  for (unsigned subset = 0; subset < (1U << 12); subset += 7) {
    Builder b;
    std::vector<Expression> relations;
    const Bounds bounds = symmetric_bounds(b, relations, 4);
    const std::vector<Formula> formulas = interesting_formulas(b, relations);
    const auto solve = [&](bool breaking) {
      ModelFinderOptions options;
      options.break_symmetries = breaking;
      ModelFinder finder(bounds, options);
      for (std::size_t index = 0; index < formulas.size(); ++index)
        if ((subset >> index & 1) != 0) finder.add(formulas[index]);
      return finder.solve();
    };
    const Answer expected = solve(false);
    satisfiable += expected == Answer::satisfiable ? 1 : 0;
    ASSERT_EQ(solve(true), expected) << subset;
  }
  EXPECT_GT(satisfiable, 20u);
}

}  // namespace
}  // namespace jury::solver::relational
