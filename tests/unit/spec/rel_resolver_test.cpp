// What the terms of .rel files mean, as text of the logic, and what is refused, with position and message.
#include "spec/rel_resolver.h"

#include <gtest/gtest.h>

#include "logic/relational/printer.h"
#include "rel_test_vocabulary.h"
#include "spec/rel_parser.h"

namespace jury::spec {
namespace {

using logic::relational::Builder;
using testing_support::GraphVocabulary;

std::string meaning(const std::string& text) {
  Builder builder;
  const GraphVocabulary vocabulary(builder);
  return to_string(resolve_rel_formula(*parse_rel_term(text, "t.rel"), vocabulary, builder));
}

struct MeaningCase {
  const char* name;
  const char* text;
  const char* meaning;
};

class RelMeaning : public testing::TestWithParam<MeaningCase> {};

TEST_P(RelMeaning, Is) { EXPECT_EQ(meaning(GetParam().text), GetParam().meaning); }

INSTANTIATE_TEST_SUITE_P(
    Terms, RelMeaning,
    testing::Values(
        MeaningCase{"Permutation", "this.nodes'.head'.*next'.node' = this.nodes.head.*next.node",
                    "this.nodes'.head'.*(next' + next').node' = this.nodes.head.*(next + next).node"},
        MeaningCase{"Precedence", "some this && no entry || lone entry => one this else some univ",
                    "some this and no entry or (lone entry => one this) and (not lone entry => some univ)"},
        MeaningCase{"RightAssociativeImplication", "some this => no this => one this",
                    "some this => no this => one this"},
        MeaningCase{"NotBindsWeakerThanComparison", "! entry in Entry", "not entry in Entry"},
        MeaningCase{"NotIn", "entry !in Entry and entry not in Node + Entry",
                    "not entry in Entry and not entry in Node + Entry"},
        MeaningCase{"NotEqual", "entry != null$rel", "not entry = null$rel"},
        MeaningCase{"Box", "prev[entry] = entry", "entry.prev = entry"},
        MeaningCase{"BoxOfTwo", "entry = mapping$rel[this, entry]", "entry = entry.(this.mapping$rel)"},
        MeaningCase{"QualifiedField", "entry.Entry.next = entry", "entry.next = entry"},
        MeaningCase{"PackageAndField", "some com.lib.Entry.next' and some com.lib.Node",
                    "some next' and some Node"},
        MeaningCase{"ImageOfAType", "(Node).outs in List", "Node.outs in List"},
        MeaningCase{"FieldOfSeveralClasses", "some entry.next", "some entry.(next + next)"},
        MeaningCase{"SizeOfSet", "size(this.nodes) < 3 and #List.head >= 0",
                    "#(this.nodes - null$rel) < 3 and 0 =< #head"},
        MeaningCase{"OneIntegerIsItsValue", "all n: Node | n.Node.inDeg > 0",
                    "(all n: Node | 0 < int[n.inDeg])"},
        MeaningCase{"SeveralIntegersAreSummed", "int(Node.(Node.inDeg)) > 0", "0 < sum[Node.inDeg]"},
        MeaningCase{"IntegerEqualsRelation", "all n: Node | n.Node.inDeg = size(n.outs)",
                    "(all n: Node | n.inDeg = Int[#(n.outs - null$rel)])"},
        MeaningCase{"Arithmetic", "count + 1 = 2 * count - -3 % 2 << 1",
                    "int[count] + 1 = 2 * int[count] - -3 % 2 << 1"},
        MeaningCase{"FunctionsOfArithmetic", "plus[1, mul[2, count]] = negate[1] and bitxor(1, 2) = 3",
                    "1 + 2 * int[count] = negate[1] and bitxor[1, 2] = 3"},
        MeaningCase{"UnionOfIntegersByCast", "Int(0) + Int[1] in univ.(Node.inDeg)",
                    "Int[0] + Int[1] in univ.inDeg"},
        MeaningCase{"Override", "Node.inDeg' = Node.inDeg ++ (this.nodes.head.node -> 0)",
                    "inDeg' = inDeg ++ this.nodes.head.node -> Int[0]"},
        MeaningCase{"DisjointForAll", "all disj a, b: Node | a.outs != b.outs",
                    "(all a: Node, b: Node | no a & b => not a.outs = b.outs)"},
        MeaningCase{"DisjointSome", "some disj a, b: Node, c: a.outs | c = b.outs",
                    "(some a: Node, b: Node, c: a.outs | no a & b and c = b.outs)"},
        MeaningCase{"NoQuantifier", "no n: Node | n.outs = null$rel",
                    "not (some n: Node | n.outs = null$rel)"},
        MeaningCase{"LoneOne", "(lone n: Node | some n.outs) and one n: Node { some n.outs no n.outs.head }",
                    "(lone n: Node | some n.outs) and (one n: Node | some n.outs and no n.outs.head)"},
        MeaningCase{"Comprehension", "{n: Node | some n.outs} in {a, b: Node | a = b}.Node",
                    "{n: Node | some n.outs} in {a: Node, b: Node | a = b}.Node"},
        MeaningCase{"SumOver", "(sum n: Node | n.Node.inDeg + 1) = 4",
                    "(sum n: Node | int[n.inDeg] + 1) = 4"},
        MeaningCase{"LetWithBar", "let c = head.*prev.node | this.nodes.c = Node",
                    "this.nodes.(head.*prev.node) = Node"},
        MeaningCase{"LetWithIn", "let c = head, d = c.node in { some d }", "some head.node"},
        MeaningCase{"LetPrimed", "let c = head.*prev | c' = c", "head'.*prev' = head.*prev"},
        MeaningCase{"LetSeesOuterVariables", "all n: Node | let o = n.outs | some o.head",
                    "(all n: Node | some n.outs.head)"},
        MeaningCase{"IfThenElse", "return = if entry = null$rel then false$rel else true$rel",
                    "return = (if entry = null$rel then false$rel else true$rel)"},
        MeaningCase{"ConditionalInteger", "count = (some entry => 1 else 2)",
                    "count = Int[(if some entry then 1 else 2)]"},
        MeaningCase{"FormulaAsBoolean", "(some entry) = true$rel",
                    "(if some entry then true$rel else false$rel) = true$rel"},
        MeaningCase{"BooleansAndNullOfJava", "(return = true or entry = null) and true",
                    "(return = true$rel or entry = null$rel) and true"},
        MeaningCase{"Restrictions", "Node <: outs in outs :> List",
                    "outs & Node -> univ in outs & univ -> List"},
        MeaningCase{"FunctionalAndOrder",
                    "functional[outs] and functional(outs, Node) and totalOrder[prev, Entry]",
                    "functional[outs, univ] and functional[outs, Node] and totalOrder[prev, Entry]"},
        MeaningCase{"TotalOrderOfAType", "totalOrder(prev)", "totalOrder[prev, Entry]"},
        MeaningCase{"QuotedField", "some Node.`set`", "some set"},
        MeaningCase{"CommentsAndSemicolons", "{ some this; /* a */ no entry // b\n -- c\n }",
                    "some this and no entry"},
        MeaningCase{"EmptyBlock", "{ }", "true"}),
    [](const auto& parameter) { return parameter.param.name; });

struct ErrorCase {
  const char* name;
  const char* text;
  int line, column;
  const char* message;  // a part of it
};

class RelError : public testing::TestWithParam<ErrorCase> {};

TEST_P(RelError, IsReportedWhereItIs) {
  try {
    const std::string got = meaning(GetParam().text);
    FAIL() << "accepted: " << got;
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find(GetParam().message), std::string::npos) << error.what();
    EXPECT_EQ(error.position().file, "t.rel");
    EXPECT_EQ(error.position().line, GetParam().line) << error.what();
    EXPECT_EQ(error.position().column, GetParam().column) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(
    Terms, RelError,
    testing::Values(
        ErrorCase{"MissingOperand", "some this and\n", 2, 1,
                  "expected a formula or an expression, found the end of the file"},
        ErrorCase{"MissingParenthesis", "(some this", 1, 11, "expected ')', found the end of the file"},
        ErrorCase{"MissingBar", "all x: Node some x", 1, 13,
                  "expected '|' after the declarations, found 'some'"},
        ErrorCase{"MissingDomain", "all x | some x", 1, 7,
                  "expected ':' and the set that the variable ranges over"},
        ErrorCase{"DoubleEquals", "this == entry", 1, 6, "expected '=' to compare, found '=='"},
        ErrorCase{"BadCharacter", "some this ? 1", 1, 11, "unexpected character '?'"},
        ErrorCase{"BadNumber", "1x = 2", 1, 1, "'1x' is not a decimal number"},
        ErrorCase{"HugeNumber", "99999999999999999999 = 2", 1, 1, "at most 64 bits"},
        ErrorCase{"OpenComment", "some this /* and", 1, 11, "this comment is not closed"},
        ErrorCase{"OpenBlock", "{ some this", 1, 1, "this block is not closed"},
        ErrorCase{"TwoPrimes", "some next''", 1, 11, "two states only"},
        ErrorCase{"RestAfterTerm", "some this )", 1, 11,
                  "expected an operator or the end of the term, found ')'"},
        ErrorCase{"UnknownName", "some this.\n  nodez", 2, 3, "'nodez' is unknown"},
        ErrorCase{"Suggestion", "some this.nodez", 1, 11, "did you mean node"},
        ErrorCase{"HigherOrderSet", "all s: set Node | some s", 1, 8, "higher-order"},
        ErrorCase{"HigherOrderRelation", "wellFormed_[next] or all r: Entry -> Entry | some r", 1, 1,
                  "'wellFormed_' is unknown"},
        ErrorCase{"HigherOrderProduct", "all r: Entry -> Entry | some r", 1, 14, "higher-order"},
        ErrorCase{"UnionOfArities", "some next + this", 1, 11, "'next' has 2 columns and 'this' has 1"},
        ErrorCase{"CompareArities", "next = this", 1, 6, "same arity"},
        ErrorCase{"JoinOfSets", "some this.entry", 1, 10, "'this' and 'entry' are sets"},
        ErrorCase{"JoinOfWrongTypes", "some this.outs", 1, 10,
                  "always empty: 'this' ends in Graph, but 'outs' starts from Node"},
        ErrorCase{"JoinAfterClosure", "some entry.*prev.outs", 1, 17, "always empty"},
        ErrorCase{"CompareWrongTypes", "this = entry", 1, 6, "nothing in common"},
        ErrorCase{"ClosureOfSet", "some ^this", 1, 6, "'^' needs a relation of 2 columns"},
        ErrorCase{"ClosureOfHeterogeneous", "some ^outs", 1, 6, "from a type to itself"},
        ErrorCase{"RelationAsFormula", "this.nodes and some this", 1, 5, "write 'some this.nodes'"},
        ErrorCase{"FormulaAsRelation", "some (some this).next", 1, 7, "expected a relation"},
        ErrorCase{"IntegerAsFormula", "not 3", 1, 5, "expected a formula, found the integer '3'"},
        ErrorCase{"RelationAsInteger", "next < 3", 1, 1, "#next is its size"},
        ErrorCase{"ObjectAsInteger", "entry < 3", 1, 1,
                  "expected an integer, found 'entry' of type Entry + Null"},
        ErrorCase{"AmbiguousField", "some inDeg", 1, 6, "may be field Node.inDeg or field Special.inDeg"},
        ErrorCase{"PrimedVariable", "all x: Node | some x'", 1, 20, "cannot be primed"},
        ErrorCase{"PrimedConstant", "some univ'", 1, 10, "cannot be primed"},
        ErrorCase{"ArgumentCount", "functional[next, this, this]", 1, 1,
                  "'functional' takes 2 arguments, here are 3"},
        ErrorCase{"OrderOfUnknown", "totalOrder[contains$rel]", 1, 1, "expected totalOrder[relation, set]"},
        ErrorCase{"UnusedLetIsChecked", "let x = nonsense | some this", 1, 9, "'nonsense' is unknown"}),
    [](const auto& parameter) { return parameter.param.name; });

// --- files ---

RelSpecification specification(const std::string& text, Builder& builder) {
  const GraphVocabulary vocabulary(builder);
  const RelFile file = parse_rel(text, "g.rel");
  return resolve_rel(file, file.methods.at(0), vocabulary, builder);
}

TEST(RelFile, ConditionsDefinitionsAndNames) {
  Builder builder;
  const RelSpecification result = specification(R"(
    fun contents[l: List]: set Node { l.head.*prev.node }
    pred sameLists[a, b: List] { contents[a] = contents[b] }
    method Graph.sort() {
      let all_nodes = contents[this.nodes]
      pre inverse { all e: Entry | e.prev.prev = e }
      requires { some all_nodes }
      post permutation { sort$return = true$rel => contents'[this.nodes'] = all_nodes }
      post { inverse' sameLists[this.nodes, this.nodes] }
    })",
                                                builder);
  ASSERT_EQ(result.preconditions.size(), 2u);
  ASSERT_EQ(result.postconditions.size(), 2u);
  EXPECT_EQ(result.preconditions[0].name, "inverse");
  EXPECT_EQ(result.preconditions[1].name, "pre2");
  EXPECT_EQ(to_string(result.postconditions[0].formula),
            "return = true$rel => this.nodes'.head'.*prev'.node' = this.nodes.head.*prev.node");
  EXPECT_EQ(result.postconditions[1].name, "post2");
  EXPECT_EQ(to_string(result.postconditions[1].formula),
            "(all e: Entry | e.prev'.prev' = e) and this.nodes.head.*prev.node = this.nodes.head.*prev.node");
  EXPECT_EQ(result.postconditions[0].formula->position.line, 8);
}

TEST(RelFile, MethodHeads) {
  const RelFile file = parse_rel(
      "method a.b.C.m { } method C.m() { } method C.m(int, java.util.List<String>) {} method "
      "C.m([ILjava/lang/String;)V { }",
      "g.rel");
  ASSERT_EQ(file.methods.size(), 4u);
  EXPECT_EQ(file.methods[0].class_name, "a.b.C");
  EXPECT_EQ(file.methods[0].method_name, "m");
  EXPECT_FALSE(file.methods[0].parameters.has_value());
  EXPECT_EQ(file.methods[1].parameters, "");
  EXPECT_EQ(file.methods[2].parameters, "int, java.util.List<String>");
  EXPECT_EQ(file.methods[3].parameters, "[ILjava/lang/String;");
}

TEST(RelFile, WordsOfClausesAreNamesElsewhere) {
  Builder builder;
  const RelSpecification result = specification(
      "method Graph.m { let pre = this.nodes pre { some pre } post post { some method } fun method { "
      "pre.head } }",
      builder);
  EXPECT_EQ(to_string(result.postconditions[0].formula), "some this.nodes.head");
}

struct FileErrorCase {
  const char* name;
  const char* text;
  int line, column;
  const char* message;
};

class RelFileError : public testing::TestWithParam<FileErrorCase> {};

TEST_P(RelFileError, IsReportedWhereItIs) {
  Builder builder;
  try {
    specification(GetParam().text, builder);
    FAIL();
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find(GetParam().message), std::string::npos) << error.what();
    EXPECT_EQ(error.position().line, GetParam().line) << error.what();
    EXPECT_EQ(error.position().column, GetParam().column) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(
    Files, RelFileError,
    testing::Values(
        FileErrorCase{"NotAnItem", "module graph", 1, 1,
                      "expected 'method', 'pred', 'fun' or 'let', found 'module'"},
        FileErrorCase{"NoClass", "method sort { }", 1, 1, "expected Class.method"},
        FileErrorCase{"NotAClause", "method Graph.m { check x { } }", 1, 18,
                      "expected 'pre', 'post', 'pred', 'fun', 'let' or '}'"},
        FileErrorCase{"OpenMethod", "method Graph.m(int { }", 1, 20,
                      "expected ')' after the parameter types, found '{'"},
        FileErrorCase{"PrimeInPrecondition", "method Graph.m { pre { some next' } }", 1, 29,
                      "state after the method"},
        FileErrorCase{"ResultInPrecondition", "method Graph.m { pre { return = true$rel } }", 1, 24,
                      "result of the method"},
        FileErrorCase{"Recursion",
                      "fun f[n: Node] { g[n] } fun g[n: Node] { f[n] } method Graph.m { post { some n: Node "
                      "| some f[n] } }",
                      1, 42, "the definition of 'f' uses itself"},
        FileErrorCase{"RecursiveCondition", "method Graph.m { post a { some this and b } post b { a } }", 1,
                      41, "the condition 'b' uses itself"},
        FileErrorCase{"TwoDefinitions", "pred p { } pred p { } method Graph.m { }", 1, 17,
                      "defined already, at g.rel:1:6"},
        FileErrorCase{"TwoConditions", "method Graph.m { pre p { } post p { } }", 1, 33,
                      "name of something else"},
        FileErrorCase{"ArgumentCount", "pred p[a: Node] { } method Graph.m { pre { p[] } }", 1, 44,
                      "'p' takes 1 argument, here are 0"},
        FileErrorCase{"ArgumentType", "pred p[a: Node] { some a } method Graph.m { pre { p[this] } }", 1, 53,
                      "declared as Node, but 'this' is of type Graph"},
        FileErrorCase{"ArgumentArity", "pred p[a: Node] { some a } method Graph.m { pre { p[outs] } }", 1, 53,
                      "declared with 1 column, but 'outs' has 2 columns"},
        FileErrorCase{"PredicateOfRelation", "pred p { this.nodes } method Graph.m { pre { p } }", 1, 14,
                      "expected a formula"},
        FileErrorCase{"PrimeInsidePrimed", "let c = head' method Graph.m { post { some c' } }", 1, 9,
                      "two states only"}),
    [](const auto& parameter) { return parameter.param.name; });

TEST(RelFile, DeepAndLongTermsAreRefusedNotFatal) {
  for (const std::string unit :
       {"(", "not ", "{", "some this => ", "~", "#", "let x = this | ", "this + ", "this."}) {
    std::string text;
    for (int count = 0; count < 50000; ++count) text += unit;
    EXPECT_THROW(parse_rel_term(text + "this", "t.rel"), UserError) << unit;
  }
}

TEST(RelFile, MissingFileIsAUserError) { EXPECT_THROW(read_rel_file("/nonexistent/x.rel"), UserError); }

// Garbage must end in a UserError, never in anything else.
TEST(RelFile, RandomTokensNeverCrash) {
  static const std::vector<std::string> words = {
      "all", "some", "no",   "x", ":",  "|",   "Node", ".",   "next", "'",     "(",      ")",  "{", "}",
      "[",   "]",    "+",    "-", "->", "=",   "in",   "let", "if",   "then",  "else",   "=>", "#", "1",
      "and", "not",  "this", "*", "^",  "sum", "disj", ",",   "int",  "`set`", "method", "pre"};
  std::uint64_t state = 12345;
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    for (int count = 0; count < 12; ++count) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      text += words[(state >> 33) % words.size()] + " ";
    }
    try {
      meaning(text);
    } catch (const UserError& error) {
      EXPECT_TRUE(error.position().known()) << text;
    }
    try {
      parse_rel(text, "t.rel");
    } catch (const UserError&) {
    }
  }
}

}  // namespace
}  // namespace jury::spec
