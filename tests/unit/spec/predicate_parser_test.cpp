// The predicate language: what it accepts, that printing and parsing are inverse, and what its messages say.
#include <gtest/gtest.h>

#include <random>

#include "spec/predicates/parser.h"
#include "spec/predicates/printer.h"

namespace jury::spec::predicates {
namespace {

using Kind = ExpressionKind;

std::string reprinted(const std::string& text) { return to_text(*parse_formula(text, "t.pred")); }

std::string error_of(const std::function<void()>& parse) {
  try {
    parse();
  } catch (const UserError& error) {
    return error.position().to_string() + ": " + error.what();
  }
  return "no error";
}
std::string formula_error(const std::string& text) {
  return error_of([&] { parse_formula(text, "t.pred"); });
}

TEST(PredicateParser, FunctionsOfTheSeeds) {
  EXPECT_EQ(reprinted("mget(map, id2thread, 1) != bot"), "mget(map, id2thread, 1) != bot");
  EXPECT_EQ(reprinted("mget(mupdate(map, m, k, v), m, k) = v"), "mget(mupdate(map, m, k, v), m, k) = v");
  EXPECT_EQ(reprinted("msize(mresize(msz, m, 3), m) = 3"), "msize(mresize(msz, m, 3), m) = 3");
  EXPECT_EQ(reprinted("not morder(mit, results, resIt, bot)"), "not morder(mit, results, resIt, bot)");
  EXPECT_EQ(reprinted("mkeys(mks, cfg, nodes) and mvalues(mvs, m, c)"),
            "mkeys(mks, cfg, nodes) and mvalues(mvs, m, c)");
  EXPECT_EQ(reprinted("fread(f, sfread(o1, pkg.Example)) = 42"), "class(pkg.Example).o1.f = 42");
  EXPECT_EQ(reprinted("aread(arr, aread(arr, pixels, y), x) != 0"), "pixels[y][x] != 0");
  EXPECT_EQ(reprinted("aread(awrite(arr, a, i, e), b, j) = e"), "aread(awrite(arr, a, i, e), b, j) = e");
  EXPECT_EQ(reprinted("alength(arrlen, data) = 1"), "alength(arrlen, data) = 1");
  EXPECT_EQ(reprinted("fread(fwrite(f, o, 1), p) > 0"), "fread(fwrite(f, o, 1), p) > 0");
}

TEST(PredicateParser, JavaNotation) {
  EXPECT_EQ(reprinted("this.data.size() == n - 1"), "msize(msz, this.data) = n - 1");
  EXPECT_EQ(reprinted("m.get(k) = v && s.contains(3)"), "m.get(k) = v and mget(map, s, 3) != bot");
  EXPECT_EQ(reprinted("a[i + 1] >= -5"), "a[i + 1] >= -5");
  EXPECT_EQ(reprinted("class(C).f = null || return = 2 * x"), "class(C).f = null or return = 2 * x");
}

TEST(PredicateParser, OperatorsBindAsUsual) {
  const auto formula = parse_formula("a = 1 or b = 2 and not c = 3 implies d - e - f < 2 * x + 1", "t");
  ASSERT_EQ(formula->kind, Kind::implication);
  EXPECT_EQ(formula->children[0]->kind, Kind::disjunction);
  EXPECT_EQ(formula->children[0]->children[1]->kind, Kind::conjunction);
  const auto& difference = *formula->children[1]->children[0];
  ASSERT_EQ(difference.kind, Kind::subtract);
  EXPECT_EQ(difference.children[0]->kind, Kind::subtract);
  EXPECT_EQ(parse_formula("a implies b implies c", "t")->children[1]->kind, Kind::implication);
  EXPECT_EQ(reprinted("(a implies b) implies c"), "(a implies b) implies c");
  EXPECT_EQ(reprinted("forall i, j: a[i] = j or x"), "forall i, j: a[i] = j or x");
  EXPECT_EQ(reprinted("(forall i. a[i] = 0) or x"), "(forall i: a[i] = 0) or x");
}

TEST(PredicateParser, PredicatesHaveContextsAndLines) {
  const auto predicates = parse_predicates(
      "// of the example\n"
      "[static]\nclass(C).x > 0  // positive\n"
      "[object pkg.T]\nthis.f > 0\n"
      "[method pkg.T.<init>(int, java.lang.String)]\n"
      "this.f = 42 @ 5-7\n"
      "i = 0 and\n  j = 1\n"
      "(a = b\n or c = d)\n or e = f\n"
      "k = -1\n",
      "t.pred");
  ASSERT_EQ(predicates.size(), 6U);
  EXPECT_EQ(predicates[0].context.kind, ContextKind::statics);
  EXPECT_EQ(predicates[1].context.class_name, "pkg.T");
  EXPECT_EQ(predicates[2].context.method_name, "<init>");
  EXPECT_EQ(*predicates[2].context.parameters, "int,java.lang.String");
  EXPECT_EQ(predicates[2].lines->first, 5);
  EXPECT_EQ(to_text(predicates[2]), "this.f = 42 @ 5-7");
  EXPECT_EQ(to_text(predicates[3]), "i = 0 and j = 1");
  EXPECT_EQ(to_text(predicates[4]), "a = b or c = d or e = f");
  EXPECT_EQ(to_text(predicates[5]), "k = -1");
}

TEST(PredicateParser, PropertiesHavePlacesAndNames) {
  const auto properties = parse_properties(
      "[at pkg.Example.main:26]\npositive: i > 0\ni < 9\n[entry C.m]\nx = 1\n[exit C.m(int)]\nreturn >= "
      "0\n[C.m:7]\ntrue",
      "t.prop");
  ASSERT_EQ(properties.size(), 5U);
  EXPECT_EQ(properties[0].name, "positive");
  EXPECT_EQ(properties[1].line, 26);
  EXPECT_EQ(place_of(properties[1]), "[at pkg.Example.main:26]");
  EXPECT_EQ(properties[2].place, PlaceKind::entry);
  EXPECT_EQ(place_of(properties[3]), "[exit C.m(int)]");
  EXPECT_EQ(properties[4].line, 7);
}

TEST(PredicateParser, ErrorsSayWhereAndWhat) {
  EXPECT_EQ(formula_error("mget(map, m) = 1"), "t.pred:1:1: mget takes 3 arguments, not 2: mget(map, m, k)");
  EXPECT_EQ(formula_error("mget(msz, m, 1) = 1"),
            "t.pred:1:6: expected 'map', or an update of it, found 'msz'");
  EXPECT_EQ(formula_error("msize(mupdate(map, m, 1, 2), m) = 1"),
            "t.pred:1:7: expected 'msz', or an update of it, found 'mupdate'");
  EXPECT_EQ(formula_error("lookup(m)"), "t.pred:1:1: there is no function 'lookup'");
  EXPECT_EQ(formula_error("a = "), "t.pred:1:5: expected a formula, found the end of the file");
  EXPECT_EQ(formula_error("a = 1)"), "t.pred:1:6: expected an operator or the end of the formula, found ')'");
  EXPECT_EQ(formula_error("a # b"), "t.pred:1:3: unexpected character '#'");
  EXPECT_EQ(formula_error("a < b < c"),
            "t.pred:1:7: expected an operator or the end of the formula, found '<'");
  EXPECT_EQ(formula_error("forall null: a"), "t.pred:1:8: 'null' cannot be a variable");
  EXPECT_EQ(formula_error("m.put(1, 2)"),
            "t.pred:1:3: expected size(), get(k), containsKey(k) or contains(e), found 'put'");
  EXPECT_EQ(formula_error("x = 99999999999999999999"),
            "t.pred:1:5: '99999999999999999999' is not a decimal number of at most 64 bits");
  EXPECT_EQ(error_of([] { parse_predicates("i = 1", "t.pred"); }),
            "t.pred:1:1: expected a context: [static], [object C] or [method C.m], found 'i'");
  EXPECT_EQ(error_of([] { parse_predicates("[method main]\n", "t.pred"); }),
            "t.pred:1:9: expected Class.method, found 'main'");
  EXPECT_EQ(error_of([] { parse_predicates("[static]\nclass(C).f = 1 @ 7-3\n", "t.pred"); }),
            "t.pred:2:20: expected a line that is not before the first one");
  EXPECT_EQ(error_of([] { parse_properties("[at C.m]\nx = 1\n", "t.prop"); }),
            "t.prop:1:8: expected ':', found ']'");
  EXPECT_EQ(error_of([] { parse_properties("[static]\nx = 1\n", "t.prop"); }),
            "t.prop:1:2: expected Class.method, found 'static'");
}

TEST(PredicateParser, DeepNestingIsRefusedNotFollowed) {
  EXPECT_NE(formula_error(std::string(100'000, '(')).find("nested too deeply"), std::string::npos);
  EXPECT_NE(formula_error(std::string(100'000, '!')).find("nested too deeply"), std::string::npos);
  std::string sum = "x";
  for (int i = 0; i < 10'000; ++i) sum += " + x";
  EXPECT_NE(formula_error(sum + " = 0").find("nested too deeply"), std::string::npos);
}

// Random trees of the forms the parser makes.
class Trees {
 public:
  explicit Trees(unsigned seed) : random_(seed) {}

  ExpressionPointer formula(int depth) {
    const int choice = depth == 0 ? 0 : pick(9);
    if (choice <= 2) return comparison(depth);
    if (choice == 3) return node(Kind::negation, formula(depth - 1));
    if (choice == 8) {
      auto result = node(pick(2) != 0 ? Kind::forall : Kind::exists, formula(depth - 1));
      result->variables = {"q"};
      return result;
    }
    static constexpr Kind kinds[] = {Kind::conjunction, Kind::disjunction, Kind::implication,
                                     Kind::equivalence};
    return node(kinds[choice - 4], formula(depth - 1), formula(depth - 1));
  }

 private:
  int pick(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  template <class... Parts>
  ExpressionPointer node(Kind kind, Parts... parts) {
    auto result = make(kind, {});
    (result->children.push_back(std::move(parts)), ...);
    return result;
  }
  ExpressionPointer heap(const char* name) {
    auto result = make(Kind::heap, {});
    result->text = name;
    return result;
  }
  ExpressionPointer comparison(int depth) {
    auto result = node(Kind::compare, value(depth), value(depth));
    result->relation = static_cast<ir::Relation>(pick(6));
    return result;
  }
  ExpressionPointer leaf() {
    auto result = make(pick(2) != 0 ? Kind::name : Kind::number, {});
    if (result->kind == Kind::name)
      result->text = std::string(1, static_cast<char>('a' + pick(5)));
    else
      result->number = pick(20) - 10;
    return result;
  }
  ExpressionPointer value(int depth) {
    if (depth == 0) return leaf();
    switch (pick(8)) {
      case 0:
        return node(Kind::add, value(depth - 1), value(depth - 1));
      case 1:
        return node(Kind::subtract, value(depth - 1), value(depth - 1));
      case 2:
        return node(Kind::multiply, value(depth - 1), value(depth - 1));
      case 3:
        return node(Kind::mget, heap("map"), value(depth - 1), value(depth - 1));
      case 4:
        return node(Kind::fread, heap("next"), value(depth - 1));
      case 5:
        return node(Kind::aread, node(Kind::awrite, heap("arr"), leaf(), leaf(), leaf()), leaf(), leaf());
      case 6:
        return node(Kind::aread, heap("arr"), value(depth - 1), value(depth - 1));
      default:
        return leaf();
    }
  }
  std::mt19937 random_;
};

TEST(PredicateParser, PrintedFormulasParseBack) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    const auto tree = Trees(seed).formula(4);
    const auto text = to_text(*tree);
    ASSERT_TRUE(same(*parse_formula(text, "t"), *tree)) << text;
  }
}

}  // namespace
}  // namespace jury::spec::predicates
