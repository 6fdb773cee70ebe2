// Unit tests of the generator: types, printing, features, reproducibility, the shrinker, the comparison of
// transcripts. What only a JVM can tell (programs compile, end, print the same twice) is checked by
// `jury-generate validate`.
#include "generator/generator.h"

#include <gtest/gtest.h>

#include "generator/assertions.h"
#include "generator/comparison.h"
#include "generator/library.h"
#include "generator/prune.h"
#include "generator/shrinker.h"
#include "support/diagnostics.h"

namespace jury::generator {
namespace {

TEST(Types, ReadAndPrintBack) {
  for (const char* text :
       {"int", "String", "Map<Integer, List<String>>", "int[][]", "List<K0>[]", "Map.Entry<A, B>"})
    EXPECT_EQ(parse_type(text).text(), text);
}

TEST(Types, UnificationBindsEachVariableOnce) {
  Bindings bindings;
  EXPECT_TRUE(unify(parse_type("Map<K, V>"), parse_type("Map<Integer, String>"), bindings));
  EXPECT_EQ(substitute(parse_type("List<V>"), bindings).text(), "List<String>");
  Bindings clash;
  EXPECT_FALSE(unify(parse_type("Map<K, K>"), parse_type("Map<Integer, String>"), clash));
  Bindings primitive;
  EXPECT_FALSE(unify(parse_type("E"), parse_type("int"), primitive));
}

TEST(Types, CollectionsKnowTheirInterfaces) {
  EXPECT_TRUE(is_library_subtype(parse_type("ArrayList<Integer>"), parse_type("Collection<Integer>")));
  EXPECT_FALSE(is_library_subtype(parse_type("ArrayList<Integer>"), parse_type("Collection<String>")));
  EXPECT_FALSE(is_library_subtype(parse_type("List<Integer>"), parse_type("ArrayList<Integer>")));
}

TEST(Types, ConstantsForShrinking) {
  EXPECT_EQ(default_constant(parse_type("byte")), "(byte) 0");
  EXPECT_EQ(default_constant(parse_type("List<Integer>")), "(List<Integer>) null");
}

TEST(Printing, OperandsGetParenthesesWhereTheyNeedThem) {
  Type integer = parse_type("int");
  Node sum = compound(integer, "$0 + $1", primary(integer, "a"), primary(integer, "b"));
  EXPECT_EQ(print(compound(integer, "$0 * $1", sum, primary(integer, "c"))), "(a + b) * c");
  EXPECT_EQ(print(primary(integer, "f(#0)", list({sum, sum}))), "f(a + b, a + b)");
}

TEST(Printing, BlocksAreIndented) {
  Node body = block({statement("x++;"), statement("if (c) $0", block({statement("break;")}))});
  EXPECT_EQ(print(statement("while (true) $0", body)),
            "while (true) {\n  x++;\n  if (c) {\n    break;\n  }\n}");
}

TEST(FeatureSets, ReadAsWritten) {
  EXPECT_EQ(Features::parse("arrays,strings").text(), "arrays,strings");
  EXPECT_FALSE(Features::parse("all,-decimals").has(Feature::Decimals));
  EXPECT_TRUE(Features::parse("all,-decimals").has(Feature::Floats));
  EXPECT_TRUE(Features::parse("").has(Feature::Base));
  EXPECT_THROW(Features::parse("arays"), UserError);
}

std::string program_text(std::uint64_t seed, const std::string& features = "all") {
  Settings settings;
  settings.seed = seed;
  settings.features = Features::parse(features);
  return print(Generator(settings).program());
}

TEST(Programs, ASeedNamesOneProgram) {
  EXPECT_EQ(program_text(11), program_text(11));
  EXPECT_NE(program_text(11), program_text(12));
}

TEST(Programs, HoldOnlyTheFeaturesAskedFor) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::string text = program_text(seed, "arithmetic");
    EXPECT_EQ(text.find("ArrayList"), std::string::npos);
    EXPECT_EQ(text.find("throw new"), std::string::npos) << text;
    EXPECT_EQ(text.find(" -> "), std::string::npos);
  }
}

TEST(Programs, NoPatternIsLeftOver) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed)
    EXPECT_EQ(program_text(seed).find_first_of("#$"), std::string::npos) << seed;
}

TEST(Library, PatternsFitTheirArguments) {
  for (const LibraryMethod& method : library_methods()) {
    std::string pattern = method.pattern;
    for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
      if (pattern[i] != '$' && pattern[i] != '#') continue;
      EXPECT_LT(static_cast<std::size_t>(pattern[i + 1] - '0'), method.arguments.size()) << pattern;
    }
  }
}

TEST(Shrinking, LeavesWhatTheCheckAsksFor) {
  Settings settings;
  settings.seed = 5;
  settings.features = Features::parse("arithmetic,arrays,strings,switches");
  Node program = Generator(settings).program();
  StillFails check = [](const Node& candidate) {
    return print(candidate).find("static void part0(") != std::string::npos;
  };
  ASSERT_TRUE(check(program));
  Shrunk shrunk = shrink(program, check);
  EXPECT_LT(count_nodes(shrunk.program), 12u) << print(shrunk.program);
  EXPECT_TRUE(check(shrunk.program));
}

