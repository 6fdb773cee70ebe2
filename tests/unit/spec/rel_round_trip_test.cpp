// What the printer of the logic writes, the parser reads back: the same text and the same truth.
#include <gtest/gtest.h>

#include "../solver/relational/random_problem.h"
#include "logic/relational/printer.h"
#include "spec/rel_parser.h"
#include "spec/rel_resolver.h"

namespace jury::spec {
namespace {

using namespace logic::relational;
using solver::relational::testing_support::RandomProblem;

class BoundedRelations : public RelVocabulary {
 public:
  explicit BoundedRelations(const Bounds& bounds) : bounds_(bounds) {}
  std::vector<RelSymbol> find(std::string_view name, RelState) const override {
    for (const RelationBound& bound : bounds_.all())
      if (bound.relation->name == name)
        return {{Expression(bound.relation), std::vector<std::vector<std::string>>(bound.relation->arity),
                 false, "relation"}};
    return {};
  }
  std::optional<RelSymbol> find_field(std::string_view, std::string_view, RelState) const override {
    return std::nullopt;
  }
  std::optional<RelSymbol> find_type(std::string_view, RelState) const override { return std::nullopt; }
  bool may_overlap(std::string_view, std::string_view) const override { return true; }
  std::vector<std::string> known_names() const override { return {}; }

 private:
  const Bounds& bounds_;
};

// Sets of integers print as sum[...]; a variable is known to be one integer, so the parser may say int[...].
std::string without_casts(std::string text) {
  for (const char* cast : {"sum[", "int["})
    for (std::size_t at = text.find(cast); at != std::string::npos; at = text.find(cast))
      text.replace(at, 4, "[");
  return text;
}

TEST(RelRoundTrip, RandomFormulas) {
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    RandomProblem problem(seed, false);
    const BoundedRelations vocabulary(problem.bounds());
    for (const Formula& formula : problem.formulas()) {
      const std::string text = to_string(formula);
      const Formula back = resolve_rel_formula(*parse_rel_term(text, "r.rel"), vocabulary, problem.builder());
      ASSERT_EQ(without_casts(to_string(back)), without_casts(text)) << "seed " << seed;
      int instances = 0;
      problem.for_each_instance([&](const Instance& instance) {
        EXPECT_EQ(problem.holds(instance, back, false), problem.holds(instance, formula, false)) << text;
        return ++instances < 8 && !testing::Test::HasFailure();
      });
      ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace jury::spec
