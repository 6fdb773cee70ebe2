// Predicates and properties in a program: what names mean, where a property is checked, what is refused, and
// with which message.
#include "program/properties/instrumentation.h"
#include "program/properties/places.h"
#include "program/properties/resolver.h"
#include "programs.h"
#include "spec/predicates/parser.h"

namespace jury::program {
namespace {

using namespace spec::predicates;

std::vector<ResolvedPredicate> predicates(const std::string& text) {
  return resolve(parse_predicates(text, "t.pred"), workspace());
}
std::vector<ResolvedProperty> properties(const std::string& text) {
  return resolve(parse_properties(text, "t.prop"), workspace());
}
std::string error_in_predicates(const std::string& text) {
  return user_error_of([&] { predicates(text); });
}
std::string error_in_properties(const std::string& text) {
  return user_error_of([&] { properties(text); });
}

TEST(Predicates, NamesAreVariablesThenFields) {
  const auto found = predicates("[method Shelf.total]\nsum >= 0\ncount > 0\n");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].predicate.formula->children[0]->kind, ExpressionKind::name);
  EXPECT_EQ(found[0].predicate.formula->children[0]->locals.size(), 1u);
  EXPECT_EQ(found[1].predicate.formula->children[0]->kind, ExpressionKind::fread);
  EXPECT_EQ(found[0].method->name.text(), "total");
}

TEST(Predicates, KeysOfListsCountFromOne) {
  const auto found = predicates("[object Shelf]\nthis.books.get(0) != null\n");
  const auto& read = *found.at(0).predicate.formula->children[0];
  EXPECT_EQ(read.kind, ExpressionKind::mget);
  EXPECT_EQ(read.children[2]->kind, ExpressionKind::add);
}

TEST(Predicates, AnIteratorStandsForWhatItHasPassed) {
  EXPECT_EQ(error_in_predicates("[method Shelf.total]\nmsize(msz, walk) <= msize(msz, this.books)\n"),
            "no error");
}

TEST(Predicates, ButNotInProperties) {
  EXPECT_EQ(error_in_properties("[at Shelf.total:14]\nmsize(msz, walk) >= 0\n"),
            "expected a map, a set or a list, found java.util.Iterator");
}

TEST(Predicates, UnknownAndUnfittingNamesAreToldOf) {
  EXPECT_NE(error_in_predicates("[method Shelf.total]\nsun >= 0\n").find("sun"), std::string::npos);
  EXPECT_EQ(error_in_predicates("[method Shelf.total]\nmsize(msz, sum) = 0\n"),
            "expected a map, a set or a list, found int");
  EXPECT_EQ(error_in_predicates("[object Shelves]\nthis.count = 0\n"), "there is no class 'Shelves'");
}

TEST(Properties, ALineIsWhereControlComesToIt) {
  const auto found = properties("[at Shelf.total:15]\nsum >= 0\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].places.size(), 1u);
  EXPECT_EQ(found[0].places[0].locals.count("sum"), 1u);
}

TEST(Properties, AnExitIsEveryReturn) {
  EXPECT_EQ(properties("[exit Shelf.find]\nreturn >= -1\n").at(0).places.size(), 2u);
}

TEST(Properties, AVariableWithoutAValueIsRefused) {
  EXPECT_EQ(error_in_properties("[entry Shelf.total]\nsum = 0\n"),
            "'sum' may have no value yet when line 12 is reached");
}

TEST(Properties, LinesWithoutCodeAreRefused) {
  EXPECT_NE(error_in_properties("[at Shelf.total:900]\nsum = 0\n").find("line 900 has no code"),
            std::string::npos);
}

TEST(Properties, ChecksAreMadePartOfTheBodyAndTakenBack) {
  const auto found = properties("[at Shelf.total:15]\nsum >= 0\n");
  const auto* before = program().body(*found[0].method);
  const auto blocks = before->blocks.size();
  {
    const Instrumentation checks(workspace(), found[0]);
    EXPECT_GT(program().body(*found[0].method)->blocks.size(), blocks);
  }
  EXPECT_EQ(program().body(*found[0].method)->blocks.size(), blocks);
}

}  // namespace
}  // namespace jury::program