TEST(Shrinking, RemovesAParameterWithItsArguments) {
  Type integer = parse_type("int");
  Node call = primary(integer, "f(#0)", list({primary(integer, "1"), primary(integer, "2")}, "f"));
  Node parameters = list({make_node(Category::Text, "int a"), make_node(Category::Text, "int b")}, "f");
  Node program = sequence(Category::Unit, {member("int f(#0) {}", parameters), member("int x = #0;", call)});
  // As a compiler would: the call and the declaration must agree in number.
  StillFails check = [](const Node& candidate) {
    std::string text = print(candidate);
    bool two = text.find("int a, int b") != std::string::npos && text.find("f(1, 2)") != std::string::npos;
    bool one = text.find("f(int b)") != std::string::npos &&
               (text.find("f(2)") != std::string::npos || text.find("f(0)") != std::string::npos);
    return two || one;
  };
  Shrunk shrunk = shrink(program, check);
  EXPECT_EQ(print(shrunk.program), "int f(int b) {}\nint x = f(0);\n");
}

TEST(Shrinking, StopsAtItsLimit) {
  Settings settings;
  Node program = Generator(settings).program();
  ShrinkLimits limits;
  limits.checks = 7;
  int calls = 0;
  Shrunk shrunk = shrink(
      program, [&](const Node&) { return ++calls < 0; }, limits);
  EXPECT_EQ(calls, 7);
  EXPECT_EQ(print(shrunk.program), print(program));
}

Transcript java(const std::string& output, const std::string& error = "") {
  Transcript transcript;
  transcript.output = output;
  transcript.error = error;
  transcript.ending = error.empty() ? Transcript::Ending::Normal : Transcript::Ending::Uncaught;
  return transcript;
}

CommandResult jury_result(int code, const std::string& output, const std::string& error = "") {
  return {code, false, output, error};
}

TEST(Comparisons, TellKindsOfDifferenceApart) {
  EXPECT_EQ(compare(java("1\n"), jury_result(0, "1\n")).difference, Difference::None);
  EXPECT_EQ(compare(java("1\n"), jury_result(0, "2\n")).difference, Difference::Output);
  EXPECT_EQ(compare(java("1\n"), jury_result(1, "1\n", "Exception in thread \"main\" X")).difference,
            Difference::Exception);
  EXPECT_EQ(compare(java("1\n"), jury_result(4, "1\n", "internal error")).difference, Difference::Failure);
  EXPECT_EQ(compare(java("1\n"), jury_result(139, "1\n")).difference, Difference::Failure);
  CommandResult late;
  late.timed_out = true;
  EXPECT_EQ(compare(java("1\n"), late).difference, Difference::TimeLimit);
}

TEST(Comparisons, LeaveOutWhatTheJdkWordsFreely) {
  const std::string head = "Exception in thread \"main\" java.lang.";
  auto same = [&](const std::string& left, const std::string& right) {
    return compare(java("", head + left), jury_result(1, "", head + right + "\n\tat somewhere")).difference ==
           Difference::None;
  };
  EXPECT_TRUE(same("NullPointerException: Cannot invoke \"Object.hashCode()\"", "NullPointerException"));
  EXPECT_TRUE(same(
      "ClassCastException: class A cannot be cast to class B (A and B are in unnamed module of loader 'app')",
      "ClassCastException: class A cannot be cast to class B (A and B ...)"));
  EXPECT_TRUE(same("ClassCastException: class A$$Lambda$7/0x01 cannot be cast to class B (A$$...)",
                   "ClassCastException: class A$$22_8 cannot be cast to class B (A$$...)"));
  EXPECT_FALSE(same("ArithmeticException: / by zero", "ArithmeticException"));
  EXPECT_FALSE(same("NullPointerException", "IllegalStateException"));
}

// Needs a JVM, as the build does. What the truth says comes from running the program; what is tested is the
// choice of asserts.
TEST(Assertions, FailExactlyWhenAskedTo) {
  Workshop workshop(Harness::beside_program());
  Settings settings;
  settings.size = 1;
  settings.features = Features::parse("jumps,arrays,collections,iterators");
  int made = 0;
  // A program whose runs take too long on a busy machine is given up: there are more.
  for (settings.seed = 1; settings.seed <= 30 && made <= 3; ++settings.seed) {
    for (int failing : {0, 100}) {
      settings.failing = failing;
      std::optional<AssertionProgram> program = make_assertion_program(workshop, settings);
      if (!program) continue;
      ++made;
      EXPECT_EQ(program->truth.failing_assert.has_value(), failing == 100) << print(program->program);
      EXPECT_EQ(print(program->program).find("probe("), std::string::npos);
      EXPECT_GT(program->truth.executions, 1);
    }
  }
  EXPECT_GT(made, 3);
}

TEST(Pruning, KeepsWhatIsCalledAndWhatMustBeImplemented) {
  Type integer = parse_type("int");
  auto method = [](const std::string& name, Node body) {
    return member("int " + name + "(#0) $1", list({}, name), block({std::move(body)}));
  };
  Node call = primary(integer, "used(#0)", list({}, "used"));
  Node recursive = statement("return #0;", primary(integer, "alone(#0)", list({}, "alone")));
  Node abstract = member("abstract int wanted(#0);", list({}, "wanted"));
  Node body =
      sequence(Category::Body, {method("used", statement("return 1;")), method("alone", recursive), abstract,
                                method("wanted", statement("return 2;")), member("int x = #0;", call)});
  Node program = sequence(Category::Unit, {member("class A $0", body)});
  prune_unused_methods(program);
  std::string text = print(program);
  EXPECT_EQ(text.find("alone"), std::string::npos) << text;
  EXPECT_NE(text.find("int used("), std::string::npos);
  EXPECT_NE(text.find("int wanted() {"), std::string::npos);
}

}  // namespace
}  // namespace jury::generator
