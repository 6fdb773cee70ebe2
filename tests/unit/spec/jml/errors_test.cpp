// Bad JML: what is said, and where; and that the rest is still used.
#include <gtest/gtest.h>

#include "spec/jml/instrumentation.h"

namespace jury::spec::jml {
namespace {

struct Case {
  const char* name;
  const char* text;
  const char* message;  // of the first error, or of what is left out
};

std::string first_message(const std::string& text) {
  const Instrumentation made({{"C.java", text, "", ""}}, {false});
  const auto& draft = made.draft();
  if (!draft.errors.empty()) return draft.errors.front().substr(0, draft.errors.front().find('\n'));
  return draft.problems.empty() ? "nothing" : draft.problems.front();
}

class JmlError : public testing::TestWithParam<Case> {};

TEST_P(JmlError, IsSaid) { EXPECT_EQ(first_message(GetParam().text), GetParam().message); }

const Case cases[] = {
    {"MissingOperand", "class C { //@ requires x > ;\n void m(int x) {} }",
     "C.java:1:28: error: expected an expression, found ';'"},
    {"MissingSemicolon", "class C { //@ requires true\n void m() {} }",
     "C.java:1:28: error: expected ';' after a clause, but the specification "
     "ends here"},
    {"Assignment", "class C { //@ ensures \\result = 1;\n int m() { return 1; } }",
     "C.java:1:31: error: expected ';' after a clause, found '=': a "
     "specification cannot assign (did you mean '=='?)"},
    {"Increment", "class C { int f; //@ invariant f++ > 0;\n }",
     "C.java:1:33: error: '++' changes a variable: a specification cannot "
     "assign"},
    {"UnclosedParenthesis", "class C { //@ requires (true;\n void m() {} }",
     "C.java:1:29: error: expected ')' after an expression in parentheses, "
     "found ';'"},
    {"BareQuantifier", "class C { //@ requires \\forall int i; true;\n void m() {} }", "nothing"},
    {"BareQuantifierWithARange", "class C { //@ requires \\forall int i; 0 <= i; i < 5;\n void m() {} }",
     "nothing"},
    {"BareQuantifierBeforeAClause",
     "class C { //@ requires \\forall int i; i < 5; ensures true;\n void m() {} }", "nothing"},
    {"UnknownOperator", "class C { //@ requires \\frob(1);\n void m() {} }",
     "C.java:1:24: left out: the operator \\frob is not supported"},
    {"RealNumbers", "class C { //@ ensures (\\forall \\real r; r > 0; r > 0); ensures true;\n void m() {} }",
     "C.java:1:32: left out: there are no numbers of the type \\real in Java"},
    {"Synonyms",
     "class C { int f; /*@ requires_redundantly true; pre true; writes f; post_redundantly true; @*/\n void "
     "m() {} }",
     "nothing"},
    {"Annotated",
     "import java.util.List; class C { List</*@ nullable @*/ String> a; //@ ghost non_null Object[] g;\n }",
     "nothing"},
    {"GhostLocalWithModifiers",
     "class C { void m(Object[] o) { //@ ghost non_null Object[] x = o; ghost final nullable Object y = "
     "null;\n } }",
     "nothing"},
    {"ModelClass", "class C { /*@ model static class Pair { int a; int b; } @*/ void m() {} }", "nothing"},
    {"CountOutsideOfALoop", "class C { //@ requires \\count > 0;\n void m() {} }",
     "C.java:1:24: left out: \\count outside of the clauses of a loop"},
    {"Hint", "class C { void m() { //@ reachable;\n int x; } }",
     "C.java:1:26: not checked: the clause 'reachable': that an execution comes here is not shown"},
    {"ConstraintOfMethods", "class C { int f; //@ constraint f > 0 for m;\n void m() {} }",
     "C.java:1:40: left out: a constraint of certain methods only"},
    {"Misspelt", "class C { //@ ensurse true;\n void m() {} }",
     "C.java:1:15: error: expected a clause, found 'ensurse'; did you mean "
     "ensures?"},
    {"Informal", "class C { //@ requires (* all is well *);\n void m() {} }",
     "C.java:1:24: left out: an informal description (* *) has no meaning to "
     "Jury"},
    {"ResultOfVoid", "class C { //@ ensures \\result > 0;\n void m() {} }",
     "C.java:1:23: error: \\result can be used only in the postcondition of a "
     "method that returns something"},
    {"OldInPrecondition", "class C { int f; //@ requires \\old(f) > 0;\n void m() {} }",
     "C.java:1:36: error: \\old cannot be used here: there is no state before"},
    {"NoMethodFollows", "class C { //@ requires true;\n int f; }",
     "C.java:1:15: error: a method specification stands here, but no method "
     "follows it"},
    {"NoLoopFollows", "class C { void m() { //@ loop_invariant true;\n int x = 1; } }",
     "C.java:1:26: error: a loop specification stands here, but no loop "
     "follows it"},
    {"StatementWithoutBraces", "class C { int f; void m() { if (f > 0) //@ assert true;\n f = 1; } }",
     "C.java:1:44: error: a JML statement cannot stand here: put braces around "
     "the statement"},
    {"Unsupported", "class C { //@ when n > 0;\n void m(int n) {} }",
     "C.java:1:15: left out: the clause 'when' is not supported"},
    {"Remark", "class C { //@ measured_by n;\n void m(int n) {} }",
     "C.java:1:15: not checked: the clause 'measured_by': that a recursion ends is not shown"},
    {"SetOfAField", "class C { int f; void m() { //@ set f = 1;\n } }",
     "C.java:1:33: error: 'set' can assign ghost fields and variables only, and 'f' is not one"},
    {"SetOfAParameter", "class C { void m(int n) { //@ set n = 1;\n } }",
     "C.java:1:31: error: 'set' can assign ghost fields and variables only, and 'n' is not one"},
    {"SetOfAGhost",
     "class C { //@ ghost int g;\n void m() { //@ ghost int h; set h++; set this.g += h;\n } }", "nothing"},
    {"CapturedDefinition",
     "class C { //@ old int m = i; ensures (\\forall int i; 0 <= i < 3; i != m);\n void m(int i) {} }",
     "C.java:1:51: error: the variable 'i' of a quantifier is also a name in the definition of 'm'; "
     "choose another name"},
    {"OtherArithmetic", "class C { /*@ spec_safe_math @*/ void m() {} }",
     "C.java:1:15: not checked: 'spec_safe_math': numbers of the code are those of Java, and in "
     "specifications "
     "nobody asks whether they overflow"},
    {"BigintsWithoutBounds", "class C { //@ ensures (\\forall \\bigint i; i * i >= 0);\n void m() {} }",
     "C.java:1:40: left out: no lower bound for the \\bigint variable 'i' was found in the range of the "
     "quantifier "
     "(write for example 0 <= i && i < n)"},
    {"ModelField", "class C { int n; //@ model int size; represents size = n;\n }", "nothing"},
    {"NoSuchModelField", "class C { int n; //@ represents size = n;\n }",
     "C.java:1:33: error: there is no model field 'size'"},
    {"NoValue", "class C { int n; //@ model int size; represents size \\such_that size > n;\n }",
     "C.java:1:54: left out: \\such_that does not say what the value is"},
    {"BadRepresentation", "class C { int n; //@ model int size; represents size n;\n }",
     "C.java:1:54: error: expected '=' after the name of a model field, found 'n'"},
    {"Unknown", "class C { //@ formatter:off\n void m() {} }",
     "C.java:1:15: left out: 'formatter' begins no clause that Jury knows"},
    {"CommentedAnnotation", "class C { //@Override\n void m() {} }", "nothing"},
    {"InAString",
     "class C { String s = \"//@ requires ;\"; char c = '\"'; /* //@ requires "
     "; */ }",
     "nothing"},
    {"InATextBlock", "class C { String s = \"\"\"\n//@ requires ;\n\"\"\"; }", "nothing"},
    {"VarUnderAQuantifier",
     "class C { void m(int[] a) { var n = 3; //@ assert (\\forall int i; 0 <= "
     "i && i < n; i < n);\n } }",
     "C.java:1:44: error: the variable 'n' has no written type that can be "
     "repeated (var, a lambda's parameter, a local "
     "class); declare it with one to use it under a quantifier, \\old or "
     "\\reach"},
    {"GhostInARecord", "record C(int x) { //@ ghost int g;\n }",
     "C.java:1:33: left out: an interface or record cannot have a ghost field "
     "of its objects"},
    {"PathThroughARange", "class C { int[][] a; //@ assignable a[*][0];\n void m() {} }",
     "C.java:1:41: left out: ranges of elements of several arrays"},
};

INSTANTIATE_TEST_SUITE_P(Clauses, JmlError, testing::ValuesIn(cases),
                         [](const auto& parameter) { return parameter.param.name; });

// A clause with an error does not take the others with it.
TEST(JmlErrors, LeaveTheOtherClauses) {
  const Instrumentation made({{"C.java",
                               "class C {\n//@ requires x > ;\n//@ ensures \\result == x;\nint m(int "
                               "x) { return x; }\n"
                               "//@ requires x > 0;\nint k(int x) { return x; } }",
                               "", ""}},
                             {false});
  ASSERT_EQ(made.draft().methods.size(), 2u);
  EXPECT_EQ(made.draft().methods[0].contract.errors.size(), 1u);
  EXPECT_EQ(made.draft().methods[0].contract.behaviours.at(0).ensures.size(), 1u);
  EXPECT_TRUE(made.draft().methods[1].contract.errors.empty());
  EXPECT_EQ(made.draft().methods[1].contract.behaviours.at(0).requires_.at(0).text, "requires x > 0");
}

// One message for what is skipped, ';' between parentheses and quantifiers without parentheses included.
TEST(JmlErrors, SayOneThingOfAClause) {
  for (const std::string clause :
       {"ensures (\\forall \\real r; r > 0; r > 1);", "ensures \\frob(1) && (\\forall int i; 0 <= i; true);",
        "ensures \\forall \\real r; r > 0; r > 1;", "ensures \\not_assigned(x) ||\n  x > 0;"}) {
    const Instrumentation made({{"C.java",
                                 "class C {\n/*@ requires x > 0;\n  @ " + clause +
                                     "\n  @ ensures \\result == x;\n  @*/\nint m(int x) { return x; } }",
                                 "", ""}},
                               {false});
    EXPECT_TRUE(made.draft().errors.empty()) << clause;
    EXPECT_EQ(made.draft().problems.size(), 1u) << clause;
    ASSERT_EQ(made.draft().methods.size(), 1u);
    const auto& contract = made.draft().methods[0].contract;
    EXPECT_EQ(contract.behaviours.at(0).ensures.size(), 1u) << clause;
    EXPECT_FALSE(contract.precondition_incomplete) << clause;
  }
}

// What a skipped precondition excludes is not known.
TEST(JmlErrors, TellIncompletePreconditions) {
  const Instrumentation made({{"C.java",
                               "class C { //@ requires \\frob(x); ensures \\result == x;\n"
                               "int m(int x) { return x; }\n//@ invariant \\frob(1);\n }",
                               "", ""}},
                             {false});
  ASSERT_EQ(made.draft().methods.size(), 1u);
  EXPECT_TRUE(made.draft().methods[0].contract.precondition_incomplete);
  ASSERT_EQ(made.draft().classes.size(), 1u);
  EXPECT_TRUE(made.draft().classes[0].contract.invariants_incomplete);
}

TEST(JmlFile, MustFitTheClass) {
  const Instrumentation made({{"C.java", "class C { int m(int x) { return x; } }", "C.jml",
                               "class C {\n//@ ensures \\result == x;\nint m(int x);\n//@ requires "
                               "true;\nint k(int x); }"}},
                             {false});
  ASSERT_EQ(made.draft().errors.size(), 1u);
  EXPECT_EQ(made.draft().errors[0].substr(0, made.draft().errors[0].find('\n')),
            "C.jml:5:5: error: the class C has no method k with these parameters");
  ASSERT_EQ(made.draft().methods.size(), 1u);
  EXPECT_EQ(made.draft().methods[0].contract.behaviours.at(0).ensures.at(0).place.file, "C.jml");
}

}  // namespace
}  // namespace jury::spec::jml
